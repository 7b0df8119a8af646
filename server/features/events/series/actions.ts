import type { Series, seriesApi } from '#contract/events/series.ts'
import { openEvent, openManagedEvent } from '#server/features/events/event/event-view.ts'
import { isOver, placesLeft } from '#server/features/events/event/rules.ts'
import type { Action, VisitorContext } from '#server/platform/http/context.ts'
import { ensure } from '#server/platform/http/failure.ts'
import { recurrenceOf } from './rules.ts'
import { startSeries } from './series-events.ts'
import * as store from './store.ts'

type Api = typeof seriesApi

export const create: Action<Api['create']> = async ({ id, recurrence }, ctx) => {
  const event = await openManagedEvent(ctx, id, null)
  return describe(ctx, await startSeries(ctx, event, recurrence))
}

export const get: Action<Api['get']> = async ({ id }, ctx) => {
  const { seriesId } = await openEvent(ctx, id)
  ensure(seriesId, 'NOT_IN_SERIES')
  return describe(ctx, seriesId)
}

async function describe({ db, actor, now }: VisitorContext, seriesId: string): Promise<Series> {
  const series = await store.findSeries(db, seriesId)
  ensure(series, 'NOT_IN_SERIES')
  const events = await store.listEvents(db, seriesId, actor?.participantId ?? null)
  return {
    recurrence: recurrenceOf(series),
    events: events.map(({ endsAt, cancelledAt, maxParticipants, placesTaken, status, ...event }) => ({
      ...event,
      isCancelled: cancelledAt !== null,
      isOver: isOver({ endsAt }, now),
      placesLeft: placesLeft({ maxParticipants, placesTaken }),
      status: status ?? 'NOT_PARTICIPATING',
    })),
  }
}
