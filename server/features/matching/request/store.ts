import type { PastRequest as Past, Request } from '#contract/matching/request.ts'
import type { Db } from '#server/platform/db/connect.ts'
import { lockRows } from '#server/platform/db/lock.ts'
import type { Person } from '#server/platform/feature/personal-data.ts'
import type { Page } from '#server/platform/http/cursor.ts'
import { findPeople, isApart } from '../standing/store.ts'

/** `place` is the timestamp with microseconds, in which requests of one transaction differ. */
type OpenRequest = Omit<Request, 'person'> & { participantId: string; place: string }
export type PlacedRequest = Request & { place: string }

const openRequests = (db: Db, readerId: string) => db`
  select r.id, r.participant_id, r.text, r.created_at,
    to_char(r.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as place,
    (select count(*)::integer from request_answer a join visible_participant v on v.id = a.author_id
      where a.request_id = r.id) as answer_count,
    (select a.answer from request_answer a where a.request_id = r.id and a.author_id = ${readerId}) as my_answer
  from request r join seen_participant(${readerId}) p on p.id = r.participant_id and p.is_open
  where r.closed_at is null and r.participant_id <> ${readerId} and not ${isApart(db, db`r.participant_id`, db`${readerId}::uuid`)}`

/** Requests of others, newest first, with all `words` or similar ones. */
export async function listOpen(
  db: Db,
  readerId: string,
  words: string[] | null,
  { after, skip, count }: Page,
): Promise<PlacedRequest[]> {
  const rows = await db<OpenRequest[]>`
    ${openRequests(db, readerId)}
      and (${words}::text[] is null or r.id in (select id from search_requests(${words})))
      and (${after?.at ?? null}::timestamptz is null
        or (r.created_at, r.id) < (${after?.at ?? null}, ${after?.id ?? null}::uuid))
    order by r.created_at desc, r.id desc offset ${skip} limit ${count}`
  return withPeople(db, readerId, rows)
}

/** Upper bound of the count. */
const countedAtMost = 1000

/** Number of visible requests; null above the bound. */
export async function countOpen(db: Db, readerId: string): Promise<number | null> {
  const [row] = await db<{ count: number }[]>`
    select count(*)::integer as count from (${openRequests(db, readerId)} limit ${countedAtMost}) open`
  return row && row.count < countedAtMost ? row.count : null
}

/** Open requests of these participants, without the caller's own and hidden ones. */
export async function listOpenOf(db: Db, readerId: string, askerIds: string[]): Promise<Request[]> {
  if (askerIds.length === 0) return []
  const rows = await db<OpenRequest[]>`
    ${openRequests(db, readerId)} and r.participant_id = any (${askerIds}::uuid[])`
  return (await withPeople(db, readerId, rows)).map(({ place, ...request }) => request)
}

async function withPeople(db: Db, readerId: string, rows: OpenRequest[]): Promise<PlacedRequest[]> {
  const people = await findPeople(
    db,
    readerId,
    rows.map(({ participantId }) => participantId),
  )
  return rows.flatMap(({ participantId, ...row }) => {
    const person = people.get(participantId)
    return person ? [{ ...row, person }] : []
  })
}

export type OwnRequest = { id: string; text: string; createdAt: string }

export async function findOwn(db: Db, participantId: string): Promise<OwnRequest | null> {
  const [row] = await db<OwnRequest[]>`
    select id, text, created_at from request where participant_id = ${participantId} and closed_at is null`
  return row ?? null
}

export type PastRequest = Omit<Past, 'can'>

export async function listPast(db: Db, participantId: string): Promise<PastRequest[]> {
  return db<PastRequest[]>`
    select r.id, r.text, r.created_at, r.closed_at, r.fulfilled_at,
      (select count(*)::integer from request_answer a join visible_participant v on v.id = a.author_id
        where a.request_id = r.id) as answer_count
    from request r where r.participant_id = ${participantId} and r.closed_at is not null
    order by r.closed_at desc, r.id desc limit 50`
}

