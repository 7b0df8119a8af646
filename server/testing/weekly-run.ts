import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest'
import { buildCommunity } from '#server/features/communities/community/testing.ts'
import { queueRun } from '#server/features/matching/run/jobs.ts'
import { buildTrades, type SignedInParticipant } from '#server/features/matching/run/testing.ts'
import type { Scope } from '#server/platform/http/context.ts'
import { startTestApp, type TestApp } from './harness.ts'

type Current = { t: TestApp; second: TestApp; community: { id: string; domain: string }; people: SignedInParticipant[] }

/** A Monday noon. */
const monday = '2027-03-22T12:00:00Z'

/** How long a run may take. */
export const runTimeout = { timeout: 30_000, interval: 50 }

/**
 * Sets up the tests of a file: two processes of one installation, both with workers, and for each test a new community
 * of ten participants on the Monday.
 */
export function setUpWeeklyRun() {
  let current: Current

  beforeAll(async () => {
    // Two processes of one installation share their secret.
    const environment = { SESSION_SECRET: 'a secret of two processes, of more than thirty-two characters' }
    const t = await startTestApp({ runsJobs: true, environment })
    const second = await startTestApp({ runsJobs: true, environment, databaseUrl: t.ownerUrl })
    current = { t, second, community: { id: '', domain: '' }, people: [] }
  })
  afterAll(async () => {
    await current.second.stop()
    await current.t.stop()
  })
  beforeEach(async () => {
    moveTo(monday)
    const community = await buildCommunity(current.t)
    current = { ...current, community, people: await buildTrades(current.t, community.id) }
  })
  afterEach(() => moveTo(new Date().toISOString()))

  function moveTo(at: string) {
    for (const { clock } of [current.t, current.second]) clock.moveTo(at)
  }
  const inScope = (app: TestApp, work: (scope: Scope) => Promise<void>) =>
    app.app.openScope(current.community.id, true, work)
  const listRuns = () => current.t.owner<{ status: string; week: string }[]>`
    select status, week from matching_run where community_id = ${current.community.id}`

  return {
    /** The processes, and the community of this test. */
    getCurrent: () => current,
    moveTo,
    inScope,
    listRuns,
    /** Runs a job as a worker would, in one of the two processes. */
    runJob: (app: TestApp, name: string, payload: object, holdsTransaction: boolean) =>
      app.app.openScope(current.community.id, holdsTransaction, async scope => {
        await app.app.work.jobs.find(job => job.name === name)?.run(payload as never, scope)
      }),
    async runWeek() {
      await inScope(current.t, queueRun)
      await expect.poll(async () => (await listRuns()).at(-1)?.status, runTimeout).toBe('DONE')
    },
    /** Waits until this community has no jobs. */
    async waitForJobs() {
      const listJobs = () => current.t.owner`
        select j.task_identifier, j.attempts, j.last_error, j.run_at, j.locked_at
        from graphile_worker.jobs j join graphile_worker._private_jobs p using (id)
        where p.payload ->> 'communityId' = ${current.community.id}`
      await expect.poll(listJobs, { timeout: 30_000 }).toEqual([])
    },
    as: (reader: SignedInParticipant) => ({ token: reader.token, host: `${current.community.domain}.localhost` }),
  }
}
