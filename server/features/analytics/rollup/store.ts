import type { DistributionKind } from '#contract/analytics/chart.ts'
import type { RollupDayRow } from '#server/generated/rollup-day.ts'
import type { Db } from '#server/platform/db/connect.ts'
import type { Person } from '#server/platform/feature/personal-data.ts'
import type { Group, Span } from './rules.ts'

export type State = {
  timeZone: string
  madeAt: string
  checkedAt: string | null
  differences: number
  countsPairs: boolean
  checkedUntil: string | null
}
export type Day = Omit<RollupDayRow, 'communityId'>

export async function findState(db: Db): Promise<State | null> {
  const [row] = await db<
    State[]
  >`select time_zone, made_at, checked_at, differences, counts_pairs, checked_until from rollup`
  return row ?? null
}

/** Whether rows have changed since the figures were made. */
export async function hasChanges(db: Db): Promise<boolean> {
  const [row] = await db`select from rollup_mark limit 1`
  return row !== undefined
}

/** Communities whose figures are out of date, looked up for all at once. */
export async function listCommunitiesDue(db: Db): Promise<string[]> {
  const rows = await db<{ communityId: string }[]>`select community_id from communities_with_figures_due()`
  return rows.map(({ communityId }) => communityId)
}

/** The time zone as the database has it now: a cached one may be older than the marks. */
export async function findTimeZone(db: Db, communityId: string): Promise<string> {
  const [row] = await db<{ timeZone: string }[]>`select time_zone from community where id = ${communityId}`
  return row?.timeZone ?? 'UTC'
}

/** Until the transaction ends: a week of a community of a hundred thousand has half a million recommendations, and nobody waits. */
export async function allowLongStatements(db: Db): Promise<void> {
  await db`set local statement_timeout = '10min'`
}

/**
 * Begins to renew the figures: the row of the state is locked by its update until the transaction ends, so that two workers do it one
 * after the other. `before` is null for the first time; its moment may be older than the last one if another worker was waited for,
 * and then some days are computed twice.
 */
export async function takeState(db: Db, communityId: string, at: Date): Promise<{ before: State | null }> {
  const [row] = await db<State[]>`
    update rollup r set made_at = ${at} from rollup before
    where before.community_id = r.community_id returning r.time_zone, before.made_at, r.checked_at, r.differences, r.counts_pairs, r.checked_until`
  if (row) return { before: row }
  await db`
    insert into rollup (community_id, time_zone, made_at) values (${communityId}, '', ${at})
    on conflict (community_id) do update set made_at = excluded.made_at`
  return { before: null }
}

/** All days were computed, in this time zone. */
export async function saveWhole(db: Db, timeZone: string): Promise<void> {
  await db`update rollup set time_zone = ${timeZone}, counts_pairs = true`
}

export async function saveCheck(db: Db, check: { at: Date; differences: number; until: string | null }): Promise<void> {
  await db`
    update rollup set checked_at = ${check.at}, differences = ${check.differences}, checked_until = ${check.until}::date`
}

/** The last of so many days with figures after a day; null if there are no more of them. */
export async function findLastDay(db: Db, after: string | null, count: number): Promise<string | null> {
  const [row] = await db<{ day: string }[]>`
    select day from rollup_day where day > coalesce(${after}::date, '-infinity') order by day offset ${count - 1} limit 1`
  return row?.day ?? null
}

export type Pair = { firstId: string; secondId: string }
export type Marks = {
  /** Of which all figures are computed again. */
  days: string[]
  /** How many pairs more, or fewer, were first shown on a day. */
  shown: { day: string; amount: number }[]
  /** Whose intro or scores changed, or the day on which they count. */
  pairs: Pair[]
  /** Of which the pairs in rollup_pair are counted again. */
  pairDays: string[]
  isAboutPeople: boolean
}
export type PairMarks = Pick<Marks, 'shown' | 'pairs' | 'pairDays'>

/**
 * Takes the marks that are committed. The rows that they stand for are committed too, and every later statement sees them; a mark that
 * is committed meanwhile stays for the next time.
 */
