import type { Db } from './sql.ts'

const waiting = new WeakMap<Db, (() => void)[]>()

/**
 * Runs the work once this transaction has committed. It may never run: the process can end in between, so something else must find
 * what it leaves undone.
 */
export function afterCommit(db: Db, work: () => void): void {
  const works = waiting.get(db)
  if (works) works.push(work)
  else waiting.set(db, [work])
}

/** To be called by who opened the transaction, after it has committed. */
export function runAfterCommit(db: Db): void {
  for (const work of waiting.get(db) ?? []) work()
  waiting.delete(db)
}
