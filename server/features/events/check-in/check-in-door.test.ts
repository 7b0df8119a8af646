import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { api } from '#contract/capabilities.ts'
import { buildSession } from '#server/features/auth/session/testing.ts'
import { buildCommunity } from '#server/features/communities/community/testing.ts'
import { buildEvent } from '#server/features/events/event/testing.ts'
import { buildParticipation, type ParticipationOptions } from '#server/features/events/participation/testing.ts'
import { buildParticipant, buildSignedInParticipant } from '#server/features/participants/participant/testing.ts'
import { buildConnection } from '#server/features/users/user/testing.ts'
import { startTestApp, type TestApp } from '#server/testing/harness.ts'
import { holdWrites, race, withoutLock } from '#server/testing/race.ts'
import { ticketHash } from './rules.ts'

let t: TestApp
let here: { id: string; host: string }
let doors: { token: string }[]
let eventId: string
beforeAll(async () => {
  t = await startTestApp()
  t.clock.stop()
})
afterAll(() => t.stop())
beforeEach(async () => {
  here = await buildCommunity(t)
  const places = [
    await buildConnection(t, { communityId: here.id }),
    await buildConnection(t, { communityId: here.id }),
  ]
  doors = await Promise.all(places.map(place => buildSession(t, place)))
  eventId = (await buildEvent(t, { communityId: here.id, responsibles: places.map(({ userId }) => userId) })).id
})

const as = ({ token }: { token: string }) => ({ host: here.host, token })
const now = () => t.clock.now().toISOString()
const guest = (options: ParticipationOptions = {}) =>
  buildParticipation(t, { communityId: here.id, eventId, ...options })
const record = (checkIns: { ticket?: string; participationId?: string; at: string }[], door = 0) =>
  t.call(api.checkIn.record, { id: eventId, checkIns }, as(doors[door] as { token: string }))
const results = async (...sent: Parameters<typeof record>) =>
  (await record(...sent)).body.results.map(({ result }) => result)

/** A ticket as its owner gets it. */
async function ticketOfNewGuest() {
  const me = await buildSignedInParticipant(t, here.id)
  const { id } = await guest({ participantId: me.id })
  const { body } = await t.call(api.checkIn.getTicket, { id: eventId }, as(me))
  return { ...body, participationId: id }
}

describe('a ticket', () => {
  test('checks its owner in at the door, once', async () => {
    const { ticket, participationId } = await ticketOfNewGuest()
    const first = await record([{ ticket, at: now() }])
    expect(first.body).toEqual({ results: [{ result: 'checkedIn', participationId, checkedInAt: now() }] })
    t.clock.moveBy(60_000)
    const again = await record([{ ticket, at: now() }], 1)
    expect(again.body.results).toMatchObject([{ result: 'already', checkedInAt: first.body.results[0]?.checkedInAt }])
    const [row] = await t.owner`select checked_in_how from participation where id = ${participationId}`
    expect(row).toEqual({ checkedInHow: 'QR' })
  })

  test('has the address of the event in it, for phones that scan it with their camera', async () => {
    const { ticket, url } = await ticketOfNewGuest()
    expect(url).toMatch(new RegExp(`/event/[a-z0-9-]+\\?ticket=${ticket}$`))
  })

  test('is given to confirmed participants alone', async () => {
    const me = await buildSignedInParticipant(t, here.id)
    await guest({ participantId: me.id, status: 'PENDING' })
    expect((await t.call(api.checkIn.getTicket, { id: eventId }, as(me))).failure).toMatchObject({ name: 'NOT_GOING' })
  })

  test('that was forged, changed or is of another event lets nobody in', async () => {
    const { ticket } = await ticketOfNewGuest()
    const changed = `${ticket.slice(0, -1)}${ticket.endsWith('A') ? 'B' : 'A'}`
    expect(await results(['', 'x', 'A'.repeat(38), changed].map(each => ({ ticket: each, at: now() })))).toEqual([
      'unknown',
      'unknown',
      'unknown',
      'unknown',
    ])
    const other = await buildEvent(t, { communityId: here.id })
    const me = await buildSignedInParticipant(t, here.id)
    await buildParticipation(t, { communityId: here.id, eventId: other.id, participantId: me.id })
    const foreign = await t.call(api.checkIn.getTicket, { id: other.id }, as(me))
    expect(await results([{ ticket: foreign.body.ticket, at: now() }])).toEqual(['notGoing'])
  })

  test('of somebody who cancelled since is refused', async () => {
    const { ticket, participationId } = await ticketOfNewGuest()
    await t.owner`update participation set status = 'CANCELLED' where id = ${participationId}`
    expect(await results([{ ticket, at: now() }])).toEqual(['notGoing'])
  })
})

