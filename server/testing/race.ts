import { expect } from 'vitest'
import type { MovableClock } from '#server/platform/clock/clock.ts'
import type { Sql } from '#server/platform/db/connect.ts'
import type { LockName } from '#server/platform/db/lock.ts'
import { locksOff } from '#server/platform/db/lock-switch.ts'

/*
 * Races without timing. Writes to one table are blocked until all calls have read what their decision depends on; then
 * they are released. With its lock the product handles these calls correctly; without it, it does not.
 */

const key = 20_260_301

type Held = {
  /** Waits until enough connections wait for the blocked writes, or behind others that do. Jobs that wait for anything else do not count. */
  until(isEnough: (waiting: number) => boolean): Promise<void>
  release(): Promise<void>
}

type Which = {
  /** A condition on `new` and `old`: other rows are written without blocking. */
  when?: string
  /** Such as `update of used_at`: only these statements block, before they have locked a row. */
  statement?: string
}

/** Blocks writes to the table until `release`, while they hold the row that is being changed, if any. */
export async function holdWrites(owner: Sql, table: string, { when = 'true', statement }: Which = {}): Promise<Held> {
  await owner.unsafe(`
    create function hold_write() returns trigger language plpgsql as $$
    begin
      if ${when} then perform pg_advisory_xact_lock_shared(${key}); end if;
      return coalesce(new, old);
    end $$;
    create trigger hold_write before ${statement ?? 'insert or update or delete'} on ${table}
      for each ${statement ? 'statement' : 'row'} execute function hold_write()`)
  let release = () => {}
  const isReleased = new Promise<void>(resolve => {
    release = resolve
  })
  let isHeld = () => {}
  const held = new Promise<void>(resolve => {
    isHeld = resolve
  })
  let holder = 0
  const holding = owner.begin(async db => {
    await db`select pg_advisory_xact_lock(${key})`
    const [row] = await db<{ pid: number }[]>`select pg_backend_pid() as pid`
    holder = row?.pid ?? 0
    isHeld()
    await isReleased
  })
  await held
  return {
    until: isEnough => untilEnough(() => countBehind(owner, holder), isEnough),
    async release() {
      release()
      await holding
      await owner.unsafe('drop function hold_write cascade')
    },
  }
}

/**
 * Starts the calls one after the other, each when the previous one waits for a lock or has its reply, and then releases
 * the writes. So the first one is the first to write, wherever the product has a lock.
 */
export async function race<T>(held: Held, ...calls: (() => Promise<T>)[]): Promise<T[]> {
  const begun: Promise<T>[] = []
  let answered = 0
  for (const call of calls) {
    const answer = call().finally(() => answered++)
    answer.catch(() => {})
    begun.push(answer)
    await held.until(waiting => waiting === begun.length - answered)
  }
  await held.release()
  return Promise.all(begun)
}

/**
 * A call one minute later. Calls of one user within seconds share a rate-limit row and wait for each other there; a
 * race test must not depend on that.
 */
export const aMinuteLater =
  <T>(clock: MovableClock, call: () => Promise<T>) =>
  () => {
    clock.moveBy(60_000)
    return call()
  }

/** Waits until enough connections to this database wait for a lock. */
export const untilWaiting = (owner: Sql, isEnough: (waiting: number) => boolean): Promise<void> =>
  untilEnough(async () => {
    const rows = await owner`
      select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
    return rows.length
  }, isEnough)

/** How many connections to this database can go on only after that one. */
async function countBehind(owner: Sql, pid: number): Promise<number> {
  const rows = await owner`
    with recursive waiting as materialized (
      select pid, pg_blocking_pids(pid) as blockers from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'),
    behind as (
      select pid from waiting where ${pid}::integer = any (blockers)
      union select w.pid from waiting w join behind b on b.pid = any (w.blockers))
    select from behind`
  return rows.length
}

async function untilEnough(count: () => Promise<number>, isEnough: (waiting: number) => boolean): Promise<void> {
  await expect.poll(async () => isEnough(await count()), { timeout: 30_000, interval: 10 }).toBe(true)
}

/** Runs the work with one of the product's locks disabled. */
export async function withoutLock<T>(name: LockName, work: () => Promise<T>): Promise<T> {
  locksOff.add(name)
  try {
    return await work()
  } finally {
    locksOff.delete(name)
  }
}

type Constraint = { table: string; name: string; definition: string; type: string }

/**
 * Runs the work without one unique constraint, which is the lock of a claim made by an insert. Foreign keys to it are
 * dropped and restored with it. Rows that it would have refused are removed afterwards.
 */
export async function withoutUnique<T>(owner: Sql, name: string, work: () => Promise<T>): Promise<T> {
  const dropped = await owner<Constraint[]>`
    select c.conrelid::regclass::text as table, c.conname as name, pg_get_constraintdef(c.oid) as definition, c.contype as type
    from pg_constraint u join pg_constraint c on c.conindid = u.conindid
    where u.conname = ${name} and u.contype in ('p', 'u') order by c.contype = 'f'`
  const [unique] = dropped
  if (!unique) throw new Error(`There is no unique constraint ${name}`)
  const columns = /\((.+)\)/.exec(unique.definition)?.[1]
  await owner.unsafe(`alter table ${unique.table} drop constraint ${name} cascade`)
  try {
    return await work()
  } finally {
    await owner.unsafe(`
      delete from ${unique.table} where ctid in (
        select ctid from (select ctid, row_number() over (partition by ${columns}) as nth from ${unique.table}) r where nth > 1)`)
    for (const each of dropped)
      await owner.unsafe(`alter table ${each.table} add constraint ${each.name} ${each.definition}`)
  }
}
