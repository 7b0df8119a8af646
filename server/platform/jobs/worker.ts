import { EventEmitter, once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import {
  type CronItem,
  Logger,
  parseCronItems,
  type Runner,
  type RunnerOptions,
  run,
  type TaskList,
  type WorkerEvents,
} from 'graphile-worker'
import pg from 'pg'
import type { Clock } from '#server/platform/clock/clock.ts'
import { connect, type Sql } from '#server/platform/db/connect.ts'
import type { Scope } from '#server/platform/http/context.ts'
import type { Chore, Job } from './jobs.ts'
import { WorkerLiveness } from './liveness.ts'
import type { Listener } from './news.ts'
import { listCommunityIds, registerJobNames } from './store.ts'

export type Work = { jobs: Job[]; listeners: Listener[]; chores: Chore[] }

/** Opens a scope in a community and runs the work in it; `holdsTransaction` as for jobs. */
export type OpenScope = (
  communityId: string,
  holdsTransaction: boolean,
  work: (scope: Scope) => Promise<void>,
) => Promise<void>

type Options = {
  ownerUrl: string
  sql: Sql
  work: Work
  openScope: OpenScope
  clock: Clock
  log: FastifyBaseLogger
  concurrency?: number
  /** How often it looks for jobs that have become due; of new ones it is notified. Shorter in tests. */
  pollMs?: number
}

type Envelope<T> = { communityId: string; data: T }

const sweepMs = 1_000
const restartMs = 500

/**
 * Runs jobs until stopped (at-least-once). Each worker holds an advisory lock, and jobs of workers without one are
 * released, so that the jobs of a killed process are retried within seconds. When the database connection is lost, a new
 * run is begun.
 */
export async function startWorker(options: Options): Promise<{ stop(): Promise<void> }> {
  const { ownerUrl, log } = options
  const pool = new pg.Pool({ connectionString: ownerUrl, max: 6 })
  const onLost = (error: Error) => log.warn({ err: error }, 'a connection of the worker was lost')
  pool.on('error', onLost).on('connect', client => client.on('error', onLost))
  const owner = connect(ownerUrl, { connections: 1, isKept: true })
  await registerJobNames(owner, Object.keys(taskList(options)))
  const liveness = new WorkerLiveness(owner, log)
  const events: WorkerEvents = new EventEmitter()
  events.on('pool:create', ({ workerPool }) => liveness.begin(workerPool.id))
  events.on('pool:release', ({ workerPool }) => liveness.end(workerPool.id))
  events.on('job:start', ({ job }) => liveness.beginJob(job.id))
  events.on('job:complete', ({ job }) => liveness.endJob(job.id))
  const begin = () => run(runnerOptions(options, pool, events))
  const stopping = new AbortController()
  let runner: Runner | undefined = await begin()
  const isOver = (async () => {
    while (!stopping.signal.aborted) {
      if (runner) await untilEnding(runner, events, log)
      await sleep(restartMs, undefined, { signal: stopping.signal }).catch(() => {})
      if (!stopping.signal.aborted) runner = await begin().catch(() => undefined)
    }
  })()
  const sweep = setInterval(() => void liveness.sweep(), sweepMs)
  return {
    async stop() {
      clearInterval(sweep)
      stopping.abort()
      await runner?.stop().catch(() => {})
      await isOver
      // A runner that was just starting when the stop was requested.
      await runner?.stop().catch(() => {})
      await pool.end()
      await liveness.close()
    },
  }
}

/**
 * Until a run ends or begins to. Its end is not awaited: after several results that could not be written, graphile-worker waits for ever
 * for the rest of them. A run that is ending takes no new jobs, so the next one may begin.
 */
async function untilEnding(runner: Runner, events: WorkerEvents, log: FastifyBaseLogger): Promise<void> {
  const over = new AbortController()
  const isEnding = once(events, 'pool:gracefulShutdown', { signal: over.signal }).catch(() => {})
  const isOver = runner.promise.catch(error => log.warn({ err: error }, 'running jobs was interrupted'))
  await Promise.race([isEnding, isOver])
  over.abort()
}

const runnerOptions = (options: Options, pool: pg.Pool, events: WorkerEvents): RunnerOptions => ({
  pgPool: pool,
  events,
  noHandleSignals: true,
  concurrency: options.concurrency ?? 4,
  pollInterval: options.pollMs ?? 1000,
  taskList: taskList(options),
  parsedCronItems: parseCronItems(cronItems(options.work.chores)),
  // With batching, even of one job, a result that cannot be written ends the run; without, it would end the process.
  preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
  logger: new Logger(
    () => (level, message) =>
      options.log[level === 'warning' ? 'warn' : level === 'error' ? 'error' : 'trace'](message),
  ),
})

function taskList({ work, openScope, clock, log, sql }: Options): TaskList {
  const tasks: TaskList = {}
  for (const each of work.jobs)
    tasks[each.name] = async payload => {
      const { communityId, data } = payload as Envelope<never>
      await openScope(communityId, each.holdsTransaction, scope => each.run(data, scope))
    }
  for (const each of work.listeners)
    tasks[`hear ${each.name}`] = async payload => {
      const { communityId, data } = payload as Envelope<never>
      await openScope(communityId, true, scope => each.handle(data, scope))
    }
  for (const chore of work.chores)
    tasks[chore.name] = async () => {
      await chore.run({
        now: clock.now(),
        sql,
        async inEachCommunity(step, ids) {
          for (const id of ids ?? (await listCommunityIds(sql)))
            await openScope(id, true, step).catch(error =>
              log.error({ err: error, communityId: id }, `${chore.name} failed`),
            )
        },
      })
    }
  return tasks
}

const cronItems = (chores: Chore[]): CronItem[] =>
  chores.map(chore => ({ task: chore.name, match: chore.cron, identifier: chore.name, options: { backfillPeriod: 0 } }))
