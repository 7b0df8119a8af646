import type { EventPerson } from '#contract/events/event.ts'
import type { EventType, EventVisibility, LocationVisibility, WaitlistMode } from '#contract/events/event-fields.ts'
import type { EventForm } from '#contract/events/event-problems.ts'
import type { Language } from '#contract/languages.ts'
import type { Db } from '#server/platform/db/connect.ts'
import { isId } from '#server/platform/db/id.ts'
import { lockRows, recheck, takeLock } from '#server/platform/db/lock.ts'
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
  seriesId: string | null
  placesTaken: number
  confirmed: number
  isResponsible: boolean
}

/** `lang` null: title and description in the language of the event. */
type Reader = { userId: string | null; lang: Language | null }

/** Columns of `StoredEvent`; the query names the tables e, t (translation) and c (counts), see `eventTables`. */
export const eventColumns = (db: Db, { userId }: Reader): Fragment => db`
  e.community_id, e.id, e.created_by, e.lang, coalesce(t.title, e.title) as title,
  coalesce(t.description, e.description) as description, e.slug, e.event_date as date,
  to_char(e.start_time, 'HH24:MI') as start_time, to_char(e.end_time, 'HH24:MI') as end_time, e.time_zone, e.starts_at, e.ends_at,
  e.listed_at, e.is_location_confirmed, e.type, e.address_line, e.latitude, e.longitude, e.maps_link, e.country, e.region, e.city,
  e.postal_code, e.location_visibility, e.online_meeting_link, e.is_paid, e.price::float8 as price, e.currency, e.payment_link,
  e.webhook_generation, e.visibility, e.is_approval_required, e.is_onboarding_enabled, e.max_participants, e.max_plus_ones,
  e.waitlist, e.offer_minutes, e.hold_minutes, e.organizer_contact, e.cover_file, e.cover_kind, e.cover_palette, e.version,
  e.sequence, e.changed_by, e.created_at, e.updated_at, e.cancelled_at, e.cancel_message, e.deleted_at, e.series_id, c.places_taken, c.confirmed,
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

/** The same for several ids, in the order of the list. */
export async function findEvents(db: Db, ids: string[], reader: Reader): Promise<StoredEvent[]> {
  return db<StoredEvent[]>`
    select ${eventColumns(db, reader)} from ${eventTables(db, reader)}
    where e.id = any (${ids}::uuid[]) order by e.listed_at, e.id`
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

/** The first few who are going and whom the reader may see, without those whom the reader reported or never wants to meet. */
export async function listGoing(db: Db, eventIds: string[], readerId: string, count: number) {
  return db<(EventPerson & { eventId: string })[]>`
    select asked.id as event_id, p.id as participant_id, p.slug, p.first_name, p.last_name, p.position, p.company,
      '/files/' || p.avatar_file || '-108.webp' as avatar_url
    from unnest(${eventIds}::uuid[]) as asked (id) cross join lateral (
      select s.* from participation g join seen_participant(${readerId}) s on s.id = g.participant_id
      where g.event_id = asked.id and g.status = 'CONFIRMED'
        and not exists (select from never_pair n where n.participant_id = ${readerId} and n.subject_id = g.participant_id)
        and not exists (select from report o where o.author_id = ${readerId} and o.subject_id = g.participant_id)
      order by g.joined_at, g.id limit ${count}) p`
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

type Instants = { startsAt: Date; endsAt: Date } | null

/** Columns that the form fills. */
const columnsOf = (form: EventForm, instants: Instants) => ({
  lang: form.lang,
  title: form.title,
  description: form.description,
  slug: form.slug,
  event_date: form.date,
  start_time: form.startTime,
  end_time: form.endTime,
  time_zone: form.timeZone,
  starts_at: instants?.startsAt ?? null,
  ends_at: instants?.endsAt ?? null,
  is_location_confirmed: !form.isLocationToBeConfirmed,
  type: form.type,
  address_line: form.addressLine,
  latitude: form.latitude,
  longitude: form.longitude,
  maps_link: form.mapsLink,
  country: form.country,
  region: form.region,
  city: form.city,
  postal_code: form.postalCode,
  location_visibility: form.locationVisibility,
  online_meeting_link: form.onlineMeetingLink,
  is_paid: form.isPaid,
  price: form.price,
  currency: form.currency,
  payment_link: form.paymentLink,
  visibility: form.visibility,
  is_approval_required: form.approvalRequired,
  is_onboarding_enabled: form.enableOnboarding,
  max_participants: form.maxParticipants,
  max_plus_ones: form.maxPlusOnes,
  waitlist: form.waitlist,
  offer_minutes: form.offerMinutes,
  hold_minutes: form.holdMinutes,
  organizer_contact: form.organizerContact,
  cover_kind: form.coverKind,
  cover_palette: form.coverPalette,
})

export type NewEvent = {
  communityId: string
  id: string
  createdBy: string
  at: Date
  coverFile?: string | null
  seriesId?: string | null
}

type NewRow = { event: NewEvent; form: EventForm; instants: Instants }

export const insertEvent = (db: Db, event: NewEvent, form: EventForm, instants: Instants): Promise<void> =>
  insertEvents(db, [{ event, form, instants }])

export async function insertEvents(db: Db, rows: NewRow[]): Promise<void> {
  const inserted = rows.map(({ event, form, instants }) => ({
    community_id: event.communityId,
    id: event.id,
    created_by: event.createdBy,
    cover_file: event.coverFile ?? null,
    series_id: event.seriesId ?? null,
    created_at: event.at,
    updated_at: event.at,
    ...columnsOf(form, instants),
  }))
  await db`insert into event ${db(inserted)}`
}

export type Edit = { id: string; version: number; isMoved: boolean; form: EventForm; instants: Instants }

/** In one statement. Returns the ids of those that were saved: without events that have another version by now. */
export async function updateEvents(db: Db, edits: Edit[], { by, at }: { by: string; at: Date }): Promise<Set<string>> {
  const saved = edits.map(({ id, version, isMoved, form, instants }) => ({
    ...columnsOf(form, instants),
    id,
    version,
    sequence: isMoved ? 1 : 0,
  }))
  const [first] = edits
  if (!first) return new Set()
  const assigned = Object.keys(columnsOf(first.form, first.instants)).map(
    (column, index) => db`${index === 0 ? db`` : db`, `}${db(column)} = v.${db(column)}`,
  )
  const rows = await db<{ id: string }[]>`
    update event e set ${assigned}, version = e.version + 1, sequence = e.sequence + v.sequence, changed_by = ${by}, updated_at = ${at}
    from json_populate_recordset(null::event, ${JSON.stringify(saved)}::text::json) as v
    where e.id = v.id and e.deleted_at is null and ${recheck(db, 'event version', db`e.version = v.version`)}
    returning e.id`
  return new Set(rows.map(({ id }) => id))
}

/** Lets one call at a time choose a slug in the community. */
export const lockSlugs = (db: Db, communityId: string): Promise<void> => takeLock(db, 'event slug', communityId)

/** Slugs of other events that are this one, or this one with something behind it. */
export async function listTakenSlugs(db: Db, slug: string, exceptId: string | null): Promise<Set<string>> {
  const rows = await db<{ slug: string }[]>`
    select slug from event
    where (slug = ${slug} or starts_with(slug, ${slug.slice(0, 60)})) and id is distinct from ${exceptId}::uuid`
  return new Set(rows.map(row => row.slug))
}

/** Returns the ids of those that were not cancelled before. */
export async function cancelEvents(
  db: Db,
  ids: string[],
  change: { message: string; by: string; at: Date },
): Promise<string[]> {
  const rows = await db<{ id: string }[]>`
    update event set cancelled_at = ${change.at}, cancel_message = ${change.message}, sequence = sequence + 1, version = version + 1,
      changed_by = ${change.by}, updated_at = ${change.at}
    where id = any (${ids}::uuid[]) and cancelled_at is null returning id`
  return rows.map(({ id }) => id)
}

/** Deletes the event, or restores it with null. */
export async function setDeleted(db: Db, id: string, deletedAt: Date | null): Promise<void> {
  await db`update event set deleted_at = ${deletedAt} where id = ${id}`
}

export type StoredDeleted = { id: string; title: string; date: string | null; count: number; deletedAt: string }

/** Deleted events that are not removed yet, those of one call as one: of the reader, or all for those who run events. */
export async function listDeleted(
  db: Db,
  { userId, lang, runsEvents }: { userId: string; lang: Language; runsEvents: boolean },
): Promise<StoredDeleted[]> {
  return db<StoredDeleted[]>`
    select id, title, date, count, deleted_at from (
      select distinct on (coalesce(e.series_id, e.id), e.deleted_at) e.id, coalesce(t.title, e.title) as title,
        e.event_date as date, e.deleted_at, count(*) over (partition by coalesce(e.series_id, e.id), e.deleted_at)::integer as count
      from event e left join event_translation t on t.event_id = e.id and t.language = ${lang}
      where e.deleted_at is not null
        and (${runsEvents} or exists (select from responsible r where r.event_id = e.id and r.user_id = ${userId}))
      order by coalesce(e.series_id, e.id), e.deleted_at, e.listed_at, e.id) d
    order by deleted_at desc, id limit 50`
}

type CopiedBy = { createdBy: string; at: Date }

/** The organisers of the event, and the one who copies it. */
export async function copyResponsibles(db: Db, fromId: string, toIds: string[], { createdBy, at }: CopiedBy) {
  await db`
    insert into responsible (community_id, event_id, user_id, added_by, added_at)
    select c.community_id, c.id, r.user_id, ${createdBy}, ${at}
    from event c cross join (
      select user_id from responsible where event_id = ${fromId} union select ${createdBy}::uuid) r
    where c.id = any (${toIds}::uuid[])`
}

/** Questions and options that are not removed, under new ids in each copy, with their translations. */
export async function copyQuestions(
  db: Db,
  fromId: string,
  toIds: string[],
  { at, newId }: { at: Date; newId: () => string },
): Promise<void> {
  const found = await db<{ id: string; key: string; kind: string; questionId: string | null; after: string | null }[]>`
    select id, translation_key as key, 'question' as kind, null::uuid as question_id, shown_after_option_id as after
    from event_question where event_id = ${fromId} and removed_at is null
    union all
    select o.id, o.translation_key, 'option', o.question_id, null
    from event_answer_option o join event_question q on q.id = o.question_id
    where q.event_id = ${fromId} and q.removed_at is null and o.removed_at is null`
  if (found.length === 0) return
  const renamed = toIds.flatMap(eventId => {
    const newIds = new Map(found.map(({ id }) => [id, newId()]))
    return found.map(({ id, key, kind, questionId, after }) => ({
      eventId,
      id,
      newId: newIds.get(id) ?? '',
      key,
      newKey: `${kind}.${newIds.get(id)}`,
      /** The copied question of an option. */
      questionId: newIds.get(questionId ?? '') ?? null,
      /** The copied option after which a question is shown. */
      after: newIds.get(after ?? '') ?? null,
    }))
  })
  const names = db`
    names as materialized (select * from unnest(${renamed.map(each => each.eventId)}::uuid[], ${renamed.map(({ id }) => id)}::uuid[],
      ${renamed.map(each => each.newId)}::uuid[], ${renamed.map(({ key }) => key)}::text[],
      ${renamed.map(({ newKey }) => newKey)}::text[], ${renamed.map(each => each.questionId)}::uuid[])
      as n (event_id, id, new_id, key, new_key, question_id))`
  await db`
    with ${names} insert into event_question (community_id, id, event_id, position, text, translation_key, type, is_visible,
      is_required, at_most, created_at)
    select q.community_id, n.new_id, n.event_id, q.position, q.text, n.new_key, q.type, q.is_visible, q.is_required, q.at_most, ${at}
    from event_question q join names n on n.id = q.id`
  await db`
    with ${names} insert into event_answer_option (community_id, id, question_id, position, text, translation_key, type, is_visible,
      is_active, group_name, category)
    select o.community_id, n.new_id, n.question_id, o.position, o.text, n.new_key, o.type, o.is_visible, o.is_active, o.group_name,
      o.category
    from event_answer_option o join names n on n.id = o.id`
  const conditions = renamed.filter(({ after }) => after !== null)
  if (conditions.length > 0)
    await db`
      update event_question q set shown_after_option_id = c.after
      from unnest(${conditions.map(each => each.newId)}::uuid[], ${conditions.map(({ after }) => after)}::uuid[]) as c (id, after)
      where q.id = c.id`
  await db`
    with ${names} insert into event_question_translation (community_id, event_id, translation_key, language, translated_text)
    select t.community_id, n.event_id, n.new_key, t.language, t.translated_text
    from event_question_translation t join names n on n.key = t.translation_key where t.event_id = ${fromId}`
}

/** Sets the uploaded cover and returns the previous ones. Locked before they are read, so that each former file is returned once. */
export async function replaceCovers(db: Db, ids: string[], file: string | null): Promise<string[]> {
  const rows = await db<{ coverFile: string | null }[]>`
    select cover_file from event where id = any (${ids}::uuid[]) order by listed_at, id ${lockRows(db, 'event cover')}`
  await db`update event set cover_file = ${file} where id = any (${ids}::uuid[])`
  return [...new Set(rows.flatMap(({ coverFile }) => coverFile ?? []))]
}

/** Events that show a cover; several where a series shares it. Not those that are deleted. */
export async function listByCover(db: Db, coverFile: string, reader: Reader): Promise<StoredEvent[]> {
  return db<StoredEvent[]>`
    select ${eventColumns(db, reader)} from ${eventTables(db, reader)}
    where e.cover_file = ${coverFile} and e.deleted_at is null`
}

/** Whether an event has this cover; a deleted one too, since it can be restored. */
export async function isCoverUsed(db: Db, coverFile: string): Promise<boolean> {
  const rows = await db`select from event where cover_file = ${coverFile} limit 1`
  return rows.length > 0
}

export async function listUsedCovers(db: Db): Promise<Set<string>> {
  const rows = await db<{ coverFile: string }[]>`select cover_file from event where cover_file is not null`
  return new Set(rows.map(({ coverFile }) => coverFile))
}

/**
 * Removes events that were deleted before this time, for good, and returns their covers. Their places are locked first, as by everybody
 * who changes a participation.
 */
export async function purgeDeleted(db: Db, before: Date): Promise<string[]> {
  await db`
    select from event_tally where event_id in (select id from event where deleted_at <= ${before})
    order by event_id ${lockRows(db, 'event places')}`
  const rows = await db<{ coverFile: string | null }[]>`
    delete from event where deleted_at <= ${before} returning cover_file`
  return [...new Set(rows.flatMap(({ coverFile }) => coverFile ?? []))]
}

/** Communities with such events, looked up for all at once. */
export async function listCommunitiesToPurge(db: Db, before: Date): Promise<string[]> {
  const rows = await db<{ communityId: string }[]>`
    select community_id from communities_with_deleted_events_due(${before})`
  return rows.map(({ communityId }) => communityId)
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
