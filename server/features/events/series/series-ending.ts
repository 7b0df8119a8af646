import { words } from '#contract/capabilities.ts'
import { canManageEvent, canSeeEvent } from '#server/features/events/event/access.ts'
import { isOver, isRestorable } from '#server/features/events/event/rules.ts'
import { cancelEvents, findEvent, findEvents } from '#server/features/events/event/store.ts'
import { lockTallies } from '#server/features/events/participation/store.ts'
import type { UserContext } from '#server/platform/http/context.ts'
import { ensure, Failure } from '#server/platform/http/failure.ts'
import { changedDate } from './news.ts'
import { openFollowing, openLater } from './series-following.ts'
import * as store from './store.ts'

type Ended = { id: string; count: number }

/** Cancels an event and those that follow; each of their participants is told. */
export async function cancelFollowing(ctx: UserContext, key: string, message: string): Promise<Ended> {
  const { db, actor, now } = ctx
  const { event, following } = await openFollowing(ctx, key, { withCancelled: false })
  ensure(event.cancelledAt !== null || !isOver(event, now), 'EVENT_ENDED')
  const opened = await openLater(ctx, [event.id, ...following])
  const change = { message, by: actor.userId, at: now }
  const ids = opened.map(({ id }) => id)
  const cancelled = new Set(await cancelEvents(db, ids, change))
  const dates = opened.filter(({ id }) => cancelled.has(id)).map(changedDate)
  await ctx.tell('event.cancelled', ...dates.map(({ eventId }) => ({ eventId, isToldTogether: true })))
  if (dates.length > 0) await ctx.tell('series.cancelled', { changeId: ctx.newId(), dates })
  return { id: event.id, count: dates.length }
}

/** Deletes an event and those that follow, also those that are cancelled; refused while somebody is awaited on one of them. */
export async function removeFollowing(ctx: UserContext, key: string): Promise<number> {
  const { db, now, lang } = ctx
  const { event, following } = await openFollowing(ctx, key, { withCancelled: true })
  const all = [event.id, ...following]
  // The places before the events, as everywhere.
  const tallies = await lockTallies(db, all)
  const opened = await openLater(ctx, all)
  const ids = opened.map(({ id }) => id)
  const awaited = opened.filter(each => {
    const { confirmed = 0, pending = 0, waiting = 0 } = tallies.get(each.id) ?? {}
    return confirmed + pending + waiting > 0 && each.cancelledAt === null && !isOver(each, now)
  }).length
  if (awaited > 0) {
    const message = words[lang].eventProblems.datesAwaited.replace('{{number}}', String(awaited))
    throw new Failure('EVENT_HAS_PARTICIPANTS', { fields: { dates: message } })
  }
  await store.setDeleted(db, ids, now)
  return ids.length
}

/** Restores the events that were deleted in one call with this one, within a day. */
export async function restoreTogether(ctx: UserContext, key: string): Promise<Ended> {
  const { db, actor, now } = ctx
  const reader = { userId: actor.userId, lang: null }
  const event = await findEvent(db, key, reader)
  const isThere = event && (event.deletedAt === null ? canSeeEvent(actor, event) : canManageEvent(actor, event))
  ensure(isThere && (event.deletedAt === null || isRestorable(event.deletedAt, now)), 'EVENT_NOT_FOUND')
  ensure(canManageEvent(actor, event), 'FORBIDDEN')
  ensure(event.seriesId, 'NOT_IN_SERIES')
  await store.lockSeries(db, event.seriesId)
  const ids = await store.listDeletedWith(db, event.id)
  for (const each of await findEvents(db, ids, reader)) ensure(canManageEvent(actor, each), 'SERIES_NOT_YOURS')
  await store.setDeleted(db, ids, null)
  return { id: event.id, count: ids.length }
}
