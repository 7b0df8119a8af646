import type { MatchingRules } from '#contract/matching/management.ts'
import { isNoTag } from '#contract/participants/no-tag.ts'
import type {
  AdminScore,
  MatchMember,
  MemberFigures,
  PairRecord,
  Rules,
  Taste,
} from '#server/features/matching/engine/pairing/member.ts'
import { defaultRules } from '#server/features/matching/engine/pairing/member.ts'
import type { ReasonProfile } from '#server/features/matching/engine/reason/clauses.ts'
import { cooldownMs } from '#server/features/matching/engine/score/exclusions.ts'
import { prior } from '#server/features/matching/engine/score/probability.ts'
import { byReader, type Others, pairsOf } from '#server/features/matching/standing/store.ts'
import type { Db, Sql } from '#server/platform/db/connect.ts'

/**
 * Answers to the community's questions in the member's own words; `isShown` leaves out those that the profile does not show to members. What
 * was chosen among the options of a manager, such as how one likes to meet, says nothing of what a member is or does.
 */
const answersOf = (db: Db, { isShown }: { isShown: boolean }) => db`
  array(select w.text from answer w join question q on q.id = w.question_id
    where w.user_id = p.user_id and w.text <> '' and (not ${isShown} or (q.is_visible and q.is_answer_visible)) order by q.place)`

/**
 * Members as input of the engine, including those who may not be shown, so that caches learn of that too. `since`
 * leaves out unchanged profiles.
 */
export async function listMatchMembers(db: Db, options: Options): Promise<KnownMember[]> {
  const all: KnownMember[] = []
  for (let after: string | null = null; ; ) {
    const found: KnownMember[] = await listSome(db, options, after)
    all.push(...found)
    const last = found.at(-1)
    if (!last || found.length < membersAtOnce) return all
    after = last.id
  }
}

type Options = { now: Date; since: string | null }
type KnownMember = MatchMember & { changedAt: string }

/** Batch size, so that no statement takes long in a large community. */
const membersAtOnce = 5000

/** An intro counts from then on, whether it was answered or not. */
const answeredWithinMs = 7 * 24 * 3600_000
const answeredBefore = (now: Date) => new Date(now.getTime() - answeredWithinMs)

const figuresIn = (db: Db, now: Date) => db`
    (select max(s.last_seen_at) from session s where s.user_id = p.user_id) as last_seen,
    (select avg((i.status = 'ACCEPTED')::integer)::float8 from intro i
      where i.to_id = p.id and i.status <> 'UNDELIVERED' and i.created_at < ${answeredBefore(now)}) as answer_rate,
    (select avg(m.score)::float8 from matching m where m.subject_id = p.id and m.score is not null) as meeting_score`

/** Members with everything that the engine reads of them. */
const memberRows = (db: Db, now: Date) => db`
    select p.id, p.first_name, p.looking_for as request, p.can_help, p.goal, p.about, p.position, p.company,
      case when p.is_location_shared then p.city else '' end as city, p.tags, ${answersOf(db, { isShown: false })} as answers,
      p.moderation_status = 'CONFIRMED' and p.is_profile_enabled and p.is_networking_enabled and p.is_email_confirmed
        and not exists (select from blocked_user b where b.user_id = p.user_id) as is_active,
      f.paused_until, coalesce(f.every_weeks, 1) as every_weeks,
      (select max(m.matched_at) from matching m where m.participant_id = p.id and m.origin = 'WEEKLY') as last_served,
      ${figuresIn(db, now)},
      array(select n.subject_id from never_pair n where n.participant_id = p.id) as never_pair_with, p.changed_at
    from participant p left join matching_preference f on f.participant_id = p.id`

async function listSome(db: Db, { since, now }: Options, after: string | null): Promise<KnownMember[]> {
  const rows = await db<KnownMember[]>`
    ${memberRows(db, now)}
    where (${since}::timestamptz is null or p.changed_at > ${since}::timestamptz)
      and (${after}::uuid is null or p.id > ${after}::uuid)
    order by p.id limit ${membersAtOnce}`
  return rows.map(row => ({ ...row, tags: realTags(row.tags) }))
}

type FigureChanges = {
  /** By the clock of the database. */
  at: string
  /** Whose figures have changed, and when, in one text. */
  changes: string[]
  /** Who has an intro that counts from now on. */
  asked: string[]
}

