import type { recoveryApi } from '#contract/auth/recovery.ts'
import { sendCode } from '#server/features/auth/code/actions.ts'
import { consumeToken, findValidCode } from '#server/features/auth/code/code.ts'
import { removeUnconfirmedIdentities } from '#server/features/auth/provider/store.ts'
import { ensureUncommon, hashPassword } from '#server/features/auth/session/password.ts'
import { claimAccount, ensureOffered } from '#server/features/auth/session/sign-in.ts'
import * as accounts from '#server/features/auth/session/store.ts'
import type { Action } from '#server/platform/http/context.ts'
import { ensure } from '#server/platform/http/failure.ts'

type Api = typeof recoveryApi

export const recover: Action<Api['recover']> = async ({ email }, ctx) => {
  ensureOffered(ctx, 'EMAIL')
  await sendCode(ctx, { purpose: 'RECOVERY', email, lang: ctx.lang })
  return {}
}

/**
 * Using the link proves the address, so it counts as confirmed. All sessions end, and so do links to outside accounts that
 * the owner of the address never confirmed.
 */
export const confirmRecovery: Action<Api['confirmRecovery']> = async ({ code, password }, ctx) => {
  const found = await findValidCode(ctx, 'RECOVERY', code)
  const account = found && (await ctx.inOwnTransaction(db => accounts.findAccount(db, { id: found.subject })))
  ensure(account && !account.deletedAt, 'INVALID_CODE')
  await ensureUncommon(password, account.email)
  const passwordHash = await hashPassword(password)
  const consumed = await consumeToken(ctx, 'RECOVERY', code)
  ensure(consumed, 'INVALID_CODE')
  await ctx.inOwnTransaction(async db => {
    if (account.emailConfirmedAt) await removeUnconfirmedIdentities(db, account.id)
    else await claimAccount(db, account.id, ctx.now)
    await accounts.replacePassword(db, consumed.subject, passwordHash)
    await accounts.confirmEmail(db, consumed.subject, ctx.now)
    await accounts.endSessionsOf(db, consumed.subject, ctx.now)
  })
  return {}
}
