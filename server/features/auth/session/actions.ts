import type { sessionApi } from '#contract/auth/session.ts'
import { consumeAccessCode } from '#server/features/auth/access-code/actions.ts'
import { consumeToken, makeCode } from '#server/features/auth/code/code.ts'
import type { Action, VisitorContext } from '#server/platform/http/context.ts'
import { ensure } from '#server/platform/http/failure.ts'
import { isPassword } from './password.ts'
import { attempt, ensureOffered, openSession } from './sign-in.ts'
import * as store from './store.ts'

type Api = typeof sessionApi

export const login: Action<Api['login']> = async (input, ctx) => {
  ensure(input.authType === 'EMAIL' || input.authType === 'NONE', 'METHOD_NOT_OFFERED')
  ensureOffered(ctx, input.authType)
  const { email, password, token } = input
  if (input.authType === 'NONE') {
    ensure(token, 'INVALID_CODE')
    return openSession(ctx, await consumeAccessCode(ctx, token, email), { isLocal: true })
  }
  ensure(email && password, 'INVALID_LOGIN')
  return openSession(ctx, await provePassword(email, password, ctx))
}

export const makeTicket: Action<Api['makeTicket']> = async ({ url }, ctx) => {
  const { userId, sessionId } = ctx.actor
  const target = await ctx.communities.byOrigin(new URL(url).origin)
  ensure(target, 'NOT_FOUND')
  const isChild = target.parentCommunityDomain === ctx.community.domain
  ensure(await store.canLeaveFor(ctx.db, { userId, sessionId, communityId: target.id, isChild }), 'NOT_FOUND')
  const asked = { purpose: 'EXCHANGE', subject: userId, communityId: target.id, details: { sessionId } } as const
  const { token } = await makeCode(ctx.db, ctx, asked)
  const address = new URL(url)
  address.searchParams.set('token', token)
  return { url: address.href }
}

export const exchange: Action<Api['exchange']> = async ({ ticket }, ctx) => {
  const code = await consumeToken(ctx, 'EXCHANGE', ticket)
  ensure(code, 'INVALID_CODE')
  const account = await ctx.inOwnTransaction(async db => {
    const isOpen = await store.isOpen(db, code.details.sessionId ?? '', ctx.now)
    return isOpen ? store.findAccount(db, { id: code.subject }) : null
  })
  ensure(account, 'INVALID_CODE')
  return { ...(await openSession(ctx, account)), email: account.email }
}

export const logout: Action<Api['logout']> = async (_input, ctx) => {
  const { sessionId: id, userId } = ctx.actor
  await store.endSession(ctx.db, { id, userId }, ctx.now)
  return {}
}

export const listSessions: Action<Api['listSessions']> = async (_input, ctx) => {
  const { userId, sessionId } = ctx.actor
  const sessions = await store.listSessions(ctx.db, { userId, sessionId }, ctx.now)
  return sessions.map(session => ({ ...session, isCurrent: session.id === sessionId }))
}

export const endSession: Action<Api['endSession']> = async ({ id }, ctx) => {
  ensure(await store.endSession(ctx.db, { id, userId: ctx.actor.userId }, ctx.now), 'NOT_FOUND')
  return {}
}

export const endOtherSessions: Action<Api['endOtherSessions']> = async (_input, ctx) => {
  await store.endSessionsOf(ctx.db, ctx.actor.userId, ctx.now, ctx.actor.sessionId)
  return {}
}

async function provePassword(email: string, password: string, ctx: VisitorContext): Promise<store.Account> {
  return attempt(ctx, { email, way: 'password' }, async () => {
    const account = await ctx.inOwnTransaction(db => store.findAccount(db, { email }))
    const isProven = await isPassword(password, account?.passwordHash ?? null)
    ensure(account && isProven, 'INVALID_LOGIN')
    return account
  })
}

export const removeOldSessions = store.removeOldSessions
