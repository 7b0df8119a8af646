import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { buildCommunity } from '#server/features/communities/community/testing.ts'
import { startTestApp, type TestApp } from '#server/testing/harness.ts'
import { holdWrites, race } from '#server/testing/race.ts'
import { dayOf } from './rules.ts'
import { takeBudget } from './store.ts'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp()
  t.clock.stop()
})
afterAll(() => t.stop())
beforeEach(() => t.owner`truncate model_provider`)

/** As a worker would that has found ten texts; the rate allows more. */
async function take(communityId: string, budget: { daily: number; dailyOfCommunity: number }): Promise<boolean> {
  const now = t.clock.now()
  let isTaken = false
  await t.app.openScope(communityId, true, async ({ db }) => {
    const taking = { communityId, provider: 'embedding', day: dayOf(now), count: 10, now, pausedUntil: now }
    isTaken = await takeBudget(db, taking, budget.daily, budget.dailyOfCommunity)
  })
  return isTaken
}

describe('of two workers that take the rest of a budget at once', () => {
  const used = async () => {
    const [row] = await t.owner`select used from model_provider`
    return row?.used
  }
  /** The budget has been counted for both when the first of them writes. */
  async function raceFor(budget: { daily: number; dailyOfCommunity: number }, isSameCommunity: boolean) {
    const [one, other] = [await buildCommunity(t), await buildCommunity(t)]
    await take(one.id, budget)
    const held = await holdWrites(t.owner, 'model_provider')
    return race(
      held,
      () => take(one.id, budget),
      () => take(isSameCommunity ? one.id : other.id, budget),
    )
  }

  test.each([
    ["the community's", { daily: 1000, dailyOfCommunity: 20 }, true],
    ["the installation's", { daily: 20, dailyOfCommunity: 1000 }, false],
  ])('only one has %s', async (_whose, budget, isSameCommunity) => {
    expect((await raceFor(budget, isSameCommunity)).toSorted()).toEqual([false, true])
    expect(await used()).toBe(20)
  })

  test('control: both have theirs when the budget is for both', async () => {
    expect(await raceFor({ daily: 30, dailyOfCommunity: 30 }, true)).toEqual([true, true])
    expect(await used()).toBe(30)
  })
})
