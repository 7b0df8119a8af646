import type { EventType, EventVisibility, LocationVisibility, WaitlistMode } from '#contract/events/event-fields.ts'
import { buildCommunity } from '#server/features/communities/community/testing.ts'
import { buildConnection, buildUser } from '#server/features/users/user/testing.ts'
import { addDays, localTime } from '#server/platform/clock/zone.ts'
import { newId } from '#server/platform/db/id.ts'
import { type ExpectedStatuses, everyone, signedIn } from '#server/testing/actors.ts'
import { type FactoryContext, nextNumber } from '#server/testing/factory-context.ts'
import type { SliceTesting } from '#server/testing/slice.ts'
import type { Both } from '#server/testing/world.ts'
import { instantsOf } from './rules.ts'

declare module '#server/testing/world.ts' {
  interface WorldParts {
    /**
     * A public event in a week; `organiser` is responsible for it, and the user `second`, so that none is the last. `subject` is
     * going to it. `other` is the event of `anotherOrganiser`, `spare` one of `organiser` that nobody joins.
     */
    event: Both & { other: string; spare: string; second: Both }
  }
}

export type EventOptions = {
  communityId?: string
  id?: string
  slug?: string
  title?: string
  description?: string
  lang?: 'en' | 'ru'
  /** Local date; null while to be confirmed. By default a week from now. */
  date?: string | null
  startTime?: string | null
  endTime?: string | null
  timeZone?: string
  type?: EventType
  visibility?: EventVisibility
  location?: Partial<{
    addressLine: string
    latitude: number
    longitude: number
    mapsLink: string
    country: string
    region: string
    city: string
    postalCode: string
  }>
  locationVisibility?: LocationVisibility
  isLocationConfirmed?: boolean
  onlineMeetingLink?: string
  /** Makes the event paid. */
  price?: number
  currency?: string
  isApprovalRequired?: boolean
  isOnboardingEnabled?: boolean
  maxParticipants?: number
  maxPlusOnes?: number
  waitlist?: WaitlistMode
  offerMinutes?: number
  holdMinutes?: number
  cancelledAt?: Date
  deletedAt?: Date
  createdBy?: string
  /** Users who organise it. */
  responsibles?: string[]
}

