import { words } from '#contract/capabilities.ts'
import { canManageEvent, canSeeEvent } from '#server/features/events/event/access.ts'
import { isOver, isRestorable } from '#server/features/events/event/rules.ts'
import { cancelEvent, findEvent } from '#server/features/events/event/store.ts'
import { lockTally } from '#server/features/events/participation/store.ts'
import type { UserContext } from '#server/platform/http/context.ts'
import { ensure, Failure } from '#server/platform/http/failure.ts'
import { openFollowing, openLater } from './series-following.ts'
import * as store from './store.ts'

type Ended = { id: string; count: number }

/** Cancels an event and those that follow; each of their participants is told. */
export async function cancelFollowing(ctx: UserContext, key: string, message: string): Promise<Ended> {
  const { db, actor, now } = ctx
  const { event, following } = await openFollowing(ctx, key, { withCancelled: false })
  ensure(event.cancelledAt !== null || !isOver(event, now), 'EVENT_ENDED')
  let count = 0
  for (const id of [event.id, ...following]) {
    if (!(await openLater(ctx, id))) continue
    if (!(await cancelEvent(db, id, { message, by: actor.userId, at: now }))) continue
    await ctx.tell('event.cancelled', { eventId: id })
    count++
  }
  return { id: event.id, count }
}

/** Deletes an event and those that follow, also those that are cancelled; refused while somebody is awaited on one of them. */
export async function removeFollowing(ctx: UserContext, key: string): Promise<number> {
  const { db, now, lang } = ctx
  const { event, following } = await openFollowing(ctx, key, { withCancelled: true })
  const ids: string[] = []
  let awaited = 0
  for (const id of [event.id, ...following]) {
    const { confirmed, pending, waiting } = await lockTally(db, id)
    const each = await openLater(ctx, id)
    if (!each) continue
    ids.push(id)
    if (confirmed + pending + waiting > 0 && each.cancelledAt === null && !isOver(each, now)) awaited++
  }
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
  const find = (id: string) => findEvent(db, id, { userId: actor.userId, lang: null })
  const event = await find(key)
  const isThere = event && (event.deletedAt === null ? canSeeEvent(actor, event) : canManageEvent(actor, event))
  ensure(isThere && (event.deletedAt === null || isRestorable(event.deletedAt, now)), 'EVENT_NOT_FOUND')
  ensure(canManageEvent(actor, event), 'FORBIDDEN')
  ensure(event.seriesId, 'NOT_IN_SERIES')
  await store.lockSeries(db, event.seriesId)
  const ids = await store.listDeletedWith(db, event.id)
  for (const id of ids) {
    const each = await find(id)
    ensure(each && canManageEvent(actor, each), 'SERIES_NOT_YOURS')
  }
  await store.setDeleted(db, ids, null)
  return { id: event.id, count: ids.length }
}
