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
