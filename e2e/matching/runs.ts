import { expect } from '../test.ts'

const everyMs = 600_000

/** Every ten minutes the server begins the runs that are due, those of new communities too: not in the next so many ms. */
export const untilRunsAreFar = (ms: number): Promise<void> =>
  expect.poll(() => everyMs - (Date.now() % everyMs), { timeout: ms + 30_000 }).toBeGreaterThan(ms)
