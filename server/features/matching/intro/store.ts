import type { IntroStatus } from '#contract/matching/intro.ts'
import type { ContactOwner } from '#server/features/participants/profile/rules.ts'
import type { Db } from '#server/platform/db/connect.ts'
import { lockRows, takeLock } from '#server/platform/db/lock.ts'
import type { Person } from '#server/platform/feature/personal-data.ts'
import { isApart, isExcludedBy } from '../standing/store.ts'
import type { StoredIntro } from './rules.ts'

const columns = [
  'id',
  'from_id',
  'to_id',
  'matching_result_id',
  'intro_message',
  'status',
  'answer',
  'created_at',
  'answered_at',
]

/** Locks the unordered pair until the transaction ends. */
export async function lockPair(db: Db, one: string, other: string): Promise<void> {
  await takeLock(db, 'member pair', [one, other].sort().join(' '))
}

export async function findBetween(db: Db, one: string, other: string): Promise<StoredIntro | null> {
  const [row] = await db<StoredIntro[]>`
    select ${db(columns)} from intro where least(from_id, to_id) = least(${one}::uuid, ${other}::uuid)
      and greatest(from_id, to_id) = greatest(${one}::uuid, ${other}::uuid)`
  return row ?? null
}

/** Locks the row, so that two answers cannot race. */
export async function findReceived(db: Db, id: string, toId: string): Promise<StoredIntro | null> {
  const [row] = await db<StoredIntro[]>`
    select ${db(columns)} from intro where id = ${id} and to_id = ${toId} ${lockRows(db, 'intro answer')}`
  return row ?? null
}

/** Locked against a concurrent answer or its undo. */
export async function lockIntro(db: Db, id: string): Promise<StoredIntro | null> {
  const [row] = await db<StoredIntro[]>`
    select ${db(columns)} from intro where id = ${id} ${lockRows(db, 'intro answer')}`
  return row ?? null
}

export async function findIntro(db: Db, id: string): Promise<StoredIntro | null> {
  const [row] = await db<StoredIntro[]>`select ${db(columns)} from intro where id = ${id}`
  return row ?? null
}

/** Whether one of the two excluded the other: by a report or a private exclusion. */
export async function isBarred(db: Db, one: string, other: string): Promise<boolean> {
  const [row] = await db<{ isBarred: boolean }[]>`
    select ${isApart(db, db`${one}::uuid`, db`${other}::uuid`)} as is_barred`
  return row?.isBarred ?? false
}

type NewIntro = {
  communityId: string
  id: string
  fromId: string
  toId: string
  matchingResultId: string
  introMessage: string
  at: Date
}

/** Null when the two have an intro already. */
export async function insertIntro(db: Db, intro: NewIntro): Promise<StoredIntro | null> {
  const [row] = await db<StoredIntro[]>`
    insert into intro (community_id, id, from_id, to_id, matching_result_id, intro_message, created_at)
    values (${intro.communityId}, ${intro.id}, ${intro.fromId}, ${intro.toId}, ${intro.matchingResultId}, ${intro.introMessage},
      ${intro.at})
    on conflict do nothing returning ${db(columns)}`
  return row ?? null
}

export async function saveAnswer(
  db: Db,
  id: string,
  { status, answer, at }: { status: IntroStatus; answer: string; at: Date | null },
): Promise<StoredIntro> {
  const [row] = await db<StoredIntro[]>`
    update intro set status = ${status}, answer = ${answer}, answered_at = ${at} where id = ${id} returning ${db(columns)}`
  return row as StoredIntro
}

type Like = { communityId: string; participantId: string; subjectId: string; at: Date }

export async function saveLike(db: Db, like: Like): Promise<void> {
  await db`
    insert into relation (community_id, participant_id, subject_id, relation_type, created_at)
    values (${like.communityId}, ${like.participantId}, ${like.subjectId}, 'LIKE', ${like.at})
    on conflict (community_id, participant_id, subject_id)
    do update set relation_type = 'LIKE', reason = null, created_at = excluded.created_at`
}

type NewMatching = {
  communityId: string
  newId: string
  participantId: string
  subjectId: string
  week: string
  at: Date
}

