import type { Db, Sql } from '#server/platform/db/connect.ts'
import type { JobOptions } from './names.ts'

export async function queueJob(db: Db, task: string, payload: unknown, options: JobOptions = {}): Promise<void> {
  await db`select queue_job(${task}, ${JSON.stringify(payload)}::text::json, ${options.runAt ?? null}, ${options.key ?? null},
    ${options.attempts ?? 25}, ${options.queue ?? null}, ${options.isLast ? 1 : 0})`
}

/** A job under each name for each payload, in one statement. */
export async function queueJobs(db: Db, tasks: string[], payloads: unknown[]): Promise<void> {
  if (tasks.length > 0 && payloads.length > 0)
    await db`
      select queue_job(task, payload::json, null, null, 25, null)
      from unnest(${payloads.map(each => JSON.stringify(each))}::text[]) as payload cross join unnest(${tasks}::text[]) as task`
}

export async function listCommunityIds(db: Db): Promise<string[]> {
  const rows = await db<{ id: string }[]>`select id from community order by id`
  return rows.map(row => row.id)
}

/**
 * Registers the names of jobs. An unregistered name is inserted by the first transaction that queues it, and every other
 * one that queues it waits until that transaction ends.
 */
export async function registerJobNames(sql: Sql, names: string[]): Promise<void> {
  await sql`
    insert into graphile_worker._private_tasks (identifier) select unnest(${[...names].sort()}::text[])
    on conflict do nothing`
}

/** Takes session-level advisory locks, except those that the connection already holds. */
export async function holdWorkerLocks(sql: Sql, ids: string[]): Promise<void> {
  await sql`
    select pg_advisory_lock(hashtextextended(mine.id, 0)) from unnest(${ids}::text[]) as mine (id)
    where not exists (
      select from pg_locks l where l.locktype = 'advisory' and l.pid = pg_backend_pid() and l.objsubid = 1
        and (l.classid::bigint << 32 | l.objid::bigint) = hashtextextended(mine.id, 0))`
}

export async function releaseWorkerLock(sql: Sql, id: string): Promise<void> {
  await sql`select pg_advisory_unlock(hashtextextended(${id}, 0))`
}

/**
 * Workers that hold jobs but no advisory lock. Needs the owner's connection: the application role cannot read the
 * worker's tables.
 */
export async function listWorkersWithoutLock(sql: Sql): Promise<string[]> {
  const rows = await sql<{ id: string }[]>`
    with holder as (
      select locked_by as id from graphile_worker._private_jobs where locked_by is not null
      union select locked_by from graphile_worker._private_job_queues where locked_by is not null)
    select id from holder where not exists (
      select from pg_locks l where l.locktype = 'advisory' and l.objsubid = 1
        and (l.classid::bigint << 32 | l.objid::bigint) = hashtextextended(holder.id, 0))`
  return rows.map(row => row.id)
}

export async function releaseJobsOf(sql: Sql, workerIds: string[]): Promise<void> {
  await sql`select graphile_worker.force_unlock_workers(${workerIds}::text[])`
}

/** Jobs that these workers hold, without those that they run. */
export async function listJobsNotRun(sql: Sql, workerIds: string[], running: string[]): Promise<string[]> {
  const rows = await sql<{ id: string }[]>`
    select id::text from graphile_worker._private_jobs
    where locked_by = any (${workerIds}::text[]) and id <> all (${running}::bigint[])`
  return rows.map(row => row.id)
}

/** Releases jobs as far as these workers still hold them. */
export async function releaseJobs(sql: Sql, workerIds: string[], ids: string[]): Promise<void> {
  await sql`
    with job as (
      update graphile_worker._private_jobs set locked_at = null, locked_by = null
      where id = any (${ids}::bigint[]) and locked_by = any (${workerIds}::text[]) returning job_queue_id)
    update graphile_worker._private_job_queues set locked_at = null, locked_by = null
    where id in (select job_queue_id from job)`
}
