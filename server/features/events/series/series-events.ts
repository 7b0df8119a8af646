import { datesOf, type Recurrence } from '#contract/events/recurrence.ts'
import { copyEvent } from '#server/features/events/event/event-copy.ts'
import { formOf } from '#server/features/events/event/event-form.ts'
import { suggestSlug } from '#server/features/events/event/event-saving.ts'
import * as events from '#server/features/events/event/store.ts'
import type { UserContext } from '#server/platform/http/context.ts'
import { ensure } from '#server/platform/http/failure.ts'
import { slugOn } from './rules.ts'
import * as store from './store.ts'

/**
 * Makes the event the first of a series and creates the others: with its questions, translations and organisers, without
 * participants. All of them exist from the start, so that each can be joined, changed and cancelled by itself.
 */
export async function startSeries(
  ctx: UserContext,
  first: events.StoredEvent,
  recurrence: Recurrence,
): Promise<string> {
  const { db, community, now } = ctx
  ensure((await store.lockSeriesOf(db, first.id)) === null, 'ALREADY_IN_SERIES')
  ensure(first.date, 'DATE_MISSING')
  const [, ...dates] = datesOf(first.date, recurrence)
  ensure(dates.length > 0, 'SERIES_TOO_SHORT')
  const seriesId = ctx.newId()
  await store.insertSeries(db, { communityId: community.id, id: seriesId, recurrence, at: now })
  await events.lockSlugs(db, community.id)
  const ids = [first.id]
  for (const date of dates) {
    const form = { ...formOf(first), date, slug: await suggestSlug(ctx, slugOn(first.slug, date), null) }
    ids.push(await copyEvent(ctx, first, form))
  }
  await store.setSeries(db, ids, seriesId)
  return seriesId
}
