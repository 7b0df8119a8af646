import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { systemClock } from '#server/platform/clock/clock.ts'
import { connect, type Sql } from '#server/platform/db/connect.ts'
import type { Job } from '#server/platform/jobs/jobs.ts'
import { WorkerLiveness } from '#server/platform/jobs/liveness.ts'
import { queueJob } from '#server/platform/jobs/store.ts'
import { type OpenScope, startWorker } from '#server/platform/jobs/worker.ts'
import { startDatabaseProxy } from './database-proxy.ts'
import { copyDatabase } from './harness.ts'
import { programFile } from './programs.ts'

/* Workers that are killed or lose their connection. Every wait has a limit. */

let database: Awaited<ReturnType<typeof copyDatabase>>
let owner: Sql

beforeAll(async () => {
  database = await copyDatabase()
  owner = connect(database.url, { connections: 4 })
})
afterAll(async () => {
  await owner.end({ timeout: 60_000 })
  await database.drop()
})

const startWorkerOf = (name: string, ownerUrl: string, openScope: OpenScope) =>
  startWorker({
    ownerUrl,
    sql: owner,
    clock: systemClock,
    log: pino({ level: 'silent' }),
    openScope,
    work: { jobs: [{ name, holdsTransaction: false } as unknown as Job], listeners: [], chores: [] },
  })

describe('a worker whose connection is lost just after the database gave it a job', () => {
  test('gets that job again, and runs one that takes long only once', { timeout: 180_000 }, async () => {
    const proxy = await startDatabaseProxy(database.url)
    const begun: string[] = []
    let finish = () => {}
    const isLong = new Promise<void>(resolve => {
      finish = resolve
    })
    const worker = await startWorkerOf('test given', proxy.url, async communityId => {
      begun.push(communityId)
      if (communityId === 'long') await isLong
    })
    const queue = (communityId: string) => queueJob(owner, 'test given', { communityId, data: {} })
    await queue('long')
    await expect.poll(() => begun, { timeout: 60_000 }).toEqual(['long'])
    const isLost = proxy.loseNextReply('"lost"')
    await queue('lost')
    await isLost
    await expect.poll(() => begun, { timeout: 60_000 }).toEqual(['long', 'lost'])
    finish()
    const left = () => owner`select from graphile_worker.jobs where task_identifier = 'test given'`
    await expect.poll(left, { timeout: 60_000 }).toHaveLength(0)
    expect(begun).toEqual(['long', 'lost'])
    await worker.stop()
    await proxy.stop()
  })
})

describe('a worker whose connections are lost while it writes the results of three jobs and runs a fourth', () => {
  test('runs further jobs', { timeout: 180_000 }, async () => {
    const proxy = await startDatabaseProxy(database.url)
    const begun: string[] = []
    const endings = new Map<string, () => void>()
    const worker = await startWorkerOf('test results', proxy.url, async communityId => {
      begun.push(communityId)
      if (begun.length <= 4) await new Promise<void>(resolve => endings.set(communityId, resolve))
    })
    const queue = (communityId: string) => queueJob(owner, 'test results', { communityId, data: {} })
    for (const name of ['one', 'two', 'three', 'long']) await queue(name)
    await expect.poll(() => endings.size, { timeout: 60_000 }).toBe(4)
    const resultsInFlight = () => owner`
      select from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock' and query like 'delete from%_private_jobs%'`
    await owner.begin(async db => {
      await db`select from graphile_worker._private_jobs for update`
      for (const [at, name] of ['one', 'two', 'three'].entries()) {
        endings.get(name)?.()
        await expect.poll(resultsInFlight, { timeout: 60_000 }).toHaveLength(at + 1)
      }
      proxy.refuse()
    })
    proxy.accept()
    await queue('next')
    endings.get('long')?.()
    await expect.poll(() => begun, { timeout: 60_000 }).toContain('next')
    await worker.stop()
    await proxy.stop()
  })
})

describe('a worker killed during a job', () => {
  let doomed: ChildProcess | undefined
  afterAll(() => doomed?.kill('SIGKILL'))

  test('keeps its job while it lives, and another gets it after its death', { timeout: 180_000 }, async () => {
    doomed = spawn(process.execPath, [programFile('stuck-worker'), database.url], {
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    })
    await once(doomed, 'message')
    const begun = once(doomed, 'message')
    await queueJob(owner, 'test stuck', { communityId: 'any', data: {} })
    expect((await begun)[0]).toBe('begun')

    const liveness = new WorkerLiveness(connect(database.url, { connections: 1 }), pino({ level: 'silent' }))
    const isHeld = async () => {
      const held = await owner`
        select from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
        where t.identifier = 'test stuck' and j.locked_by is not null`
      return held.length === 1
    }
    // Longer than a dead worker keeps its job.
    for (let sweep = 0; sweep < 5; sweep++) await liveness.sweep().then(() => sleep(600))
    expect(await isHeld()).toBe(true)

    doomed.kill('SIGKILL')
    await once(doomed, 'exit')
    // As when a database that did not answer for a while answers all sweeps at once.
    const atOnce = vi.spyOn(performance, 'now').mockReturnValue(performance.now())
    for (let sweep = 0; sweep < 5; sweep++) await liveness.sweep()
    atOnce.mockRestore()
    expect(await isHeld()).toBe(true)
    await liveness.close()

    let taken = 0
    const rescuer = await startWorkerOf('test stuck', database.url, async () => {
      taken++
    })
    await expect.poll(() => taken, { timeout: 60_000, interval: 20 }).toBe(1)
    await rescuer.stop()
  })
})
