import type { checkInApi } from '#contract/events/check-in.ts'
import { openEvent } from '#server/features/events/event/event-view.ts'
import type { Action } from '#server/platform/http/context.ts'
import { ensure, Failure } from '#server/platform/http/failure.ts'
import { meetingState, opensAt } from './rules.ts'
import * as store from './store.ts'

type Api = typeof checkInApi

export const joinOnline: Action<Api['joinOnline']> = async ({ id }, ctx) => {
  const event = await openEvent(ctx, id)
  ensure(event.type === 'ONLINE' && event.onlineMeetingLink !== '', 'NOT_GOING')
  ensure(await store.isGoing(ctx.db, event.id, ctx.actor.participantId), 'NOT_GOING')
  const state = event.cancelledAt === null ? meetingState(event, ctx.now) : 'over'
  ensure(state !== 'over', 'MEETING_OVER')
  if (state === 'before') {
    const retryAt = opensAt(event)
    throw new Failure('NOT_OPEN_YET', retryAt ? { retryAt } : {})
  }
  await store.checkInOnline(ctx.db, event.id, ctx.actor.participantId, ctx.now)
  return { url: event.onlineMeetingLink }
}
