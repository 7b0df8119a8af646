import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { api } from '#contract/capabilities.ts'
import { buildCommunity } from '#server/features/communities/community/testing.ts'
import { buildSignedInParticipant } from '#server/features/participants/participant/testing.ts'
import { startTestApp, type TestApp } from '#server/testing/harness.ts'
import { pauseAfter } from './rules.ts'

let t: TestApp
let here: { id: string; host: string }
beforeAll(async () => {
  t = await startTestApp()
  here = await buildCommunity(t)
})
afterAll(() => t.stop())
beforeEach(async () => {
  await t.owner`truncate call_count`
})

const reader = (options: Parameters<typeof buildSignedInParticipant>[2] = {}) =>
  buildSignedInParticipant(t, here.id, options)
const as = ({ token }: { token: string }) => ({ host: here.host, token })
const get = async (me: { token: string }) => (await t.call(api.preference.get, {}, as(me))).body
const update = (me: { token: string }, pausedUntil: string | null, everyWeeks: number) =>
  t.call(api.preference.update, { pausedUntil, everyWeeks: everyWeeks as 1 }, as(me))
const daysFrom = (days: number) => new Date(t.clock.now().getTime() + days * 86_400_000).toISOString().slice(0, 10)

test.each<[string | null, string | null]>([
  [null, null],
  ['2026-11-15', null],
  ['2026-11-16', null],
  ['2026-11-17', '2026-11-17'],
  ['2027-01-01', '2027-01-01'],
])('on 16 November a pause until %s is stored as %s', (asked, kept) => {
  expect(pauseAfter('2026-11-16', asked)).toBe(kept)
})

describe('the frequency of recommendations', () => {
  test('is weekly by default, and can be changed', async () => {
    const me = await reader()
    expect(await get(me)).toEqual({ pausedUntil: null, everyWeeks: 1, neverPairWith: [] })
    expect((await update(me, daysFrom(30), 2)).body).toEqual({})
    expect(await get(me)).toMatchObject({ pausedUntil: daysFrom(30), everyWeeks: 2 })
    await update(me, null, 4)
    expect(await get(me)).toMatchObject({ pausedUntil: null, everyWeeks: 4 })
    expect(await get(await reader())).toMatchObject({ everyWeeks: 1 })
  })

  test('has no pause that is over, neither when set nor later', async () => {
    const me = await reader()
    await update(me, daysFrom(-3), 1)
    expect(await t.owner`select paused_until from matching_preference where participant_id = ${me.id}`).toEqual([
      { pausedUntil: null },
    ])
    await update(me, daysFrom(3), 1)
    await t.owner`update matching_preference set paused_until = ${daysFrom(-1)} where participant_id = ${me.id}`
    expect(await get(me)).toMatchObject({ pausedUntil: null })
  })

  test.each([0, 3, 8])('is refused as %d weeks', async everyWeeks => {
    expect((await update(await reader(), null, everyWeeks)).failure.name).toBe('INVALID_INPUT')
  })

  test('is refused for a day that does not exist', async () => {
    expect((await update(await reader(), '2027-02-30', 1)).failure.name).toBe('INVALID_INPUT')
  })

  test('can be set by a pending participant, and not by a visitor', async () => {
    const pending = await reader({ moderationStatus: 'PENDING' })
    expect((await update(pending, null, 2)).status).toBe(200)
    expect((await t.call(api.preference.get, {}, { host: here.host })).status).toBe(401)
  })
})
