import type { Clock } from '#server/platform/clock/clock.ts'
import type { Sql } from '#server/platform/db/connect.ts'

/*
 * Factories stand in the `testing.ts` of the slice that owns the table. They write as the owner of the database and make their
 * own parents: `buildParticipant(t)` has a user and a community of its own unless told otherwise.
 */

/** What a factory needs of a test app; a server in another process has it as well. */
export type Ground = {
  /** As the owner: sees everything. */
  owner: Sql
  clock: Clock
  config: { SESSION_SECRET: string }
}

let count = 0
/** A number that no other row of this process has, for names that must be unique. */
export const nextNumber = () => ++count
