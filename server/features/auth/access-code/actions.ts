import type { accessCodeApi } from '#contract/auth/access-code.ts'
import { recordChange } from '#server/features/admin/change/actions.ts'
import { sendCode } from '#server/features/auth/code/actions.ts'
import { hashOf } from '#server/features/auth/code/rules.ts'
import type { Account } from '#server/features/auth/session/store.ts'
import * as accounts from '#server/features/auth/session/store.ts'
import type { Action, Scope, VisitorContext } from '#server/platform/http/context.ts'
import { ensure, Failure } from '#server/platform/http/failure.ts'
import { newAccessCode, normaliseAccessCode } from './rules.ts'
import * as store from './store.ts'

type Api = typeof accessCodeApi

export const list: Action<Api['list']> = async (_input, ctx) => store.listAccessCodes(ctx.db)

/** The audit log names neither the code nor the address: what it says about somebody must leave it with their account. */
export const create: Action<Api['create']> = async (input, ctx) => {
  const made = await makeAccessCode(ctx, input, ctx.actor.userId)
  const { label: subject, uses = null, expiresAt = null } = input
  const after = { uses, expiresAt }
  await recordChange(ctx, ctx.actor, { kind: 'accessCode', subject, subjectId: made.id, before: {}, after })
  return made
}

export const revoke: Action<Api['revoke']> = async ({ id }, ctx) => {
  const code = await store.revokeAccessCode(ctx.db, id, ctx.now)
  ensure(code, 'NOT_FOUND')
  const change = { before: { isRevoked: code.wasRevoked }, after: { isRevoked: true } }
  await recordChange(ctx, ctx.actor, { kind: 'accessCode', subject: code.label, subjectId: id, ...change })
  return {}
}

type Options = { label: string; email?: string | undefined; uses?: number | undefined; expiresAt?: string | undefined }

/** Only a hash of the code is stored, so it can be returned only here. */
export async function makeAccessCode(
  { db, community, now, newId }: Pick<Scope, 'db' | 'community' | 'now' | 'newId'>,
  { label, email = undefined, uses, expiresAt }: Options,
  createdBy: string | null,
): Promise<{ id: string; code: string }> {
  const id = newId()
  const code = newAccessCode()
  await store.insertAccessCode(db, {
    communityId: community.id,
    id,
    codeHash: hashOf(normaliseAccessCode(code)),
    label,
    email: email ?? null,
    usesLeft: uses ?? null,
    expiresAt: expiresAt ?? null,
    createdBy,
    createdAt: now,
  })
  return { id, code }
}

/**
 * The account that a code opens. A code proves no email address, and managers know it, so it opens only an account that
 * it created: a new one, or the one that a code for one person created before. Anybody else gets a magic link by mail.
 */
export async function consumeAccessCode(
  ctx: VisitorContext,
  typed: string,
  email: string | undefined,
): Promise<Account> {
  const code = await ctx.inOwnTransaction(db => store.findUsable(db, hashOf(normaliseAccessCode(typed)), ctx.now))
  ensure(code, 'INVALID_CODE')
  const address = code.email ?? email
  ensure(address, 'EMAIL_NEEDED')
  const account = await ctx.inOwnScope(async scope => {
    const { db, now } = scope
    const created = { passwordHash: null, emailConfirmedAt: null, policyAcceptedAt: null, createdAt: now }
    const isNew = await accounts.insertAccount(db, { id: ctx.newId(), email: address, ...created })
    const account = await accounts.findAccount(db, { email: address })
    ensure(account, 'UNEXPECTED')
    if (!isNew && (account.id !== code.openedUserId || account.claimedAt)) return null
    ensure(await store.countUse(db, code.id, code.email ? account.id : null), 'INVALID_CODE')
    const letter = { purpose: 'CONFIRM_EMAIL', userId: account.id, email: address, lang: ctx.lang } as const
    if (isNew) await scope.queue('auth.send code', letter)
    return account
  })
  if (account) return account
  await ctx.inOwnScope(scope => sendCode(scope, { purpose: 'MAGIC', email: address, lang: ctx.lang }))
  throw new Failure('CHECK_EMAIL')
}