/** Marks of members whose figures have changed since, and who was asked so long ago; `since` null: none, but the time. */
export async function listFigureChanges(
  db: Db,
  { since, after, now }: { since: string | null; after: Date; now: Date },
): Promise<FigureChanges> {
  const [row] = await db<FigureChanges[]>`
    select clock_timestamp() as at,
      array(select f.participant_id || ' ' || f.changed_at from figure_change f where f.changed_at > ${since}::timestamptz) as changes,
      array(select distinct i.to_id from intro i
        where i.created_at >= ${answeredBefore(after)} and i.created_at < ${answeredBefore(now)}) as asked`
  return row as FigureChanges
}

export async function listFigures(db: Db, ids: string[], now: Date): Promise<MemberFigures[]> {
  return db<MemberFigures[]>`select p.id, ${figuresIn(db, now)} from participant p where p.id = any (${ids}::uuid[])`
}

/** Marks that no cache reads any more, of all communities. */
export async function removeFigureChanges(sql: Sql, before: Date): Promise<void> {
  await sql`select remove_old_figure_changes(${before})`
}

/**
 * Active members in the order of their ids, some at a time, as JSON that the database makes: the thread of the engine reads it, and that
 * of the calls only passes it on. Null after the last.
 */
export async function readMemberText(
  db: Db,
  { now, after, count }: { now: Date; after: string | null; count: number },
): Promise<{ text: string; last: string } | null> {
  const [row] = await db<{ text: string | null; last: string | null }[]>`
    select json_agg(json_build_object('id', id, 'firstName', first_name, 'request', request, 'canHelp', can_help, 'goal', goal,
        'about', about, 'position', position, 'company', company, 'city', city, 'tags', tags, 'answers', answers, 'isActive', is_active,
        'pausedUntil', paused_until, 'everyWeeks', every_weeks, 'lastServed', last_served, 'lastSeen', last_seen,
        'answerRate', answer_rate, 'meetingScore', meeting_score, 'neverPairWith', never_pair_with) order by id)
        filter (where is_active)::text as text, (array_agg(id order by id desc))[1] as last
    from (${memberRows(db, now)} where ${after}::uuid is null or p.id > ${after}::uuid
      order by p.id limit ${count}) found`
  return row?.last ? { text: row.text ?? '[]', last: row.last } : null
}

/**
 * Who was shown to the readers after one and up to another within the cooldown: a line for each, in hexadecimal digits (see
 * `RunInputs`). Lists that are about to be replaced do not count, nor do newcomers that were added to a list.
 */
export async function readHistoryText(
  db: Db,
  { after, last, exceptWeek, since }: { after: string | null; last: string; exceptWeek: string; since: Date },
): Promise<string> {
  const [row] = await db<{ text: string }[]>`
    select coalesce(string_agg(replace(reader::text, '-', '') || shown, E'\\n' order by reader), '') as text from (
      select m.participant_id as reader, encode(string_agg(uuid_send(m.subject_id)
        || substring(int8send(extract(epoch from m.matched_at)::bigint) from 5), ''::bytea), 'hex') as shown
      from matching m
      where (${after}::uuid is null or m.participant_id > ${after}::uuid) and m.participant_id <= ${last}::uuid
        and m.origin <> 'INTRO' and (m.week <> ${exceptWeek}::date or m.origin <> 'INSTANT') and not m.is_newcomer
        and m.matched_at > ${since}
      group by m.participant_id) each`
  return row?.text ?? ''
}

/** Shown before, a person may come again. */
export async function findCooldownStart(db: Db, now: Date): Promise<Date> {
  const [row] = await db<{ weeks: number }[]>`select cooldown_weeks as weeks from matching_rules`
  return new Date(now.getTime() - cooldownMs(Math.max(row?.weeks ?? defaultRules.cooldownWeeks, 1)))
}

