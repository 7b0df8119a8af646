import { canManageEvent } from '#server/features/events/event/access.ts'
import { openEvents, openManagedEvent } from '#server/features/events/event/event-view.ts'
import type { StoredEvent } from '#server/features/events/event/store.ts'
import type { UserContext } from '#server/platform/http/context.ts'
import { ensure } from '#server/platform/http/failure.ts'
import * as store from './store.ts'

/**
 * An event, and the ids of those that follow it in its series. Calls that change several events of a series do so one after the
 * other, and each takes the events in the same order: by date and id.
 */
export async function openFollowing(
  ctx: UserContext,
  key: string,
  options: { withCancelled: boolean },
): Promise<{ event: StoredEvent; following: string[] }> {
  const { db, now } = ctx
  const { id, seriesId } = await openManagedEvent(ctx, key, null)
  ensure(seriesId, 'NOT_IN_SERIES')
  await store.lockSeries(db, seriesId)
  const event = await openManagedEvent(ctx, id, null)
  return { event, following: await store.listFollowing(db, event, { now, ...options }) }
}

/** Events of the series, locked, without those that were deleted meanwhile. Refused if the caller does not organise one of them. */
export async function openLater(ctx: UserContext, ids: string[]): Promise<StoredEvent[]> {
  await store.lockEvents(ctx.db, ids)
  const events = await openEvents(ctx, ids, null)
  for (const event of events) ensure(canManageEvent(ctx.actor, event), 'SERIES_NOT_YOURS')
  return events
}
