import { expect } from 'vitest'
import type { MovableClock } from '#server/platform/clock/clock.ts'
import type { Sql } from '#server/platform/db/connect.ts'
import type { LockName } from '#server/platform/db/lock.ts'
import { locksOff } from '#server/platform/db/lock-switch.ts'

/*
 * Races without a clock. Writes to one table are held back until all who take part have read what they decide by; then they go on.
 * With its lock the product gives the right answer to the same calls that break it without.
 */

const key = 20_260_301

type Held = {
  /** Waits for a number of connections that wait for a lock: for the writes held back here, or for each other. */
  until(isEnough: (waiting: number) => boolean): Promise<void>
  release(): Promise<void>
}

type Which = {
  /** A condition about `new` and `old`: other rows are written without waiting. */
  when?: string
  /** Such as `update of used_at`: these statements alone wait, and before they have locked a row. */
  statement?: string
}

/** Whoever writes to the table waits until `release`, holding the row that is being changed, if any. */
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
  const holding = owner.begin(async db => {
    await db`select pg_advisory_xact_lock(${key})`
    isHeld()
    await isReleased
  })
  await held
  return {
    async until(isEnough) {
      await expect.poll(async () => isEnough(await countWaiting(owner)), { timeout: 10_000, interval: 10 }).toBe(true)
    },
    async release() {
      release()
      await holding
      await owner.unsafe('drop function hold_write cascade')
    },
  }
}

/**
 * Starts the calls one after the other, each as soon as the one before waits for a lock or has its answer, and then lets the writes
 * go on. So the first is the first to write, wherever the product has a lock.
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
 * A call that comes a minute later. Calls of one user within seconds are counted in one row, where they wait for each other; a
 * race test must not depend on that, and nor must the product.
 */
export const aMinuteLater =
  <T>(clock: MovableClock, call: () => Promise<T>) =>
  () => {
    clock.moveBy(60_000)
    return call()
  }

/** How many connections to this database wait for a lock. */
async function countWaiting(owner: Sql): Promise<number> {
  const rows = await owner`
    select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  return rows.length
}

/** Does the work while the product does not take one of its locks. */
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
 * Does the work without one unique constraint of a table, which is the lock of a claim that is made by an insert. Foreign keys to
 * it go and come back along with it. Rows that it would not have let in are removed afterwards.
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
