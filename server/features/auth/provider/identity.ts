import { sendCode } from '#server/features/auth/code/actions.ts'
import { consumeToken } from '#server/features/auth/code/code.ts'
import { findOrCreateVerifiedAccount } from '#server/features/auth/session/sign-in.ts'
import * as accounts from '#server/features/auth/session/store.ts'
import type { UserContext, VisitorContext } from '#server/platform/http/context.ts'
import { ensure, Failure } from '#server/platform/http/failure.ts'
import { communityIssuer, type Profile, settingsPath } from './rules.ts'
import * as store from './store.ts'

export type Identity = {
  issuer: string
  subject: string
  email: string
  profile: Profile & { googleId?: string }
}

/**
 * The account of an identity at a provider that the operator configured, and that has verified the address. Found by issuer
 * and subject, whatever address the provider gives now; a new identity is linked to the account of its address.
 */
export async function accountOfProvenIdentity(ctx: VisitorContext, identity: Identity): Promise<accounts.Account> {
  const linked = await findLinked(ctx, identity)
  const account = linked && !linked.deletedAt ? linked : await findOrCreateVerifiedAccount(ctx, identity.email)
  // The profile of a deleted account is not stored again.
  return account.deletedAt ? account : renew(ctx, identity, account, { originCommunityId: null, confirmedAt: ctx.now })
}

/**
 * The account of an identity at the community's own provider. Whoever runs the community controls what the provider says, so
 * that it proves no address: the identity opens the account that it created itself in this community, or one whose owner has
 * confirmed the link by a letter.
 */
export async function accountOfCommunityIdentity(ctx: VisitorContext, said: Identity): Promise<accounts.Account> {
  const identity = { ...said, issuer: communityIssuer(ctx.community.id, said.issuer) }
  const linked = await findLinked(ctx, identity)
  const own = { originCommunityId: ctx.community.id, confirmedAt: null }
  if (linked && !linked.deletedAt) return renew(ctx, identity, linked, own)
  const created = await createUnproven(ctx, identity)
  if (created) return created
  const { email, issuer, subject, profile } = identity
  const details = { issuer, subject, profile: JSON.stringify(profile) }
  await ctx.inOwnScope(scope =>
    sendCode(scope, {
      purpose: 'LINK_PROVIDER',
      email,
      lang: ctx.lang,
      details,
      said: { name: profile.name || email },
    }),
  )
  throw new Failure('CONFIRM_LINK')
}

/**
 * Asks the user by a letter to their own address whether to connect an identity at the community's own provider. A session
 * alone is not enough: who found it open would keep a way in. False when it is connected to this user already.
 */
export async function askToConnect(ctx: UserContext, said: Identity): Promise<boolean> {
  const identity = { ...said, issuer: communityIssuer(ctx.community.id, said.issuer) }
  const { userId, email } = ctx.actor
  const linked = await findLinked(ctx, identity)
  if (linked?.id === userId) return false
  ensure(!linked || linked.deletedAt, 'IDENTITY_OF_ANOTHER')
  const { issuer, subject, profile } = identity
  await ctx.inOwnScope(scope =>
    sendCode(scope, {
      purpose: 'LINK_PROVIDER',
      userId,
      email,
      lang: ctx.lang,
      linkQuery: { backTo: settingsPath },
      details: { issuer, subject, profile: JSON.stringify(profile), userId },
      said: { name: identity.email },
    }),
  )
  return true
}

/**
 * Links the identity of a letter to the account of its address, which the letter proves. An identity that was linked to
 * somebody else since then is refused, so that the letter never opens their account.
 */
export async function confirmIdentity(ctx: VisitorContext, code: string): Promise<accounts.Account> {
  const consumed = await consumeToken(ctx, 'LINK_PROVIDER', code)
  ensure(consumed, 'INVALID_CODE')
  const { issuer = '', subject = '', profile = '{}', userId } = consumed.details
  const account = userId
    ? await findAskedAccount(ctx, { userId, email: consumed.subject })
    : await findOrCreateVerifiedAccount(ctx, consumed.subject)
  if (account.deletedAt) return account
  const link = {
    ...{ issuer, subject, profile: JSON.parse(profile) as Profile },
    ...{ userId: account.id, linkedAt: ctx.now, confirmedAt: ctx.now, originCommunityId: ctx.community.id },
  }
  await ctx.inOwnTransaction(async db =>
    ensure((await store.linkIdentity(db, link)) === account.id, 'IDENTITY_OF_ANOTHER'),
  )
  return account
}

/** The account that asked in the settings, unless its address changed since then: the letter does not prove the new one. */
async function findAskedAccount(ctx: VisitorContext, asked: { userId: string; email: string }) {
  const account = await ctx.inOwnTransaction(db => accounts.findAccount(db, { id: asked.userId }))
  ensure(account && account.email.toLowerCase() === asked.email.toLowerCase(), 'INVALID_CODE')
  return account
}

/** False where it belongs to somebody else. */
export async function linkToUser(ctx: VisitorContext, identity: Identity, userId: string): Promise<boolean> {
  const { issuer, subject, profile } = identity
  const link = { issuer, subject, profile, userId, linkedAt: ctx.now, originCommunityId: null, confirmedAt: ctx.now }
  return ctx.inOwnTransaction(
    async db =>
      [null, userId].includes(await store.findUserOf(db, identity)) && (await store.linkIdentity(db, link)) === userId,
  )
}

async function findLinked(ctx: VisitorContext, identity: Identity): Promise<accounts.Account | null> {
  return ctx.inOwnTransaction(async db => {
    const userId = await store.findUserOf(db, identity)
    return userId ? accounts.findAccount(db, { id: userId }) : null
  })
}

type Origin = { originCommunityId: string | null; confirmedAt: Date | null }

/** When two first sign-ins are concurrent, both get the account that was linked first. */
async function renew(
  ctx: VisitorContext,
  identity: Identity,
  account: accounts.Account,
  origin: Origin,
): Promise<accounts.Account> {
  const { issuer, subject, profile } = identity
  return ctx.inOwnTransaction(async db => {
    const link = { issuer, subject, profile, userId: account.id, linkedAt: ctx.now, ...origin }
    const userId = await store.linkIdentity(db, link)
    const owner = userId === account.id ? account : await accounts.findAccount(db, { id: userId })
    ensure(owner, 'UNEXPECTED')
    return owner
  })
}

/** Creates an account with an unproven address; null when the address has an account. */
async function createUnproven(ctx: VisitorContext, identity: Identity): Promise<accounts.Account | null> {
  const { email, issuer, subject, profile } = identity
  const { now } = ctx
  const id = ctx.newId()
  await ctx.inOwnScope(async inside => {
    const bare = { passwordHash: null, emailConfirmedAt: null, policyAcceptedAt: null, createdAt: now }
    if (!(await accounts.insertAccount(inside.db, { id, email, ...bare }))) return
    const origin = { originCommunityId: ctx.community.id, confirmedAt: null }
    await store.linkIdentity(inside.db, { issuer, subject, profile, userId: id, linkedAt: now, ...origin })
    await inside.queue('auth.send code', { purpose: 'CONFIRM_EMAIL', userId: id, email, lang: ctx.lang })
  })
  // Of two concurrent first sign-ins the second finds the account of the first.
  return findLinked(ctx, identity)
}