/** The matching that an intro refers to: the last in which they were shown, or a new one made by the intro. */
export async function openMatching(db: Db, pair: NewMatching): Promise<string> {
  const [known] = await db<{ id: string }[]>`
    select id from matching where participant_id = ${pair.participantId} and subject_id = ${pair.subjectId}
    order by matched_at desc limit 1`
  if (known) return known.id
  await db`
    insert into matching (community_id, id, participant_id, subject_id, week, origin, place, rate, matched_at)
    values (${pair.communityId}, ${pair.newId}, ${pair.participantId}, ${pair.subjectId}, ${pair.week}, 'INTRO', 1,
      coalesce((select rate from matching where participant_id = ${pair.subjectId} and subject_id = ${pair.participantId}
        order by matched_at desc limit 1), 0), ${pair.at})`
  return pair.newId
}

/** Of a matching made by an intro, which had none. */
export async function saveRate(db: Db, matchingId: string, rate: number): Promise<void> {
  await db`update matching set rate = ${rate} where id = ${matchingId} and origin = 'INTRO' and rate = 0`
}

/** The owner of the matching is asked about the meeting from then on. */
export async function setMeetingDue(db: Db, matchingId: string, dueAt: Date): Promise<void> {
  await db`update matching set meeting_due_at = ${dueAt} where id = ${matchingId}`
}

/** No feedback is requested. */
export async function cancelMeeting(db: Db, one: string, other: string): Promise<void> {
  await db`
    update matching set meeting_due_at = null
    where (participant_id, subject_id) in ((${one}, ${other}), (${other}, ${one})) and score is null`
}

type Search = {
  readerId: string
  direction: 'sent' | 'received'
  status: IntroStatus | null
  after: { at: string; id: string } | null
  skip: number
  count: number
}

/**
 * Without people whom the reader reported or excluded. An unanswered intro is left out for both: nobody could accept it.
 */
export async function listIntros(db: Db, search: Search): Promise<StoredIntro[]> {
  const mine = search.direction === 'sent' ? db`i.from_id` : db`i.to_id`
  const theirs = search.direction === 'sent' ? db`i.to_id` : db`i.from_id`
  return db<StoredIntro[]>`
    select i.id, i.from_id, i.to_id, i.matching_result_id, i.intro_message, i.status, i.answer, i.created_at, i.answered_at
    from intro i join visible_participant p on p.id = ${theirs}
    where ${mine} = ${search.readerId} and not ${isExcludedBy(db, mine, theirs)}
      and (i.status <> 'SENT' or not ${isApart(db, mine, theirs)})
      and (${search.status}::text is null or i.status = ${search.status})
      and (${search.after?.at ?? null}::timestamptz is null
        or (i.created_at, i.id) < (${search.after?.at ?? null}::timestamptz, ${search.after?.id ?? null}::uuid))
    order by i.created_at desc, i.id desc offset ${search.skip} limit ${search.count}`
}

type Owner = ContactOwner & { id: string }

/** For a reader whose own profile is filled; others see no contacts. */
export async function listContacts(db: Db, readerId: string, ids: string[]): Promise<Owner[]> {
  return db<Owner[]>`
    select p.id, p.privacy, p.hidden_contacts, p.profile_visibility,
      (select coalesce(jsonb_agg(jsonb_build_object('type', c.type, 'value', c.value) order by c.type), '[]')
        from contact c where c.participant_id = p.id) as contacts
    from visible_participant p where p.id = any (${ids}::uuid[])
      and exists (select from participant reader where reader.id = ${readerId} and reader.is_filled)`
}

/** Whether this is the participant's own matching about that person. */
export async function isOwnMatching(db: Db, id: string, participantId: string, subjectId: string): Promise<boolean> {
  const [row] = await db`
    select from matching where id = ${id} and participant_id = ${participantId} and subject_id = ${subjectId}`
  return row !== undefined
}

export async function exportSent(db: Db, { participantId }: Person): Promise<unknown> {
  return db`
    select to_id as to, intro_message as message, status, answer, created_at as at, answered_at from intro
    where from_id = ${participantId} order by created_at`
}

export async function exportReceived(db: Db, { participantId }: Person): Promise<unknown> {
  return db`
    select from_id as from, intro_message as message, status, answer, created_at as at, answered_at from intro
    where to_id = ${participantId} order by created_at`
}
