import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { buildCommunity } from '#server/features/communities/community/testing.ts'
import { buildFilledParticipant } from '#server/features/participants/participant/testing.ts'
import { startWorker } from '#server/platform/jobs/worker.ts'
import { killChildWorker, killChildWorkers, startChildWorker } from '#server/testing/child-worker.ts'
import { startTestApp, type TestApp } from '#server/testing/harness.ts'
import { holdWrites } from '#server/testing/race.ts'
import { askForPreview } from './store.ts'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp()
})
afterAll(async () => {
  killChildWorkers()
  await t.stop()
})

test('a preview whose process is killed while it writes is made by another, once', { timeout: 90_000 }, async () => {
  const community = await buildCommunity(t)
  for (let at = 0; at < 20; at++)
    await buildFilledParticipant(t, community.id, { about: `I have taught subject${at % 7} in many schools.` })
  const state = async () =>
    (
      await t.owner<{ status: string; madeId: string | null; askedId: string }[]>`
        select status, made_id, asked_id from run_preview where community_id = ${community.id}`
    )[0]
  const countLists = async () => (await t.owner`select from previewed_list where community_id = ${community.id}`).length

  const child = await startChildWorker({ DATABASE_URL: t.ownerUrl })
  // The lists are written, the preview is not complete.
  const held = await holdWrites(t.owner, 'previewed_pair')
  await t.app.openScope(community.id, true, async scope => {
    const id = scope.newId()
    await askForPreview(scope.db, community.id, id, scope.now)
    await scope.queue('matching.preview', { id })
  })
  await vi.waitFor(async () => expect(await countLists()).toBe(20), { timeout: 30_000, interval: 10 })
  await killChildWorker(child)
  await held.release()
  expect(await state()).toMatchObject({ madeId: null })

  const { app, sql, ownerUrl, clock } = t
  const worker = await startWorker({
    ownerUrl,
    sql,
    clock,
    work: app.work,
    openScope: app.openScope,
    log: app.server.log,
  })
  try {
    await vi.waitFor(async () => expect((await state())?.status).toBe('DONE'), { timeout: 30_000, interval: 50 })
  } finally {
    await worker.stop()
  }
  const made = await state()
  expect(made?.madeId).toBe(made?.askedId)
  expect(await countLists()).toBe(20)
})
