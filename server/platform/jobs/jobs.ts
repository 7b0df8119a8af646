import type { Sql } from '#server/platform/db/connect.ts'
import type { Scope } from '#server/platform/http/context.ts'
import type { JobName, JobPayload } from './names.ts'

/** A job runs in one transaction of its community, unless it waits for an external service. */
export type Job<N extends JobName = JobName> = {
  name: N
  holdsTransaction: boolean
  run(payload: JobPayload<N>, scope: Scope): Promise<void>
}

export const job = <N extends JobName>(name: N, run: Job<N>['run'], { holdsTransaction = true } = {}): Job =>
  ({ name, run, holdsTransaction }) as unknown as Job

/** Scheduled work of the whole installation; `cron` is in UTC. */
export type Chore = { name: string; cron: string; run(chore: ChoreScope): Promise<void> }

export type ChoreScope = {
  now: Date
  /** For tables of the installation. */
  sql: Sql
  /**
   * Runs the work in each community, or in these, in one transaction each; a failure in one does not stop the others. There may be ten
   * thousand: frequent work looks up first in which something is due.
   */
  inEachCommunity(work: (scope: Scope) => Promise<void>, ids?: string[]): Promise<void>
}
