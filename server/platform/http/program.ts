import { createHash } from 'node:crypto'
import type { ApiScope } from '#contract/admin/api-scope.ts'
import { tokenPrefix } from '#contract/admin/api-token.ts'
import type { FailureName } from '#contract/capabilities.ts'
import type { Permission } from '#contract/roles.ts'
import { enforceLimit } from './limit.ts'
import { inCommunity, type Platform } from './scope.ts'
import { findProgram, type Program, touchApiToken } from './store.ts'

/** Whether the bearer is an API token and not that of a session. */
export const isApiToken = (bearer: string): boolean => bearer.startsWith(tokenPrefix)

const minuteMs = 60_000

/** The program with this token in this community, counted against its rate limit; null if the token is unknown, expired or revoked. */
export async function identifyProgram(
  platform: Pick<Platform, 'sql'>,
  communityId: string,
  bearer: string,
  now: Date,
): Promise<Program | null> {
  const hash = createHash('sha256').update(bearer).digest()
  const program = await platform.sql.read(communityId, db => findProgram(db, hash, now))
  if (!program) return null
  await enforceLimit(platform.sql, 'apiToken', { address: '', userId: program.tokenId }, now)
  const { lastUsedAt, tokenId } = program
  if (!lastUsedAt || now.getTime() - Date.parse(lastUsedAt) >= minuteMs)
    await inCommunity(platform.sql, communityId, db => touchApiToken(db, tokenId, now))
  return program
}

/** Why a program may not make the call; null if it may, as far as its manager may. */
export function refuseProgram(
  wanted: ApiScope | null,
  held: ApiScope[],
  ownerPermissions: Permission[],
): FailureName | null {
  // Who may no longer manage the community could not make the token any more.
  if (!ownerPermissions.includes('CAN_MANAGE_COMMUNITY')) return 'UNAUTHORIZED'
  return wanted && held.includes(wanted) ? null : 'SCOPE_MISSING'
}
