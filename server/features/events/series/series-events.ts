import { datesOf, type Recurrence } from '#contract/events/recurrence.ts'
import { copyEvents } from '#server/features/events/event/event-copy.ts'
import { formOf } from '#server/features/events/event/event-form.ts'
import { openManagedEvent } from '#server/features/events/event/event-view.ts'
import { freeSlug } from '#server/features/events/event/rules.ts'
import * as events from '#server/features/events/event/store.ts'
import type { UserContext } from '#server/platform/http/context.ts'
import { ensure } from '#server/platform/http/failure.ts'
import { slugOn } from './rules.ts'
import * as store from './store.ts'

/**
 * Makes the event the first of a series and creates the others: with its questions, translations, organisers and cover, without
 * participants. All of them exist from the start, so that each can be joined, changed and cancelled by itself. The file of a cover
 * is shared, since a hundred copies would take their time while nobody else can choose a slug.
 */
export async function startSeries(ctx: UserContext, key: string, recurrence: Recurrence): Promise<string> {
  const { db, community, now } = ctx
  const { id } = await openManagedEvent(ctx, key, null)
  // In the order in which an update locks them.
  await events.lockSlugs(db, community.id)
  ensure((await store.lockSeriesOf(db, id)) === null, 'ALREADY_IN_SERIES')
  const first = await openManagedEvent(ctx, id, null)
  ensure(first.date, 'DATE_MISSING')
  const [, ...dates] = datesOf(first.date, recurrence)
  ensure(dates.length > 0, 'SERIES_TOO_SHORT')
  const seriesId = ctx.newId()
  await store.insertSeries(db, { communityId: community.id, id: seriesId, recurrence, at: now })
  const taken = await events.listTakenSlugs(db, first.slug.slice(0, 60), null)
  const forms = dates.map(date => ({ ...formOf(first), date, slug: freeSlug(slugOn(first.slug, date), taken) }))
  const { coverFile } = first
  await store.setSeries(db, id, seriesId)
  await copyEvents(
    ctx,
    first,
    forms.map(form => ({ form, coverFile, seriesId })),
  )
  return seriesId
}
