import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { api } from '#contract/capabilities.ts'
import type { SentOf } from '#contract/endpoint.ts'
import { buildCommunity } from '#server/features/communities/community/testing.ts'
import { buildSignedInParticipant } from '#server/features/participants/participant/testing.ts'
import { listener } from '#server/platform/jobs/news.ts'
import { runChore } from '#server/testing/chores.ts'
import { startTestApp, type TestApp } from '#server/testing/harness.ts'
import { buildParticipation } from '../participation/testing.ts'
import { eventChores } from './chores.ts'
import { buildEvent, type EventOptions } from './testing.ts'

let t: TestApp
let here: { id: string; host: string }
type Me = Awaited<ReturnType<typeof buildSignedInParticipant>>
let me: Me
let other: Me
beforeAll(async () => {
  t = await startTestApp()
  here = await buildCommunity(t)
  me = await buildSignedInParticipant(t, here.id, { permissions: ['CAN_CREATE_EVENTS'], firstName: 'Nina' })
  other = await buildSignedInParticipant(t, here.id, { permissions: ['CAN_CREATE_EVENTS'], firstName: 'Oleg' })
  for (const news of ['event.rescheduled', 'event.cancelled'] as const)
    t.app.work.listeners.push(listener(`test ${news}`, news, async () => {}))
})
afterAll(() => t.stop())
beforeEach(async () => {
  await t.owner`truncate call_count`
  await t.owner`delete from graphile_worker._private_jobs`
})

type Form = SentOf<typeof api.event.create>
const as = ({ token }: { token: string }, lang = 'en') => ({
  host: here.host,
  token,
  headers: { 'accept-language': lang },
})
const mine = (options: EventOptions = {}) =>
  buildEvent(t, { communityId: here.id, responsibles: [me.userId], ...options })
const managed = async (id: string) => (await t.call(api.event.getManaged, { id }, as(me))).body
const update = (id: string, version: number, form: Form, who = me) =>
  t.call(api.event.update, { id, version, ...form }, as(who))
/** News told since the test began. */
const told = async () => {
  const rows = await t.owner<{ taskIdentifier: string }[]>`
    select task_identifier from graphile_worker.jobs where task_identifier like 'hear test %'`
  return rows.map(({ taskIdentifier }) => taskIdentifier.replace('hear test ', '')).sort()
}
const sequenceOf = async (id: string) => {
  const [row] = await t.owner<{ sequence: number }[]>`select sequence from event where id = ${id}`
  return row?.sequence
}

describe('cancelling an event', () => {
  const cancel = (id: string, message = '') => t.call(api.event.cancel, { id, message }, as(me))

  test('keeps the message, raises the sequence and tells the participants once', async () => {
    const { id } = await mine()
    const { body } = await cancel(id, 'The venue closed.')
    expect(body).toMatchObject({ isCancelled: true, cancelMessage: 'The venue closed.', version: 2 })
    expect((await cancel(id, 'Once more')).body).toEqual(body)
    expect([await sequenceOf(id), await told()]).toEqual([1, ['event.cancelled']])
    expect((await t.call(api.event.get, { id }, as(other))).body).toMatchObject({
      isCancelled: true,
      cancelMessage: 'The venue closed.',
      mine: { state: 'eventCancelled' },
    })
  })

  test('is refused when it is over', async () => {
    const { id } = await mine({ date: '2020-01-01' })
    expect((await cancel(id)).failure.name).toBe('EVENT_ENDED')
    expect(await told()).toEqual([])
  })
})

describe('a deleted event', () => {
  const remove = (id: string, who = me) => t.call(api.event.remove, { id }, as(who))
  const restore = (id: string, who = me) => t.call(api.event.restore, { id }, as(who))
  const purge = (now: Date) => runChore(t, eventChores, 'remove deleted events', now)
  const rowsOf = (id: string) => t.owner`select from event where id = ${id}`
  const hours = (count: number) => new Date(t.clock.now().getTime() + count * 3_600_000)

  test('looks unknown, and is as before when it is restored', async () => {
    const { id } = await mine({ slug: 'short-lived' })
    const before = await managed(id)
    expect((await remove(id)).status).toBe(200)
    for (const key of [id, 'short-lived']) expect((await t.call(api.event.get, { id: key }, as(me))).status).toBe(404)
    expect((await update(id, 1, { title: 'New' })).status).toBe(404)
    expect((await restore(id)).body).toEqual(before)
    expect((await t.call(api.event.get, { id }, as(other))).status).toBe(200)
  })

  test('is restored by its organisers only; for others it does not exist', async () => {
    const { id } = await mine()
    await remove(id)
    expect((await restore(id, other)).status).toBe(404)
    expect((await restore(id)).status).toBe(200)
  })

  test('is listed for a day for those who may restore it, the last one first', async () => {
    const moderator = await buildSignedInParticipant(t, here.id, { permissions: ['CAN_MODERATE_COMMUNITY'] })
    const listed = async (who = me) => (await t.call(api.event.listDeleted, {}, as(who))).body.items
    const before = (await listed()).length
    const [first, last] = [await mine(), await mine({ title: 'Late tea', date: '2027-05-06' })]
    await remove(first.id)
    t.clock.moveBy(60_000)
    await remove(last.id)
    const at = hours(0)
    await t.owner`update event set deleted_at = ${at} where id = ${last.id}`
    const until = new Date(at.getTime() + 24 * 3_600_000).toISOString()
    const deleted = await listed()
    expect(deleted[0]).toEqual({ id: last.id, title: 'Late tea', date: '2027-05-06', count: 1, restorableUntil: until })
    expect(deleted[1]?.id).toBe(first.id)
    expect((await listed(moderator)).slice(0, 2)).toEqual(deleted.slice(0, 2))
    expect(await listed(other)).toEqual([])
    await restore(last.id)
    expect((await listed())[0]?.id).toBe(first.id)
    await t.owner`update event set deleted_at = ${hours(-24)} where id = ${first.id}`
    expect(await listed()).toHaveLength(before)
  })

  test('cannot be restored after a day, and is then removed with all that belongs to it', async () => {
    const { id } = await mine({ deletedAt: t.clock.now() })
    await buildParticipation(t, { communityId: here.id, eventId: id, status: 'CANCELLED' })
    await purge(hours(23))
    expect(await rowsOf(id)).toHaveLength(1)
    await t.owner`update event set deleted_at = ${hours(-25)} where id = ${id}`
    expect((await restore(id)).status).toBe(404)
    const { id: kept } = await mine()
    await purge(t.clock.now())
    expect([(await rowsOf(id)).length, (await rowsOf(kept)).length]).toEqual([0, 1])
    expect(await t.owner`select from participation where event_id = ${id}`).toHaveLength(0)
  })

  test('has nobody going: it is cancelled first', async () => {
    const { id } = await mine()
    await buildParticipation(t, { communityId: here.id, eventId: id, status: 'PENDING' })
    expect((await remove(id)).failure.name).toBe('EVENT_HAS_PARTICIPANTS')
    expect((await rowsOf(id)).length).toBe(1)
    await t.call(api.event.cancel, { id }, as(me))
    expect((await remove(id)).status).toBe(200)
    const past = await mine({ date: '2020-01-01' })
    await buildParticipation(t, { communityId: here.id, eventId: past.id })
    expect((await remove(past.id)).status).toBe(200)
  })
})
