import type { EventPerson } from '#contract/events/event.ts'
import type { EventType, EventVisibility, LocationVisibility, WaitlistMode } from '#contract/events/event-fields.ts'
import type { Language } from '#contract/languages.ts'
import type { Db } from '#server/platform/db/connect.ts'
import { isId } from '#server/platform/db/id.ts'
import type { Fragment } from '#server/platform/db/sql.ts'
import type { Person } from '#server/platform/feature/personal-data.ts'

/** An event as stored, with title and description in the reader's language, its counts, and whether the reader organises it. */
export type StoredEvent = {
  communityId: string
  id: string
  createdBy: string | null
  lang: Language
  title: string
  description: string
  slug: string
  date: string | null
  startTime: string | null
  endTime: string | null
  timeZone: string
  startsAt: string | null
  endsAt: string | null
  listedAt: string
  isLocationConfirmed: boolean
  type: EventType
  addressLine: string
  latitude: number | null
  longitude: number | null
  mapsLink: string
  country: string
  region: string
  city: string
  postalCode: string
  locationVisibility: LocationVisibility
  onlineMeetingLink: string
  isPaid: boolean
  price: number | null
  currency: string | null
  paymentLink: string
  webhookGeneration: number
  visibility: EventVisibility
  isApprovalRequired: boolean
  isOnboardingEnabled: boolean
  maxParticipants: number | null
  maxPlusOnes: number
  waitlist: WaitlistMode
  offerMinutes: number
  holdMinutes: number
  organizerContact: string
  coverFile: string | null
  coverKind: string
  coverPalette: string
  version: number
  sequence: number
  changedBy: string | null
  createdAt: string
  updatedAt: string
  cancelledAt: string | null
  cancelMessage: string
  deletedAt: string | null
  placesTaken: number
  confirmed: number
  isResponsible: boolean
}

type Reader = { userId: string | null; lang: Language }

/** Columns of `StoredEvent`; the query names the tables e, t (translation) and c (counts), see `eventTables`. */
export const eventColumns = (db: Db, { userId }: Reader): Fragment => db`
  e.community_id, e.id, e.created_by, e.lang, coalesce(t.title, e.title) as title,
  coalesce(t.description, e.description) as description, e.slug, e.event_date as date,
  to_char(e.start_time, 'HH24:MI') as start_time, to_char(e.end_time, 'HH24:MI') as end_time, e.time_zone, e.starts_at, e.ends_at,
  e.listed_at, e.is_location_confirmed, e.type, e.address_line, e.latitude, e.longitude, e.maps_link, e.country, e.region, e.city,
  e.postal_code, e.location_visibility, e.online_meeting_link, e.is_paid, e.price::float8 as price, e.currency, e.payment_link,
  e.webhook_generation, e.visibility, e.is_approval_required, e.is_onboarding_enabled, e.max_participants, e.max_plus_ones,
  e.waitlist, e.offer_minutes, e.hold_minutes, e.organizer_contact, e.cover_file, e.cover_kind, e.cover_palette, e.version,
  e.sequence, e.changed_by, e.created_at, e.updated_at, e.cancelled_at, e.cancel_message, e.deleted_at, c.places_taken, c.confirmed,
  exists (select from responsible r where r.event_id = e.id and r.user_id = ${userId}) as is_responsible`

export const eventTables = (db: Db, { lang }: Reader): Fragment => db`
  event e join event_tally c on c.event_id = e.id
  left join event_translation t on t.event_id = e.id and t.language = ${lang}`

/** By id or slug; deleted ones too. */
export async function findEvent(db: Db, key: string, reader: Reader): Promise<StoredEvent | null> {
  const [row] = await db<StoredEvent[]>`
    select ${eventColumns(db, reader)} from ${eventTables(db, reader)}
    where ${isId(key) ? db`e.id = ${key}` : db`e.slug = ${key.toLowerCase()}`}`
  return row ?? null
}

/** Organisers with a profile that the reader may see; for visitors those whose profile is open to them. */
export async function listHosts(db: Db, eventId: string, readerId: string | null): Promise<EventPerson[]> {
  return db<EventPerson[]>`
    select p.id as participant_id, p.slug, p.first_name, p.last_name, p.position, p.company,
      '/files/' || p.avatar_file || '-108.webp' as avatar_url
    from responsible r join seen_participant(${readerId}) p on p.user_id = r.user_id join participant o on o.id = p.id
    where r.event_id = ${eventId} and (${readerId}::uuid is not null or o.profile_visibility in ('link', 'public'))
    order by r.added_at, p.id`
}

/** The first few who are going and whom the reader may see. */
export async function listGoing(db: Db, eventIds: string[], readerId: string, count: number) {
  return db<(EventPerson & { eventId: string })[]>`
    select asked.id as event_id, p.id as participant_id, p.slug, p.first_name, p.last_name, p.position, p.company,
      '/files/' || p.avatar_file || '-108.webp' as avatar_url
    from unnest(${eventIds}::uuid[]) as asked (id) cross join lateral (
      select s.* from participation g join seen_participant(${readerId}) s on s.id = g.participant_id
      where g.event_id = asked.id and g.status = 'CONFIRMED' order by g.joined_at, g.id limit ${count}) p`
}

/** The participant behind a user, as the reader may see them. */
export async function findPersonOfUser(db: Db, userId: string, readerId: string | null): Promise<EventPerson | null> {
  const [row] = await db<EventPerson[]>`
    select p.id as participant_id, p.slug, p.first_name, p.last_name, p.position, p.company,
      '/files/' || p.avatar_file || '-108.webp' as avatar_url
    from seen_participant(${readerId}) p join participant o on o.id = p.id
    where p.user_id = ${userId} and (${readerId}::uuid is not null or o.profile_visibility in ('link', 'public'))`
  return row ?? null
}

export async function exportCreated(db: Db, { userId }: Person): Promise<unknown> {
  return db`select id, title, slug, starts_at, created_at from event where created_by = ${userId} order by created_at`
}

/** The event stays with the community, without its author and without their address. */
export async function forgetAuthor(db: Db, { userId, email }: Person): Promise<void> {
  await db`
    update event set created_by = nullif(created_by, ${userId}), changed_by = nullif(changed_by, ${userId}),
      organizer_contact = replace(organizer_contact, ${email}, '')
    where created_by = ${userId} or changed_by = ${userId} or strpos(organizer_contact, ${email}) > 0`
}