/** Pairs that never come again, and tastes, both as JSON that the database makes. */
export async function readPairTexts(db: Db): Promise<{ pairs: string; tastes: string }> {
  const [row] = await db<{ pairs: string; tastes: string }[]>`
    select
      (select coalesce(json_agg(json_build_object('readerId', reader, 'subjectId', subject, 'lastShown', null, 'hasIntro', intro,
          'isNotInterested', declined, 'isReported', reported) order by reader, subject), '[]')::text
        from (select reader, subject, bool_or(intro) as intro, bool_or(declined) as declined, bool_or(reported) as reported
          from (
            select from_id as reader, to_id as subject, true as intro, false as declined, false as reported from intro
            union all select participant_id, subject_id, false, true, false from relation where relation_type = 'DISLIKE'
            union all select author_id, subject_id, false, false, true from report) one group by 1, 2) pair) as pairs,
      (select coalesce(json_agg(json_build_object('readerId', participant_id, 'subjectId', subject_id,
          'isLiked', relation_type = 'LIKE') order by participant_id, subject_id), '[]')::text from relation) as tastes`
  return row ?? { pairs: '[]', tastes: '[]' }
}

const realTags = (tags: string[]): string[] => tags.filter(tag => !isNoTag(tag))

/**
 * History of pairs; of one reader, or of all. Lists that are about to be replaced do not count as shown, nor do those
 * from before the cooldown, nor newcomers that were added to a list, whom perhaps nobody has seen.
 */
export async function listPairs(
  db: Db,
  { readerId, exceptWeek, now }: { readerId: string | null; exceptWeek: string; now: Date },
): Promise<PairRecord[]> {
  const of = (one: string, other: string) =>
    readerId ? db`where (${db(one)} = ${readerId} or ${db(other)} = ${readerId})` : db`where true`
  return db<PairRecord[]>`
    select reader_id, subject_id, max(shown) as last_shown, bool_or(intro) as has_intro, bool_or(declined) as is_not_interested,
      bool_or(reported) as is_reported
    from (
      select participant_id as reader_id, subject_id, matched_at as shown, false as intro, false as declined, false as reported
        from matching ${of('participant_id', 'subject_id')} and origin <> 'INTRO'
          and (week <> ${exceptWeek}::date or origin <> 'INSTANT') and not is_newcomer
          and matched_at > ${now}::timestamptz
            - (greatest(coalesce((select cooldown_weeks from matching_rules), ${defaultRules.cooldownWeeks}), 1) + 0.5) * interval '7 days'
      union all select from_id, to_id, null, true, false, false from intro ${of('from_id', 'to_id')}
      union all select participant_id, subject_id, null, false, true, false from relation ${of('participant_id', 'subject_id')}
          and relation_type = 'DISLIKE'
      union all select author_id, subject_id, null, false, false, true from report ${of('author_id', 'subject_id')}
    ) between_two
    group by 1, 2 order by 1, 2`
}

/**
 * Tastes that count in a pair with the reader, as in a run, which has all of them: the reader's own, and those of others for people with a
 * topic of the reader's. With `otherIds` only of these others.
 */
export async function listTastes(db: Db, readerId: string, otherIds: string[] | null = null): Promise<Taste[]> {
  return db<Taste[]>`
    with own as (select lower(tags::text)::text[] as topics from participant where id = ${readerId} and tags <> '{}'),
    alike as ${otherIds ? db`` : db`materialized`} (
      select s.id from visible_participant s where lower(s.tags::text)::text[] && (select topics from own))
    select r.participant_id as reader_id, r.subject_id, r.relation_type = 'LIKE' as is_liked
    from relation r join visible_participant s on s.id = r.subject_id where r.participant_id = ${readerId}
    union all
    select r.participant_id, r.subject_id, r.relation_type = 'LIKE' from relation r join alike s on s.id = r.subject_id
    where r.participant_id <> ${readerId} and (${otherIds}::uuid[] is null or r.participant_id = any (${otherIds}::uuid[]))
    order by 1, 2`
}

export async function listAdminScores(db: Db, readerId: string | null): Promise<AdminScore[]> {
  return db<AdminScore[]>`
    select first_id as a, second_id as b, avg(internal_admin_score)::float8 as score from pair_score
    where ${readerId}::uuid is null or ${readerId}::uuid in (first_id, second_id) group by 1, 2 order by 1, 2`
}

/**
 * Pairs that a language model judged not to fit, whichever of the two it was asked for; of one member, or of all. A verdict is cleared
 * with a change of the texts, so that these are of the texts of now.
 */
