import { createHash, timingSafeEqual } from 'node:crypto'
import type { registrationApi } from '#contract/auth/registration.ts'
import type { Language } from '#contract/languages.ts'
import type { Role } from '#contract/roles.ts'
import { isSitePath } from '#contract/shapes.ts'
import { sendCode } from '#server/features/auth/code/actions.ts'
import { consumeToken, findValidCode } from '#server/features/auth/code/code.ts'
import type { CodeLetter } from '#server/features/auth/code/rules.ts'
import { ensureUncommon, hashPassword, isPassword } from '#server/features/auth/session/password.ts'
import { attempt, claimAccount, ensureOffered, openSession } from '#server/features/auth/session/sign-in.ts'
import * as accounts from '#server/features/auth/session/store.ts'
import { connectUser } from '#server/features/users/user/actions.ts'
import type { Action, VisitorContext } from '#server/platform/http/context.ts'
import { ensure } from '#server/platform/http/failure.ts'

type Api = typeof registrationApi

export const registerUser: Action<Api['registerUser']> = async ({ email, password, policyAccepted, backTo }, ctx) => {
  ensureOffered(ctx, 'EMAIL')
  ensure(policyAccepted, 'POLICY_NOT_ACCEPTED')
  await register(ctx, { email, password, backTo }, 'ROLE_USER')
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

/**
 * Proves the address. Whoever registered it keeps password, sessions and linked accounts only if the same person proves it:
 * in a session of this account, or with its password. Otherwise all of that ends, and a new password can be set.
 */
export const confirmEmail: Action<Api['confirmEmail']> = async ({ code, password, newPassword }, ctx) => {
  const found = await findValidCode(ctx, 'CONFIRM_EMAIL', code)
  const account = found && (await ctx.inOwnTransaction(db => accounts.findAccount(db, { id: found.subject })))
  ensure(account && !account.deletedAt, 'INVALID_CODE')
  // The letter is valid for two days: longer than one that may reset the password of a confirmed account.
  ensure(!newPassword || !account.emailConfirmedAt, 'INVALID_CODE')
  const newHash = newPassword === undefined ? null : await newPasswordHash(newPassword, account.email)
  if (password !== undefined && newHash === null) await provePassword(ctx, account, password)
  ensure(await consumeToken(ctx, 'CONFIRM_EMAIL', code), 'INVALID_CODE')
  const isRegistrant = newHash === null && (password !== undefined || ctx.actor?.userId === account.id)
  await ctx.inOwnTransaction(async db => {
    if (!account.emailConfirmedAt && !isRegistrant) await claimAccount(db, account.id, ctx.now)
    if (newHash) await accounts.replacePassword(db, account.id, newHash)
    await accounts.confirmEmail(db, account.id, ctx.now)
  })
  const hasProven = password !== undefined || newHash !== null
  return { session: hasProven ? await openSession(ctx, account) : null }
}

async function newPasswordHash(password: string, email: string): Promise<string> {
  await ensureUncommon(password, email)
  return hashPassword(password)
}

const provePassword = (ctx: VisitorContext, { email, passwordHash }: accounts.Account, password: string) =>
  attempt(ctx, { email, way: 'password' }, async () =>
    ensure(await isPassword(password, passwordHash), 'INVALID_PASSWORD'),
  )

export const changePassword: Action<Api['changePassword']> = async ({ currentPassword, password }, ctx) => {
  const { userId, email, sessionId } = ctx.actor
  const account = await ctx.inOwnTransaction(db => accounts.findAccount(db, { id: userId }))
  ensure(account, 'INVALID_PASSWORD')
  await provePassword(ctx, account, currentPassword)
  const hashed = await newPasswordHash(password, email)
  await ctx.inOwnTransaction(async db => {
    await accounts.replacePassword(db, userId, hashed)
    await accounts.endSessionsOf(db, userId, ctx.now, sessionId)
  })
  return {}
}

export const resendConfirmation: Action<Api['resendConfirmation']> = async ({ backTo }, ctx) => {
  const { userId, email, isEmailConfirmed } = ctx.actor
  if (!isEmailConfirmed) await sendCode(ctx, confirmation({ userId, email, lang: ctx.lang, backTo }))
  return {}
}

type Confirmed = { userId: string; email: string; lang: Language; backTo: string | undefined }

/** The link leads back to a page of this site alone: a letter to a stranger must not carry an address of somebody's choice. */
const confirmation = ({ backTo, ...to }: Confirmed): CodeLetter => ({
  purpose: 'CONFIRM_EMAIL',
  ...to,
  ...(backTo && isSitePath(backTo) ? { linkQuery: { back_to: backTo } } : {}),
})

type Registration = { email: string; password: string; backTo?: string | undefined }

/** Participants are connected by their first sign-in, which `firstLogin` reports. */
async function register(ctx: VisitorContext, { email, password, backTo }: Registration, role: Role): Promise<void> {
  const passwordHash = await newPasswordHash(password, email)
  const { community, now } = ctx
  const id = ctx.newId()
  await ctx.inOwnScope(async inside => {
    const account = { id, email, passwordHash, emailConfirmedAt: null, policyAcceptedAt: now, createdAt: now }
    ensure(await accounts.insertAccount(inside.db, account), 'EMAIL_TAKEN')
    if (role === 'ROLE_ADMIN')
      await connectUser(inside.db, { communityId: community.id, userId: id, role, connectedAt: now })
    await inside.queue('auth.send code', confirmation({ userId: id, email, lang: ctx.lang, backTo }))
  })
}

/** Compared in constant time; always false when no secret is configured. */
function isSecret(given: string, wanted: string | undefined): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(given), digest(wanted ?? '')) && wanted !== undefined
}
