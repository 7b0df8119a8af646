import type { Series, SeriesEvent, seriesApi } from '#contract/events/series.ts'
import { canSeeEvent } from '#server/features/events/event/access.ts'
import { managedReply } from '#server/features/events/event/actions.ts'
import { openEvent } from '#server/features/events/event/event-view.ts'
import { isOver, placesLeft } from '#server/features/events/event/rules.ts'
import { removeDraft } from '#server/features/events/event-draft/store.ts'
import { joinOneOfSeveral } from '#server/features/events/participation/actions.ts'
import type { Action, VisitorContext } from '#server/platform/http/context.ts'
import { ensure, Failure } from '#server/platform/http/failure.ts'
import { recurrenceOf } from './rules.ts'
import { cancelFollowing, removeFollowing, restoreTogether } from './series-ending.ts'
import { startSeries } from './series-events.ts'
import { type JoinedDate, joinedDate, tellJoined } from './series-joining.ts'
import { saveFollowing } from './series-saving.ts'
import * as store from './store.ts'

type Api = typeof seriesApi

export const create: Action<Api['create']> = async ({ id, recurrence }, ctx) => {
  return describe(ctx, await startSeries(ctx, id, recurrence))
}

export const update: Action<Api['update']> = async (sent, ctx) => {
  const { id, count } = await saveFollowing(ctx, sent)
  await removeDraft(ctx.db, { userId: ctx.actor.userId, eventId: id })
  return { event: await managedReply(ctx, id), count }
}

export const cancel: Action<Api['cancel']> = async ({ id: key, message }, ctx) => {
  const { id, count } = await cancelFollowing(ctx, key, message)
  return { event: await managedReply(ctx, id), count }
}

export const remove: Action<Api['remove']> = async ({ id }, ctx) => ({ count: await removeFollowing(ctx, id) })

export const restore: Action<Api['restore']> = async ({ id: key }, ctx) => {
  const { id, count } = await restoreTogether(ctx, key)
  return { event: await managedReply(ctx, id), count }
}

export const get: Action<Api['get']> = async ({ id }, ctx) => {
  const { seriesId } = await openEvent(ctx, id)
  ensure(seriesId, 'NOT_IN_SERIES')
  return describe(ctx, seriesId)
}

/** Each join is a transaction of its own: the places of many events are never locked together. */
export const join: Action<Api['join']> = async ({ id }, ctx) => {
  const { actor, lang, request, tokens, communities } = ctx
  ensure(actor.isEmailConfirmed, 'EMAIL_NOT_CONFIRMED')
  const read = () =>
    ctx.inOwnTransaction(async db => {
      const { seriesId } = await openEvent({ db, actor, lang }, id)
      ensure(seriesId, 'NOT_IN_SERIES')
      return describe({ db, actor, now: ctx.now }, seriesId)
    })
  const { participantId } = actor
  const joinId = ctx.newId()
  const joined: JoinedDate[] = []
  let refused = 0
  for (const event of (await read()).events.filter(isJoinable))
    try {
      const date = await ctx.inOwnScope(async scope => {
        const inside = { ...scope, actor, lang, request, tokens, communities }
        const date = joinedDate(await joinOneOfSeveral(inside, event.id))
        await tellJoined(scope, { participantId, joinId, dates: [...joined, date] }, { isMoreToCome: true })
        return date
      })
      joined.push(date)
    } catch (error) {
      if (!(error instanceof Failure)) throw error
      refused++
    }
  if (joined.length > 0) await ctx.inOwnScope(scope => tellJoined(scope, { participantId, joinId, dates: joined }))
  return { series: await read(), joined: joined.length, refused }
}

const isJoinable = ({ isOver, isCancelled, status }: SeriesEvent): boolean =>
  !isOver && !isCancelled && (status === 'NOT_PARTICIPATING' || status === 'CANCELLED')

async function describe(
  { db, actor, now }: Pick<VisitorContext, 'db' | 'actor' | 'now'>,
  seriesId: string,
): Promise<Series> {
  const series = await store.findSeries(db, seriesId)
  ensure(series, 'NOT_IN_SERIES')
  const events = await store.listEvents(db, seriesId, actor)
  return {
    recurrence: recurrenceOf(series),
    // One of the dates may be private.
    events: events.filter(event => canSeeEvent(actor, event)).map(event => shown(event, now)),
  }
}

const shown = (event: store.SeriesRow, now: Date): SeriesEvent => {
  const {
    endsAt,
    cancelledAt,
    maxParticipants,
    placesTaken,
    status,
    visibility: _,
    isResponsible: _own,
    ...rest
  } = event
  return {
    ...rest,
    isCancelled: cancelledAt !== null,
    isOver: isOver({ endsAt }, now),
    placesLeft: placesLeft({ maxParticipants, placesTaken }),
    status: status ?? 'NOT_PARTICIPATING',
  }
}
