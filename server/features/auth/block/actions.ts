import type { blockApi } from '#contract/auth/block.ts'
import { recordChange } from '#server/features/admin/change/actions.ts'
import * as sessions from '#server/features/auth/session/store.ts'
import type { Action, Actor, Scope } from '#server/platform/http/context.ts'
import { ensure } from '#server/platform/http/failure.ts'
import { canBlock } from './access.ts'
import * as store from './store.ts'

type Api = typeof blockApi

export const create: Action<Api['create']> = async ({ userId, reason = '' }, ctx) => {
  await blockUser(ctx, ctx.actor, { userId, reason })
  return {}
}

/** Keeps a user out of the community and ends their sessions here. */
export async function blockUser(
  scope: Scope,
  actor: Pick<Actor, 'userId' | 'role'>,
  { userId, reason }: { userId: string; reason: string },
): Promise<void> {
  const { db, community, now } = scope
  const place = await store.findPlace(db, userId)
  ensure(place, 'NOT_FOUND')
  ensure(canBlock(actor, { userId, role: place.role }), 'FORBIDDEN')
  // Two admins who block each other: the slower one is blocked by now, and cannot take the last admin away.
  if (place.role === 'ROLE_ADMIN') ensure(await store.isAdminNow(db, actor.userId), 'FORBIDDEN')
  const communityId = community.id
  await store.insertBlock(db, { communityId, userId, reason, blockedBy: actor.userId, blockedAt: now })
  await sessions.endSessionsOpenedHere(db, { userId, communityId }, now)
  await recordChange(scope, actor, {
    kind: 'member',
    subject: place.name,
    subjectId: place.participantId,
    before: { isBlocked: place.isBlocked },
    after: { isBlocked: true, reason },
  })
}

export const remove: Action<Api['remove']> = async ({ userId }, ctx) => {
  const place = await store.findPlace(ctx.db, userId)
  ensure(place, 'NOT_FOUND')
  ensure(canBlock(ctx.actor, { userId, role: place.role }), 'FORBIDDEN')
  await store.removeBlock(ctx.db, userId)
  if (place.isBlocked)
    await recordChange(ctx, ctx.actor, {
      kind: 'member',
      subject: place.name,
      subjectId: place.participantId,
      before: { isBlocked: true },
      after: { isBlocked: false },
    })
  return {}
}
