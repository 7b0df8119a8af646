import { createHash, randomBytes } from 'node:crypto'
import type { ApiToken } from '#contract/admin/api-token.ts'
import { tokenPrefix } from '#contract/admin/api-token.ts'

/** 256 random bits: cannot be guessed, so that a fast hash is enough. */
export const newToken = (): string => tokenPrefix + randomBytes(32).toString('base64url')

export const tokenHash = (token: string): Buffer => createHash('sha256').update(token).digest()

type Stored = { expiresAt: string; revokedAt: string | null; isOwnerManager: boolean }

export function stateOf({ expiresAt, revokedAt, isOwnerManager }: Stored, now: Date): ApiToken['state'] {
  if (revokedAt) return 'REVOKED'
  if (Date.parse(expiresAt) <= now.getTime()) return 'EXPIRED'
  return isOwnerManager ? 'ACTIVE' : 'LOST'
}
