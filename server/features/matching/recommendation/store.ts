import type { Shown } from '#server/features/matching/engine/pairing/weekly.ts'
import { levelBounds } from '#server/features/matching/engine/score/levels.ts'
import type { Db } from '#server/platform/db/connect.ts'
import { takeLock } from '#server/platform/db/lock.ts'
import type { Person } from '#server/platform/feature/personal-data.ts'
import type { Cursor } from '#server/platform/http/cursor.ts'
import { byReader, isApart, isRecommendable, type Others, pairsOf } from '../standing/store.ts'
import type { ListState } from './rules.ts'

export async function findListState(db: Db, participantId: string, today: string): Promise<ListState> {
  const [row] = await db<ListState[]>`
    select last.id is not null as has_list, last.request_id as served_request_id, r.id as request_id, c.change_id,
      exists (select from participant p
        where p.id = ${participantId} and (p.can_help <> '' or p.goal <> '' or p.tags <> '{}')) as has_other_criteria,
      exists (select from matching_preference
        where participant_id = ${participantId} and paused_until > ${today}::date) as is_paused
    from (select) only_one
    left join (select id, request_id from matching where participant_id = ${participantId} and origin <> 'INTRO'
      order by matched_at desc, id desc limit 1) last on true
    left join request r on r.participant_id = ${participantId} and r.closed_at is null
    left join criteria_change c on c.participant_id = ${participantId}`
  return row as ListState
}

/** Locks the list of one participant, so that two tabs make one: the second waits and finds it. */
export async function lockList(db: Db, participantId: string): Promise<void> {
  await takeLock(db, 'instant list', participantId)
}

/** The list serves this change; a later one stays. */
export async function forgetChange(db: Db, participantId: string, changeId: string | null): Promise<void> {
  await db`delete from criteria_change where participant_id = ${participantId} and change_id = ${changeId}`
}

type NewList = { communityId: string; participantId: string; week: string; at: Date; newId: () => string }

/** Whom the list of this week has. */
export async function listOfWeek(db: Db, participantId: string, week: string): Promise<string[]> {
  const rows = await db<{ subjectId: string }[]>`
    select subject_id from matching
    where participant_id = ${participantId} and week = ${week}::date and origin <> 'INTRO' order by place, id`
  return rows.map(({ subjectId }) => subjectId)
}

/**
 * Replaces an earlier instant list, except for people with a relation, intro or bookmark. These and the weekly list stay, with their rates
 * of now, and then the whole list is ordered by the rates.
 */
export async function replaceInstantList(
  db: Db,
  list: NewList,
  { shown, again }: { shown: Shown[]; again: Shown[] },
): Promise<void> {
  const { communityId, participantId, week, at } = list
  await db`
    delete from matching m where m.participant_id = ${participantId} and m.week = ${week}::date and m.origin = 'INSTANT'
      and m.meeting_due_at is null
      and not exists (select from relation r where r.participant_id = m.participant_id and r.subject_id = m.subject_id)
      and not exists (select from bookmark b where b.participant_id = m.participant_id and b.subject_id = m.subject_id)`
  const kept = await listOfWeek(db, participantId, week)
  for (const [index, { subjectId, rate, features }] of shown.entries())
    await db`
      insert into matching (community_id, id, participant_id, subject_id, week, origin, place, rate, features, matched_at, propensity, request_id)
      select ${communityId}, ${list.newId()}, ${participantId}, p.id, ${week}::date, 'INSTANT', ${index + 1}, ${rate},
        ${features}::real[], ${at}, ${1 / (index + 1)},
        (select id from request where participant_id = ${participantId} and closed_at is null)
      from visible_participant p where p.id = ${subjectId}
      on conflict (community_id, participant_id, subject_id, week) do nothing`
  if (kept.length > 0) await orderByRate(db, list, { shown, again, kept })
}

type Ordered = { shown: Shown[]; again: Shown[]; kept: string[] }