describe('the check-in', () => {
  test('by name, and what a device recorded without a connection, keep their times; a wrong clock does not', async () => {
    t.clock.moveBy(7 * 24 * 3600_000)
    const [early, late, future] = [await guest(), await guest(), await guest()]
    const before = new Date(t.clock.now().getTime() - 90_000).toISOString()
    const sent = await record([
      { participationId: early.id, at: before },
      { participationId: late.id, at: '2001-01-01T00:00:00.000Z' },
      { participationId: future.id, at: '2101-01-01T00:00:00.000Z' },
    ])
    const times = sent.body.results.map(({ checkedInAt }) => checkedInAt as string)
    expect(times[0]).toBe(before)
    expect(Date.parse(times[1] as string)).toBeGreaterThan(Date.parse('2020-01-01'))
    expect(times[2]).toBe(now())
  })

  test('sent again after a lost answer has its effect once', async () => {
    const { id } = await guest()
    const at = now()
    expect(await results([{ participationId: id, at }])).toEqual(['checkedIn'])
    expect(await results([{ participationId: id, at }])).toEqual(['already'])
    expect((await t.call(api.checkIn.getCounts, { id: eventId }, as(doors[0] as { token: string }))).body).toEqual({
      going: 1,
      checkedIn: 1,
    })
  })

  test('of a participation in another community or event answers like an unknown one, and records nothing', async () => {
    const elsewhere = await buildParticipation(t)
    const other = await buildParticipation(t, {
      communityId: here.id,
      eventId: (await buildEvent(t, { communityId: here.id })).id,
    })
    const ids = [elsewhere.id, other.id, '01a1e5d4-9be3-772b-8b1f-3569e6305460']
    const { body } = await record(ids.map(participationId => ({ participationId, at: now() })))
    expect(body.results).toEqual(ids.map(() => ({ result: 'unknown', participationId: null, checkedInAt: null })))
    const rows = await t.owner`select from participation where id = any (${ids}::uuid[]) and checked_in_at is not null`
    expect(rows).toHaveLength(0)
  })

  test('is undone, and possible again', async () => {
    const { id } = await guest()
    await record([{ participationId: id, at: now() }])
    const undo = () => t.call(api.checkIn.undo, { id: eventId, participationId: id }, as(doors[0] as { token: string }))
    expect((await undo()).status).toBe(200)
    expect((await undo()).failure).toMatchObject({ name: 'NOT_FOUND' })
    expect(await results([{ participationId: id, at: now() }])).toEqual(['checkedIn'])
  })

  test('lists confirmed participants page by page, with the hash of each ticket', async () => {
    const { ticket, participationId } = await ticketOfNewGuest()
    await guest({ status: 'PENDING' })
    for (const seconds of [1, 2])
      await guest({
        joinedAt: new Date(t.clock.now().getTime() + seconds * 1000),
        participantId: (await buildParticipant(t, { communityId: here.id })).id,
      })
    const door = as(doors[0] as { token: string })
    const first = (await t.call(api.checkIn.listGuests, { id: eventId, size: 2 }, door)).body
    expect(first).toMatchObject({ total: 3, items: [{ participationId, ticketHash: ticketHash(ticket) }, {}] })
    const rest = (await t.call(api.checkIn.listGuests, { id: eventId, size: 2, after: first.next as string }, door))
      .body
    expect(rest).toMatchObject({ next: null, items: [{}] })
  })
})

describe('two devices that record one arrival at the same moment', () => {
  const recordTwice = async () => {
    const { id } = await guest()
    const held = await holdWrites(t.owner, 'participation')
    const answers = await race(
      held,
      () => record([{ participationId: id, at: now() }], 0),
      () => record([{ participationId: id, at: now() }], 1),
    )
    return answers.map(({ body }) => body.results[0]?.result)
  }

  test('agree on who was first', async () => {
    expect(await recordTwice()).toEqual(['checkedIn', 'already'])
  })

  test('control: without the check inside the write both are told that they were first', async () => {
    expect(await withoutLock('check-in', recordTwice)).toEqual(['checkedIn', 'checkedIn'])
  })
})
