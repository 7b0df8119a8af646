import { timingSafeEqual } from 'node:crypto'
import type { Db } from '#server/platform/db/connect.ts'
import type { Scope } from '#server/platform/http/context.ts'
import {
  disownToken,
  hashOf,
  linkToken,
  newSecret,
  type Purpose,
  purposes,
  readLinkToken,
  stateOfCode,
  triesPerCode,
} from './rules.ts'
import * as store from './store.ts'

/*
 * One-time codes, bound to a purpose and a community; only the newest of a subject works. Attempts and uses are counted
 * in separate transactions, so that neither a failed call nor concurrent ones can undo them.
 */

export type Code = store.Code
export type KeptCode = store.KeptCode

type NewCodeOptions = {
  purpose: Purpose
  subject: string
  details?: Record<string, string>
  /** Community in which it is valid; default: the current one. */
  communityId?: string
}

/** Creates a code and returns its secret to type, its token for a link, and the token of "this was not me". */
export async function makeCode(
  db: Db,
  scope: Pick<Scope, 'community' | 'now' | 'newId'>,
  { purpose, subject, details = {}, communityId = scope.community.id }: NewCodeOptions,
): Promise<{ secret: string; token: string; disown: string }> {
  const id = scope.newId()
  const secret = newSecret(purpose)
  const codeHash = hashOf(secret)
  await store.insertCode(db, {
    id,
    purpose,
    subject,
    originCommunityId: communityId,
    codeHash,
    attemptsLeft: triesPerCode,
    details,
    createdAt: scope.now,
    expiresAt: new Date(scope.now.getTime() + purposes[purpose].lifeMs),
  })
  return { secret, token: linkToken(id, secret), disown: disownToken(id, codeHash) }
}

type ConsumeScope = Pick<Scope, 'community' | 'now' | 'inOwnTransaction'>

/** Uses up the code of a link token; null unless it is valid and unused. */
export async function consumeToken(scope: ConsumeScope, purpose: Purpose, token: string): Promise<Code | null> {
  const parts = readLinkToken(token)
  return parts && consume(scope, parts.secret, { purpose, id: parts.id })
}

/** The valid code of a link token, which stays unused. */
export async function findValidCode(scope: ConsumeScope, purpose: Purpose, token: string): Promise<Code | null> {
  const parts = readLinkToken(token)
  const code = parts && (await findCode(scope, parts.id))
  if (!code || code.purpose !== purpose || stateOfCode(code, scope.now) !== 'VALID') return null
  return timingSafeEqual(hashOf(parts.secret), code.codeHash) ? code : null
}

/** The code that a link names, in whatever state it is; its secret is not compared. */
export async function findCodeOfLink(scope: ConsumeScope, token: string): Promise<KeptCode | null> {
  const parts = readLinkToken(token)
  return parts && findCode(scope, parts.id)
}

/** The code with this id in whatever state it is, without its secret. */
export const findCode = ({ community, inOwnTransaction }: ConsumeScope, id: string): Promise<KeptCode | null> =>
  inOwnTransaction(db => store.findCode(db, { id, communityId: community.id }))

/** Ends the code of a "this was not me" token and returns it in its former state; null when there is none. */
export async function disownCode(scope: ConsumeScope, token: string): Promise<KeptCode | null> {
  const code = await findCodeOfLink(scope, token)
  if (!code) return null
  const wanted = Buffer.from(disownToken(code.id, code.codeHash))
  if (!timingSafeEqual(wanted, Buffer.from(token))) return null
  await scope.inOwnTransaction(db => store.markUsed(db, code.id, scope.now))
  return code
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