export async function takeMarks(db: Db, timeZone: string): Promise<Marks> {
  const [row] = await db<{ [key in keyof Marks]: Marks[key] | null }[]>`
    with taken as (
      delete from rollup_mark
      returning (at at time zone ${timeZone})::date as day, shown, first_id, second_id, is_about_pairs, is_about_people)
    select
      (select array_agg(distinct day::text) from taken where shown = 0 and first_id is null and not is_about_pairs) as days,
      (select json_agg(json_build_object('day', day, 'amount', amount))
        from (select day, sum(shown) as amount from taken where shown <> 0 group by day) as by_day) as shown,
      (select json_agg(distinct jsonb_build_object('firstId', first_id, 'secondId', second_id)) from taken where first_id is not null) as pairs,
      (select array_agg(distinct day::text) from taken where is_about_pairs) as pair_days,
      (select bool_or(is_about_people) from taken) as is_about_people`
  return {
    days: row?.days ?? [],
    shown: row?.shown ?? [],
    pairs: row?.pairs ?? [],
    pairDays: row?.pairDays ?? [],
    isAboutPeople: row?.isAboutPeople ?? false,
  }
}

const spanList = (db: Db, spans: Span[]) =>
  db`unnest(${spans.map(({ first }) => first)}::date[], ${spans.map(({ last }) => last)}::date[]) as span (first_day, last_day)`

/**
 * Moments around the spans, so that indexes on moments are used. Wider by some hours, because local midnight may be skipped or come
 * twice; the day itself decides.
 */
const spanMoments = (db: Db, spans: Span[], timeZone: string) => db`
  select first_day, last_day, (first_day::timestamp at time zone ${timeZone}) - interval '3 hours' as starts,
    ((last_day + 1)::timestamp at time zone ${timeZone}) + interval '3 hours' as ends
  from ${spanList(db, spans)}`

/** Joins rows with the spans in which this moment of theirs lies. */
const within = (db: Db, moment: string, timeZone: string) => db`
  ${db(moment)} >= span.starts and ${db(moment)} < span.ends
    and (${db(moment)} at time zone ${timeZone})::date between span.first_day and span.last_day`

/** On which days who did something, computed from the rows again. */
export async function renewActivity(db: Db, communityId: string, spans: Span[], timeZone: string): Promise<void> {
  const on = (moment: string) => within(db, moment, timeZone)
  const dayOf = (moment: string) => db`(${db(moment)} at time zone ${timeZone})::date`
  await db`delete from activity_day a using ${spanList(db, spans)} where a.day between span.first_day and span.last_day`
  await db`
    with span as materialized (${spanMoments(db, spans, timeZone)}),
      did (day, participant_id) as (
        select ${dayOf('p.joined_at')}, p.id from span join participant p on ${on('p.joined_at')}
        union all select ${dayOf('m.created_at')}, m.author_id from span
          join chat_message m on ${on('m.created_at')} and m.kind = 'TEXT' and m.author_id is not null
        union all select ${dayOf('i.created_at')}, i.from_id from span join intro i on ${on('i.created_at')}
        union all select ${dayOf('i.answered_at')}, i.to_id from span join intro i on ${on('i.answered_at')}
        union all select ${dayOf('r.created_at')}, r.participant_id from span join request r on ${on('r.created_at')}
        union all select ${dayOf('a.created_at')}, a.author_id from span join request_answer a on ${on('a.created_at')}
        union all select ${dayOf('g.joined_at')}, g.participant_id from span join participation g on ${on('g.joined_at')}
        union all select ${dayOf('g.checked_in_at')}, g.participant_id from span join participation g on ${on('g.checked_in_at')}
        union all select ${dayOf('m.scored_at')}, m.participant_id from span
          join matching m on ${on('m.scored_at')} and m.score is not null)
    insert into activity_day (community_id, day, participant_id)
    select distinct ${communityId}::uuid, day, participant_id from did`
}

/** How a pair counts, by the intro and the scored meetings of the two. */
const ofPair = (db: Db, pair: string) => db`
  i.id is not null as is_connected, i.answered_at is not null as is_answered,
  -- They met when one of the two said so by a score.
  coalesce(scored.by_members, 0)::integer as scored_by
  from ${db(pair)} as pair
  left join intro i on least(i.from_id, i.to_id) = pair.first_id and greatest(i.from_id, i.to_id) = pair.second_id`

