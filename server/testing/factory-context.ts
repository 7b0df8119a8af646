import type { Clock } from '#server/platform/clock/clock.ts'
import type { Sql } from '#server/platform/db/connect.ts'

/*
 * Factories are in the `testing.ts` of the slice that owns the table. They write as the owner of the database and
 * create their own parents: `buildParticipant(t)` has its own user and community unless given.
 */

/** What a factory needs of a test app; a server in another process has it as well. */
export type FactoryContext = {
  /** The owner's connection: without row level security. */
  owner: Sql
  clock: Clock
  config: { SESSION_SECRET: string }
}

let count = 0
/** A unique number within this process, for unique names. */
export const nextNumber = () => ++count
