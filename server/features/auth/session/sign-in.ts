import type { SignedIn } from '#contract/auth/session.ts'
import type { AuthType } from '#contract/communities/community.ts'
import { signInFailures } from '#contract/limits.ts'
import { removeEmailChange } from '#server/features/auth/email-change/store.ts'
import { removeIdentities } from '#server/features/auth/provider/store.ts'
import { disconnectTelegram } from '#server/features/users/telegram/actions.ts'
import { connectUser } from '#server/features/users/user/actions.ts'
import type { Db } from '#server/platform/db/connect.ts'
import type { VisitorContext } from '#server/platform/http/context.ts'
import { ensure, Failure } from '#server/platform/http/failure.ts'
import { countCall, forgetCalls, type SignInWay, signInKey, uncountCall } from '#server/platform/http/store.ts'
import * as store from './store.ts'

const sessionDays = 30

/** Refuses a sign-in method that the community does not offer. */
export function ensureOffered({ community }: Pick<VisitorContext, 'community'>, method: AuthType): void {
  ensure(
    community.authConfig.some(each => each.authType === method),
    'METHOD_NOT_OFFERED',
  )
}

/**
 * Brute-force protection: limits failed attempts at one account with one kind of secret, after which even the right secret
 * is refused for a while. An attempt is counted before it is made, so that concurrent ones gain nothing; success resets the
 * count. Attempts during the lock are not made, so that they use up no code, and not counted, so that they do not extend it.
 */
export async function attempt<T>(
  ctx: Pick<VisitorContext, 'inOwnTransaction' | 'now'>,
  { email, way }: { email: string; way: SignInWay },
  prove: () => Promise<T>,
): Promise<T> {
  const what = signInKey(email, way)
  const { count, minutes } = signInFailures
  const made = await ctx.inOwnTransaction(db => countCall(db, what, minutes, ctx.now))
  if (made > count) {
    await ctx.inOwnTransaction(db => uncountCall(db, what, minutes, ctx.now))
    throw new Failure('TOO_MANY_REQUESTS', { retryAfter: minutes * 60 })
  }
  const proven = await prove()
  await ctx.inOwnTransaction(db => forgetCalls(db, what))
  return proven
}

/** Opens a session for an authenticated user. Only here is a blocked or deleted account reported as such. */
export async function openSession(
  ctx: VisitorContext,
  account: store.Account,
  { isLocal = false } = {},
): Promise<SignedIn> {
  ensure(!account.blockedAt && !account.deletedAt, 'ACCESS_DENIED')
  const { community, now, request, tokens } = ctx
  const session = {
    id: ctx.newId(),
    userId: account.id,
    isLocal,
    originCommunityId: community.id,
    userAgent: request.userAgent,
    createdAt: now,
    expiresAt: new Date(now.getTime() + sessionDays * 86_400_000),
  }
  const { firstLogin, role } = await ctx.inOwnTransaction(async db => {
    ensure(!(await store.isBlockedHere(db, account.id)), 'ACCESS_DENIED')
    const place = { communityId: community.id, userId: account.id, role: 'ROLE_USER', connectedAt: now } as const
    const firstLogin = await connectUser(db, place)
    await store.insertSession(db, session)
    return { firstLogin, role: await store.findRole(db, account.id) }
  })
  return { token: await tokens.issue({ ...session, role }), firstLogin }
}

/**
 * The account of someone who has just proven an address, created if there was none. If its address was not confirmed
 * before, somebody else may have created it, and loses it.
 */
export async function findOrCreateVerifiedAccount(ctx: VisitorContext, email: string): Promise<store.Account> {
  const { now } = ctx
  return ctx.inOwnTransaction(async db => {
    const created = { passwordHash: null, emailConfirmedAt: now, policyAcceptedAt: null, createdAt: now }
    await store.insertAccount(db, { id: ctx.newId(), email, ...created })
    const account = await store.findAccount(db, { email })
    ensure(account, 'UNEXPECTED')
    if (account.emailConfirmedAt || account.deletedAt) return account
    await claimAccount(db, account.id, now)
    await store.confirmEmail(db, account.id, now)
    return account
  })
}

/**
 * Everything that was set up before the owner of the address proved it: somebody else may have registered the address.
 */
export async function claimAccount(db: Db, userId: string, now: Date): Promise<void> {
  await store.claimAccount(db, userId, now)
  await removeIdentities(db, userId)
  await disconnectTelegram(db, userId)
  await removeEmailChange(db, { userId })
  await store.endSessionsOf(db, userId, now)
}
