import type { ReportTab } from '#contract/events/event-fields.ts'
import type { ReportCounts, ReportDetail, ReportRow } from '#contract/events/event-report.ts'
import type { Language } from '#contract/languages.ts'
import type { Db } from '#server/platform/db/connect.ts'
import type { Fragment } from '#server/platform/db/sql.ts'
import type { Order, Place } from './rules.ts'

/** A row before its steps are worked out. */
export type StoredRow = Omit<ReportRow, 'person' | 'steps'> & {
  key: string
  seenId: string | null
  slug: string | null
  firstName: string
  lastName: string
  position: string
  company: string
  avatarUrl: string | null
  isApproved: boolean
  hasAnswered: boolean
  message: string
  changedAt: string
}

const ofTab = (db: Db, tab: ReportTab): Fragment => {
  const conditions: Record<ReportTab, Fragment> = {
    all: db`true`,
    going: db`g.status = 'CONFIRMED'`,
    pending: db`g.status = 'PENDING' and g.waitlist_number is null`,
    waitlist: db`g.waitlist_number is not null`,
    rejected: db`g.status = 'REJECTED'`,
    cancelled: db`g.status = 'CANCELLED'`,
    refunds: db`y.status = 'REFUND_DUE'`,
  }
  return conditions[tab]
}

/** With microseconds: a cursor that is rounded would skip or repeat rows. */
const moment = (db: Db) => db`to_char(g.joined_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`
const fullName = (db: Db) => db`lower(p.first_name || ' ' || p.last_name)`

const inOrder = (db: Db, order: Order, after: Place | null) =>
  ({
    newest: {
      key: moment(db),
      by: db`g.joined_at desc, g.id desc`,
      ofPage: db`g.joined_at desc, g.id desc`,
      from: after && db`(g.joined_at, g.id) < (${after.key}::timestamptz, ${after.id}::uuid)`,
    },
    oldest: {
      key: moment(db),
      by: db`g.joined_at, g.id`,
      ofPage: db`g.joined_at, g.id`,
      from: after && db`(g.joined_at, g.id) > (${after.key}::timestamptz, ${after.id}::uuid)`,
    },
    name: {
      key: fullName(db),
      by: db`${fullName(db)}, g.id`,
      ofPage: db`g.key, g.id`,
      from: after && db`(${fullName(db)}, g.id) > (${after.key}, ${after.id}::uuid)`,
    },
    waitlist: {
      key: db`g.waitlist_number::text`,
      by: db`g.waitlist_number, g.id`,
      ofPage: db`g.waitlist_number, g.id`,
      from: after && db`(g.waitlist_number, g.id) > (${after.key}::bigint, ${after.id}::uuid)`,
    },
  })[order]

/** Words are looked for in names of both scripts; the text as a whole also in the address. */
export type Search = { words: string[] | null; text: string } | null

const found = (db: Db, search: Search): Fragment =>
  search
    ? db`(${search.words ? db`p.search_names @@ query_for_search(${search.words}, true)` : db`false`}
        or strpos(lower(u.email), ${search.text.toLowerCase()}) > 0)`
    : db`true`

const tables = (db: Db): Fragment => db`
  participation g join participant p on p.id = g.participant_id join app_user u on u.id = p.user_id
  left join payment y on y.participation_id = g.id`

type Asked = {
  eventId: string
  readerId: string | null
  tab: ReportTab
  order: Order
  search: Search
  after: Place | null
  skip: number
  count: number
}

/** Name, photo and address of everybody who has a part in the event; work and link as this reader may see the profile. */
export async function listRows(db: Db, asked: Asked): Promise<StoredRow[]> {
  const { eventId, tab, search, after, skip, count } = asked
  const order = inOrder(db, asked.order, after)
  return db<StoredRow[]>`
    with page as materialized (
      select g.*, ${order.key} as key, p.user_id, p.first_name, p.last_name, p.avatar_file, u.email, y.status as payment, y.amount
      from ${tables(db)}
      where g.event_id = ${eventId} and ${ofTab(db, tab)} and ${found(db, search)} and ${order.from ?? db`true`}
      order by ${order.by} offset ${skip} limit ${count})
    select ${rowColumns(db)} from page g ${asSeen(db, asked.readerId)} order by ${order.ofPage}`
}

/** Looked up row by row: the planner would read all participants to join them with the few of a page. */
const asSeen = (db: Db, readerId: string | null): Fragment => db`
  left join lateral (select v.id, v.slug, v.position, v.company from seen_participant(${readerId}) v
    where v.id = g.participant_id offset 0) s on true`

