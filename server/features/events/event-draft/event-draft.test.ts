import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { api } from '#contract/capabilities.ts'
import { buildCommunity } from '#server/features/communities/community/testing.ts'
import { buildSignedInParticipant } from '#server/features/participants/participant/testing.ts'
import { startTestApp, type TestApp } from '#server/testing/harness.ts'
import { buildEvent, filledForm } from '../event/testing.ts'

let t: TestApp
let here: { id: string; host: string }
type Me = Awaited<ReturnType<typeof buildSignedInParticipant>>
let me: Me
let other: Me
beforeAll(async () => {
  t = await startTestApp()
  here = await buildCommunity(t)
  me = await buildSignedInParticipant(t, here.id, { permissions: ['CAN_CREATE_EVENTS'] })
  other = await buildSignedInParticipant(t, here.id, { permissions: ['CAN_CREATE_EVENTS'] })
})
afterAll(() => t.stop())

const as = ({ token }: Me) => ({ host: here.host, token })
const of = (eventId?: string) => (eventId ? { eventId } : {})
const get = async (eventId?: string, who = me) => (await t.call(api.eventDraft.get, of(eventId), as(who))).body.draft
const save = (fields: Record<string, string | number | boolean | null>, eventId?: string, who = me) =>
  t.call(api.eventDraft.save, { fields, ...of(eventId) }, as(who))

describe('the draft of an event', () => {
  test('is as typed, also what could not be saved, until it is discarded', async () => {
    expect(await get()).toBeNull()
    const fields = { title: 'T', date: '2026-02-30', price: -1, isPaid: true, maxParticipants: null }
    await save({ title: 'Earlier' })
    const { body } = await save(fields)
    expect(body).toEqual({ fields, updatedAt: expect.any(String) })
    expect(await get()).toEqual(body)
    await t.call(api.eventDraft.remove, {}, as(me))
    expect(await get()).toBeNull()
  })

  test('is one per person and event, and nobody else sees it', async () => {
    const { id } = await buildEvent(t, { communityId: here.id, responsibles: [me.userId, other.userId] })
    await save({ title: 'New event' })
    await save({ title: 'This event' }, id)
    await save({ title: 'Of somebody else' }, id, other)
    expect((await get())?.fields).toEqual({ title: 'New event' })
    expect((await get(id))?.fields).toEqual({ title: 'This event' })
    expect((await get(id, other))?.fields).toEqual({ title: 'Of somebody else' })
    expect(await get(undefined, other)).toBeNull()
  })

  test('goes when the form is saved, and stays when it is refused', async () => {
    const { id } = await buildEvent(t, { communityId: here.id, responsibles: [me.userId] })
    await save({ title: 'New event' })
    await save({ title: 'This event' }, id)
    await t.call(api.event.update, { id, version: 1, title: '' }, as(me))
    await t.call(api.event.create, { ...filledForm, title: '' }, as(me))
    expect([await get(), await get(id)]).toEqual([expect.anything(), expect.anything()])
    await t.call(api.event.update, { id, version: 1, title: 'This event' }, as(me))
    expect([await get(), await get(id)]).toEqual([expect.anything(), null])
    await t.call(api.event.create, filledForm, as(me))
    expect(await get()).toBeNull()
  })

  test('goes with its event', async () => {
    const { id } = await buildEvent(t, { communityId: here.id, responsibles: [me.userId] })
    await save({ title: 'This event' }, id)
    await t.owner`delete from event where id = ${id}`
    expect(await t.owner`select from event_draft where event_id = ${id}`).toHaveLength(0)
  })

  test('is listed with what the user may go on with, the last first', async () => {
    const mine = await buildSignedInParticipant(t, here.id, { permissions: ['CAN_CREATE_EVENTS'] })
    const listed = async (who = mine) => (await t.call(api.eventDraft.list, {}, as(who))).body.items
    const events = await Promise.all(
      ['Tea', 'Coffee', 'Juice'].map(title =>
        buildEvent(t, { communityId: here.id, title, responsibles: [mine.userId, other.userId] }),
      ),
    )
    const [tea, coffee, juice] = events.map(({ id }) => id)
    expect(await listed()).toEqual([])
    await save({ title: 'New one', price: 3 }, undefined, mine)
    for (const id of [tea, coffee, juice]) await save({ title: `Changed ${id}`, price: 3 }, id, mine)
    await save({ price: 3 }, tea, mine)
    await save({ title: 'Of somebody else' }, tea, other)
    const [event] = await t.owner`select slug from event where id = ${tea as string}`
    expect(await listed()).toMatchObject([
      { title: '', event: { id: tea, slug: event?.slug, title: 'Tea' } },
      { event: { id: juice } },
      { event: { id: coffee } },
      { title: 'New one', event: null },
    ])
    await t.owner`delete from responsible where event_id = ${juice as string} and user_id = ${mine.userId}`
    await t.owner`update event set deleted_at = now() where id = ${coffee as string}`
    expect((await listed()).map(({ title }) => title)).toEqual(['', 'New one'])
    await t.owner`delete from permission where user_id = ${mine.userId}`
    expect((await listed()).map(({ title }) => title)).toEqual([''])
  })

  test('has a limited size', async () => {
    const many = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, n) => [`field${n}`, '']))
    expect((await save({ description: 'x'.repeat(20_000) })).status).toBe(200)
    expect((await save({ description: 'x'.repeat(20_001) })).status).toBe(400)
    expect((await save(many(80))).status).toBe(200)
    expect((await save(many(81))).status).toBe(400)
    const large = { a: 'я'.repeat(16_000), b: 'я'.repeat(16_700) }
    expect((await save(large)).status).toBe(200)
    expect((await save({ ...large, c: 'я'.repeat(100) })).failure.name).toBe('BODY_TOO_LARGE')
  })

  test('of an event is refused to those who do not organise it, and of a new one to those who may not create any', async () => {
    const { id } = await buildEvent(t, { communityId: here.id, responsibles: [me.userId] })
    expect((await save({ title: 'x' }, id, other)).status).toBe(403)
    const member = await buildSignedInParticipant(t, here.id)
    expect((await save({ title: 'x' }, undefined, member)).status).toBe(403)
  })
})
