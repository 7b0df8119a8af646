import type { ChatPerson } from '#contract/chats/chat-shapes.ts'
import type { Language } from '#contract/languages.ts'
import type { Db } from '#server/platform/db/connect.ts'
import type { Fragment } from '#server/platform/db/sql.ts'
import type { Person } from '#server/platform/feature/personal-data.ts'
import { apartFrom, isVisible, personOf } from '../chat/store.ts'
import type { Booked, Meeting } from './rules.ts'

type Row = Omit<Meeting, 'times' | 'startsAt'> & { times: (Date | string)[]; startsAt: Date | string | null }

const columns = (db: Db): Fragment => db`
  t.id, t.chat_id, t.first_id, t.second_id, t.status, t.proposed_by, t.proposed_times as times, t.minutes, t.place, t.starts_at,
  t.sequence`

const readMeeting = <R extends Row>({ times, startsAt, ...rest }: R) => ({
  ...rest,
  times: times.map(time => new Date(time)),
  startsAt: startsAt === null ? null : new Date(startsAt),
})

/** Null unless it is theirs. */
export async function findMeeting(db: Db, id: string, participantId: string): Promise<Meeting | null> {
  const [row] = await db<Row[]>`
    select ${columns(db)} from meeting t where t.id = ${id} and ${participantId}::uuid in (t.first_id, t.second_id)`
  return row ? readMeeting(row) : null
}

/** The proposal of a chat that nobody has accepted yet. */
export async function findOpenProposal(db: Db, chatId: string): Promise<Meeting | null> {
  const [row] = await db<Row[]>`
    select ${columns(db)} from meeting t where t.chat_id = ${chatId} and t.status = 'PROPOSED' and t.starts_at is null`
  return row ? readMeeting(row) : null
}

export async function insertMeeting(db: Db, communityId: string, meeting: Meeting, at: Date): Promise<void> {
  await db`
    insert into meeting (community_id, id, chat_id, first_id, second_id, proposed_by, proposed_times, minutes, place, status,
      created_at, changed_at)
    values (${communityId}, ${meeting.id}, ${meeting.chatId}, ${meeting.firstId}, ${meeting.secondId}, ${meeting.proposedBy},
      ${meeting.times.map(time => time.toISOString())}::timestamptz[], ${meeting.minutes}, ${meeting.place}, ${meeting.status},
      ${at}, ${at})`
}

export async function saveMeeting(db: Db, meeting: Meeting, at: Date): Promise<void> {
  await db`
    update meeting set proposed_by = ${meeting.proposedBy}, minutes = ${meeting.minutes}, place = ${meeting.place},
      proposed_times = ${meeting.times.map(time => time.toISOString())}::timestamptz[], status = ${meeting.status},
      starts_at = ${meeting.startsAt}, sequence = ${meeting.sequence}, changed_at = ${at}
    where id = ${meeting.id}`
}

/** The message that shows a meeting. */
export async function findMessageId(db: Db, { id, chatId }: Pick<Meeting, 'id' | 'chatId'>): Promise<string | null> {
  const [row] = await db<{ id: string }[]>`
    select id from chat_message where chat_id = ${chatId} and kind = 'MEETING' and data ->> 'meetingId' = ${id}
    order by number desc limit 1`
  return row?.id ?? null
}

/** Agreed meetings to come of any of these people. */
export async function listBooked(db: Db, ids: string[], now: Date): Promise<Booked[]> {
  const rows = await db<{ startsAt: Date | string; minutes: number }[]>`
    select starts_at, minutes from meeting
    where (first_id = any (${ids}::uuid[]) or second_id = any (${ids}::uuid[])) and status <> 'CANCELLED'
      and starts_at > ${new Date(now.getTime() - 86_400_000)}`
  return rows.map(({ startsAt, minutes }) => ({ startsAt: new Date(startsAt), minutes }))
}

export async function findZones(db: Db, ids: string[]): Promise<Map<string, string | null>> {
  const rows = await db<{ id: string; timeZone: string | null }[]>`
    select id, time_zone from participant where id = any (${ids}::uuid[])`
  return new Map(rows.map(({ id, timeZone }) => [id, timeZone]))
}

/** Agreed meetings that are not over, and proposals with a time to come; the next first. Not with people apart from the reader. */
export async function listComing(db: Db, readerId: string, now: Date): Promise<(Meeting & { person: ChatPerson })[]> {
  const rows = await db<(Row & { person: ChatPerson })[]>`
    select ${columns(db)}, ${personOf(db, db`true`, now)} as person
    from meeting t join participant p on p.id in (t.first_id, t.second_id) and p.id <> ${readerId}
    where ${readerId}::uuid in (t.first_id, t.second_id) and t.status <> 'CANCELLED'
      and (t.starts_at + make_interval(mins => t.minutes) > ${now} or (t.status = 'PROPOSED' and ${now} < any (t.proposed_times)))
      and ${isVisible(db, db`p.id`)} and p.id <> all (${apartFrom(db, readerId)})
    order by coalesce(t.starts_at, t.proposed_times[1]), t.id limit 100`
  return rows.map(readMeeting)
}

export type Invited = {
  participantId: string
  email: string
  firstName: string
  lastName: string
  timeZone: string | null
  lang: Language | null
}

/** Both people of a meeting. */
export async function listInvited(db: Db, ids: string[]): Promise<Invited[]> {
  return db<Invited[]>`
    select p.id as participant_id, u.email, p.first_name, p.last_name, p.time_zone,
      coalesce(p.preferred_lang, u.preferred_lang) as lang
    from participant p join app_user u on u.id = p.user_id where p.id = any (${ids}::uuid[]) order by p.id`
}

export async function exportMeetings(db: Db, { participantId }: Person): Promise<unknown> {
  return db`
    select status, proposed_times, starts_at, minutes, place, created_at from meeting
    where ${participantId}::uuid in (first_id, second_id) order by created_at, id`
}