/** Writes how these pairs count now, or that they do not, and returns the days on which they count or did. */
export async function renewPairs(db: Db, communityId: string, pairs: Pair[], timeZone: string): Promise<string[]> {
  if (pairs.length === 0) return []
  const rows = await db<{ day: string }[]>`
    with wanted as materialized (
        select wanted.first_id, wanted.second_id,
          (first_shown(${communityId}::uuid, wanted.first_id, wanted.second_id) at time zone ${timeZone})::date as day
        from unnest(${pairs.map(({ firstId }) => firstId)}::uuid[], ${pairs.map(({ secondId }) => secondId)}::uuid[])
          as wanted (first_id, second_id)),
      pair as materialized (
        select pair.first_id, pair.second_id, pair.day, ${ofPair(db, 'wanted')}
        left join lateral (
          select count(distinct m.participant_id) as by_members from matching m
          where least(m.participant_id, m.subject_id) = pair.first_id and greatest(m.participant_id, m.subject_id) = pair.second_id
            and m.score is not null) scored on true
        where pair.day is not null),
      counting as materialized (select * from pair where is_connected or scored_by > 0),
      before as materialized (select p.day from rollup_pair p join wanted using (first_id, second_id)),
      gone as (
        delete from rollup_pair p using wanted w where w.first_id = p.first_id and w.second_id = p.second_id
          and not exists (select from counting c where c.first_id = p.first_id and c.second_id = p.second_id)),
      saved as (${savePairs(db, communityId)})
    select day from before union select day from counting`
  return rows.map(({ day }) => day)
}

const savePairs = (db: Db, communityId: string) => db`
  insert into rollup_pair as p (community_id, first_id, second_id, day, is_connected, is_answered, scored_by)
  select ${communityId}::uuid, first_id, second_id, day, is_connected, is_answered, scored_by from counting
  on conflict (community_id, first_id, second_id) do update set day = excluded.day, is_connected = excluded.is_connected,
    is_answered = excluded.is_answered, scored_by = excluded.scored_by
  where (p.day, p.is_connected, p.is_answered, p.scored_by)
    is distinct from (excluded.day, excluded.is_connected, excluded.is_answered, excluded.scored_by)`

/** Counts the pairs of these days again that have an intro or a score, as renewPairs wrote them. */
export async function countPairs(db: Db, communityId: string, days: string[]): Promise<void> {
  await db`
    insert into rollup_day (community_id, day, pairs_connected, pairs_answered, pairs_met, pairs_scored)
    select ${communityId}::uuid, wanted.day, count(*) filter (where p.is_connected), count(*) filter (where p.is_answered),
      count(*) filter (where p.scored_by > 0), count(*) filter (where p.scored_by = 2)
    from (select distinct unnest(${days}::date[]) as day) wanted left join rollup_pair p on p.day = wanted.day group by wanted.day
    on conflict (community_id, day) do update set pairs_connected = excluded.pairs_connected,
      pairs_answered = excluded.pairs_answered, pairs_met = excluded.pairs_met, pairs_scored = excluded.pairs_scored`
}

export async function addShown(db: Db, communityId: string, shown: Marks['shown']): Promise<void> {
  await db`
    insert into rollup_day (community_id, day, pairs_shown)
    select ${communityId}::uuid, * from unnest(${shown.map(({ day }) => day)}::date[], ${shown.map(({ amount }) => amount)}::integer[])
    on conflict (community_id, day) do update set pairs_shown = rollup_day.pairs_shown + excluded.pairs_shown`
}

/** Days on which nothing happened have no row. */
export async function removeEmptyDays(db: Db, days: string[]): Promise<void> {
  await db`
    delete from rollup_day where day = any (${days}::date[])
      and (joined, departed, members, filled, introduced, met, active_week, intros_sent, intros_answered, intros_accepted, requests,
        requests_answered, events, signed_up, came, scores, score_sum, pairs_shown, pairs_connected, pairs_answered, pairs_met, pairs_scored)
        = (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)`
}

/**
 * What a pair counts in on these days, computed from all recommendations again, and kept in rollup_pair. Marks of pairs that are counted
 * here are taken by the same statement, which sees exactly the rows that they stand for.
 */
