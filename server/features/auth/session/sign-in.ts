import type { SignedIn } from '#contract/auth/session.ts'
import type { AuthType } from '#contract/communities/community.ts'
import { signInFailures } from '#contract/limits.ts'
import { removeIdentities } from '#server/features/auth/provider/store.ts'
import { connectUser } from '#server/features/users/user/actions.ts'
import type { VisitorContext } from '#server/platform/http/context.ts'
import { ensure, Failure } from '#server/platform/http/failure.ts'
import { countCall, forgetCalls, signInKey } from '#server/platform/http/store.ts'
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
 * Brute-force protection: limits attempts at one account, after which even the right secret is refused for a while. An
 * attempt is counted before it is made, so that concurrent ones gain nothing; success resets the count. A refused
 * attempt takes as long as any other.
 */
export async function attempt<T>(
  ctx: Pick<VisitorContext, 'inOwnTransaction' | 'now'>,
  email: string,
  prove: () => Promise<T>,
): Promise<T> {
  const what = signInKey(email)
  const made = await ctx.inOwnTransaction(db => countCall(db, what, signInFailures.minutes, ctx.now))
  const isRefused = made > signInFailures.count
  const proven = await prove().catch(error => {
    if (isRefused) return undefined
    throw error
  })
  if (isRefused) throw new Failure('TOO_MANY_REQUESTS', { retryAfter: signInFailures.minutes * 60 })
  await ctx.inOwnTransaction(db => forgetCalls(db, what))
  return proven as T
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
 * before, somebody else may have created it: its password, identities and sessions are removed.
 */
export async function findOrCreateVerifiedAccount(ctx: VisitorContext, email: string): Promise<store.Account> {
  const { now } = ctx
  return ctx.inOwnTransaction(async db => {
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
