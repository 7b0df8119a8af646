import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildCommunity } from '#server/features/communities/community/testing.ts'
import { buildFilledParticipant } from '#server/features/participants/participant/testing.ts'
import { startTestApp, type TestApp } from '#server/testing/harness.ts'
import { holdWrites } from '#server/testing/race.ts'
import { weeklyRun } from './jobs.ts'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp()
})
afterAll(() => t.stop())

const week = '2027-03-22'

/** Runs of new communities in one process, and what became of each. */
async function startRuns(count: number): Promise<Promise<'done' | 'failed'>[]> {
  const ids: string[] = []
  for (let at = 0; at < count; at++) {
    const { id } = await buildCommunity(t)
    for (let member = 0; member < 2; member++) await buildFilledParticipant(t, id)
    ids.push(id)
  }
  return ids.map(id =>
    t.app
      .openScope(id, false, scope => weeklyRun().run({ week }, scope))
      .then(
        () => 'done',
        () => 'failed',
      ),
  )
}

/** Of five runs, how many have come so far that they write that they began. */
async function countAtOnce(): Promise<number> {
  const held = await holdWrites(t.owner, 'matching_run')
  const runs = await startRuns(5)
  await held.until(waiting => waiting >= 3)
  // A fourth one would have come as far meanwhile.
  await sleep(1000)
  const waiting = await t.owner`
    select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and query like '%matching_run%'`
  await held.release()
  expect(await Promise.all(runs)).toEqual(new Array(5).fill('done'))
  return waiting.length
}

test('three runs are made at the same time, the others wait for them, also after some that failed', {
  timeout: 60_000,
}, async () => {
  expect(await countAtOnce()).toBe(3)
  await t.owner`alter table matching add constraint out_of_order check (origin <> 'WEEKLY') not valid`
  expect(await Promise.all(await startRuns(4))).toEqual(new Array(4).fill('failed'))
  await t.owner`alter table matching drop constraint out_of_order`
  expect(await countAtOnce()).toBe(3)
})