const pairsFromRows = (db: Db, communityId: string, timeZone: string) => db`
  shown as materialized (
    select pair.first_id, pair.second_id, (min(pair.at) at time zone ${timeZone})::date as day from (
      select least(m.participant_id, m.subject_id) as first_id, greatest(m.participant_id, m.subject_id) as second_id, m.matched_at as at
      from span join matching m on ${within(db, 'm.matched_at', timeZone)} and m.origin <> 'INTRO') pair
    where not exists (select from matching e where least(e.participant_id, e.subject_id) = pair.first_id
      and greatest(e.participant_id, e.subject_id) = pair.second_id and e.origin <> 'INTRO' and e.matched_at < pair.at)
    group by 1, 2),
  scored as materialized (
    select least(m.participant_id, m.subject_id) as first_id, greatest(m.participant_id, m.subject_id) as second_id,
      count(distinct m.participant_id) as by_members
    from matching m where m.score is not null group by 1, 2),
  pair as materialized (
    select pair.first_id, pair.second_id, pair.day, ${ofPair(db, 'shown')}
    left join scored on scored.first_id = pair.first_id and scored.second_id = pair.second_id),
  counting as materialized (select * from pair where is_connected or scored_by > 0),
  gone as (
    delete from rollup_pair p using span where p.day between span.first_day and span.last_day
      and not exists (select from counting c where c.first_id = p.first_id and c.second_id = p.second_id)),
  saved as (${savePairs(db, communityId)}),
  taken as (
    delete from rollup_mark m using span where m.shown <> 0
      and (m.at at time zone ${timeZone})::date between span.first_day and span.last_day),`

/** Days whose figures are computed again, and those whose week until them changes with that. */
export type Days = { spans: Span[]; touched: Span[]; withPairs: boolean }

/**
 * The figures of these days, computed from the rows again, and who was active in the week until each day that they touch. Figures of
 * pairs stay as they are, unless they are to be computed from the rows too. Reads the activity: renew that first.
 */
