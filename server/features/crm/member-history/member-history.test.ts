import { afterAll, beforeAll, expect, test } from 'vitest'
import { api } from '#contract/capabilities.ts'
import { buildSession } from '#server/features/auth/session/testing.ts'
import { buildCommunity } from '#server/features/communities/community/testing.ts'
import { buildEvent } from '#server/features/events/event/testing.ts'
import { buildParticipant, buildParticipantUser } from '#server/features/participants/participant/testing.ts'
import { newId } from '#server/platform/db/id.ts'
import { startTestApp, type TestApp } from '#server/testing/harness.ts'

let t: TestApp
let here: { id: string; host: string }
let admin: { host: string; token: string }
beforeAll(async () => {
  t = await startTestApp()
  here = await buildCommunity(t)
  const place = await buildParticipant(t, {
    communityId: here.id,
    firstName: 'Olga',
    permissions: ['CAN_VIEW_ADMIN_PANEL'],
  })
  admin = { host: here.host, token: (await buildSession(t, place)).token }
})
afterAll(() => t.stop())

test('has joining, intros without their text, events, letters by kind and changes by managers, newest first, page by page', async () => {
  const anna = await buildParticipant(t, { communityId: here.id, firstName: 'Anna' })
  const { participantId: id, email } = await buildParticipantUser(t, here.id)
  const minute = (at: number) => new Date(t.clock.now().getTime() + at * 60_000)
  await t.owner`update participant set invited_by = ${anna.id}, joined_at = ${minute(0)} where id = ${id}`
  const intro = (from: string, to: string, status: string, at: number) => t.owner`
    insert into intro (community_id, id, from_id, to_id, status, intro_message, answer, created_at, answered_at)
    values (${here.id}, ${newId(t.clock.now())}, ${from}, ${to}, ${status}, 'a private text', 'a private answer', ${minute(at)},
      ${status === 'SENT' ? null : minute(at + 1)})`
  await intro(id, anna.id, 'ACCEPTED', 1)
  const boris = await buildParticipant(t, { communityId: here.id, firstName: 'Boris' })
  await intro(boris.id, id, 'SENT', 2)
  const event = await buildEvent(t, { communityId: here.id })
  await t.owner`
    insert into participation (community_id, id, event_id, participant_id, status, joined_at, changed_at, checked_in_at, checked_in_how)
    values (${here.id}, ${newId(t.clock.now())}, ${event.id}, ${id}, 'CONFIRMED', ${minute(3)}, ${minute(3)}, ${minute(4)}, 'QR')`
  const letter = (category: string, at: number) => t.owner`
    insert into letter (community_id, id, kind, category, recipient, lang, subject, html, plain, status, created_at)
    values (${here.id}, ${newId(t.clock.now())}, 'kind', ${category}, ${email}, 'en', 'a private subject', '', '', 'SENT', ${minute(at)})`
  await letter('weekly', 4)
  await letter('ACCESS', 5)
  const [manager] = await t.owner<{ userId: string }[]>`select user_id from participant where first_name = 'Olga'`
  await t.owner`
    insert into change (id, community_id, kind, user_id, subject_id, before, after, created_at)
    values (${newId(t.clock.now())}, ${here.id}, 'moderation', ${manager?.userId ?? ''}, ${id}, '{}', '{"reason": "a private reason"}', ${minute(6)})`

  const whole = await t.call(api.memberHistory.list, { participantId: id }, admin)
  expect(whole.body.items.map(({ kind, person, status }) => [kind, person, status])).toEqual([
    ['change', 'Olga Example', ''],
    ['letter', null, 'SENT'],
    ['event', null, 'ATTENDED'],
    ['introReceived', 'Boris Example', 'SENT'],
    ['introSent', 'Anna Example', 'ACCEPTED'],
    ['joined', 'Anna Example', ''],
  ])
  expect(whole.body.items.map(({ subject }) => subject).slice(0, 2)).toEqual(['moderation', 'weekly'])
  expect(whole.raw).not.toContain('private')
  const pages: string[] = []
  let after: string | null = null
  do {
    const sent: { participantId: string; size: number; after?: string } = {
      participantId: id,
      size: 2,
      ...(after ? { after } : {}),
    }
    const { body } = await t.call(api.memberHistory.list, sent, admin)
    pages.push(...body.items.map(each => each.kind))
    after = body.next
  } while (after)
  expect(pages).toEqual(whole.body.items.map(({ kind }) => kind))
})

test('letters of another community to the same address are not in it', async () => {
  const { participantId: id, email } = await buildParticipantUser(t, here.id)
  const elsewhere = await buildCommunity(t)
  await t.owner`
    insert into letter (community_id, id, kind, category, recipient, lang, subject, html, plain, status, created_at)
    values (${elsewhere.id}, ${newId(t.clock.now())}, 'kind', 'weekly', ${email}, 'en', '', '', '', 'SENT', now())`
  const { body } = await t.call(api.memberHistory.list, { participantId: id }, admin)
  expect(body.items.map(({ kind }) => kind)).toEqual(['joined'])
})
