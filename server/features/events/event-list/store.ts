import type { ParticipationStatus } from '#contract/events/event-fields.ts'
import type { Language } from '#contract/languages.ts'
import type { Db } from '#server/platform/db/connect.ts'
import type { Fragment } from '#server/platform/db/sql.ts'
import type { Page } from '#server/platform/http/cursor.ts'
import { eventColumns, eventTables, type StoredEvent } from '../event/store.ts'

export type ListReader = {
  userId: string | null
  participantId: string | null
  lang: Language
  /** A member, or somebody who runs every event: sees private events too. */
  seesPrivate: boolean
  /** Sees every part of every location. */
  runsEvents: boolean
}

export type Filters = {
  type: 'ONLINE' | 'OFFLINE' | null
  /** Names of one city, in lower case. */
  cities: string[] | null
  isPaid: boolean | null
  isMine: boolean
  isGoing: boolean
}

export const noFilters: Filters = { type: null, cities: null, isPaid: null, isMine: false, isGoing: false }

const isOrganised = (db: Db, { userId }: ListReader): Fragment =>
  userId === null ? db`false` : db`exists (select from responsible r where r.event_id = e.id and r.user_id = ${userId})`

const isAttended = (db: Db, { participantId }: ListReader): Fragment =>
  participantId === null
    ? db`false`
    : db`exists (select from participation g
        where g.event_id = e.id and g.participant_id = ${participantId} and g.status = 'CONFIRMED')`

/** What `canSeeEvent` decides about one event. */
const isSeen = (db: Db, reader: ListReader): Fragment =>
  reader.seesPrivate
    ? db`e.deleted_at is null`
    : db`e.deleted_at is null and (e.visibility = 'PUBLIC' or ${isOrganised(db, reader)})`

/** Whether the reader may see the city: it is open to everybody, or they are going or organise the event. */
const isCitySeen = (db: Db, reader: ListReader): Fragment =>
  reader.runsEvents ? db`true` : db`(e.open_city <> '' or ${isAttended(db, reader)} or ${isOrganised(db, reader)})`

const fits = (db: Db, reader: ListReader, { type, cities, isPaid, isMine, isGoing }: Filters): Fragment => db`
  (${type}::text is null or e.type = ${type}) and (${isPaid}::boolean is null or e.is_paid = ${isPaid})
  and ${cities ? db`e.city_key = any (${cities}::text[]) and ${isCitySeen(db, reader)}` : db`true`}
  and ${isMine ? isOrganised(db, reader) : db`true`} and ${isGoing ? isAttended(db, reader) : db`true`}`

/**
 * No event is longer than a local day, so those that began two days ago are over: with this bound an index scan begins at the first
 * event of the list.
 */
const inTime = (db: Db, isPast: boolean, now: Date): Fragment =>
  isPast
    ? db`e.listed_at <= ${now} and e.ends_at < ${now}`
    : db`e.listed_at >= ${now}::timestamptz - interval '2 days' and (e.ends_at is null or e.ends_at >= ${now})`

type When = { isPast: boolean; now: Date }

export async function listEvents(
  db: Db,
  reader: ListReader,
  { isPast, now }: When,
  filters: Filters,
  page: Page,
): Promise<StoredEvent[]> {
  return listBy(db, reader, isPast, page, db`${inTime(db, isPast, now)} and ${fits(db, reader, filters)}`)
}

export type MyTab = 'upcoming' | 'past' | 'waiting'

const isMineIn = (db: Db, participantId: string, tab: MyTab, now: Date): Fragment => db`
  ${inTime(db, tab === 'past', now)} and e.id in (select p.event_id from participation p
    where p.participant_id = ${participantId} and p.status = ${tab === 'waiting' ? 'PENDING' : 'CONFIRMED'})`

export async function listMine(
  db: Db,
  reader: ListReader & { participantId: string },
  { tab, now, page }: { tab: MyTab; now: Date; page: Page },
): Promise<StoredEvent[]> {
  return listBy(db, reader, tab === 'past', page, isMineIn(db, reader.participantId, tab, now))
}

export async function countMine(
  db: Db,
  reader: ListReader & { participantId: string },
  tab: MyTab,
  now: Date,
): Promise<number> {
  const [row] = await db<{ count: number }[]>`
    select count(*)::integer as count from event e
    where ${isSeen(db, reader)} and ${isMineIn(db, reader.participantId, tab, now)}`
  return row?.count ?? 0
}