export async function renewDays(
  db: Db,
  communityId: string,
  { spans, touched, withPairs }: Days,
  timeZone: string,
): Promise<void> {
  const on = (moment: string) => within(db, moment, timeZone)
  const dayOf = (moment: string) => db`(${db(moment)} at time zone ${timeZone})::date`
  await db`
    with span as materialized (${spanMoments(db, spans, timeZone)}),
      touched as materialized (select * from ${spanList(db, touched)}),
      ${withPairs ? pairsFromRows(db, communityId, timeZone) : db``}
      before as (
        delete from rollup_day d using touched t where d.day between t.first_day and t.last_day
        returning d.*, exists (select from span where d.day between span.first_day and span.last_day) as is_counted),
      active as (
        select a.day, lead(a.day) over (partition by t.first_day, a.participant_id order by a.day) as next_day, t.first_day, t.last_day
        from touched t join activity_day a on a.day between t.first_day - 6 and t.last_day
        join visible_participant p on p.id = a.participant_id),
      fact (day, figure, amount) as (
        -- Days of which only the week until them is counted.
        select before.day, kept.figure, kept.amount from before cross join lateral (values ('joined', before.joined),
          ('departed', before.departed), ('members', before.members), ('filled', before.filled), ('introduced', before.introduced),
          ('met', before.met), ('sent', before.intros_sent), ('answered', before.intros_answered), ('accepted', before.intros_accepted),
          ('requests', before.requests), ('requests answered', before.requests_answered), ('events', before.events),
          ('signed up', before.signed_up), ('came', before.came), ('scores', before.scores), ('score sum', before.score_sum))
          as kept (figure, amount)
        where not before.is_counted
        union all select before.day, kept.figure, kept.amount from before cross join lateral (values ('pairs shown', before.pairs_shown),
          ('pairs connected', before.pairs_connected), ('pairs answered', before.pairs_answered), ('pairs met', before.pairs_met),
          ('pairs scored', before.pairs_scored)) as kept (figure, amount)
        where not (before.is_counted and ${withPairs})
        union all
        select ${dayOf('p.joined_at')}, of_member.figure, of_member.amount
        from span join visible_participant p on ${on('p.joined_at')}
        cross join lateral (values ('joined', 1), ('members', 1), ('filled', p.is_filled::integer),
          ('introduced', exists (select from intro i where i.from_id = p.id or (i.to_id = p.id and i.status = 'ACCEPTED'))::integer),
          ('met', (exists (select from matching m where m.participant_id = p.id and m.score is not null)
            or exists (select from matching m where m.subject_id = p.id and m.score is not null))::integer))
          as of_member (figure, amount)
        union all select ${dayOf('d.joined_at')}, 'joined', 1 from span join departure d on ${on('d.joined_at')}
        union all select ${dayOf('d.left_at')}, 'departed', 1 from span join departure d on ${on('d.left_at')}
        union all select counted::date, 'active', 1 from active
          cross join lateral generate_series(greatest(active.day, active.first_day)::timestamp,
            least(active.day + 6, active.next_day - 1, active.last_day)::timestamp, interval '1 day') as counted
        union all select ${dayOf('i.created_at')}, of_intro.figure, of_intro.amount from span join intro i on ${on('i.created_at')}
          cross join lateral (values ('sent', 1), ('answered', (i.status in ('ACCEPTED', 'DECLINED'))::integer),
            ('accepted', (i.status = 'ACCEPTED')::integer)) as of_intro (figure, amount)
        union all select ${dayOf('r.created_at')}, of_request.figure, of_request.amount from span join request r on ${on('r.created_at')}
          cross join lateral (values ('requests', 1), ('requests answered', (r.fulfilled_at is not null
            or exists (select from request_answer a where a.request_id = r.id))::integer)) as of_request (figure, amount)
        union all select ${dayOf('e.starts_at')}, of_event.figure, of_event.amount
          from span join event e on ${on('e.starts_at')} and e.cancelled_at is null and e.deleted_at is null
          cross join lateral (
            select 'events', 1 union all
            select counted.figure, counted.amount from (
              select count(*) as signed_up, count(g.checked_in_at) as came from participation g
              where g.event_id = e.id and g.status = 'CONFIRMED') as going
            cross join lateral (values ('signed up', going.signed_up::integer), ('came', going.came::integer)) as counted (figure, amount))
            as of_event (figure, amount)
        union all select ${dayOf('m.scored_at')}, of_score.figure, of_score.amount
          from span join matching m on ${on('m.scored_at')} and m.score is not null
          cross join lateral (values ('scores', 1), ('score sum', m.score::integer)) as of_score (figure, amount)
        ${
          withPairs
            ? db`union all select pair.day, of_pair.figure, of_pair.amount from pair
              cross join lateral (values ('pairs shown', 1), ('pairs connected', pair.is_connected::integer),
                ('pairs answered', pair.is_answered::integer), ('pairs met', (pair.scored_by > 0)::integer),
                ('pairs scored', (pair.scored_by = 2)::integer)) as of_pair (figure, amount)`
            : db``
        }),
      total as (select day, figure, sum(amount)::integer as amount from fact group by day, figure having sum(amount) <> 0)
    insert into rollup_day (community_id, day, joined, departed, members, filled, introduced, met, active_week, intros_sent,
      intros_answered, intros_accepted, requests, requests_answered, events, signed_up, came, scores, score_sum, pairs_shown, pairs_connected,
      pairs_answered, pairs_met, pairs_scored)
    select ${communityId}::uuid, day, ${pivot(db, 'joined')}, ${pivot(db, 'departed')}, ${pivot(db, 'members')}, ${pivot(db, 'filled')},
      ${pivot(db, 'introduced')}, ${pivot(db, 'met')}, ${pivot(db, 'active')}, ${pivot(db, 'sent')}, ${pivot(db, 'answered')},
      ${pivot(db, 'accepted')}, ${pivot(db, 'requests')}, ${pivot(db, 'requests answered')}, ${pivot(db, 'events')},
      ${pivot(db, 'signed up')}, ${pivot(db, 'came')}, ${pivot(db, 'scores')}, ${pivot(db, 'score sum')},
      ${pivot(db, 'pairs shown')}, ${pivot(db, 'pairs connected')}, ${pivot(db, 'pairs answered')}, ${pivot(db, 'pairs met')},
      ${pivot(db, 'pairs scored')}
    from total group by day`
}

const pivot = (db: Db, figure: string) => db`coalesce(max(amount) filter (where figure = ${figure}), 0)`

