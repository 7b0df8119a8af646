import type { Community } from '#contract/communities/community.ts'
import { makeCode } from '#server/features/auth/code/code.ts'
import { purposes } from '#server/features/auth/code/rules.ts'
import { ensureUncommon, hashPassword } from '#server/features/auth/session/password.ts'
import * as accounts from '#server/features/auth/session/store.ts'
import type { Db } from '#server/platform/db/connect.ts'
import { newId } from '#server/platform/db/id.ts'
import { ensure } from '#server/platform/http/failure.ts'

/** Hash of a password that the operator chose; fails with COMMON_PASSWORD. */
export async function hashOperatorPassword(email: string, password: string): Promise<string> {
  await ensureUncommon(password, email)
  return hashPassword(password)
}

/** Creates a confirmed account for an operator's own address and returns its id. An existing account keeps its password. */
export async function createOperatorAccount(
  db: Db,
  { email, passwordHash, now }: { email: string; passwordHash: string; now: Date },
): Promise<string> {
  const created = { emailConfirmedAt: now, policyAcceptedAt: now, createdAt: now }
  await accounts.insertAccount(db, { id: newId(now), email, passwordHash, ...created })
  const account = await accounts.findAccount(db, { email })
  ensure(account, 'UNEXPECTED')
  return account.id
}

type NewOperator = { userId: string; passwordHash: string; community: Community; now: Date }

/**
 * A ticket with which the operator's browser opens a session in the community. Null for an account that was there before: the operator has
 * not proven to be its owner.
 */
export async function makeOperatorTicket(
  db: Db,
  { userId, passwordHash, community, now }: NewOperator,
): Promise<string | null> {
  const account = await accounts.findAccount(db, { id: userId })
  if (account?.passwordHash !== passwordHash) return null
  const sessionId = newId(now)
  // A ticket is only good as long as the session that made it. This one is used by nobody, and ends with the ticket.
  await accounts.insertSession(db, {
    id: sessionId,
    userId,
    originCommunityId: community.id,
    userAgent: '',
    isLocal: false,
    createdAt: now,
    expiresAt: new Date(now.getTime() + purposes.EXCHANGE.lifeMs),
  })
  const scope = { community, now, newId: () => newId(now) }
  const asked = { purpose: 'EXCHANGE', subject: userId, details: { sessionId } } as const
  return (await makeCode(db, scope, asked)).token
}