/**
 * People who cannot be recommended now, such as those with an intro, keep their rates and come last. Those who were there before keep place,
 * propensity and features of the time when they were shown: that is what is learnt from.
 */
async function orderByRate(db: Db, { participantId, week }: NewList, { shown, again, kept }: Ordered): Promise<void> {
  const rated = [...shown, ...again]
  await db`
    with rated as (
      select * from unnest(${rated.map(({ subjectId }) => subjectId)}::uuid[], ${rated.map(({ rate }) => rate)}::real[]) as r (id, rate)),
    ordered as (
      select m.id, r.rate, row_number() over (order by r.rate desc nulls last, m.place, m.id)::integer as place
      from matching m left join (select distinct on (id) id, rate from rated order by id) r on r.id = m.subject_id
      where m.participant_id = ${participantId} and m.week = ${week}::date and m.origin <> 'INTRO')
    update matching m set rate = coalesce(o.rate, m.rate), list_place = o.place,
      place = case when m.subject_id = any (${kept}::uuid[]) then m.place else o.place end,
      propensity = case when m.subject_id = any (${kept}::uuid[]) then m.propensity else 1.0 / o.place end,
      request_id = (select id from request where participant_id = ${participantId} and closed_at is null)
    from ordered o where m.id = o.id`
}

/** The lowest rate of a good match. */
const leastMatch = levelBounds.MEDIUM.rate

export type StoredMatching = {
  id: string
  subjectId: string
  origin: 'WEEKLY' | 'INSTANT' | 'INTRO'
  rate: number
  matchedAt: string
  score: number | null
  note: string
}

/**
 * The current list: that of the last week that has one, in the order that a later search gave it. Without one, instant recommendations come
 * first, being newer, except people with little in common. People with an intro stay in it, also while they pause.
 */
export async function listCurrent(db: Db, participantId: string, today: string): Promise<StoredMatching[]> {
  const [reader, subject] = [db`m.participant_id`, db`m.subject_id`]
  return db<StoredMatching[]>`
    select m.id, m.subject_id, m.origin, m.rate, m.matched_at, m.score, m.note
    from matching m join visible_participant p on p.id = m.subject_id
    where m.participant_id = ${participantId} and m.origin <> 'INTRO' and m.week = (
      select max(week) from matching where participant_id = ${participantId} and origin <> 'INTRO')
      and not ${isApart(db, reader, subject)}
      and (${isRecommendable(db, reader, subject, today)} or exists (select from intro i
        where least(i.from_id, i.to_id) = least(m.participant_id, m.subject_id)
          and greatest(i.from_id, i.to_id) = greatest(m.participant_id, m.subject_id)))
    order by case when m.origin = 'INSTANT' and m.rate < ${leastMatch} and m.list_place is null then 1 + m.is_newcomer::integer else 0 end,
      coalesce(m.list_place, 0), m.origin, m.is_newcomer desc, m.place, m.id`
}

export async function listHistory(
  db: Db,
  participantId: string,
  { after, skip, count }: { after: Cursor | null; skip: number; count: number },
): Promise<StoredMatching[]> {
  return db<StoredMatching[]>`
    select m.id, m.subject_id, m.origin, m.rate, m.matched_at, m.score, m.note
    from matching m join visible_participant p on p.id = m.subject_id
    where m.participant_id = ${participantId} and not ${isApart(db, db`m.participant_id`, db`m.subject_id`)}
      and not exists (select from relation r where r.participant_id = m.subject_id and r.subject_id = m.participant_id
        and r.relation_type = 'DISLIKE')
      and (${after?.at ?? null}::timestamptz is null
      or (m.matched_at, m.id) < (${after?.at ?? null}::timestamptz, ${after?.id ?? null}::uuid))
    order by m.matched_at desc, m.id desc offset ${skip} limit ${count}`
}

