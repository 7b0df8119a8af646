import { findOrCreateVerifiedAccount } from '#server/features/auth/session/sign-in.ts'
import * as accounts from '#server/features/auth/session/store.ts'
import type { VisitorContext } from '#server/platform/http/context.ts'
import { ensure } from '#server/platform/http/failure.ts'
import type { Profile } from './rules.ts'
import * as store from './store.ts'

export type Identity = {
  issuer: string
  subject: string
  email: string
  isEmailVerified: boolean
  profile: Profile & { googleId?: string }
}

/**
 * Finds the account of an identity by issuer and subject, whatever address the provider gives now. A new identity is
 * linked to the account of its address only if the provider has verified it; otherwise anyone could take over any
 * account.
 */
export async function accountOfIdentity(ctx: VisitorContext, identity: Identity): Promise<accounts.Account> {
  const linked = await findLinked(ctx, identity)
  if (linked && !linked.deletedAt) return renew(ctx, identity, linked)
  if (!identity.isEmailVerified) return linked ?? createUnproven(ctx, identity)
  const account = await findOrCreateVerifiedAccount(ctx, identity.email)
  // The profile of a deleted account is not stored again.
  return account.deletedAt ? account : renew(ctx, identity, account)
}

async function findLinked(ctx: VisitorContext, identity: Identity): Promise<accounts.Account | null> {
  return ctx.inOwnTransaction(async db => {
    const userId = await store.findUserOf(db, identity)
    return userId ? accounts.findAccount(db, { id: userId }) : null
  })
}

/** When two first sign-ins are concurrent, both get the account that was linked first. */
async function renew(ctx: VisitorContext, identity: Identity, account: accounts.Account): Promise<accounts.Account> {
  const { issuer, subject, profile } = identity
  return ctx.inOwnTransaction(async db => {
    const link = { issuer, subject, profile, userId: account.id, linkedAt: ctx.now }
    const userId = await store.linkIdentity(db, link)
    const owner = userId === account.id ? account : await accounts.findAccount(db, { id: userId })
    ensure(owner, 'UNEXPECTED')
    return owner
  })
}

/** Creates an account with an unproven address; an address that has an account is refused. */
async function createUnproven(ctx: VisitorContext, identity: Identity): Promise<accounts.Account> {
  const { email, issuer, subject, profile } = identity
  const { now } = ctx
  const id = ctx.newId()
  await ctx.inOwnScope(async inside => {
    const bare = { passwordHash: null, emailConfirmedAt: null, policyAcceptedAt: null, createdAt: now }
    if (!(await accounts.insertAccount(inside.db, { id, email, ...bare }))) return
    await store.linkIdentity(inside.db, { issuer, subject, profile, userId: id, linkedAt: now })
    await inside.queue('auth.send code', { purpose: 'CONFIRM_EMAIL', userId: id, email, lang: ctx.lang })
  })
  const made = await findLinked(ctx, identity)
  ensure(made, 'PROVIDER_REFUSED')
  return made
}
