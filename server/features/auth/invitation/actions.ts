import { randomBytes } from 'node:crypto'
import type { invitationApi } from '#contract/auth/invitation.ts'
import type { Language } from '#contract/languages.ts'
import { invitationsPerInviter, invitationsPerRecipient } from '#contract/limits.ts'
import { recordChange } from '#server/features/admin/change/actions.ts'
import { hashOf } from '#server/features/auth/code/rules.ts'
import { isId } from '#server/platform/db/id.ts'
import type { Action, Scope } from '#server/platform/http/context.ts'
import { ensure, Failure } from '#server/platform/http/failure.ts'
import { countCall, invitationsKey, inviterKey } from '#server/platform/http/store.ts'
import { isForReader } from './rules.ts'
import * as store from './store.ts'

type Api = typeof invitationApi

/** In seconds. */
const day = 24 * 3600

export const preview: Action<Api['preview']> = async ({ code }, ctx) => {
  const { inviter } = await findInvitation(ctx, code)
  if (!inviter) return { inviter: null }
  const { firstName, lastName, avatarUrl } = inviter
  return { inviter: { firstName, lastName, avatarUrl } }
}

export const accept: Action<Api['accept']> = async ({ code, invitedBy }, ctx) => {
  const { db, community, actor, now } = ctx
  const { invitation, inviter } = await findInvitation(ctx, code)
  ensure(isForReader(invitation?.email ?? null, actor.email), 'INVITATION_OF_ANOTHER')
  const named = inviter ?? (invitedBy ? await store.findInviter(db, invitedBy) : null)
  ensure(!invitedBy || named, 'NOT_FOUND')
  const isOwn = named?.userId === actor.userId
  const isFirst = await store.insertAcceptance(db, {
    communityId: community.id,
    userId: actor.userId,
    invitationId: invitation?.id ?? null,
    invitedBy: isOwn ? null : (named?.id ?? null),
    acceptedAt: now,
  })
  if (isFirst && invitation) ensure(await store.countUse(db, invitation.id), 'NOT_FOUND')
  return {}
}

export const list: Action<Api['list']> = async (_input, ctx) => store.listInvitations(ctx.db)

/** The audit log names neither the code nor the address: what it says about somebody must leave it with their account. */
export const create: Action<Api['create']> = async (input, ctx) => {
  const made = await makeInvitation(ctx, { ...input, lang: ctx.lang }, ctx.actor.userId)
  const { uses = null, expiresAt = null } = input
  await recordChange(ctx, ctx.actor, { kind: 'invitation', subjectId: made.id, before: {}, after: { uses, expiresAt } })
  return made
}

export const revoke: Action<Api['revoke']> = async ({ id }, ctx) => {
  if (!(await store.revokeInvitation(ctx.db, id, ctx.now))) {
    ensure(await store.hasInvitation(ctx.db, id), 'NOT_FOUND')
    return {}
  }
  const change = { before: { isRevoked: false }, after: { isRevoked: true } }
  await recordChange(ctx, ctx.actor, { kind: 'invitation', subjectId: id, ...change })
  return {}
}

/** Finds a manager's invitation by its code, or a participant's personal link by their id. */
async function findInvitation({ db, now }: Pick<Scope, 'db' | 'now'>, code: string) {
  if (isId(code)) {
    const inviter = await store.findInviter(db, code)
    ensure(inviter, 'NOT_FOUND')
    return { invitation: null, inviter }
  }
  const invitation = await store.findUsable(db, hashOf(code), now)
  ensure(invitation, 'NOT_FOUND')
  return { invitation, inviter: invitation.invitedBy ? await store.findInviter(db, invitation.invitedBy) : null }
}

type Options = {
  email?: string | undefined
  uses?: number | undefined
  expiresAt?: string | undefined
  lang: Language
}

/** Only a hash of the code is stored, so the link can be returned only here. */
export async function makeInvitation(
  scope: Scope,
  { email, uses, expiresAt, lang }: Options,
  createdBy: string | null,
): Promise<{ id: string; url: string }> {
  const { community } = scope
  if (email) await countInvitation(scope, email, createdBy)
  const id = scope.newId()
  const code = randomBytes(12).toString('base64url')
  const path = `/invite?code=${code}`
  const letterId = email ? await sendInvitation(scope, email, lang, path) : null
  await store.insertInvitation(scope.db, {
    communityId: community.id,
    id,
    codeHash: hashOf(code),
    email: email ?? null,
    usesLeft: uses ?? (email ? 1 : null),
    expiresAt: expiresAt ?? null,
    letterId,
    createdBy,
    createdAt: scope.now,
  })
  return { id, url: new URL(path, community.communityUrl).href }
}

async function sendInvitation(scope: Scope, email: string, lang: Language, path: string): Promise<string> {
  const { invitationLetter } = await import('./letters.tsx')
  // In the fragment, which no server sees: only the letter's link knows the address, to fill in the registration.
  const link = `${path}#email=${encodeURIComponent(email)}`
  const letter = await invitationLetter(scope.community, lang, link, scope.now)
  return scope.post({ kind: 'auth.invitation', recipient: email, about: [], lang, isSecret: true, ...letter })
}

/**
 * Rate limit per address, over all inviters and communities, because the address may belong to a stranger; the same with
 * and without an account. The counters are locked until the call ends, and a refused call does not count.
 */
async function countInvitation({ db, now }: Scope, email: string, inviter: string | null): Promise<void> {
  const toAddress = await countCall(db, invitationsKey(email), invitationsPerRecipient.minutes, now)
  if (toAddress > invitationsPerRecipient.count) throw new Failure('INVITED_TOO_OFTEN', { retryAfter: day })
  if (!inviter) return
  const ofInviter = await countCall(db, inviterKey(inviter), invitationsPerInviter.minutes, now)
  if (ofInviter > invitationsPerInviter.count) throw new Failure('TOO_MANY_INVITATIONS', { retryAfter: day })
}
