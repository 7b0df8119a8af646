import type { EventVisibility, ParticipationStatus } from '#contract/events/event-fields.ts'
import type { Recurrence } from '#contract/events/recurrence.ts'
import type { Db } from '#server/platform/db/connect.ts'
import { lockRows } from '#server/platform/db/lock.ts'
import type { StoredSeries } from './rules.ts'

type NewSeries = { communityId: string; id: string; recurrence: Recurrence; at: Date }

export async function insertSeries(db: Db, { communityId, id, recurrence, at }: NewSeries): Promise<void> {
  const { frequency, end } = recurrence
  await db`
    insert into event_series (community_id, id, frequency, until_date, event_count, created_at)
    values (${communityId}, ${id}, ${frequency}, ${'until' in end ? end.until : null}, ${'count' in end ? end.count : null}, ${at})`
}

export async function findSeries(db: Db, id: string): Promise<StoredSeries | null> {
  const [row] = await db<StoredSeries[]>`
    select id, frequency, until_date, event_count from event_series where id = ${id}`
  return row ?? null
}

/** Locks the event, so that it begins one series only. Returns its series. */
export async function lockSeriesOf(db: Db, eventId: string): Promise<string | null> {
  const [row] = await db<{ seriesId: string | null }[]>`
    select series_id from event where id = ${eventId} ${lockRows(db, 'series')}`
  return row?.seriesId ?? null
}

export async function setSeries(db: Db, eventId: string, seriesId: string): Promise<void> {
  await db`update event set series_id = ${seriesId} where id = ${eventId}`
}

export type SeriesRow = {
  id: string
  slug: string
  date: string | null
  startTime: string | null
  startsAt: string | null
  endsAt: string | null
  timeZone: string
  cancelledAt: string | null
  maxParticipants: number | null
  placesTaken: number
  status: ParticipationStatus | null
  isWaiting: boolean
  visibility: EventVisibility
  isResponsible: boolean
}

type Reader = { participantId: string | null; userId: string }

/** Events of a series that are not deleted, in order, with the reader's part in each. */
export async function listEvents(db: Db, seriesId: string, reader: Reader | null): Promise<SeriesRow[]> {
  return db<SeriesRow[]>`
    select e.id, e.slug, e.event_date as date, to_char(e.start_time, 'HH24:MI') as start_time, e.starts_at, e.ends_at, e.time_zone,
      e.cancelled_at, e.max_participants, c.places_taken, p.status, p.waitlist_number is not null as is_waiting,
      e.visibility, exists (select from responsible r where r.event_id = e.id and r.user_id = ${reader?.userId ?? null}) as is_responsible
    from event e join event_tally c on c.event_id = e.id
    left join participation p on p.event_id = e.id and p.participant_id = ${reader?.participantId ?? null}
    where e.series_id = ${seriesId} and e.deleted_at is null order by e.listed_at, e.id`
}

/** Locks the series, so that one call at a time changes several of its events. */
export async function lockSeries(db: Db, seriesId: string): Promise<void> {
  await db`select from event_series where id = ${seriesId} ${lockRows(db, 'series events')}`
}

/** Locks events of the series before they are read, so that what is saved meanwhile is kept. */
export async function lockEvents(db: Db, eventIds: string[]): Promise<void> {
  await db`
    select from event where id = any (${eventIds}::uuid[]) and deleted_at is null
    order by listed_at, id ${lockRows(db, 'series events')}`
}

/** Events of the series that are listed after this one and are neither deleted nor over; ids in order. */
export async function listFollowing(
  db: Db,
  event: { id: string; seriesId: string | null; listedAt: string },
  { now, withCancelled }: { now: Date; withCancelled: boolean },
): Promise<string[]> {
  const rows = await db<{ id: string }[]>`
    select id from event
    where series_id = ${event.seriesId} and (listed_at, id) > (${event.listedAt}::timestamptz, ${event.id}::uuid)
      and deleted_at is null and (ends_at is null or ends_at > ${now})
      ${withCancelled ? db`` : db`and cancelled_at is null`}
    order by listed_at, id`
  return rows.map(({ id }) => id)
}

export async function setDeleted(db: Db, ids: string[], at: Date | null): Promise<void> {
  await db`update event set deleted_at = ${at} where id = any (${ids}::uuid[])`
}

/** Events of the series that were deleted in one call with this one, itself included. */
export async function listDeletedWith(db: Db, eventId: string): Promise<string[]> {
  const rows = await db<{ id: string }[]>`
    select o.id from event e join event o on o.series_id = e.series_id and o.deleted_at = e.deleted_at
    where e.id = ${eventId} order by o.listed_at, o.id`
  return rows.map(({ id }) => id)
}

export type DateOfParticipant = { participantId: string; participationId: string; eventId: string }

/** Everybody who goes to one of the events or waits for a place, with their events in order. */
export async function listInvited(db: Db, eventIds: string[]): Promise<DateOfParticipant[]> {
  return db<DateOfParticipant[]>`
    select p.participant_id, p.id as participation_id, p.event_id from participation p join event e on e.id = p.event_id
    where p.event_id = any (${eventIds}::uuid[]) and p.status in ('CONFIRMED', 'PENDING') and e.deleted_at is null
    order by p.participant_id, e.listed_at, e.id`
}