export async function listUnfit(db: Db, readerId: string | null): Promise<[string, string][]> {
  const rows = await db<{ one: string; other: string }[]>`
    select least(participant_id, subject_id) as one, greatest(participant_id, subject_id) as other from pair_judgement
    where verdict is not null and ${readerId ? db`(participant_id = ${readerId} or subject_id = ${readerId})` : db`true`}
    group by 1, 2 having bool_and(verdict <> 'fits') order by 1, 2`
  return rows.map(({ one, other }) => [one, other])
}

/** After this time a person who was shown, or an intro, was passed over. */
const silentAfter = '7 days'
const feedbackFrom = '26 weeks'
const silencesOfWeek = 500

/** Of a large community the silence of so many readers, other ones each day, says as much as that of all. */
const silentReaders = 2000

/**
 * What members made of each other in the last half year, newest first, as JSON that the database makes. A showing without an answer counts
 * once a week has passed, of readers who came back since. There are so many of these that a sample of each week is enough. Somebody known
 * already was no bad recommendation, and counts for nothing. Reads no more of a larger community: rows are looked up one by one
 * (`offset 0`), whatever the planner expects.
 */
export async function readFeedbackText(db: Db, { now, count }: { now: Date; count: number }): Promise<string> {
  const [row] = await db<{ text: string }[]>`
    with reader as (
      select p.id, (select max(s.last_seen_at) from session s where s.user_id = p.user_id) as seen_at
      from participant p order by hashtext(p.id::text || ${now.toISOString().slice(0, 10)}), p.id limit ${silentReaders}),
    told as (
      select features, week, at, id, kind, score, propensity from (
        select m.features, m.week, m.matched_at as at, m.id, 'SILENCE' as kind, m.score, coalesce(m.propensity, 1.0 / m.place) as propensity,
          row_number() over (partition by m.week order by hashtext(m.id::text)) as number
        from reader b cross join lateral (
          select * from matching m
          where m.participant_id = b.id and m.matched_at > ${now}::timestamptz - ${feedbackFrom}::interval
            and m.matched_at < ${now}::timestamptz - ${silentAfter}::interval and m.matched_at < b.seen_at offset 0) m
        where cardinality(m.features) > 0 and (m.score is null or m.is_not_met)
          and not exists (
            select from relation r where r.participant_id = m.participant_id and r.subject_id = m.subject_id offset 0)
        ) numbered where number <= ${silencesOfWeek}
      union all
      select m.features, m.week, m.matched_at, m.id, r.relation_type, m.score, coalesce(m.propensity, 1.0 / m.place)
      from (select * from relation where relation_type = 'LIKE' or reason is distinct from 'ALREADY_KNOW'
          order by created_at desc limit ${count}) r
        cross join lateral (
          select * from matching m where m.participant_id = r.participant_id and m.subject_id = r.subject_id offset 0) m
      where cardinality(m.features) > 0 and m.matched_at > ${now}::timestamptz - ${feedbackFrom}::interval
        and (m.score is null or m.is_not_met)
      union all
      select m.features, m.week, m.matched_at, m.id, 'MET', m.score, coalesce(m.propensity, 1.0 / m.place)
      from (select * from matching where score is not null order by scored_at desc limit ${count}) m
      where not m.is_not_met and cardinality(m.features) > 0
        and m.matched_at > ${now}::timestamptz - ${feedbackFrom}::interval
      union all
      select m.features, m.week, i.created_at, i.id, case i.status when 'SENT' then 'UNANSWERED' else i.status end, null, 1
      from (select * from intro where created_at > ${now}::timestamptz - ${feedbackFrom}::interval
          and (status in ('ACCEPTED', 'DECLINED')
            or (status = 'SENT' and created_at < ${now}::timestamptz - ${silentAfter}::interval))
          order by created_at desc limit ${count}) i
        cross join lateral (
          select * from matching m where m.id = i.matching_result_id and m.participant_id = i.from_id offset 0) m
      where cardinality(m.features) > 0)
    select coalesce(json_agg(json_build_object('features', features, 'week', week, 'kind', kind, 'score', score, 'propensity',
      propensity::float8) order by at desc, id, kind), '[]')::text as text
    from (select * from told order by at desc, id, kind limit ${count}) newest`
  return row?.text ?? '[]'
}

/** Rules that managers saved; null if none. */
export async function findSavedRules(db: Db): Promise<MatchingRules | null> {
  const [row] = await db<MatchingRules[]>`select never_same_company, never_groups, cooldown_weeks from matching_rules`
  return row ?? null
}

