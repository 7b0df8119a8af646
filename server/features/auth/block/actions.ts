import type { blockApi } from '#contract/auth/block.ts'
import * as sessions from '#server/features/auth/session/store.ts'
import type { Action } from '#server/platform/http/context.ts'
import { ensure } from '#server/platform/http/failure.ts'
import { canBlock } from './access.ts'
import * as store from './store.ts'

type Api = typeof blockApi

export const create: Action<Api['create']> = async ({ userId, reason = '' }, ctx) => {
  const { db, community, actor, now } = ctx
  const place = await store.findPlace(db, userId)
  ensure(place, 'NOT_FOUND')
  ensure(canBlock(actor, { userId, role: place.role }), 'FORBIDDEN')
  // Two admins who block each other: the slower one is blocked by now, and cannot take the last admin away.
  if (place.role === 'ROLE_ADMIN') ensure(await store.isAdminNow(db, actor.userId), 'FORBIDDEN')
  const communityId = community.id
  await store.insertBlock(db, { communityId, userId, reason, blockedBy: actor.userId, blockedAt: now })
  await sessions.endSessionsOpenedHere(db, { userId, communityId }, now)
  return {}
}

export const remove: Action<Api['remove']> = async ({ userId }, ctx) => {
  ensure(await store.findPlace(ctx.db, userId), 'NOT_FOUND')
  await store.removeBlock(ctx.db, userId)
  return {}
}