/** State of a request of this participant; null if it is not theirs. */
export async function findState(
  db: Db,
  participantId: string,
  id: string,
): Promise<'open' | 'fulfilled' | 'replaced' | null> {
  const [row] = await db<{ state: 'open' | 'fulfilled' | 'replaced' }[]>`
    select case when closed_at is null then 'open' when fulfilled_at is null then 'replaced' else 'fulfilled' end as state
    from request where id = ${id} and participant_id = ${participantId}`
  return row?.state ?? null
}

/**
 * Empties the request of the profile, whereupon a trigger closes it. False when the profile has another request by now:
 * a concurrent edit is waited for, and its text compared.
 */
export async function markFulfilled(db: Db, participantId: string, id: string, at: Date): Promise<boolean> {
  const emptied = await db`
    update participant set looking_for = '' where id = ${participantId}
      and looking_for = (select text from request where id = ${id} and closed_at is null) returning id`
  if (emptied.length === 0) return false
  await db`update request set fulfilled_at = ${at} where id = ${id}`
  return true
}

/** Its text becomes the request of the profile, whereupon a trigger opens it again. */
export async function reopen(db: Db, participantId: string, id: string): Promise<void> {
  await db`
    update participant set looking_for = (select text from request where id = ${id}) where id = ${participantId}`
}

export type StoredAnswer = { id: string; authorId: string; answer: string; createdAt: string }

export async function listAnswers(db: Db, requestId: string): Promise<StoredAnswer[]> {
  return db<StoredAnswer[]>`
    select id, author_id, answer, created_at from request_answer where request_id = ${requestId}
    order by created_at desc, id desc limit 500`
}

/**
 * A request that the caller may answer, open or not, locked against closing until the transaction ends. Null for the
 * caller's own, for those of excluded people, and of those whose profile is closed to the caller.
 */
export async function lockRequest(
  db: Db,
  readerId: string,
  id: string,
): Promise<{ participantId: string; isOpen: boolean } | null> {
  const [row] = await db<{ participantId: string; isOpen: boolean }[]>`
    select r.participant_id, r.closed_at is null as is_open from request r
    where r.id = ${id} and r.participant_id <> ${readerId} and not ${isApart(db, db`r.participant_id`, db`${readerId}::uuid`)}
      and exists (select from seen_participant(${readerId}) p where p.id = r.participant_id and p.is_open)
    ${lockRows(db, 'open request', 'share')}`
  return row ?? null
}

type NewAnswer = { communityId: string; id: string; requestId: string; authorId: string; answer: string; at: Date }

/** False when the author has answered before. */
export async function insertAnswer(db: Db, answer: NewAnswer): Promise<boolean> {
  const [row] = await db`
    insert into request_answer (community_id, id, request_id, author_id, answer, created_at)
    values (${answer.communityId}, ${answer.id}, ${answer.requestId}, ${answer.authorId}, ${answer.answer}, ${answer.at})
    on conflict do nothing returning id`
  return row !== undefined
}

export type AnswerForLetter = { requestId: string; askerId: string; authorId: string; request: string; answer: string }

export async function findAnswer(db: Db, id: string): Promise<AnswerForLetter | null> {
  const [row] = await db<AnswerForLetter[]>`
    select r.id as request_id, r.participant_id as asker_id, a.author_id, r.text as request, a.answer
    from request_answer a join request r on r.id = a.request_id where a.id = ${id}`
  return row ?? null
}

export async function exportRequests(db: Db, { participantId }: Person): Promise<unknown> {
  return db`
    select text, created_at as since, closed_at as until, fulfilled_at from request where participant_id = ${participantId} order by created_at`
}

export async function exportAnswers(db: Db, { participantId }: Person): Promise<unknown> {
  return db`
    select request_id as request, answer, created_at as at from request_answer where author_id = ${participantId}
    order by created_at`
}

export async function exportAnswersReceived(db: Db, { participantId }: Person): Promise<unknown> {
  return db`
    select a.author_id as of, a.request_id as request, a.answer, a.created_at as at
    from request_answer a join request r on r.id = a.request_id where r.participant_id = ${participantId} order by a.created_at`
}