/** The next event that the reader is going to and that is not cancelled. */
export async function findNext(
  db: Db,
  reader: ListReader & { participantId: string },
  now: Date,
): Promise<StoredEvent | null> {
  const [row] = await listBy(
    db,
    reader,
    false,
    { after: null, skip: 0, count: 1 },
    db`e.cancelled_at is null and ${isMineIn(db, reader.participantId, 'upcoming', now)}`,
  )
  return row ?? null
}

/** The page is chosen first, in the order of the index, and what belongs to its events is joined to it alone. */
async function listBy(
  db: Db,
  reader: ListReader,
  isPast: boolean,
  { after, skip, count }: Page,
  condition: Fragment,
): Promise<StoredEvent[]> {
  const order = isPast ? db`e.listed_at desc, e.id desc` : db`e.listed_at, e.id`
  const comesAfter = after
    ? db`and (e.listed_at, e.id) ${isPast ? db`<` : db`>`} (${after.at}::timestamptz, ${after.id}::uuid)`
    : db``
  return db<StoredEvent[]>`
    with listed as materialized (
      select e.id from event e where ${isSeen(db, reader)} and ${condition} ${comesAfter}
      order by ${order} offset ${skip} limit ${count})
    select ${eventColumns(db, reader)} from ${eventTables(db, reader)} join listed on listed.id = e.id order by ${order}`
}

export type DatedEvent = {
  id: string
  slug: string
  title: string
  date: string
  startTime: string | null
  timeZone: string
  isOnline: boolean
  isCancelled: boolean
}

/** Events of the local days from `first` to `last`; the bounds in UTC are for the index. */
export async function listDays(
  db: Db,
  reader: ListReader,
  filters: Filters,
  { first, last, count }: { first: string; last: string; count: number },
): Promise<DatedEvent[]> {
  return db<DatedEvent[]>`
    with listed as materialized (
      select e.id from event e
      where ${isSeen(db, reader)} and e.listed_at between ${first}::date - interval '1 day' and ${last}::date + interval '2 days'
        and e.event_date between ${first} and ${last} and ${fits(db, reader, filters)}
      order by e.listed_at, e.id limit ${count})
    select e.id, e.slug, coalesce(t.title, e.title) as title, e.event_date as date, to_char(e.start_time, 'HH24:MI') as start_time,
      e.time_zone, e.type = 'ONLINE' as is_online, e.cancelled_at is not null as is_cancelled
    from listed join event e on e.id = listed.id
      left join event_translation t on t.event_id = e.id and t.language = ${reader.lang}
    order by e.event_date, e.start_time nulls first, e.listed_at, e.id`
}

/** Cities of the next events, of which each is counted once. */
export async function listCities(db: Db, reader: ListReader, now: Date, atMost: number) {
  return db<{ city: string; count: number }[]>`
    with listed as materialized (
      select e.city, ${isCitySeen(db, reader)} as is_seen from event e
      where ${isSeen(db, reader)} and ${inTime(db, false, now)} order by e.listed_at, e.id limit ${atMost})
    select city, count(*)::integer as count from listed where is_seen and city <> ''
    group by city order by count(*) desc, city limit 30`
}

export type FoundEvent = {
  id: string
  slug: string
  title: string
  date: string | null
  city: string
  isOnline: boolean
}

/** `words` as `wordsOf` gives them. */
export async function searchEvents(
  db: Db,
  reader: ListReader,
  { words, now, count }: { words: string[]; now: Date; count: number },
): Promise<FoundEvent[]> {
  return db<FoundEvent[]>`
    select e.id, e.slug, coalesce(t.title, e.title) as title, e.event_date as date,
      case when ${isCitySeen(db, reader)} then e.city else '' end as city, e.type = 'ONLINE' as is_online
    from search_events(${words}, ${!reader.seesPrivate}, ${now}) with ordinality as found (id, place)
      join event e on e.id = found.id left join event_translation t on t.event_id = e.id and t.language = ${reader.lang}
    where ${isSeen(db, reader)} order by found.place limit ${count}`
}

export type MyStatus = { eventId: string; status: ParticipationStatus; isWaiting: boolean }

/** The reader's part in these events. */
export async function listStatuses(db: Db, participantId: string | null, eventIds: string[]): Promise<MyStatus[]> {
  if (participantId === null || eventIds.length === 0) return []
  return db<MyStatus[]>`
    select event_id, status, waitlist_number is not null as is_waiting from participation
    where participant_id = ${participantId} and event_id = any (${eventIds}::uuid[])`
}
