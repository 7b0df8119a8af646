import postgres from 'postgres'
import { listPreview } from '#server/features/communities/community/store.ts'
import { findCurrentParticipant } from '#server/features/users/user/store.ts'
import { applicationRole, type Db } from '#server/platform/db/connect.ts'

/** Configuration of a peer, passed in the environment. */
export type BareEnvironment = {
  PORT: string
  DATABASE_URL: string
  COMMUNITY_ID: string
  PARTICIPANT_ID: string
}

/**
 * The same statements, pool size, role and policies as ours, but with the community fixed per connection: no session
 * lookup and no transaction per call.
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