const rowColumns = (db: Db): Fragment => db`
  g.key, g.id as participation_id, g.participant_id, s.id as seen_id, s.slug, g.first_name, g.last_name,
  coalesce(s.position, '') as position, coalesce(s.company, '') as company, '/files/' || g.avatar_file || '-108.webp' as avatar_url,
  g.email, g.status, g.waitlist_number is not null as is_waiting, g.offered_until is not null as is_offered, g.plus_ones,
  case when g.waitlist_number is not null then (select count(*)::integer from participation w
    where w.event_id = g.event_id and w.waitlist_number <= g.waitlist_number) end as waitlist_place,
  g.payment, g.amount::float8 as amount, g.is_approved, g.onboarding_completed_at is not null as has_answered, g.joined_at,
  g.checked_in_at, g.message, g.changed_at,
  (select count(*)::integer from event_answer a where a.event_id = g.event_id and a.participant_id = g.participant_id) as answers`

/** Up to `most`: beyond that the exact number of a search tells nobody anything. */
export async function countFound(
  db: Db,
  { eventId, tab, search, most }: Pick<Asked, 'eventId' | 'tab' | 'search'> & { most: number },
): Promise<number> {
  const [row] = await db<{ count: number }[]>`
    select count(*)::integer as count from (
      select from ${tables(db)} where g.event_id = ${eventId} and ${ofTab(db, tab)} and ${found(db, search)} limit ${most}) counted`
  return row?.count ?? 0
}

/** Exact: kept by a trigger with each change of a participation. */
export async function findCounts(
  db: Db,
  eventId: string,
): Promise<ReportCounts & { checkedIn: number; placesTaken: number; hasQuestions: boolean }> {
  const [row] = await db<(ReportCounts & { checkedIn: number; placesTaken: number; hasQuestions: boolean })[]>`
    select c.confirmed + c.pending + c.waiting + c.rejected + c.cancelled as all, c.confirmed as going, c.pending,
      c.waiting as waitlist, c.rejected, c.cancelled, c.checked_in, c.places_taken,
      (select count(*)::integer from payment y where y.event_id = c.event_id and y.status = 'REFUND_DUE') as refunds,
      exists (select from event_question q where q.event_id = c.event_id and q.removed_at is null) as has_questions
    from event_tally c where c.event_id = ${eventId}`
  if (!row) throw new Error('An event without counts')
  return row
}

export async function findRow(
  db: Db,
  { eventId, participantId, readerId }: { eventId: string; participantId: string; readerId: string | null },
): Promise<StoredRow | null> {
  const [row] = await db<StoredRow[]>`
    with page as (
      select g.*, '' as key, p.user_id, p.first_name, p.last_name, p.avatar_file, u.email, y.status as payment, y.amount
      from ${tables(db)} where g.event_id = ${eventId} and g.participant_id = ${participantId})
    select ${rowColumns(db)} from page g ${asSeen(db, readerId)}`
  return row ?? null
}

/** With the question as it was when it was answered. */
export async function listGiven(db: Db, eventId: string, participantId: string): Promise<ReportDetail['given']> {
  return db<ReportDetail['given']>`
    select a.question_id, a.question_text as question, a.answer_text as answer, a.answered_at, q.removed_at is not null as is_removed
    from event_answer a join event_question q on q.id = a.question_id
    where a.event_id = ${eventId} and a.participant_id = ${participantId} order by q.position, q.id`
}

/** Columns of the export: questions of the event, and removed ones that have answers. */
export async function listQuestions(db: Db, eventId: string, lang: Language): Promise<{ id: string; text: string }[]> {
  return db<{ id: string; text: string }[]>`
    select q.id, coalesce(t.translated_text, q.text) as text from event_question q
    left join event_question_translation t on t.translation_key = q.translation_key and t.language = ${lang}
    where q.event_id = ${eventId}
      and (q.removed_at is null or exists (select from event_answer a where a.question_id = q.id))
    order by q.removed_at is not null, q.position, q.id`
}

export type GivenAnswer = { participantId: string; questionId: string; answer: string }

export async function listAnswers(db: Db, eventId: string, participantIds: string[]): Promise<GivenAnswer[]> {
  return db<GivenAnswer[]>`
    select participant_id, question_id, answer_text as answer from event_answer
    where event_id = ${eventId} and participant_id = any (${participantIds}::uuid[])`
}
