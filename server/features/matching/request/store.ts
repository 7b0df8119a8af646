import type { Request } from '#contract/matching/request.ts'
import type { Db } from '#server/platform/db/connect.ts'
import { lockRows } from '#server/platform/db/lock.ts'
import type { Person } from '#server/platform/feature/personal-data.ts'
import type { Page } from '#server/platform/http/cursor.ts'
import { findPeople } from '../standing/store.ts'

/** `place` is the timestamp with microseconds, in which requests of one transaction differ. */
type OpenRequest = Omit<Request, 'person'> & { participantId: string; place: string }
export type PlacedRequest = Request & { place: string }

/** Excludes pairs with a report or a private exclusion. */
const excludedPair = (db: Db, readerId: string) => db`
  exists (select from report x where (x.author_id = r.participant_id and x.subject_id = ${readerId})
    or (x.author_id = ${readerId} and x.subject_id = r.participant_id))
  or exists (select from never_pair x where (x.participant_id = r.participant_id and x.subject_id = ${readerId})
    or (x.participant_id = ${readerId} and x.subject_id = r.participant_id))`

const openRequests = (db: Db, readerId: string) => db`
  select r.id, r.participant_id, r.text, r.created_at,
    to_char(r.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as place,
    (select count(*)::integer from request_answer a join visible_participant v on v.id = a.author_id
      where a.request_id = r.id) as answer_count,
    (select a.answer from request_answer a where a.request_id = r.id and a.author_id = ${readerId}) as my_answer
  from request r join seen_participant(${readerId}) p on p.id = r.participant_id and p.is_open
  where r.closed_at is null and r.participant_id <> ${readerId} and not (${excludedPair(db, readerId)})`

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
    where r.id = ${id} and r.participant_id <> ${readerId} and not (${excludedPair(db, readerId)})
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
    select text, created_at as since, closed_at as until from request where participant_id = ${participantId} order by created_at`
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
