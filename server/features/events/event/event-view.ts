import type { Event, ListedEvent, ManagedEvent, MyParticipation } from '#contract/events/event.ts'
import { coverUrl } from '#contract/files/file.ts'
import type { Language } from '#contract/languages.ts'
import type { UserContext, VisitorContext } from '#server/platform/http/context.ts'
import { ensure } from '#server/platform/http/failure.ts'
import { letterWords } from '#server/platform/words/words.ts'
import { canManageEvent, canSeeEvent, isMember } from './access.ts'
import { signCover } from './event-cover.ts'
import { placesLeft, shownLocation } from './rules.ts'
import type { StoredEvent } from './store.ts'
import * as store from './store.ts'

/** Who opens an event; with a `db` of its own in calls without a transaction. */
export type EventReader = Pick<VisitorContext, 'db' | 'actor' | 'lang'>

/**
 * The event, if the caller may see it; all that it does not show to them looks like an unknown event. With `lang` null, title and
 * description are in the language of the event.
 */
export async function openEvent(ctx: EventReader, key: string, lang: Language | null = ctx.lang): Promise<StoredEvent> {
  const event = await store.findEvent(ctx.db, key, { userId: ctx.actor?.userId ?? null, lang })
  ensure(event && event.deletedAt === null && canSeeEvent(ctx.actor, event), 'EVENT_NOT_FOUND')
  return event
}

/** The event, if the caller organises it. Members who do not are refused; for others it does not exist. */
export async function openManagedEvent(
  ctx: EventReader,
  key: string,
  lang: Language | null = ctx.lang,
): Promise<StoredEvent> {
  const event = await openEvent(ctx, key, lang)
  ensure(canManageEvent(ctx.actor, event), 'FORBIDDEN')
  return event
}

/** Those of the events that are there, in the order of the list; refused if the caller may not see one of them. */
export async function openEvents(ctx: EventReader, ids: string[], lang: Language | null): Promise<StoredEvent[]> {
  const events = await store.findEvents(ctx.db, ids, { userId: ctx.actor?.userId ?? null, lang })
  const present = events.filter(({ deletedAt }) => deletedAt === null)
  for (const event of present) ensure(canSeeEvent(ctx.actor, event), 'EVENT_NOT_FOUND')
  return present
}

type CoverOf = Pick<StoredEvent, 'coverFile' | 'coverKind' | 'coverPalette' | 'slug'>

/**
 * For public events; others get the address from `describeEvents`, with its signature. A cover is drawn from the slug, which the form
 * knows before the event is saved, so that its preview shows the same.
 */
export const eventCoverUrl = ({ coverFile, coverKind, coverPalette, slug }: CoverOf): string =>
  coverFile
    ? `/files/${coverFile}-1200.webp`
    : coverUrl({ kind: coverKind as never, palette: coverPalette as never, seed: slug })

/** The address of the cover for a caller who may see the event. */
export function shownCoverUrl(
  { now, config }: Pick<VisitorContext, 'now' | 'config'>,
  event: CoverOf & Pick<StoredEvent, 'visibility'>,
): string {
  const url = eventCoverUrl(event)
  if (!event.coverFile || event.visibility === 'PUBLIC') return url
  return `${url}?${new URLSearchParams(signCover(event.coverFile, now, config.SESSION_SECRET))}`
}

const facesShown = 8

type Shared = Omit<ListedEvent, 'status' | 'isWaiting'>

/** What lists and the page have in common, for each event. `isInside` says who is going to it. */
export async function describeEvents(
  ctx: VisitorContext,
  events: StoredEvent[],
  isInside: (event: StoredEvent) => boolean,
): Promise<Shared[]> {
  const reader = ctx.actor?.participantId
  const ids = events.map(({ id }) => id)
  const people = reader && isMember(ctx.actor) ? await store.listGoing(ctx.db, ids, reader, facesShown) : []
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
    coverUrl: shownCoverUrl(ctx, event),
    isCancelled: event.cancelledAt !== null,
    approvalRequired: event.isApprovalRequired,
    seriesId: event.seriesId,
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
  // Who is not a member yet sees no more of the hosts than visitors do.
  const reader = actor && (isMember(actor) || canManageEvent(actor, event)) ? actor.participantId : null
  // Sent together: the page waits for one round trip to the database, not for three.
  const [[shared], createdBy, hosts] = await Promise.all([
    describeEvents(ctx, [event], () => mine.status === 'CONFIRMED'),
    event.createdBy ? store.findPersonOfUser(db, event.createdBy, reader) : null,
    store.listHosts(db, event.id, reader),
  ])
  return {
    ...(shared as Shared),
    communityId: event.communityId,
    createdBy,
    lang: event.lang,
    description: event.description,
    enableOnboarding: event.isOnboardingEnabled,
    maxPlusOnes: event.maxPlusOnes,
    waitlist: event.waitlist,
    organizerContact: actor ? event.organizerContact : '',
    hosts,
    cancelMessage: event.cancelMessage,
    mine,
    can: { manage: canManageEvent(actor, event), delete: canManageEvent(actor, event) },
  }
}

/** All that the form edits. `event` is in its own language. */
export async function describeManaged(
  ctx: UserContext,
  event: StoredEvent,
  mine: MyParticipation,
): Promise<ManagedEvent> {
  const { location, ...described } = await describeEvent(ctx, event, mine)
  const { isPartlyHidden: _, ...place } = location
  return {
    ...described,
    location: place,
    locationVisibility: event.locationVisibility,
    onlineMeetingLink: event.onlineMeetingLink,
    paymentLink: event.paymentLink,
    offerMinutes: event.offerMinutes,
    holdMinutes: event.holdMinutes,
    coverKind: event.coverKind,
    coverPalette: event.coverPalette,
    hasUploadedCover: event.coverFile !== null,
    placesTaken: event.placesTaken,
    version: event.version,
    changedBy: event.changedBy ? await store.findPersonOfUser(ctx.db, event.changedBy, ctx.actor.participantId) : null,
    updatedAt: event.updatedAt,
  }
}

export type EventCard = { title: string; lines: string[]; coverUrl: string; path: string; label: string }

/** Events as a letter to members shows them, by id; those that were deleted or cancelled are missing. */
export async function listCards(
  scope: Pick<VisitorContext, 'now' | 'config'>,
  db: VisitorContext['db'],
  ids: string[],
  lang: Language,
): Promise<Map<string, EventCard>> {
  if (ids.length === 0) return new Map()
  const events = await store.findEvents(db, ids, { userId: null, lang })
  const { timeLines, placeLine } = await import('./event-facts.tsx')
  const present = events.filter(({ deletedAt, cancelledAt }) => deletedAt === null && cancelledAt === null)
  return new Map(
    present.map(event => {
      const reader = { lang, timeZone: event.timeZone }
      const lines = [...timeLines(event, reader, scope.now), placeLine(event, reader, false)].filter(Boolean)
      const label = letterWords(lang)('participation.page')
      return [
        event.id,
        { title: event.title, lines, coverUrl: letterCoverUrl(scope, event), path: `/event/${event.slug}`, label },
      ]
    }),
  )
}

/** Mail programs do not show SVG. */
const letterCoverUrl = (scope: Pick<VisitorContext, 'now' | 'config'>, event: StoredEvent): string =>
  event.coverFile
    ? shownCoverUrl(scope, event)
    : coverUrl(
        {
          kind: event.coverKind as never,
          palette: event.coverPalette as never,
          seed: event.slug,
          width: 1040,
          height: 320,
        },
        'png',
      )
