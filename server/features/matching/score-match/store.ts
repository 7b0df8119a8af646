import type { PairEvent, PairParticipant } from '#contract/matching/score-match.ts'
import type { Db } from '#server/platform/db/connect.ts'
import type { Person } from '#server/platform/feature/personal-data.ts'
import { findPeople, team } from '../standing/store.ts'
import type { PairPast } from './assistance.ts'
import type { Pair, ScoredPair } from './rules.ts'

/** Visible participants with their profile texts, by id. */
export async function findPairParticipants(db: Db, ids: string[]): Promise<Map<string, PairParticipant>> {
  const [people, told] = await Promise.all([
    findPeople(db, team, ids),
    db<{ id: string; about: string; canHelp: string; goal: string }[]>`
      select id, about, can_help, goal from participant where id = any (${ids}::uuid[])`,
  ])
  return new Map(
    told.flatMap(({ id, ...more }) => {
      const person = people.get(id)
      return person ? [[id, { ...person, ...more }]] : []
    }),
  )
}

/** A large community shows more in a week than its moderators score in a year, so the latest are enough. */
const showingsAtMost = 20_000

/** Each recently recommended pair with the model's last rate. Intros without a recommendation do not count. */
const recentPairs = (db: Db, since: Date) => db`
  select least(participant_id, subject_id) as first_id, greatest(participant_id, subject_id) as second_id,
    (array_agg(rate order by matched_at desc, id desc))[1] as rate
  from (
    select id, participant_id, subject_id, rate, matched_at from matching
    where matched_at > ${since} and origin <> 'INTRO' order by matched_at desc limit ${showingsAtMost}) recent
  group by 1, 2`

/**
 * The most informative pair: of those with the fewest scores, the one whose rate is nearest to the middle, where the
 * model is least certain. Never one that this moderator has scored or belongs to.
 */
export async function findNext(
  db: Db,
  { userId, participantId, since, skip }: { userId: string; participantId: string | null; since: Date; skip: number },
): Promise<Pair | null> {
  const [row] = await db<Pair[]>`
    with pair as materialized (${recentPairs(db, since)}),
      middle as (select percentile_cont(0.5) within group (order by rate) as rate from pair),
      scored as (
        select first_id, second_id, count(*) as count, bool_or(scored_by = ${userId}) as is_own from pair_score group by 1, 2)
    select pair.first_id, pair.second_id from pair cross join middle
    join visible_participant a on a.id = pair.first_id join visible_participant b on b.id = pair.second_id
    left join scored on scored.first_id = pair.first_id and scored.second_id = pair.second_id
    where not coalesce(scored.is_own, false) and (${participantId}::uuid is null or ${participantId} not in (pair.first_id, pair.second_id))
    order by coalesce(scored.count, 0), abs(pair.rate - middle.rate), pair.first_id, pair.second_id
    offset ${skip} limit 1`
  return row ?? null
}

/** The latest two thousand scored pairs. */
export async function listScoredPairs(db: Db): Promise<ScoredPair[]> {
  return db<ScoredPair[]>`
    select avg(internal_admin_score)::float8 as human, (array_agg(machine_rate order by scored_at desc))[1]::float8 as machine
    from pair_score group by first_id, second_id order by max(scored_at) desc limit 2000`
}

/** Newest first, without the model's rate: a moderator scores before seeing it. */
export async function listEvents(db: Db, { firstId, secondId }: Pair): Promise<PairEvent[]> {
  const isBetween = (one: string, other: string) =>
    db`((${db(one)} = ${firstId} and ${db(other)} = ${secondId}) or (${db(one)} = ${secondId} and ${db(other)} = ${firstId}))`
  return db<PairEvent[]>`
    select kind, by_id, score, at from (
      select 'RECOMMENDED' as kind, null::uuid as by_id, null::integer as score, min(matched_at) as at from matching
        where ${isBetween('participant_id', 'subject_id')} and origin <> 'INTRO' group by week
      union all select relation_type, participant_id, null, created_at from relation
        where ${isBetween('participant_id', 'subject_id')}
      union all select 'INTRO', from_id, null, created_at from intro where ${isBetween('from_id', 'to_id')}
      union all select status, to_id, null, answered_at from intro
        where ${isBetween('from_id', 'to_id')} and status in ('ACCEPTED', 'DECLINED') and answered_at is not null
      union all select 'MEETING_SCORE', participant_id, score, scored_at from matching
        where ${isBetween('participant_id', 'subject_id')} and score is not null and scored_at is not null
      union all select 'ADMIN_SCORE', null, internal_admin_score, scored_at from pair_score
        where first_id = ${firstId} and second_id = ${secondId}) event
    order by at desc, kind limit 200`
}

