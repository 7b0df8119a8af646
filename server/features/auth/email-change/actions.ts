import type { emailChangeApi } from '#contract/auth/email-change.ts'
import { sendCode } from '#server/features/auth/code/actions.ts'
import { consumeToken, findCodeOfLink } from '#server/features/auth/code/code.ts'
import { purposes } from '#server/features/auth/code/rules.ts'
import { endCodesOf } from '#server/features/auth/code/store.ts'
import { isPassword } from '#server/features/auth/session/password.ts'
import { attempt } from '#server/features/auth/session/sign-in.ts'
import * as accounts from '#server/features/auth/session/store.ts'
import type { Action } from '#server/platform/http/context.ts'
import { ensure } from '#server/platform/http/failure.ts'
import * as store from './store.ts'

type Api = typeof emailChangeApi

export const find: Action<Api['find']> = async (_input, ctx) => {
  const change = await store.findEmailChange(ctx.db, ctx.actor.userId, ctx.now)
  if (!change) return { change: null }
  const { newEmail, oldConfirmedAt, newConfirmedAt, expiresAt } = change
  return {
    change: { newEmail, expiresAt, isOldConfirmed: oldConfirmedAt !== null, isNewConfirmed: newConfirmedAt !== null },
  }
}

export const create: Action<Api['create']> = async ({ email: newEmail, password }, ctx) => {
  const { userId, email, isEmailConfirmed, hasPassword } = ctx.actor
  if (hasPassword)
    await attempt(ctx, { email, way: 'password' }, async () => {
      const account = await ctx.inOwnTransaction(db => accounts.findAccount(db, { id: userId }))
      ensure(await isPassword(password ?? '', account?.passwordHash ?? null), 'INVALID_PASSWORD')
    })
  const { now, lang } = ctx
  await ctx.inOwnScope(async scope => {
    const other = await accounts.findAccount(scope.db, { email: newEmail })
    ensure(!other || (other.deletedAt && !other.blockedAt), 'EMAIL_TAKEN')
    await store.insertEmailChange(scope.db, {
      userId,
      newEmail,
      // Nobody may ever read an address that was never confirmed; it may be a typing error.
      oldConfirmedAt: isEmailConfirmed ? null : now,
      createdAt: now,
      expiresAt: new Date(now.getTime() + purposes.EMAIL_NEW.lifeMs),
    })
    const said = { newEmail, oldEmail: email }
    if (isEmailConfirmed) await sendCode(scope, { purpose: 'EMAIL_OLD', userId, email, lang, said })
    await sendCode(scope, { purpose: 'EMAIL_NEW', userId, email: newEmail, lang, said, details: { email: newEmail } })
  })
  return {}
}

export const remove: Action<Api['remove']> = async (_input, ctx) => {
  await store.removeEmailChange(ctx.db, ctx.actor)
  return {}
}

/** Codes that were sent to the former address end with the change: a reset link among them would open the account. */
export const confirm: Action<Api['confirm']> = async ({ code }, ctx) => {
  const purpose = (await findCodeOfLink(ctx, code))?.purpose
  ensure(purpose === 'EMAIL_OLD' || purpose === 'EMAIL_NEW', 'INVALID_CODE')
  const consumed = await consumeToken(ctx, purpose, code)
  ensure(consumed, 'INVALID_CODE')
  const { subject: userId, details } = consumed
  const isChanged = await ctx.inOwnTransaction(async db => {
    const change = await store.lockEmailChange(db, userId, ctx.now)
    ensure(change, 'INVALID_CODE')
    // A letter of an earlier request, to another new address.
    if (purpose === 'EMAIL_NEW') ensure(details.email === change.newEmail, 'INVALID_CODE')
    await store.confirmEmailChange(db, userId, purpose === 'EMAIL_OLD' ? 'OLD' : 'NEW', ctx.now)
    const isComplete = purpose === 'EMAIL_OLD' ? change.newConfirmedAt !== null : change.oldConfirmedAt !== null
    if (!isComplete) return false
    const account = await accounts.findAccount(db, { id: userId })
    ensure(account && (await accounts.changeEmail(db, userId, change.newEmail, ctx.now)), 'EMAIL_TAKEN')
    await store.removeEmailChange(db, { userId })
    await endCodesOf(db, [userId, account.email], ctx.now)
    return true
  })
  return { isChanged }
}

export const removeOldEmailChanges = store.removeOldEmailChanges
