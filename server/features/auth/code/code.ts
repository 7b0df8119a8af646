import { timingSafeEqual } from 'node:crypto'
import type { Db } from '#server/platform/db/connect.ts'
import type { Scope } from '#server/platform/http/context.ts'
import { hashOf, linkToken, newSecret, type Purpose, purposes, readLinkToken, triesPerCode } from './rules.ts'
import * as store from './store.ts'

/*
 * One-time codes, bound to a purpose and a community; only the newest of a subject works. Attempts and uses are counted
 * in separate transactions, so that neither a failed call nor concurrent ones can undo them.
 */

export type Code = store.Code

type NewCodeOptions = {
  purpose: Purpose
  subject: string
  details?: Record<string, string>
  /** Community in which it is valid; default: the current one. */
  communityId?: string
}

/** Creates a code and returns its secret to type and its token for a link. */
export async function makeCode(
  db: Db,
  scope: Pick<Scope, 'community' | 'now' | 'newId'>,
  { purpose, subject, details = {}, communityId = scope.community.id }: NewCodeOptions,
): Promise<{ secret: string; token: string }> {
  const id = scope.newId()
  const secret = newSecret(purpose)
  await store.insertCode(db, {
    id,
    purpose,
    subject,
    originCommunityId: communityId,
    codeHash: hashOf(secret),
    attemptsLeft: triesPerCode,
    details,
    createdAt: scope.now,
    expiresAt: new Date(scope.now.getTime() + purposes[purpose].lifeMs),
  })
  return { secret, token: linkToken(id, secret) }
}

type ConsumeScope = Pick<Scope, 'community' | 'now' | 'inOwnTransaction'>

/** Uses up the code of a link token; null unless it is valid and unused. */
export async function consumeToken(scope: ConsumeScope, purpose: Purpose, token: string): Promise<Code | null> {
  const parts = readLinkToken(token)
  return parts && consume(scope, parts.secret, { purpose, id: parts.id })
}

/** Uses up a typed code; null unless it is valid and unused. */
export const consumeTypedCode = (
  scope: ConsumeScope,
  purpose: Purpose,
  subject: string,
  secret: string,
): Promise<Code | null> => consume(scope, secret.replace(/\s/g, ''), { purpose, subject })

async function consume(
  { community, now, inOwnTransaction }: ConsumeScope,
  secret: string,
  which: { purpose: Purpose } & ({ id: string } | { subject: string }),
): Promise<Code | null> {
  const code = await inOwnTransaction(db => store.countAttempt(db, { ...which, communityId: community.id, now }))
  if (!code || !timingSafeEqual(hashOf(secret), code.codeHash)) return null
  const isFirstUse = await inOwnTransaction(db => store.markUsed(db, code.id, now))
  return isFirstUse ? code : null
}
