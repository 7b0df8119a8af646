import type { Db } from '#server/platform/db/connect.ts'
import type { Person } from '#server/platform/feature/personal-data.ts'
import { isRecommendable } from '../standing/store.ts'

/** Participants with a list of this week and no letter yet. */
const waiting = (db: Db, week: string) => db`
  from visible_participant p
  where exists (select from matching m where m.participant_id = p.id and m.week = ${week}::date and m.origin = 'WEEKLY')
    and not exists (select from weekly_letter l where l.participant_id = p.id and l.week = ${week}::date)`

/**
 * Time zones of participants whose letter waits; null for the community's. SQL computes no local time: one zone that
 * PostgreSQL lacks would fail the statement, and with it everybody's letter.
 */
export async function listWaitingZones(db: Db, week: string): Promise<(string | null)[]> {
  const rows = await db<{ timeZone: string | null }[]>`select distinct p.time_zone ${waiting(db, week)}`
  return rows.map(({ timeZone }) => timeZone)
}

/** Letters of a community are written in so many sequences beside each other. */
export const shards = 4

type Waiting = {
  week: string
  zones: (string | null)[]
  shard: number
  shards: number
  after: string | null
  count: number
}

const beforeAll = '00000000-0000-0000-0000-000000000000'

/**
 * Participants in one of these zones whose letter waits, of one of the shards, in the order of their ids. Looks at so many participants that
 * a shard has about `count` of them, and no further, so that a batch costs no more in a large community. `last`: where to look next; null at
 * the end.
 */
export async function listWaiting(
  db: Db,
  { week, zones, shard, shards: among, after, count }: Waiting,
): Promise<{ ids: string[]; last: string | null }> {
  const looked = count * among
  const [row] = await db<{ ids: string[]; last: string | null }[]>`
    with looked as materialized (
      select p.id from participant p where p.id > ${after ?? beforeAll}::uuid order by p.id limit ${looked})
    select (select l.id from looked l order by l.id offset ${looked - 1} limit 1) as last,
      array(select p.id from looked l join visible_participant p on p.id = l.id
        where exists (select from matching m
            where m.participant_id = p.id and m.week = ${week}::date and m.origin = 'WEEKLY' offset 0)
          and not exists (select from weekly_letter w where w.participant_id = p.id and w.week = ${week}::date offset 0)
          and (hashtext(p.id::text) & ${among - 1}::integer) = ${shard}
          and (p.time_zone = any (${zones.filter(zone => zone !== null)}::text[]) or (p.time_zone is null and ${zones.includes(null)}))
        order by p.id) as ids`
  return row ?? { ids: [], last: null }
}

/** Communities in which letters may be due, looked up for all at once. */
export async function listCommunitiesDue(db: Db, now: Date): Promise<string[]> {
  const rows = await db<{ communityId: string }[]>`select community_id from communities_with_letters_due(${now})`
  return rows.map(({ communityId }) => communityId)
}

/** For all runs that are done, so that those of earlier weeks are not looked up either. */
export async function saveNextLook(db: Db, week: string, at: Date | null): Promise<void> {
  await db`
    update matching_run set next_letters_at = case when week = ${week}::date then coalesce(${at}::timestamptz, 'infinity') else 'infinity' end
    where status = 'DONE' and week <= ${week}::date and next_letters_at is distinct from 'infinity'`
}

type Claim = { participantId: string; isSent: boolean }

/** Claims letters of a week; returns the readers whose letter was not claimed before. */
export async function claimLetters(
  db: Db,
  { communityId, week, at }: { communityId: string; week: string; at: Date },
  claims: Claim[],
): Promise<Set<string>> {
  const rows = await db<{ participantId: string }[]>`
    insert into weekly_letter (community_id, participant_id, week, created_at, is_sent)
    select ${communityId}::uuid, c.participant_id, ${week}::date, ${at}::timestamptz, c.is_sent::boolean
    from unnest(${claims.map(({ participantId }) => participantId)}::uuid[], ${claims.map(({ isSent }) => String(isSent))}::text[])
      as c (participant_id, is_sent)
    -- In one order, so that two workers never wait for each other.
    order by c.participant_id
    on conflict do nothing returning participant_id`
  return new Set(rows.map(({ participantId }) => participantId))
}

type Letters = { participantIds: string[]; week: string; today: string }

/**
 * Subjects of this week that are new to each reader and undecided, as of now: what happened since the run counts. Best
 * first; none while the reader pauses.
 */
export async function listNewSubjects(
  db: Db,
  { participantIds, week, today }: Letters,
): Promise<Map<string, string[]>> {
  const rows = await db<{ participantId: string; subjectId: string }[]>`
    select m.participant_id, m.subject_id from matching m join visible_participant p on p.id = m.subject_id
    where m.participant_id = any (${participantIds}::uuid[]) and m.week = ${week}::date and m.origin = 'WEEKLY'
      and not exists (select from matching e where e.participant_id = m.participant_id and e.subject_id = m.subject_id
        and (e.week < m.week or e.origin = 'INSTANT') and not e.is_newcomer)
      and not exists (select from relation r where r.participant_id = m.participant_id and r.subject_id = m.subject_id)
      and not exists (select from matching_preference f where f.participant_id = m.participant_id and f.paused_until > ${today}::date)
      and ${isRecommendable(db, db`m.participant_id`, db`m.subject_id`, today)}
      and not exists (select from intro i where m.participant_id in (i.from_id, i.to_id) and m.subject_id in (i.from_id, i.to_id))
    order by coalesce(m.list_place, m.place)`
  const found = new Map(participantIds.map((id): [string, string[]] => [id, []]))
  for (const { participantId, subjectId } of rows) found.get(participantId)?.push(subjectId)
  return found
}

export async function exportWeeklyLetters(db: Db, { participantId }: Person): Promise<unknown> {
  return db`
    select week, is_sent, created_at as at from weekly_letter where participant_id = ${participantId} order by week`
}
