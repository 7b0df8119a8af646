import { timingSafeEqual } from 'node:crypto'
import type { Db } from '#server/platform/db/connect.ts'
import type { Scope } from '#server/platform/http/context.ts'
import { hashOf, linkToken, newSecret, type Purpose, purposes, readLinkToken, triesPerCode } from './rules.ts'
import * as store from './store.ts'

/*
 * Codes that prove something once. They are bound to a purpose and a community; only the newest of a subject works. A try is
 * spent and a use is marked in transactions of their own, so that neither a failed call nor many at once can undo them.
 */

export type Code = store.Code

type Asked = {
  purpose: Purpose
  subject: string
  details?: Record<string, string>
  /** Where it works; here unless said otherwise. */
  communityId?: string
}

/** Makes a code and returns what leads to it: the secret to type, and the token for a link. */
export async function makeCode(
  db: Db,
  scope: Pick<Scope, 'community' | 'now' | 'newId'>,
  { purpose, subject, details = {}, communityId = scope.community.id }: Asked,
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

type Spender = Pick<Scope, 'community' | 'now' | 'apart'>

/** The code that a link's token names, if it is right and unused; using it up. */
export async function spendToken(scope: Spender, purpose: Purpose, token: string): Promise<Code | null> {
  const parts = readLinkToken(token)
  return parts && spend(scope, parts.secret, { purpose, id: parts.id })
}

/** The same for a code that a person typed. */
export const spendTyped = (scope: Spender, purpose: Purpose, subject: string, secret: string): Promise<Code | null> =>
  spend(scope, secret.replace(/\s/g, ''), { purpose, subject })

async function spend(
  { community, now, apart }: Spender,
  secret: string,
  which: { purpose: Purpose } & ({ id: string } | { subject: string }),
): Promise<Code | null> {
  const code = await apart(db => store.spendTry(db, { ...which, communityId: community.id, now }))
  if (!code || !timingSafeEqual(hashOf(secret), code.codeHash)) return null
  const isMine = await apart(db => store.markUsed(db, code.id, now))
  return isMine ? code : null
}
