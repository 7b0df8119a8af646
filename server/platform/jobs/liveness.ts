import type { FastifyBaseLogger } from 'fastify'
import type { Sql } from '#server/platform/db/connect.ts'
import { holdWorkerLocks, listWorkersWithoutLock, releaseJobsOf, releaseWorkerLock } from './store.ts'

/**
 * A live worker that lost its connection takes its lock again at its next sweep; one without a lock for longer is dead.
 */
const sweepsUntilDead = 3

/**
 * Liveness of workers: each worker pool holds an advisory lock on one shared connection, which PostgreSQL releases when
 * the process ends. Jobs are locked by worker pool, so each pool has its own lock.
 */
export class WorkerLiveness {
  readonly #sql: Sql
  readonly #log: FastifyBaseLogger
  readonly #own = new Set<string>()
  #missedSweeps = new Map<string, number>()

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

  /** Releases the jobs of dead workers. */
  async sweep(): Promise<void> {
    try {
      await holdWorkerLocks(this.#sql, [...this.#own])
      const withoutLock = await listWorkersWithoutLock(this.#sql)
      this.#missedSweeps = new Map(withoutLock.map(id => [id, (this.#missedSweeps.get(id) ?? 0) + 1]))
      const dead = withoutLock.filter(id => (this.#missedSweeps.get(id) ?? 0) >= sweepsUntilDead)
      if (dead.length === 0) return
      await releaseJobsOf(this.#sql, dead)
      this.#log.info({ workers: dead.length }, 'jobs of dead workers were released')
    } catch (error) {
      this.#log.debug({ err: error }, 'the database does not answer the sweep')
    }
  }

  close(): Promise<void> {
    return this.#sql.end({ timeout: 1 })
  }
}