export async function findRules(db: Db): Promise<Rules> {
  const row = await findSavedRules(db)
  const pairs = await db<{ firstId: string; secondId: string; kind: 'MUST' | 'NEVER' }[]>`
    select first_id, second_id, kind from pair_rule order by 1, 2`
  const ofKind = (wanted: 'MUST' | 'NEVER') =>
    pairs.filter(({ kind }) => kind === wanted).map(({ firstId, secondId }): [string, string] => [firstId, secondId])
  return { ...defaultRules, ...row, neverPairs: ofKind('NEVER'), mustPairs: ofKind('MUST') }
}

/** What the community's own feedback gave; null while nothing was learnt, or for a score with other features. */
export async function findOwnWeights(db: Db, size: number): Promise<number[] | null> {
  const [row] = await db<{ figures: number[] }[]>`
    select figures from weights where status = 'IN_USE' and cardinality(figures) = ${size}`
  return row?.figures ?? null
}

/** Of the installation; null before three communities have learnt. */
export async function findInstallationWeights(db: Db, size: number): Promise<number[] | null> {
  const [row] = await db<{ figures: number[] }[]>`select figures from installation_weights where size = ${size}`
  return row?.figures ?? null
}

/** The weights in use: the community's own, else the installation's; null before either. */
export async function findWeights(db: Db): Promise<number[] | null> {
  return (await findOwnWeights(db, prior.length)) ?? (await findInstallationWeights(db, prior.length))
}

export async function listExpectedIntros(db: Db): Promise<[string, number][]> {
  const rows = await db<{ participantId: string; expectedIntros: number }[]>`
    select participant_id, expected_intros from matching_price where expected_intros > 0`
  return rows.map(({ participantId, expectedIntros }) => [participantId, expectedIntros])
}

/**
 * Profiles of the reader and others for reasons, without anything that the reader may not see. Only `unseen` has what a profile says that
 * is closed to the reader. Without `now` nobody counts as new.
 */
export async function findReasonProfiles(
  db: Db,
  readerId: string,
  ids: string[],
  now: Date | null = null,
): Promise<Map<string, ReasonProfile>> {
  return (await findReasonProfilesOfEach(db, new Map([[readerId, ids]]), now)).get(readerId) ?? new Map()
}

/** The same for several readers in few statements. */
export async function findReasonProfilesOfEach(
  db: Db,
  others: Others,
  now: Date | null,
): Promise<Map<string, Map<string, ReasonProfile>>> {
  const withReader = new Map([...others].map(([readerId, ids]) => [readerId, [readerId, ...ids]]))
  const rows = await db<(ReasonProfile & { id: string; readerId: string })[]>`
    select asked.reader_id, p.id, p.first_name as name, p.looking_for as request, p.goal, p.can_help, p.about, p.position, p.company, p.city, p.tags,
      coalesce(p.joined_at > ${now}::timestamptz - interval '1 month', false) as is_new, not p.is_open as is_closed,
      case when p.is_open then ${answersOf(db, { isShown: true })} else '{}' end as answers
    from ${pairsOf(db, withReader)} cross join lateral seen_participant(asked.reader_id) p where p.id = asked.other_id`
  const closed = rows.flatMap(({ id, isClosed }) => (isClosed ? [id] : []))
  const unseen = await findUnseen(db, [...new Set(closed)])
  return byReader(
    rows.map(({ readerId, id, ...profile }) => {
      const behind = profile.isClosed ? unseen.get(id) : undefined
      return [readerId, id, { ...profile, tags: realTags(profile.tags), ...(behind ? { unseen: behind } : {}) }]
    }),
  )
}

/** What these profiles show to people who are connected with them. */
async function findUnseen(db: Db, ids: string[]): Promise<Map<string, ReasonProfile>> {
  if (ids.length === 0) return new Map()
  const rows = await db<(ReasonProfile & { id: string })[]>`
    select p.id, p.first_name as name, p.looking_for as request, p.goal, p.can_help, p.about, p.position, p.company, p.tags,
      ${answersOf(db, { isShown: true })} as answers
    from participant p where p.id = any (${ids}::uuid[])`
  return new Map(rows.map(({ id, ...profile }) => [id, { ...profile, tags: realTags(profile.tags) }]))
}
