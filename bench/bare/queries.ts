import postgres from 'postgres'
import { listPreview } from '#server/features/communities/community/store.ts'
import { findCurrentParticipant } from '#server/features/users/user/store.ts'
import { applicationRole, type Db } from '#server/platform/db/connect.ts'

/** What a peer needs to know; it comes through the environment. */
export type BareEnvironment = {
  PORT: string
  DATABASE_URL: string
  COMMUNITY_ID: string
  PARTICIPANT_ID: string
}

/**
 * The same statements as ours, on a pool of the same size, through the same role and policies, but with the community fixed for
 * the life of a connection: nothing is asked about the caller, and no call has a transaction.
 */
export function bareQueries(environment: BareEnvironment) {
  const sql = postgres(environment.DATABASE_URL, {
    max: 12,
    connection: { role: applicationRole, 'app.community_id': environment.COMMUNITY_ID },
    transform: { column: { from: postgres.toCamel } },
  }) as unknown as Db
  return {
    '/row': () => findCurrentParticipant(sql, environment.PARTICIPANT_ID),
    '/page': () => listPreview(sql, 8),
  }
}
