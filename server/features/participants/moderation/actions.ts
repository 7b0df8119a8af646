import './news.ts'
import type { moderationApi } from '#contract/participants/moderation.ts'
import { cursorOf, readCursor } from '#server/features/participants/directory/rules.ts'
import { findProfile } from '#server/features/participants/profile/store.ts'
import type { Action } from '#server/platform/http/context.ts'
import { ensure } from '#server/platform/http/failure.ts'
import { canReject } from './access.ts'
import * as store from './store.ts'

type Api = typeof moderationApi

export const list: Action<Api['list']> = async ({ page, size, after, search, status }, ctx) => {
  const place = after ? readCursor(after) : null
  ensure(!after || place, 'INVALID_INPUT')
  const found = await store.listModerated(ctx.db, {
    search: search || null,
    status: status ?? null,
    after: place,
    skip: place ? 0 : page * size,
    count: size + 1,
  })
  const items = found.slice(0, size)
  const last = items.at(-1)
  return { items, next: found.length > size && last ? cursorOf({ rank: 0, ...last }) : null, total: null }
}

export const updateStatus: Action<Api['updateStatus']> = async ({ participantId, moderationStatus, reason }, ctx) => {
  const before = await findProfile(ctx.db, { id: participantId })
  ensure(before, 'NOT_FOUND')
  const role = await store.findRole(ctx.db, before.userId)
  ensure(moderationStatus === 'CONFIRMED' || canReject(ctx.actor, { role }), 'FORBIDDEN')
  ensure(moderationStatus !== 'REJECTED' || reason, 'INVALID_INPUT')
  const isRejected = moderationStatus === 'REJECTED'
  await store.setStatus(ctx.db, participantId, {
    status: moderationStatus,
    reason: isRejected ? (reason ?? null) : null,
  })
  if (before.moderationStatus !== moderationStatus) await ctx.tell('participant.moderated', { participantId })
  return {}
}

export const listModerators: Action<Api['listModerators']> = async (_input, ctx) => store.listModerators(ctx.db)
