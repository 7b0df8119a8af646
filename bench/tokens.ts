import type { Sql } from '#server/platform/db/connect.ts'
import { Tokens } from '#server/platform/http/token.ts'
import { seed } from './environment.ts'

/** Tokens of members of the community, whose sessions were created with it. */
export async function issueTokens(owner: Sql, secret: string, count: number): Promise<string[]> {
  const sessions = await owner<{ id: string; userId: string }[]>`
    select md5(${seed} || ' session ' || user_id)::uuid as id, user_id from participant
    where moderation_status = 'CONFIRMED' order by slug limit ${count}`
  const tokens = new Tokens(secret)
  const expiresAt = new Date(Date.now() + 24 * 3_600_000)
  return Promise.all(sessions.map(({ id, userId }) => tokens.issue({ id, userId, role: 'ROLE_USER', expiresAt })))
}
