import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { api } from '#contract/capabilities.ts'
import { buildCommunity } from '#server/features/communities/community/testing.ts'
import { buildEvent } from '#server/features/events/event/testing.ts'
import { buildParticipation } from '#server/features/events/participation/testing.ts'
import { buildSignedInParticipant } from '#server/features/participants/participant/testing.ts'
import { startTestApp, type TestApp } from '#server/testing/harness.ts'

let t: TestApp
let here: { id: string; host: string }
let me: Awaited<ReturnType<typeof buildSignedInParticipant>>
beforeAll(async () => {
  t = await startTestApp()
  t.clock.stop()
})
afterAll(() => t.stop())
beforeEach(async () => {
  here = await buildCommunity(t)
  me = await buildSignedInParticipant(t, here.id)
})

const link = 'https://meet.example.com/tea-room'
const minute = 60_000
const as = (who: { token: string }) => ({ host: here.host, token: who.token })

/** An online event in 2026 that starts so many minutes after the clock of the test. */
async function eventIn(minutes: number, options: { cancelledAt?: Date; type?: 'ONLINE' | 'OFFLINE' } = {}) {
  const startsAt = new Date(t.clock.now().getTime() + minutes * minute)
  const event = await buildEvent(t, { communityId: here.id, type: 'ONLINE', onlineMeetingLink: link, ...options })
  const endsAt = new Date(startsAt.getTime() + 120 * minute)
  await t.owner`update event set starts_at = ${startsAt}, ends_at = ${endsAt} where id = ${event.id}`
  return event.id
}
const go = (eventId: string, options: Parameters<typeof buildParticipation>[1] = {}) =>
  buildParticipation(t, { communityId: here.id, eventId, participantId: me.id, ...options })
const join = (id: string, who = me) => t.call(api.checkIn.joinOnline, { id }, as(who))
const arrival = async (eventId: string) =>
  (await t.owner`select checked_in_at, checked_in_how from participation where event_id = ${eventId}`)[0]

describe('joining an online event', () => {
  test('opens 15 minutes before the start, records the attendance and leads to the meeting', async () => {
    const id = await eventIn(15)
    await go(id)
    expect((await join(id)).body).toEqual({ url: link })
    expect(await arrival(id)).toMatchObject({ checkedInAt: t.clock.now().toISOString(), checkedInHow: 'ONLINE' })
  })

  test('again keeps the first arrival', async () => {
    const id = await eventIn(0)
    const first = new Date(t.clock.now().getTime() - minute)
    await go(id, { checkedInAt: first })
    expect((await join(id)).status).toBe(200)
    expect(await arrival(id)).toMatchObject({ checkedInAt: first.toISOString(), checkedInHow: 'NAME' })
  })

  test('before that is refused with the time at which it opens, and records nothing', async () => {
    const id = await eventIn(16)
    await go(id)
    const refused = await join(id)
    expect(refused.status).toBe(409)
    expect(refused.failure).toMatchObject({
      name: 'NOT_OPEN_YET',
      retryAt: new Date(t.clock.now().getTime() + minute).toISOString(),
    })
    expect(await arrival(id)).toMatchObject({ checkedInAt: null })
  })

  test('is refused after the meeting, and when the event is cancelled', async () => {
    for (const id of [await eventIn(-240), await eventIn(0, { cancelledAt: t.clock.now() })]) {
      await go(id)
      expect((await join(id)).failure).toMatchObject({ name: 'MEETING_OVER' })
    }
  })

  test.each([
    ['nobody who is not taking part', undefined],
    ['nobody who waits for approval', { status: 'PENDING' as const }],
    ['nobody on the waitlist', { waitlistNumber: 1 }],
    ['nobody who was rejected', { status: 'REJECTED' as const }],
    ['nobody who cancelled', { status: 'CANCELLED' as const }],
  ])('lets in %s', async (_who, participation) => {
    const id = await eventIn(0)
    if (participation) await go(id, participation)
    const refused = await join(id)
    expect(refused.status).toBe(403)
    expect(refused.failure).toMatchObject({ name: 'NOT_GOING' })
    expect(refused.raw).not.toContain('meet.example.com')
  })

  test('is refused for an event at a place', async () => {
    const id = await eventIn(0, { type: 'OFFLINE' })
    await go(id)
    expect((await join(id)).failure).toMatchObject({ name: 'NOT_GOING' })
  })
})

test('the link of the meeting is in no other reply', async () => {
  const id = await eventIn(0)
  await go(id)
  const replies = [
    await t.call(api.event.get, { id }, as(me)),
    await t.call(api.event.get, { id }, { host: here.host }),
    await t.call(api.encounter.list, { id }, as(me)),
    await t.call(api.eventFeedback.getMine, { id }, as(me)),
  ]
  for (const { status, raw } of replies) {
    expect(status).toBe(200)
    expect(raw).not.toContain('meet.example.com')
  }
  expect((await join(id)).raw).toContain('meet.example.com')
})
