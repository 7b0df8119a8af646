import { unstable_IdlePriority as idle, unstable_scheduleCallback as schedule } from 'scheduler'

/**
 * Runs what changes the page, and waits until React has rendered it and run its effects. React has an `act` only in its
 * development build, which the tests do not use: see vitest.config.ts.
 */
export async function act<T>(work: () => T | Promise<T>): Promise<T> {
  const result = await work()
  // What the first round has rendered may schedule the second one, as effects that set state do.
  for (let round = 0; round < 3; round++) await isIdle()
  return result
}

/** React's own queue: what has the lowest priority runs when nothing else is left. */
const isIdle = () => new Promise<void>(resolve => void schedule(idle, () => resolve()))
