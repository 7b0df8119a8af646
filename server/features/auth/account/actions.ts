import './jobs.ts'
import type { accountApi } from '#contract/auth/account.ts'
import { sendCode } from '#server/features/auth/code/actions.ts'
import { consumeTypedCode, disownCode, findCode } from '#server/features/auth/code/code.ts'
import { isLetterPurpose, maskEmail, stateOfCode } from '#server/features/auth/code/rules.ts'
import { removeEmailChange } from '#server/features/auth/email-change/store.ts'
import { isPassword } from '#server/features/auth/session/password.ts'
import { attempt, claimAccount } from '#server/features/auth/session/sign-in.ts'
import * as sessions from '#server/features/auth/session/store.ts'
import { erasePersonalData } from '#server/features/users/personal-data/actions.ts'
import type { Action, Scope, UserContext, VisitorContext } from '#server/platform/http/context.ts'
import { ensure } from '#server/platform/http/failure.ts'
import { queueJob } from '#server/platform/jobs/store.ts'
import * as store from './store.ts'

type Api = typeof accountApi

export const sendDeletionCode: Action<Api['sendDeletionCode']> = async ({ id }, ctx) => {
  const { userId, email } = ctx.actor
  ensure(id === userId, 'NOT_FOUND')
  await sendCode(ctx, { purpose: 'DELETE_ACCOUNT', userId, email, lang: ctx.lang })
  return {}
}

export const deleteAccount: Action<Api['deleteAccount']> = async ({ id, password, code }, ctx) => {
  const { userId, email, preferredLang } = ctx.actor
  ensure(id === userId, 'NOT_FOUND')
  const way = ctx.actor.hasPassword ? 'password' : 'deletion'
  await attempt(ctx, { email, way }, () => proveOwner(ctx, { password, code }))
  await ctx.inOwnScope(async scope => {
    ensure(!(await store.isLastAdmin(scope.db, userId)), 'LAST_ADMIN')
    await erase(scope, { userId, email })
    await scope.queue('account.say goodbye', { email, lang: preferredLang ?? ctx.lang })
  })
  return {}
}

async function erase(scope: Scope, account: { userId: string; email: string }): Promise<void> {
  const { photos, otherCommunities } = await erasePersonalData(scope, account)
  for (const photo of photos) await scope.queue('account.remove photo', photo)
  for (const communityId of otherCommunities)
    await queueJob(scope.db, 'account.erase address', { communityId, data: account })
}

export const getLetter: Action<Api['getLetter']> = async ({ id }, ctx) => {
  const code = await findCode(ctx, id)
  ensure(code && isLetterPurpose(code.purpose), 'NOT_FOUND')
  const key = code.subject.includes('@') ? { email: code.subject } : { id: code.subject }
  const account = await ctx.inOwnTransaction(db => sessions.findAccount(db, key))
  const email = code.details.email ?? account?.email ?? code.subject
  return {
    purpose: code.purpose,
    state: stateOfCode(code, ctx.now),
    email: maskEmail(email),
    isOwn: account !== null && ctx.actor?.userId === account.id,
    hasPassword: account !== null && account.passwordHash !== null,
  }
}

export const disownLetter: Action<Api['disownLetter']> = async ({ letter }, ctx) => {
  const code = await disownCode(ctx, letter)
  ensure(code && isLetterPurpose(code.purpose), 'INVALID_CODE')
  const { purpose, subject } = code
  const hasRemovedAccount = purpose === 'CONFIRM_EMAIL' && (await removeUnconfirmed(ctx, subject))
  // Whoever asked for these letters is signed in to the account.
  const hasEndedSessions = purpose === 'DELETE_ACCOUNT' || purpose === 'EMAIL_OLD'
  await ctx.inOwnTransaction(async db => {
    if (purpose === 'EMAIL_OLD' || purpose === 'EMAIL_NEW') await removeEmailChange(db, { userId: subject })
    if (hasEndedSessions) await sessions.endSessionsOf(db, subject, ctx.now)
  })
  return { purpose, hasEndedSessions, hasRemovedAccount }
}

/** An account that somebody else registered with this address. The only admin of a community only loses access. */
const removeUnconfirmed = (ctx: VisitorContext, userId: string): Promise<boolean> =>
  ctx.inOwnScope(async scope => {
    const account = await sessions.findAccount(scope.db, { id: userId })
    if (!account || account.emailConfirmedAt || account.deletedAt) return false
    if (await store.isLastAdmin(scope.db, userId)) await claimAccount(scope.db, userId, scope.now)
    else await erase(scope, { userId, email: account.email })
    return true
  })

/** Requires the password, or a code from a letter if there is none. */
async function proveOwner(
  ctx: UserContext,
  { password, code }: { password?: string | undefined; code?: string | undefined },
) {
  const { userId } = ctx.actor
  const account = await ctx.inOwnTransaction(db => sessions.findAccount(db, { id: userId }))
  if (account?.passwordHash) ensure(await isPassword(password ?? '', account.passwordHash), 'INVALID_PASSWORD')
  else ensure(await consumeTypedCode(ctx, 'DELETE_ACCOUNT', userId, code ?? ''), 'INVALID_CODE')
}

export const forgetDeleted = store.forgetDeleted
