/**
 * Names of locks that are not taken, so that a test can show what each of them prevents. Empty in every other process: nothing but
 * `lock.ts` and `server/testing/race.ts` may import this file; `tools/check-house.ts` enforces that.
 */
export const locksOff = new Set<string>()
