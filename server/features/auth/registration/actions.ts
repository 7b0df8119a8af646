import { createHash, timingSafeEqual } from 'node:crypto'
import type { registrationApi } from '#contract/auth/registration.ts'
import type { Role } from '#contract/roles.ts'
import { sendCode } from '#server/features/auth/code/actions.ts'
import { consumeToken } from '#server/features/auth/code/code.ts'
import { ensureUncommon, hashPassword, isPassword } from '#server/features/auth/session/password.ts'
import { attempt, ensureOffered } from '#server/features/auth/session/sign-in.ts'
import * as accounts from '#server/features/auth/session/store.ts'
import { connectUser } from '#server/features/users/user/actions.ts'
import type { Action, VisitorContext } from '#server/platform/http/context.ts'
import { ensure } from '#server/platform/http/failure.ts'
import { releaseDeletedEmail } from './store.ts'

type Api = typeof registrationApi

export const registerUser: Action<Api['registerUser']> = async ({ email, password, policyAccepted }, ctx) => {
  ensureOffered(ctx, 'EMAIL')
  ensure(policyAccepted, 'POLICY_NOT_ACCEPTED')
  await register(ctx, { email, password }, 'ROLE_USER')
  return {}
}

export const registerAdmin: Action<Api['registerAdmin']> = async ({ secret, email, password }, ctx) => {
  ensure(isSecret(secret, ctx.config.ADMIN_SECRET), 'NOT_FOUND')
  await register(ctx, { email, password }, 'ROLE_ADMIN')
  return {}
}

export const agreePolicy: Action<Api['agreePolicy']> = async (_input, ctx) => {
  await accounts.acceptPolicy(ctx.db, ctx.actor.userId, ctx.now)
  return {}
}

export const confirmEmail: Action<Api['confirmEmail']> = async ({ code }, ctx) => {
  const consumed = await consumeToken(ctx, 'CONFIRM_EMAIL', code)
  ensure(consumed, 'INVALID_CODE')
  await ctx.inOwnTransaction(db => accounts.confirmEmail(db, consumed.subject, ctx.now))
  return {}
}

export const changePassword: Action<Api['changePassword']> = async ({ currentPassword, password }, ctx) => {
  const { userId, email, sessionId } = ctx.actor
  const account = await ctx.inOwnTransaction(db => accounts.findAccount(db, { id: userId }))
  await attempt(ctx, email, async () =>
    ensure(await isPassword(currentPassword, account?.passwordHash ?? null), 'INVALID_PASSWORD'),
  )
  await ensureUncommon(password, email)
  const hashed = await hashPassword(password)
  await ctx.inOwnTransaction(async db => {
    await accounts.replacePassword(db, userId, hashed)
    await accounts.endSessionsOf(db, userId, ctx.now, sessionId)
  })
  return {}
}

export const resendConfirmation: Action<Api['resendConfirmation']> = async (_input, ctx) => {
  const { userId, email, isEmailConfirmed } = ctx.actor
  if (!isEmailConfirmed) await sendCode(ctx, { purpose: 'CONFIRM_EMAIL', userId, email, lang: ctx.lang })
  return {}
}

type Registration = { email: string; password: string }

/** Participants are connected by their first sign-in, which `firstLogin` reports. */
async function register(ctx: VisitorContext, { email, password }: Registration, role: Role): Promise<void> {
  await ensureUncommon(password, email)
  const passwordHash = await hashPassword(password)
  const { community, now } = ctx
  const id = ctx.newId()
  await ctx.inOwnScope(async inside => {
    await releaseDeletedEmail(inside.db, email)
    const account = { id, email, passwordHash, emailConfirmedAt: null, policyAcceptedAt: now, createdAt: now }
    ensure(await accounts.insertAccount(inside.db, account), 'EMAIL_TAKEN')
    if (role === 'ROLE_ADMIN')
      await connectUser(inside.db, { communityId: community.id, userId: id, role, connectedAt: now })
    await inside.queue('auth.send code', { purpose: 'CONFIRM_EMAIL', userId: id, email, lang: ctx.lang })
  })
}

/** Compared in constant time; always false when no secret is configured. */
function isSecret(given: string, wanted: string | undefined): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(given), digest(wanted ?? '')) && wanted !== undefined
}
