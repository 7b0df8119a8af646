import type { FastifyBaseLogger } from 'fastify'
import type { Sql } from '#server/platform/db/connect.ts'
import {
  holdWorkerLocks,
  listJobsNotRun,
  listWorkersWithoutLock,
  releaseJobs,
  releaseJobsOf,
  releaseWorkerLock,
} from './store.ts'

/**
 * A live worker that lost its connection takes its lock again at its next sweep; one without a lock for longer is dead.
 * A job on its way to its worker, or whose result is being written, is not in the next sweeps; one that stays was lost on the way.
 * Sweeps that a slow database answers one after another say nothing about time, so both are counted.
 */
const sweepsUntilLost = 3
const msUntilLost = 2_000

/** In how many sweeps in a row something was found, and since when. */
class Missing {
  #found = new Map<string, { sweeps: number; since: number }>()

  /** Those that have been found often and long enough. */
  lost(ids: string[]): string[] {
    const now = performance.now()
    this.#found = new Map(
      ids.map(id => {
        const { sweeps, since } = this.#found.get(id) ?? { sweeps: 0, since: now }
        return [id, { sweeps: sweeps + 1, since }]
      }),
    )
    return [...this.#found]
      .filter(([, { sweeps, since }]) => sweeps >= sweepsUntilLost && now - since >= msUntilLost)
      .map(([id]) => id)
  }
}

/**
 * Liveness of workers: each worker pool holds an advisory lock on one shared connection, which PostgreSQL releases when
 * the process ends. Jobs are locked by worker pool, so each pool has its own lock. A live pool may hold a job without
 * knowing it: the database had given it the job when the connection was lost.
 */
export class WorkerLiveness {
  readonly #sql: Sql
  readonly #log: FastifyBaseLogger
  readonly #own = new Set<string>()
  readonly #running = new Set<string>()
  readonly #missingWorkers = new Missing()
  readonly #missingJobs = new Missing()
  #isSweeping = false

  constructor(sql: Sql, log: FastifyBaseLogger) {
    this.#sql = sql
    this.#log = log
  }

  begin(id: string): void {
    this.#own.add(id)
    holdWorkerLocks(this.#sql, [id]).catch(error =>
      this.#log.warn({ err: error }, 'the worker lock could not be taken'),
    )
  }

  end(id: string): void {
    this.#own.delete(id)
    releaseWorkerLock(this.#sql, id).catch(() => {})
  }

  beginJob(id: string): void {
    this.#running.add(id)
  }

  endJob(id: string): void {
    this.#running.delete(id)
  }

  /** Releases the jobs of dead workers, and those that got lost on their way to a worker of this process. */
  async sweep(): Promise<void> {
    if (this.#isSweeping) return
    this.#isSweeping = true
    try {
      const own = [...this.#own]
      await holdWorkerLocks(this.#sql, own)
      const dead = this.#missingWorkers.lost(await listWorkersWithoutLock(this.#sql))
      if (dead.length > 0) {
        await releaseJobsOf(this.#sql, dead)
        this.#log.info({ workers: dead.length }, 'jobs of dead workers were released')
      }
      const held = await listJobsNotRun(this.#sql, own, [...this.#running])
      const lost = this.#missingJobs.lost(held)
      if (lost.length > 0) {
        await releaseJobs(this.#sql, own, lost)
        this.#log.info({ jobs: lost.length }, 'jobs that did not reach a worker were released')
      }
    } catch (error) {
      this.#log.debug({ err: error }, 'the database does not answer the sweep')
    } finally {
      this.#isSweeping = false
    }
  }

  close(): Promise<void> {
    return this.#sql.end({ timeout: 1 })
  }
}
