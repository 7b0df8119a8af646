import { type apiTokenApi, tokensAtMost } from '#contract/admin/api-token.ts'
import { recordChange } from '#server/features/admin/change/actions.ts'
import type { Action } from '#server/platform/http/context.ts'
import { cutPage, pageOf } from '#server/platform/http/cursor.ts'
import { ensure } from '#server/platform/http/failure.ts'
import { newToken, stateOf, tokenHash } from './rules.ts'
import * as store from './store.ts'

type Api = typeof apiTokenApi
const dayMs = 86_400_000

export const list: Action<Api['list']> = async (input, { db, now }) => {
  const page = pageOf(input)
  const { items, next } = cutPage(await store.listTokens(db, page), page, ({ createdAt, id }) => ({
    at: createdAt,
    id,
  }))
  return { items: items.map(token => shown(token, now)), next, total: null }
}

export const create: Action<Api['create']> = async ({ name, scopes, days }, ctx) => {
  const { db, community, actor, now } = ctx
  ensure((await store.countToAdd(db, community.id, now)) < tokensAtMost, 'TOO_MANY_TOKENS')
  const [id, token] = [ctx.newId(), newToken()]
  const unique = [...new Set(scopes)]
  const expiresAt = new Date(now.getTime() + days * dayMs)
  await store.insertToken(db, {
    id,
    communityId: community.id,
    userId: actor.userId,
    name,
    scopes: unique,
    hash: tokenHash(token),
    ending: token.slice(-4),
    at: now,
    expiresAt,
  })
  const after = { scopes: unique, expiresAt: expiresAt.toISOString() }
  await recordChange(ctx, actor, { kind: 'apiToken', subject: name, subjectId: id, before: {}, after })
  const made = await store.findToken(db, id)
  ensure(made, 'NOT_FOUND')
  return { token, apiToken: shown(made, now) }
}

export const revoke: Action<Api['revoke']> = async ({ id }, ctx) => {
  const name = await store.revokeToken(ctx.db, id, ctx.now)
  ensure(name !== null, 'NOT_FOUND')
  const change = { before: { isRevoked: false }, after: { isRevoked: true } }
  await recordChange(ctx, ctx.actor, { kind: 'apiToken', subject: name, subjectId: id, ...change })
  return {}
}

function shown({ revokedAt, isOwnerManager, ...token }: store.StoredToken, now: Date) {
  return { ...token, state: stateOf({ expiresAt: token.expiresAt, revokedAt, isOwnerManager }, now) }
}
