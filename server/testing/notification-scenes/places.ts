import { expect } from 'vitest'
import { api } from '#contract/capabilities.ts'
import { type NotificationPlace, placeOf } from '#contract/notifications/notification-places.ts'
import type { Reader, Scene } from './scene.ts'

type Opening = { scene: Scene; reader: Reader; id: string; query: URLSearchParams }

/** Whether the reader gets what the screen shows, by the path of its row in the screen table. */
const screens: Record<NotificationPlace, (opening: Opening) => Promise<number>> = {
  '/my_communities': async ({ scene: { t, as }, reader, query }) => {
    if (query.get('tab') === 'requests') return (await t.call(api.request.getMine, {}, as(reader))).status
    const { status, body } = await t.call(api.intro.list, { direction: 'received', status: 'SENT' }, as(reader))
    const introFor = query.get('introFor')
    return !introFor || body.items.some(({ person }) => person.id === introFor) ? status : 404
  },
  '/chats/:chatId': async ({ scene: { t, as }, reader, id, query }) => {
    const { status, body } = await t.call(api.message.list, { id }, as(reader))
    const wanted = query.get('message')
    return !wanted || body.items.some(({ number }) => String(number) === wanted) ? status : 404
  },
  '/u/:slug': async ({ scene: { t, as }, reader, id }) =>
    (await t.call(api.participant.getBySlug, { slug: id }, as(reader))).status,
  '/event/:eventId': async ({ scene: { t, as }, reader, id }) =>
    (await t.call(api.event.get, { id }, as(reader))).status,
  '/event/:eventId/participants': async ({ scene: { t, as }, reader, id }) =>
    (await t.call(api.responsible.list, { id }, as(reader))).status,
  '/profile': async ({ scene: { t, as }, reader }) => (await t.call(api.profile.getProfile, {}, as(reader))).status,
  '/settings': async ({ scene: { t, as }, reader }) => (await t.call(api.channel.list, {}, as(reader))).status,
  '/admin/options/:part': async ({ scene: { t, as }, reader }) =>
    (await t.call(api.delivery.listWorkspaces, {}, as(reader))).status,
  '/admin/moderation': async ({ scene: { t, as }, reader, query }) =>
    (await t.call(api.moderation.get, { participantId: query.get('person') ?? '' }, as(reader))).status,
  '/admin/moderation/reports': async ({ scene: { t, as }, reader, query }) =>
    (await t.call(api.report.get, { id: query.get('report') ?? '' }, as(reader))).status,
  '/admin': async ({ scene: { t, as }, reader }) => (await t.call(api.delivery.listWorkspaces, {}, as(reader))).status,
}

/** Fails unless the path is that of a screen whose content the reader may read. */
export async function expectOpens(scene: Scene, reader: Reader, path: string): Promise<void> {
  const { pathname, searchParams: query } = new URL(path, 'http://localhost')
  const [place, [, , id = '']] = [placeOf(path), pathname.split('/')]
  expect([path, place && (await screens[place]({ scene, reader, id, query }))]).toEqual([path, 200])
}
