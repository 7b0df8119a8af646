import type { eventFeedbackApi } from '#contract/events/event-feedback.ts'
import { openEvent, openManagedEvent } from '#server/features/events/event/event-view.ts'
import type { Action } from '#server/platform/http/context.ts'
import { cutPage, pageOf } from '#server/platform/http/cursor.ts'
import { ensure } from '#server/platform/http/failure.ts'
import { averageOf, canGiveFeedback } from './rules.ts'
import * as store from './store.ts'

type Api = typeof eventFeedbackApi

export const getMine: Action<Api['getMine']> = async ({ id }, ctx) => {
  const event = await openEvent(ctx, id)
  const participationId = await store.findGoing(ctx.db, event.id, ctx.actor.participantId)
  return {
    feedback: participationId ? await store.findFeedback(ctx.db, participationId) : null,
    canGive: participationId !== null && canGiveFeedback(event, ctx.now),
  }
}

export const give: Action<Api['give']> = async ({ id, score, note }, ctx) => {
  const { db, community, actor, now } = ctx
  const event = await openEvent(ctx, id)
  const participationId = await store.findGoing(db, event.id, actor.participantId)
  ensure(participationId, 'NOT_GOING')
  ensure(canGiveFeedback(event, now), 'EVENT_NOT_OVER')
  const whose = { communityId: community.id, eventId: event.id, participationId, participantId: actor.participantId }
  await store.saveFeedback(db, { ...whose, id: ctx.newId(), score, note, at: now })
  return {}
}

export const list: Action<Api['list']> = async ({ id, ...paging }, ctx) => {
  const event = await openManagedEvent(ctx, id)
  const page = pageOf(paging)
  const found = await store.listFeedback(ctx.db, event.id, page)
  const { items, next } = cutPage(found, page, ({ givenAt, id: at }) => ({ at: givenAt, id: at }))
  const counts = await store.countScores(ctx.db, event.id)
  return {
    items: items.map(({ id: _, ...feedback }) => feedback),
    next,
    total: counts.reduce((sum, count) => sum + count, 0),
    average: averageOf(counts),
    counts,
  }
}
