import type { checkInApi, RecordedCheckIn } from '#contract/events/check-in.ts'
import { openEvent, openManagedEvent } from '#server/features/events/event/event-view.ts'
import { lockTally } from '#server/features/events/participation/store.ts'
import type { Action, UserContext } from '#server/platform/http/context.ts'
import { cutPage, pageOf } from '#server/platform/http/cursor.ts'
import { ensure, Failure } from '#server/platform/http/failure.ts'
import { ticketUrl } from './check-in-ticket.ts'
import { arrivalAt, meetingState, opensAt, readTicket, ticketHash, ticketOf } from './rules.ts'
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
  await lockTally(ctx.db, event.id, 'places at the door')
  await store.checkInOnline(ctx.db, event.id, ctx.actor.participantId, ctx.now)
  return { url: event.onlineMeetingLink }
}

export const getTicket: Action<Api['getTicket']> = async ({ id }, ctx) => {
  const event = await openEvent(ctx, id)
  const participationId = await store.findConfirmed(ctx.db, event.id, ctx.actor.participantId)
  ensure(participationId, 'NOT_GOING')
  const ticket = ticketOf(participationId, ctx.config.SESSION_SECRET)
  return { ticket, url: ticketUrl(ctx, { slug: event.slug, participationId }) }
}

export const listGuests: Action<Api['listGuests']> = async ({ id, ...paging }, ctx) => {
  const event = await openManagedEvent(ctx, id)
  const page = pageOf({ size: 100, ...paging })
  const found = await store.listGuests(ctx.db, event.id, page)
  const { items, next } = cutPage(found, page, guest => ({ at: guest.joinedAt, id: guest.participationId }))
  const secret = ctx.config.SESSION_SECRET
  return {
    items: items.map(({ joinedAt: _, ...guest }) => ({
      ...guest,
      ticketHash: ticketHash(ticketOf(guest.participationId, secret)),
    })),
    next,
    total: (await store.findCounts(ctx.db, event.id)).going,
  }
}

export const getCounts: Action<Api['getCounts']> = async ({ id }, ctx) => {
  const event = await openManagedEvent(ctx, id)
  return store.findCounts(ctx.db, event.id)
}

export const record: Action<Api['record']> = async ({ id, checkIns }, ctx) => {
  const event = await openManagedEvent(ctx, id)
  await lockTally(ctx.db, event.id, 'places at the door')
  const results: RecordedCheckIn[] = []
  for (const each of checkIns) results.push(await recordOne(ctx, event, each))
  return { results }
}

export const undo: Action<Api['undo']> = async ({ id, participationId }, ctx) => {
  const event = await openManagedEvent(ctx, id)
  await lockTally(ctx.db, event.id, 'places at the door')
  ensure(await store.undoCheckIn(ctx.db, event.id, participationId), 'NOT_FOUND')
  return {}
}

type Recorded = { ticket?: string | undefined; participationId?: string | undefined; at: string }

async function recordOne(
  { db, now, config }: UserContext,
  event: { id: string; startsAt: string | null },
  { ticket, participationId, at }: Recorded,
): Promise<RecordedCheckIn> {
  const known = ticket ? readTicket(ticket, config.SESSION_SECRET) : (participationId ?? null)
  const before = known && (await store.findArrival(db, known))
  if (!known || !before) return { result: 'unknown', participationId: null, checkedInAt: null }
  if (before.eventId !== event.id)
    return { result: ticket ? 'notGoing' : 'unknown', participationId: null, checkedInAt: null }
  const arrival = {
    eventId: event.id,
    participationId: known,
    how: ticket ? 'QR' : 'NAME',
    at: arrivalAt(at, event, now),
  } as const
  if (await store.checkIn(db, arrival))
    return { result: 'checkedIn', participationId: known, checkedInAt: arrival.at.toISOString() }
  const after = await store.findArrival(db, known)
  const isHere = after?.status === 'CONFIRMED' && after.checkedInAt !== null
  return { result: isHere ? 'already' : 'notGoing', participationId: known, checkedInAt: after?.checkedInAt ?? null }
}
