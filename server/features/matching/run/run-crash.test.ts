import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { buildCommunity } from '#server/features/communities/community/testing.ts'
import { runWeekly } from '#server/features/matching/engine/pairing/weekly.ts'
import { buildFilledParticipant } from '#server/features/participants/participant/testing.ts'
import { killChildWorker, killChildWorkers, startChildWorker, startNextWorker } from '#server/testing/child-worker.ts'
import { startTestApp, type TestApp } from '#server/testing/harness.ts'
import { holdWrites } from '#server/testing/race.ts'
import { queueRun } from './jobs.ts'
import { findInputs } from './store.ts'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp()
})
afterAll(async () => {
  killChildWorkers()
  await t.stop()
})

test('a run whose process is killed is repeated by another, from the same inputs, once', {
  timeout: 90_000,
}, async () => {
  const community = await buildCommunity(t)
  for (let at = 0; at < 60; at++)
    await buildFilledParticipant(t, community.id, {
      about: `I have taught subject${at % 13} and subject${at % 7} in many schools.`,
      lookingFor: `Somebody who teaches subject${(at + 3) % 13}`,
    })
  const rows = () => t.owner<{ participantId: string; subjectId: string; place: number }[]>`
    select participant_id, subject_id, place from matching where community_id = ${community.id} order by participant_id, place`
  const run = async () =>
    (
      await t.owner<{ id: string; status: string }[]>`
      select id, status from matching_run where community_id = ${community.id}`
    )[0]

  const child = await startChildWorker({ DATABASE_URL: t.ownerUrl })
  // Stops the run before it writes its lists.
  const held = await holdWrites(t.owner, 'matching')
  await t.app.openScope(community.id, true, queueRun)
  await vi.waitFor(async () => expect(await run()).toBeDefined(), { timeout: 30_000, interval: 5 })
  await killChildWorker(child)
  await held.release()
  const begun = await run()
  expect(begun?.status).toBe('RUNNING')
  expect(await rows()).toEqual([])

  // Later changes do not affect this run.
  await t.owner`update participant set looking_for = 'Nobody at all, thank you' where community_id = ${community.id}`
  const worker = await startNextWorker(t)
  try {
    await vi.waitFor(async () => expect((await run())?.status).toBe('DONE'), { timeout: 30_000, interval: 50 })
  } finally {
    await worker.stop()
  }
  expect((await run())?.id).toBe(begun?.id)
  const inputs = await findInputs(t.owner, begun?.id ?? '')
  const wanted = inputs
    ? runWeekly(inputs).lists.flatMap(({ readerId, shown }) =>
        shown.map(({ subjectId }, index) => ({ participantId: readerId, subjectId, place: index + 1 })),
      )
    : []
  expect(wanted.length).toBeGreaterThanOrEqual(180)
  expect(await rows()).toEqual(wanted)
})
