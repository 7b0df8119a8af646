import type { sessionApi } from '#contract/auth/session.ts'
import { signInFailures } from '#contract/limits.ts'
import { connectUser } from '#server/features/users/user/actions.ts'
import type { Action, VisitorContext } from '#server/platform/http/context.ts'
import { ensure, Failure } from '#server/platform/http/failure.ts'
import { countCall, forgetCalls } from '#server/platform/http/store.ts'
import { isPassword } from './password.ts'
import * as store from './store.ts'

type Api = typeof sessionApi

const sessionDays = 30

export const login: Action<Api['login']> = async (input, ctx) => {
  const isOffered = ctx.community.authConfig.some(method => method.authType === input.authType)
  ensure(isOffered && input.authType === 'EMAIL' && input.email && input.password, 'INVALID_LOGIN')
  return signIn(await provePassword(input.email, input.password, ctx), ctx)
}

export const logout: Action<Api['logout']> = async (_input, ctx) => {
  await store.endSession(ctx.db, ctx.actor.sessionId, ctx.now)
  return {}
}

/** The user whose password this is. An attempt is counted before it is made, so that many at once gain nothing. */
async function provePassword(email: string, password: string, ctx: VisitorContext): Promise<string> {
  const attempts = `sign-in of ${email}`
  const { made, account } = await ctx.apart(async db => ({
    made: await countCall(db, attempts, signInFailures.minutes, ctx.now),
    account: await store.findAccount(db, email),
  }))
  const isProven = await isPassword(password, account?.passwordHash ?? null)
  if (made > signInFailures.count) throw new Failure('TOO_MANY_REQUESTS', { retryAfter: signInFailures.minutes * 60 })
  ensure(account && isProven, 'INVALID_LOGIN')
  ensure(!account.blockedAt && !account.deletedAt, 'ACCESS_DENIED')
  await ctx.apart(db => forgetCalls(db, attempts))
  return account.id
}

/** Sessions that ended long ago are forgotten. */
export const removeOldSessions = store.removeOldSessions

/** Opens a session for a user who has proven themselves. */
async function signIn(userId: string, ctx: VisitorContext): Promise<{ token: string; firstLogin: boolean }> {
  const { community, now, request, tokens } = ctx
  const session = {
    id: ctx.newId(),
    userId,
    originCommunityId: community.id,
    userAgent: request.userAgent,
    createdAt: now,
    expiresAt: new Date(now.getTime() + sessionDays * 86_400_000),
  }
  const { firstLogin, role } = await ctx.apart(async db => {
    const place = { communityId: community.id, userId, role: 'ROLE_USER', connectedAt: now } as const
    const firstLogin = await connectUser(db, place)
    await store.insertSession(db, session)
    return { firstLogin, role: await store.findRole(db, userId) }
  })
  return { token: await tokens.issue({ ...session, role }), firstLogin }
}
