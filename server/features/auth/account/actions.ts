import './jobs.ts'
import type { accountApi } from '#contract/auth/account.ts'
import { sendCode } from '#server/features/auth/code/actions.ts'
import { consumeTypedCode } from '#server/features/auth/code/code.ts'
import { isPassword } from '#server/features/auth/session/password.ts'
import { attempt } from '#server/features/auth/session/sign-in.ts'
import * as sessions from '#server/features/auth/session/store.ts'
import { erasePersonalData } from '#server/features/users/personal-data/actions.ts'
import type { Action, UserContext } from '#server/platform/http/context.ts'
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
  await attempt(ctx, email, () => proveOwner(ctx, { password, code }))
  await ctx.inOwnScope(async scope => {
    ensure(!(await store.isLastAdmin(scope.db, userId)), 'LAST_ADMIN')
    const { photos, otherCommunities } = await erasePersonalData(scope, { userId, email })
    for (const photo of photos) await scope.queue('account.remove photo', photo)
    for (const communityId of otherCommunities)
      await queueJob(scope.db, 'account.erase address', { communityId, data: { userId, email } })
    await scope.queue('account.say goodbye', { email, lang: preferredLang ?? ctx.lang })
  })
  return {}
}

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
