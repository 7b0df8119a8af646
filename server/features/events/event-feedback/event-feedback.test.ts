import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { api } from '#contract/capabilities.ts'
import { buildCommunity } from '#server/features/communities/community/testing.ts'
import { buildPastEvent } from '#server/features/events/encounter/testing.ts'
import { buildEvent, insertResponsible } from '#server/features/events/event/testing.ts'
import { buildParticipation } from '#server/features/events/participation/testing.ts'
import { buildParticipant, buildSignedInParticipant } from '#server/features/participants/participant/testing.ts'
import { startTestApp, type TestApp } from '#server/testing/harness.ts'
import { buildEventFeedback } from './testing.ts'

let t: TestApp
let here: { id: string; host: string }
let me: Awaited<ReturnType<typeof buildSignedInParticipant>>
beforeAll(async () => {
  t = await startTestApp()
})
afterAll(() => t.stop())
beforeEach(async () => {
  here = await buildCommunity(t)
  me = await buildSignedInParticipant(t, here.id)
})

const as = (who: { token: string }) => ({ host: here.host, token: who.token })
const go = (eventId: string, status: 'CONFIRMED' | 'CANCELLED' = 'CONFIRMED') =>
  buildParticipation(t, { communityId: here.id, eventId, participantId: me.id, status })
const give = (id: string, score = 4, note = '') => t.call(api.eventFeedback.give, { id, score, note }, as(me))
const mine = async (id: string) => (await t.call(api.eventFeedback.getMine, { id }, as(me))).body

describe('feedback', () => {
  test('is given after the event, and the last one counts', async () => {
    const { id } = await buildPastEvent(t, here.id)
    await go(id)
    expect(await mine(id)).toEqual({ feedback: null, canGive: true })
    expect((await give(id, 2, 'The tea was cold')).status).toBe(200)
    expect((await give(id, 5, 'The second pot was hot')).status).toBe(200)
    expect((await mine(id)).feedback).toMatchObject({ score: 5, note: 'The second pot was hot' })
  })

  test('is not asked before the end, nor of those who were not going', async () => {
    const coming = await buildEvent(t, { communityId: here.id })
    await go(coming.id)
    expect(await mine(coming.id)).toEqual({ feedback: null, canGive: false })
    expect((await give(coming.id)).failure).toMatchObject({ name: 'EVENT_NOT_OVER' })
    const past = await buildPastEvent(t, here.id)
    await go(past.id, 'CANCELLED')
    expect(await mine(past.id)).toEqual({ feedback: null, canGive: false })
    expect((await give(past.id)).failure).toMatchObject({ name: 'NOT_GOING' })
  })

  test('is read by organisers without names: average, counts and notes, newest first', async () => {
    const { id } = await buildPastEvent(t, here.id)
    const start = t.clock.now().getTime()
    for (const [at, [score, note]] of [[5, 'Warm'] as const, [4, ''] as const, [4, 'More jam'] as const].entries()) {
      const { id: participantId } = await buildParticipant(t, { communityId: here.id })
      await buildEventFeedback(t, {
        communityId: here.id,
        eventId: id,
        participantId,
        score,
        note,
        at: new Date(start + at),
      })
    }
    const refused = await t.call(api.eventFeedback.list, { id }, as(me))
    expect(refused.status).toBe(403)
    await insertResponsible(t, { communityId: here.id, eventId: id, userId: me.userId })
    const { body, raw } = await t.call(api.eventFeedback.list, { id, size: 2 }, as(me))
    expect(body).toMatchObject({ average: 4.3, counts: [0, 0, 0, 2, 1], total: 3 })
    expect(body.items.map(({ note }) => note)).toEqual(['More jam', ''])
    expect(raw).not.toContain('Vera')
    const rest = await t.call(api.eventFeedback.list, { id, after: body.next as string }, as(me))
    expect(rest.body.items.map(({ note }) => note)).toEqual(['Warm'])
  })
})
