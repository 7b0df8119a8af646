import type { Event, ListedEvent, MyParticipation } from '#contract/events/event.ts'
import { coverUrl } from '#contract/files/file.ts'
import type { VisitorContext } from '#server/platform/http/context.ts'
import { ensure } from '#server/platform/http/failure.ts'
import { canManageEvent, canSeeEvent, isMember } from './access.ts'
import { placesLeft, shownLocation } from './rules.ts'
import type { StoredEvent } from './store.ts'
import * as store from './store.ts'

/** The event, if the caller may see it; all that it does not show to them looks like an unknown event. */
export async function openEvent(ctx: VisitorContext, key: string): Promise<StoredEvent> {
  const event = await store.findEvent(ctx.db, key, { userId: ctx.actor?.userId ?? null, lang: ctx.lang })
  ensure(event && event.deletedAt === null && canSeeEvent(ctx.actor, event), 'EVENT_NOT_FOUND')
  return event
}

/** The event, if the caller organises it. Members who do not are refused; for others it does not exist. */
export async function openManagedEvent(ctx: VisitorContext, key: string): Promise<StoredEvent> {
  const event = await openEvent(ctx, key)
  ensure(canManageEvent(ctx.actor, event), 'FORBIDDEN')
  return event
}

type CoverOf = Pick<StoredEvent, 'coverFile' | 'coverKind' | 'coverPalette' | 'id'>

export const eventCoverUrl = ({ coverFile, coverKind, coverPalette, id }: CoverOf): string =>
  coverFile
    ? `/files/${coverFile}-1200.webp`
    : coverUrl({ kind: coverKind as never, palette: coverPalette as never, seed: id })

const facesShown = 8

type Shared = Omit<ListedEvent, 'status' | 'isWaiting'>

/** What lists and the page have in common, for each event. `isInside` says who is going to it. */
export async function describeEvents(
  ctx: VisitorContext,
  events: StoredEvent[],
  isInside: (event: StoredEvent) => boolean,
): Promise<Shared[]> {
  const reader = ctx.actor?.participantId
  const people =
    reader && isMember(ctx.actor)
      ? await store.listGoing(
          ctx.db,
          events.map(({ id }) => id),
          reader,
          facesShown,
        )
      : []
  return events.map(event => ({
    id: event.id,
    slug: event.slug,
    title: event.title,
    date: event.date,
    startTime: event.startTime,
    endTime: event.endTime,
    timeZone: event.timeZone,
    startsAt: event.startsAt,
    endsAt: event.endsAt,
    type: event.type,
    isLocationConfirmed: event.isLocationConfirmed,
    location: shownLocation(event, event.locationVisibility, isInside(event) || canManageEvent(ctx.actor, event)),
    isPaid: event.isPaid,
    price: event.price,
    currency: event.currency,
    visibility: event.visibility,
    coverUrl: eventCoverUrl(event),
    isCancelled: event.cancelledAt !== null,
    seriesId: null,
    going: {
      count: event.confirmed,
      people: people.filter(({ eventId }) => eventId === event.id).map(({ eventId: _, ...person }) => person),
    },
    maxParticipants: event.maxParticipants,
    placesLeft: placesLeft(event),
  }))
}

/** The whole event for its page. */
export async function describeEvent(ctx: VisitorContext, event: StoredEvent, mine: MyParticipation): Promise<Event> {
  const { actor, db } = ctx
  const reader = actor?.participantId ?? null
  const [shared] = await describeEvents(ctx, [event], () => mine.status === 'CONFIRMED')
  return {
    ...(shared as Shared),
    communityId: event.communityId,
    createdBy: event.createdBy ? await store.findPersonOfUser(db, event.createdBy, reader) : null,
    lang: event.lang,
    description: event.description,
    approvalRequired: event.isApprovalRequired,
    enableOnboarding: event.isOnboardingEnabled,
    maxPlusOnes: event.maxPlusOnes,
    waitlist: event.waitlist,
    organizerContact: actor ? event.organizerContact : '',
    hosts: await store.listHosts(db, event.id, reader),
    cancelMessage: event.cancelMessage,
    mine,
    can: { manage: canManageEvent(actor, event), delete: canManageEvent(actor, event) },
  }
}