/** By month of joining and month of activity. Reads the activity: renew that first. */
export async function renewCohorts(db: Db, communityId: string, spans: Span[], timeZone: string): Promise<void> {
  const inMonth = db`between date_trunc('month', span.first_day) and date_trunc('month', span.last_day) + interval '1 month - 1 day'`
  await db`delete from rollup_cohort c using ${spanList(db, spans)} where c.active_month ${inMonth}`
  await db`
    insert into rollup_cohort (community_id, joined_month, active_month, members)
    select ${communityId}::uuid, date_trunc('month', p.joined_at at time zone ${timeZone})::date, date_trunc('month', a.day)::date,
      count(distinct a.participant_id)
    from activity_day a join visible_participant p on p.id = a.participant_id
    where exists (select from ${spanList(db, spans)} where a.day ${inMonth})
    group by 2, 3`
}

export async function listDays(db: Db): Promise<Day[]> {
  return db<Day[]>`
    select day, joined, departed, members, filled, introduced, met, active_week, intros_sent, intros_answered, intros_accepted, requests,
      requests_answered, events, signed_up, came, scores, score_sum, pairs_shown, pairs_connected, pairs_answered, pairs_met, pairs_scored
    from rollup_day order by day`
}

export type CohortCell = { joinedMonth: string; activeMonth: string; members: number }

export async function listCohorts(db: Db): Promise<CohortCell[]> {
  return db<
    CohortCell[]
  >`select joined_month, active_month, members from rollup_cohort order by joined_month, active_month`
}

export type Grouped = { known: number; groups: Group[] }

/** Cities of members who share theirs, under the spelling that most of them use. */
export async function groupByCity(db: Db): Promise<Grouped> {
  const groups = await db<Group[]>`
    select mode() within group (order by btrim(city)) as key, count(*)::integer as members, avg(latitude) as latitude,
      avg(longitude) as longitude
    from visible_participant where is_location_shared and btrim(city) <> '' group by lower(btrim(city))`
  return { known: groups.reduce((sum, { members }) => sum + members, 0), groups }
}

/** Case is ignored: the most frequent spelling is the name. */
export async function groupByPosition(db: Db): Promise<Grouped> {
  const groups = await db<Group[]>`
    select mode() within group (order by btrim(position)) as key, count(*)::integer as members
    from visible_participant where btrim(position) <> '' group by lower(btrim(position))`
  return { known: groups.reduce((sum, { members }) => sum + members, 0), groups }
}

export async function groupByTag(db: Db): Promise<Grouped> {
  const groups = await db<Group[]>`
    select mode() within group (order by tag) as key, count(distinct p.id)::integer as members
    from visible_participant p cross join unnest(p.tags) as tag group by lower(tag)`
  const [row] = await db<{ known: number }[]>`
    select count(*)::integer as known from visible_participant where cardinality(tags) > 0`
  return { known: row?.known ?? 0, groups }
}

export async function groupByLanguage(db: Db, communityId: string): Promise<Grouped> {
  const groups = await db<Group[]>`
    select coalesce(p.preferred_lang, c.lang) as key, count(*)::integer as members
    from visible_participant p join community c on c.id = ${communityId} group by 1`
  return { known: groups.reduce((sum, { members }) => sum + members, 0), groups }
}

export type DistributionRow = Group & {
  kind: DistributionKind
  part: 'GROUP' | 'OTHER' | 'KNOWN'
  groups: number
}

export async function saveDistributions(db: Db, communityId: string, rows: DistributionRow[]): Promise<void> {
  await db`delete from distribution`
  if (rows.length === 0) return
  await db`
    insert into distribution (community_id, kind, part, key, members, groups, latitude, longitude)
    select ${communityId}::uuid, * from unnest(${rows.map(({ kind }) => kind)}::text[], ${rows.map(({ part }) => part)}::text[],
      ${rows.map(({ key }) => key)}::text[], ${rows.map(({ members }) => members)}::integer[],
      ${rows.map(({ groups }) => groups)}::integer[], ${rows.map(({ latitude }) => latitude ?? null)}::double precision[],
      ${rows.map(({ longitude }) => longitude ?? null)}::double precision[])`
}

export async function listDistributions(db: Db): Promise<DistributionRow[]> {
  return db<DistributionRow[]>`
    select kind, part, key, members, groups, latitude, longitude from distribution order by kind, part, members desc, key`
}

export async function exportActivity(db: Db, { participantId }: Person): Promise<unknown> {
  return db`select day from activity_day where participant_id = ${participantId} order by day`
}
