import './jobs.ts'
import type { codeApi } from '#contract/auth/code.ts'
import { accessLettersPerDay, lettersPerRecipient } from '#contract/limits.ts'
import {
  attempt,
  ensureOffered,
  findOrCreateVerifiedAccount,
  openSession,
} from '#server/features/auth/session/sign-in.ts'
import type { Action, Scope } from '#server/platform/http/context.ts'
import { ensure, Failure } from '#server/platform/http/failure.ts'
import { countCall, lettersKey } from '#server/platform/http/store.ts'
import { consumeToken, consumeTypedCode } from './code.ts'
import { safeRedirect } from './redirect.ts'
import type { CodeLetter } from './rules.ts'
import * as store from './store.ts'

type Api = typeof codeApi

/*
 * Known and unknown addresses are handled identically: a code is sent to both, and using it creates the account if
 * there is none.
 */

export const challengeCode: Action<Api['challengeCode']> = async ({ email }, ctx) => {
  ensureOffered(ctx, 'OTP')
  await sendCode(ctx, { purpose: 'OTP', email, lang: ctx.lang })
  return {}
}

export const validateCode: Action<Api['validateCode']> = async ({ login, password }, ctx) => {
  ensureOffered(ctx, 'OTP')
  await attempt(ctx, { email: login, way: 'code' }, async () =>
    ensure(await consumeTypedCode(ctx, 'OTP', login, password), 'INVALID_CODE'),
  )
  return openSession(ctx, await findOrCreateVerifiedAccount(ctx, login))
}

export const sendMagicLink: Action<Api['sendMagicLink']> = async ({ email, backTo, introFor }, ctx) => {
  ensureOffered(ctx, 'MAGIC')
  const back = await safeRedirect(backTo, ctx.communities)
  const linkQuery = { ...(back ? { back_to: back } : {}), ...(introFor ? { introFor } : {}) }
  await sendCode(ctx, { purpose: 'MAGIC', email, lang: ctx.lang, linkQuery })
  return {}
}

export const useMagicLink: Action<Api['useMagicLink']> = async ({ url_auth_token, back_to }, ctx) => {
  const code = await consumeToken(ctx, 'MAGIC', url_auth_token)
  ensure(code, 'INVALID_CODE')
  const signedIn = await openSession(ctx, await findOrCreateVerifiedAccount(ctx, code.subject))
  return { ...signedIn, backTo: await safeRedirect(back_to, ctx.communities) }
}

/** Queues the letter, unless this address had too many recently: it may belong to somebody who requested none. */
export async function sendCode(
  ctx: Pick<Scope, 'inOwnTransaction' | 'now' | 'queue'>,
  letter: CodeLetter,
): Promise<void> {
  await ctx.inOwnTransaction(async db => {
    for (const { count, minutes } of [lettersPerRecipient, accessLettersPerDay]) {
      const made = await countCall(db, lettersKey(letter.email, minutes), minutes, ctx.now)
      if (made > count) throw new Failure('TOO_MANY_REQUESTS', { retryAfter: minutes * 60 })
    }
  })
  await ctx.queue('auth.send code', letter)
}

export const removeOldCodes = store.removeOldCodes