export async function findLatest(db: Db, participantId: string, subjectId: string): Promise<StoredMatching | null> {
  const [row] = await db<StoredMatching[]>`
    select id, subject_id, origin, rate, matched_at, score, note from matching
    where participant_id = ${participantId} and subject_id = ${subjectId} and origin <> 'INTRO' order by matched_at desc limit 1`
  return row ?? null
}

/** Rates of the latest recommendations of these people to the reader, or of the reader to them. */
export async function listRates(db: Db, readerId: string, ids: string[]): Promise<Map<string, number>> {
  return (await listRatesOfEach(db, new Map([[readerId, ids]]))).get(readerId) ?? new Map()
}

/** The same for several readers in one statement. */
export async function listRatesOfEach(db: Db, others: Others): Promise<Map<string, Map<string, number>>> {
  if ([...others.values()].every(ids => ids.length === 0)) return new Map()
  const rows = await db<{ readerId: string; otherId: string; rate: number }[]>`
    select distinct on (reader_id, other_id) reader_id, other_id, rate from (
      select asked.reader_id, asked.other_id, m.rate, m.matched_at from ${pairsOf(db, others)}
        join matching m on m.participant_id = asked.reader_id and m.subject_id = asked.other_id and m.rate > 0
      union all select asked.reader_id, asked.other_id, m.rate, m.matched_at from ${pairsOf(db, others)}
        join matching m on m.subject_id = asked.reader_id and m.participant_id = asked.other_id and m.rate > 0
    ) shown order by reader_id, other_id, matched_at desc`
  return byReader(rows.map(({ readerId, otherId, rate }) => [readerId, otherId, rate]))
}

/** Whether the participant may be shown, and nobody was shown them yet. */
export async function isUnseen(db: Db, participantId: string): Promise<boolean> {
  const [row] = await db<{ isUnseen: boolean }[]>`
    select not exists (select from matching where subject_id = ${participantId} and origin <> 'INTRO') as is_unseen
    from visible_participant where id = ${participantId}`
  return row?.isUnseen ?? false
}

type Newcomer = { communityId: string; participantId: string; at: Date; today: string; newId: () => string }

/** Newcomers that are added to one list. */
const newcomersAtMost = 3

/**
 * Adds the newcomer to the current lists of these people. A list has few newcomers: of people without a list, or who pause, none. The
 * list keeps its week and its request, so that it stays the current one.
 */
export async function addToLists(db: Db, newcomer: Newcomer, readers: Shown[]): Promise<void> {
  for (const { subjectId: readerId, rate } of readers)
    await db`
      insert into matching (community_id, id, participant_id, subject_id, week, origin, place, rate, matched_at, request_id, is_newcomer)
      select ${newcomer.communityId}, ${newcomer.newId()}, p.id, ${newcomer.participantId}, last.week, 'INSTANT', 1, ${rate},
        ${newcomer.at}, last.request_id, true
      from visible_participant p cross join lateral (
        select m.week, m.request_id from matching m where m.participant_id = p.id and m.origin <> 'INTRO'
        order by m.matched_at desc, m.id desc limit 1) last
      where p.id = ${readerId} and ${isRecommendable(db, db`${newcomer.participantId}::uuid`, db`p.id`, newcomer.today)}
        and ${newcomersAtMost} > (select count(*) from matching m
          where m.participant_id = p.id and m.week = last.week and m.is_newcomer)
      on conflict (community_id, participant_id, subject_id, week) do nothing`
}

/** Number of members considered in the last run; null before any. */
export async function findChosenFrom(db: Db): Promise<number | null> {
  const [row] = await db<{ members: number }[]>`
    select (facts ->> 'members')::integer as members from matching_run where status = 'DONE' order by week desc limit 1`
  return row?.members ?? null
}

export async function exportRecommendations(db: Db, { participantId }: Person): Promise<unknown> {
  return db`
    select subject_id as of, week, origin, rate, matched_at as at, score, note, scored_at, is_not_met, is_meeting_skipped
    from matching where participant_id = ${participantId} order by matched_at`
}