export async function findPast(db: Db, { firstId, secondId }: Pair): Promise<PairPast> {
  const [row] = await db<PairPast[]>`
    select
      exists (select from intro where least(from_id, to_id) = ${firstId} and greatest(from_id, to_id) = ${secondId}) as is_introduced,
      array(select participant_id from relation where relation_type = 'DISLIKE'
          and ((participant_id = ${firstId} and subject_id = ${secondId}) or (participant_id = ${secondId} and subject_id = ${firstId}))
        union select to_id from intro where status = 'DECLINED'
          and least(from_id, to_id) = ${firstId} and greatest(from_id, to_id) = ${secondId}) as declined_by,
      exists (select from report where (author_id = ${firstId} and subject_id = ${secondId})
        or (author_id = ${secondId} and subject_id = ${firstId})) as is_reported`
  return row as PairPast
}

/** Who was shown whom last, with the model's rate of then; null if never recommended. */
export async function findShown(
  db: Db,
  { firstId, secondId }: Pair,
): Promise<{ participantId: string; subjectId: string; rate: number } | null> {
  const [row] = await db<{ participantId: string; subjectId: string; rate: number }[]>`
    select participant_id, subject_id, rate from matching
    where origin <> 'INTRO' and ((participant_id = ${firstId} and subject_id = ${secondId})
      or (participant_id = ${secondId} and subject_id = ${firstId}))
    order by matched_at desc, id desc limit 1`
  return row ?? null
}

type NewScore = Pair & { communityId: string; scoredBy: string; score: number; machineRate: number; at: Date }

/** Replaces the moderator's earlier score. */
export async function saveScore(db: Db, score: NewScore): Promise<void> {
  await db`
    insert into pair_score (community_id, first_id, second_id, scored_by, internal_admin_score, machine_rate, scored_at)
    values (${score.communityId}, ${score.firstId}, ${score.secondId}, ${score.scoredBy}, ${score.score}, ${score.machineRate}, ${score.at})
    on conflict (community_id, first_id, second_id, scored_by) do update
      set internal_admin_score = excluded.internal_admin_score, machine_rate = excluded.machine_rate, scored_at = excluded.scored_at`
}

/** Number of other pairs recommended since, and of those with a higher rate. */
export async function countRanked(
  db: Db,
  { firstId, secondId }: Pair,
  rate: number,
  since: Date,
): Promise<{ others: number; above: number }> {
  const [row] = await db<{ others: number; above: number }[]>`
    select count(*)::integer as others, (count(*) filter (where rate > ${rate}::real))::integer as above
    from (${recentPairs(db, since)}) pair where (first_id, second_id) <> (${firstId}::uuid, ${secondId}::uuid)`
  return row as { others: number; above: number }
}

/** Moderators' scores of pairs with this person, without naming moderators or the other person. */
export async function exportScores(db: Db, { participantId }: Person): Promise<unknown> {
  return db`
    select internal_admin_score as score, machine_rate, scored_at as at from pair_score
    where ${participantId}::uuid in (first_id, second_id) order by scored_at`
}

export async function exportGivenScores(db: Db, { userId }: Person): Promise<unknown> {
  return db`
    select first_id as first, second_id as second, internal_admin_score as score, machine_rate, scored_at as at from pair_score
    where scored_by = ${userId} order by scored_at`
}
