import { removeIdentities } from '#server/features/auth/provider/store.ts'
import type { VisitorContext } from '#server/platform/http/context.ts'
import { ensure } from '#server/platform/http/failure.ts'
import * as store from './store.ts'

/**
 * The account of someone who has just proven that an address is theirs, made now if there was none. If the account's address was
 * not confirmed before, whoever made it was perhaps somebody else: their password and providers go, with every session of theirs.
 */
export async function accountOfProven(ctx: VisitorContext, email: string): Promise<store.Account> {
  const { now } = ctx
  return ctx.apart(async db => {
    const created = { passwordHash: null, emailConfirmedAt: now, policyAcceptedAt: null, createdAt: now }
    await store.insertAccount(db, { id: ctx.newId(), email, ...created })
    const account = await store.findAccount(db, { email })
    ensure(account, 'UNEXPECTED')
    if (account.emailConfirmedAt || account.deletedAt) return account
    await store.replacePassword(db, account.id, null)
    await removeIdentities(db, account.id)
    await store.endSessionsOf(db, account.id, now)
    await store.confirmEmail(db, account.id, now)
    return account
  })
}