/** An event at 19:00 in Berlin, in a week, unless told otherwise. */
export async function buildEvent(t: FactoryContext, options: EventOptions = {}) {
  const communityId = options.communityId ?? (await buildCommunity(t)).id
  const now = t.clock.now()
  const id = options.id ?? newId(now)
  const timeZone = options.timeZone ?? 'Europe/Berlin'
  const date = options.date === undefined ? addDays(localTime(now, timeZone).day, 7) : options.date
  const startTime = date === null ? null : options.startTime === undefined ? '19:00' : options.startTime
  const endTime = startTime === null ? null : (options.endTime ?? null)
  const instants = instantsOf({ date, startTime, endTime, timeZone })
  const { location = {}, price } = options
  const slug = options.slug ?? `event-${nextNumber()}-${id.slice(-6)}`
  await t.owner`
    insert into event (community_id, id, created_by, lang, title, description, slug, event_date, start_time, end_time, time_zone,
      starts_at, ends_at, is_location_confirmed, type, address_line, latitude, longitude, maps_link, country, region, city, postal_code,
      location_visibility, online_meeting_link, is_paid, price, currency, payment_link, visibility, is_approval_required,
      is_onboarding_enabled, max_participants, max_plus_ones, waitlist, offer_minutes, hold_minutes, organizer_contact, cover_kind,
      cover_palette, created_at, updated_at, cancelled_at, deleted_at)
    values (${communityId}, ${id}, ${options.createdBy ?? null}, ${options.lang ?? 'en'}, ${options.title ?? 'Tea evening'},
      ${options.description ?? 'Twelve people at one table.'}, ${slug}, ${date}, ${startTime}::text::time, ${endTime}::text::time,
      ${timeZone}, ${instants?.startsAt ?? null}, ${instants?.endsAt ?? null}, ${options.isLocationConfirmed ?? true},
      ${options.type ?? 'OFFLINE'}, ${location.addressLine ?? 'Samovar House, Torstraße 41'}, ${location.latitude ?? 52.5293},
      ${location.longitude ?? 13.4016}, ${location.mapsLink ?? 'https://www.google.com/maps/@52.5293,13.4016,17z'},
      ${location.country ?? 'Germany'}, ${location.region ?? 'Brandenburg'}, ${location.city ?? 'Berlin'},
      ${location.postalCode ?? '10119'}, ${options.locationVisibility ?? 'FULL_ADDRESS'}, ${options.onlineMeetingLink ?? ''},
      ${price !== undefined}, ${price ?? null}, ${price === undefined ? null : (options.currency ?? 'EUR')},
      ${price === undefined ? '' : 'https://pay.example.com/tea'}, ${options.visibility ?? 'PUBLIC'},
      ${options.isApprovalRequired ?? false}, ${options.isOnboardingEnabled ?? false}, ${options.maxParticipants ?? null},
      ${options.maxPlusOnes ?? 0}, ${options.waitlist ?? 'AUTOMATIC'}, ${options.offerMinutes ?? 720}, ${options.holdMinutes ?? 60},
      'tea@example.com', 'table', 'copper', ${now}, ${now}, ${options.cancelledAt ?? null}, ${options.deletedAt ?? null})`
  for (const userId of options.responsibles ?? []) await insertResponsible(t, { communityId, eventId: id, userId })
  return { communityId, id, slug }
}

export async function insertResponsible(
  t: FactoryContext,
  { communityId, eventId, userId }: { communityId: string; eventId: string; userId: string },
): Promise<void> {
  await t.owner`
    insert into responsible (community_id, event_id, user_id, added_at)
    values (${communityId}, ${eventId}, ${userId}, ${t.clock.now()})`
}

/** A place whose parts are found nowhere else in a reply. */
export const hiddenPlace = {
  addressLine: 'Linden Courtyard, Haydngasse 27',
  latitude: 47.845281,
  longitude: 16.523107,
  mapsLink: 'https://www.google.com/maps/place/Linden/@47.845281,16.523107,17z',
  country: 'Austria',
  region: 'Burgenland',
  city: 'Eisenstadt',
  postalCode: 'A-7041Q',
}

const hiddenStrings = {
  street: ['Linden', 'Haydngasse'],
  point: ['47.845', '16.523', 'google.com/maps'],
  country: ['Austria'],
  region: ['Burgenland'],
  city: ['Eisenstadt'],
  postalCode: ['A-7041Q'],
}
type HiddenPart = keyof typeof hiddenStrings

/** By hand from the specification, not from the rules that are tested. */
const hiddenParts: Record<LocationVisibility, HiddenPart[]> = {
  FULL_ADDRESS: [],
  NO_STREET: ['street', 'point', 'region'],
  COUNTRY_CITY: ['street', 'point', 'region', 'postalCode'],
  CITY: ['street', 'point', 'country', 'region', 'postalCode'],
  COUNTRY: ['street', 'point', 'region', 'city', 'postalCode'],
  ADDRESS: ['point', 'country', 'region', 'city', 'postalCode'],
  REGION_CITY: ['street', 'point', 'country', 'postalCode'],
  POSTAL_CODE_CITY: ['street', 'point', 'country', 'region'],
  NONE: ['street', 'point', 'country', 'region', 'city', 'postalCode'],
}

/**
 * Strings that must be in nothing that those receive who are not going to an event at `hiddenPlace`: reply, page, structured data,
 * calendar, letter, CSV, search.
 */
export const forbiddenStrings = (visibility: LocationVisibility): string[] =>
  hiddenParts[visibility].flatMap(part => hiddenStrings[part])

