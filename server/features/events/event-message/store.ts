import type { MessageAudience } from '#contract/events/event-fields.ts'
import type { EventMessage } from '#contract/events/event-message.ts'
import type { Language } from '#contract/languages.ts'
import type { Db } from '#server/platform/db/connect.ts'
import type { Fragment } from '#server/platform/db/sql.ts'
import type { Person } from '#server/platform/feature/personal-data.ts'
import type { Page } from '#server/platform/http/cursor.ts'

/** The audience of a participation g; null for those who are rejected or cancelled. */
const audience = (db: Db): Fragment => db`
  case when g.status = 'CONFIRMED' then 'going' when g.waitlist_number is not null then 'waitlist'
    when g.status = 'PENDING' then 'pending' end`

/** Participations of people who may be written to. */
const reachable = (db: Db): Fragment => db`
  participation g join visible_participant p on p.id = g.participant_id join app_user u on u.id = p.user_id
    and u.deleted_at is null and u.blocked_at is null`

export async function countRecipients(db: Db, eventId: string): Promise<Record<MessageAudience, number>> {
  const rows = await db<{ audience: MessageAudience; count: number }[]>`
    select ${audience(db)} as audience, count(*)::integer as count from ${reachable(db)}
    where g.event_id = ${eventId} and g.status in ('CONFIRMED', 'PENDING') group by 1`
  const of = (wanted: MessageAudience) => rows.find(row => row.audience === wanted)?.count ?? 0
  return { going: of('going'), pending: of('pending'), waitlist: of('waitlist') }
}

type NewMessage = {
  communityId: string
  id: string
  eventId: string
  authorId: string
  audiences: MessageAudience[]
  subject: string
  text: string
  recipients: number
  at: Date
}

export async function insertMessage(db: Db, message: NewMessage): Promise<void> {
  await db`
    insert into event_message (community_id, id, event_id, author_id, audiences, subject, text, recipients, created_at)
    values (${message.communityId}, ${message.id}, ${message.eventId}, ${message.authorId}, ${message.audiences}, ${message.subject},
      ${message.text}, ${message.recipients}, ${message.at})`
}

const columns = (db: Db): Fragment => db`
  m.id, coalesce(a.first_name || ' ' || a.last_name, '') as author, m.audiences, m.subject, m.text, m.reached as sent,
  m.recipients as total, m.created_at, m.finished_at`

const tables = (db: Db): Fragment => db`event_message m left join visible_participant a on a.user_id = m.author_id`

export async function findMessage(db: Db, id: string): Promise<EventMessage | null> {
  const [row] = await db<EventMessage[]>`select ${columns(db)} from ${tables(db)} where m.id = ${id}`
  return row ?? null
}

export async function listMessages(db: Db, eventId: string, { after, skip, count }: Page): Promise<EventMessage[]> {
  return db<EventMessage[]>`
    select ${columns(db)} from ${tables(db)}
    where m.event_id = ${eventId}
      and ${after ? db`(m.created_at, m.id) < (${after.at}::timestamptz, ${after.id}::uuid)` : db`true`}
    order by m.created_at desc, m.id desc offset ${skip} limit ${count}`
}

export async function countMessages(db: Db, eventId: string): Promise<number> {
  const [row] = await db<{ count: number }[]>`
    select count(*)::integer as count from event_message where event_id = ${eventId}`
  return row?.count ?? 0
}

/** A message that is being sent, with its event in both languages; null when it is done, or the event was deleted. */
export type Sending = {
  id: string
  eventId: string
  slug: string
  title: string
  titles: Partial<Record<Language, string>>
  audiences: MessageAudience[]
  subject: string
  text: string
  authorId: string | null
  createdAt: string
}

export async function findSending(db: Db, id: string): Promise<Sending | null> {
  const [row] = await db<Sending[]>`
    select m.id, m.event_id, e.slug, e.title, m.audiences, m.subject, m.text, a.id as author_id, m.created_at,
      coalesce((select jsonb_object_agg(t.language, t.title) from event_translation t where t.event_id = e.id), '{}') as titles
    from ${tables(db)} join event e on e.id = m.event_id
    where m.id = ${id} and m.finished_at is null and e.deleted_at is null`
  return row ?? null
}

export type Reached = { participationId: string; participantId: string; userId: string; audience: MessageAudience }

/** The next who are to be written to, in the order of their participations. */
export async function listNext(
  db: Db,
  message: Sending,
  { after, count }: { after: string | null; count: number },
): Promise<Reached[]> {
  return db<Reached[]>`
    select g.id as participation_id, g.participant_id, p.user_id, ${audience(db)} as audience from ${reachable(db)}
    where g.event_id = ${message.eventId} and ${audience(db)} = any (${message.audiences}) and g.joined_at <= ${message.createdAt}
      and ${after ? db`g.id > ${after}` : db`true`}
    order by g.id limit ${count}`
}

export async function addReached(db: Db, id: string, count: number, finishedAt: Date | null): Promise<void> {
  await db`update event_message set reached = reached + ${count}, finished_at = ${finishedAt} where id = ${id}`
}

export async function exportMessages(db: Db, { userId }: Person): Promise<unknown> {
  return db`
    select event_id as event, subject, text, audiences, recipients, created_at from event_message
    where author_id = ${userId} order by created_at`
}

/** What was sent stays with the event, without its author. */
export async function forgetAuthor(db: Db, { userId }: Person): Promise<void> {
  await db`update event_message set author_id = null where author_id = ${userId}`
}
