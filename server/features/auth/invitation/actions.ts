import { randomBytes } from 'node:crypto'
import type { invitationApi } from '#contract/auth/invitation.ts'
import type { Language } from '#contract/languages.ts'
import { hashOf } from '#server/features/auth/code/rules.ts'
import { isId } from '#server/platform/db/id.ts'
import type { Action, Scope } from '#server/platform/http/context.ts'
import { ensure } from '#server/platform/http/failure.ts'
import * as store from './store.ts'

type Api = typeof invitationApi

export const preview: Action<Api['preview']> = async ({ code }, ctx) => {
  const { inviter } = await findInvitation(ctx, code)
  if (!inviter) return { inviter: null }
  const { firstName, lastName, avatarUrl } = inviter
  return { inviter: { firstName, lastName, avatarUrl } }
}

export const accept: Action<Api['accept']> = async ({ code, invitedBy }, ctx) => {
  const { db, community, actor, now } = ctx
  const { invitation, inviter } = await findInvitation(ctx, code)
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

export const create: Action<Api['create']> = async (input, ctx) =>
  makeInvitation(ctx, { ...input, lang: ctx.lang }, ctx.actor.userId)

export const revoke: Action<Api['revoke']> = async ({ id }, ctx) => {
  ensure(await store.revokeInvitation(ctx.db, id, ctx.now), 'NOT_FOUND')
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
  const id = scope.newId()
  const code = randomBytes(12).toString('base64url')
  await store.insertInvitation(scope.db, {
    communityId: community.id,
    id,
    codeHash: hashOf(code),
    email: email ?? null,
    usesLeft: uses ?? (email ? 1 : null),
    expiresAt: expiresAt ?? null,
    createdBy,
    createdAt: scope.now,
  })
  const path = `/invite?code=${code}`
  if (email) {
    const { invitationLetter } = await import('./letters.tsx')
    const letter = await invitationLetter(community, lang, path, scope.now)
    await scope.post({ kind: 'auth.invitation', recipient: email, about: [], lang, isSecret: true, ...letter })
  }
  return { id, url: new URL(path, community.communityUrl).href }
}