/** Strings of `hiddenPlace` that everybody sees. */
export const shownStrings = (visibility: LocationVisibility): string[] =>
  (Object.keys(hiddenStrings) as HiddenPart[])
    .filter(part => !hiddenParts[visibility].includes(part))
    .flatMap(part => hiddenStrings[part])

/** Who may do what an organiser of the event may; members see it and are refused. */
export const organisersOfEvent: ExpectedStatuses = {
  visitor: 401,
  pending: 403,
  member: 403,
  anotherMember: 403,
  organiser: 200,
  anotherOrganiser: 403,
  moderator: 200,
  admin: 200,
  foreignAdmin: 401,
  disabled: 401,
  deleted: 401,
}

/** A form with all that is required; a free offline event. */
export const filledForm = {
  title: 'Tea and talk',
  description: 'Twelve people at one table.',
  date: '2027-03-11',
  startTime: '19:00',
  timeZone: 'Europe/Berlin',
  country: 'Germany',
  city: 'Berlin',
  organizerContact: 'tea@example.com',
} as const

/** A white pixel as PNG. */
const aPicture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
)

const organiser = { actor: 'organiser', access: organisersOfEvent } as const

export const testing: SliceTesting<'event'> = {
  noun: 'event',
  calls: {
    get: { access: everyone, input: ({ event }) => ({ id: event.here }) },
    create: { ...organiser, input: () => filledForm },
    getManaged: { ...organiser, input: ({ event }) => ({ id: event.here }) },
    update: { ...organiser, input: ({ event }) => ({ id: event.here, version: 1, title: 'Winter tea' }) },
    isSlugAvailable: {
      ...organiser,
      input: ({ event }) => ({ slug: 'winter-tea', eventId: event.here }),
      ids: ({ event }) => ({ eventId: event.elsewhere }),
    },
    remove: { ...organiser, input: ({ event }) => ({ id: event.spare }) },
    listDeleted: { access: signedIn, input: () => ({}) },
    restore: { ...organiser, input: ({ event }) => ({ id: event.here }) },
    clone: { ...organiser, input: ({ event }) => ({ id: event.here }) },
    cancel: { ...organiser, input: ({ event }) => ({ id: event.spare, message: 'The venue closed.' }) },
    // The harness sends files as bytes.
    uploadImage: { ...organiser, input: ({ event }) => ({ id: event.here, image: aPicture as unknown as File }) },
    removeImage: { ...organiser, input: ({ event }) => ({ id: event.here }) },
  },
  tables: {
    event: (t, { communityId, userId }) => buildEvent(t, { communityId, createdBy: userId }),
  },
  buildPart: async ({ t, here, elsewhere, people, subject }) => {
    const build = async (communityId: string, userId: string) =>
      (await buildEvent(t, { communityId, responsibles: [userId] })).id
    const fill = async (communityId: string, eventId: string, participantId: string) => {
      const { id: userId } = await buildUser(t)
      await buildConnection(t, { communityId, userId })
      await insertResponsible(t, { communityId, eventId, userId })
      const now = t.clock.now()
      await t.owner`
        insert into participation (community_id, id, event_id, participant_id, status, joined_at, changed_at)
        values (${communityId}, ${newId(now)}, ${eventId}, ${participantId}, 'CONFIRMED', ${now}, ${now})`
      return userId
    }
    const both = {
      here: await build(here.id, people.organiser.userId),
      spare: await build(here.id, people.organiser.userId),
      elsewhere: await build(elsewhere.id, people.foreignAdmin.userId),
    }
    return {
      ...both,
      other: await build(here.id, people.anotherOrganiser.userId),
      second: {
        here: await fill(here.id, both.here, subject.here),
        elsewhere: await fill(elsewhere.id, both.elsewhere, subject.elsewhere),
      },
    }
  },
}
