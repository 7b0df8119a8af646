import { createHash } from 'node:crypto'
import { buildSession } from '#server/features/auth/session/testing.ts'
import { buildCommunity } from '#server/features/communities/community/testing.ts'
import { paceFor } from '#server/features/matching/engine/score/exclusions.ts'
import { mondayOf } from '#server/features/matching/run/week.ts'
import { MovableClock } from '#server/platform/clock/clock.ts'
import { addDays } from '#server/platform/clock/zone.ts'
import { connect, type Sql } from '#server/platform/db/connect.ts'
import { makeProfiles } from './run-members.ts'

export type RunSize = { communities: number; members: number; weeks: number }
export type RunDatabase = { domain: string; token: string; week: string; seconds: number }

const profilesAtOnce = 5000
const questionId = '019a0000-0000-7000-8000-000000000002'
const cooldownWeeks = 8

const idOf = (what: string) => {
  const hex = createHash('md5').update(what).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`
}

/**
 * Communities whose weekly run is due, with members who write, answer, were seen, like and ask, and with the lists of the weeks before.
 * One member is signed in.
 */
export async function seedRuns(
  databaseUrl: string,
  { communities, members, weeks }: RunSize,
  secret: string,
): Promise<RunDatabase> {
  const began = performance.now()
  const owner = connect(databaseUrl, { connections: 1, statementTimeoutMs: 1_800_000 })
  const bench = { owner, clock: new MovableClock(), config: { SESSION_SECRET: secret } }
  try {
    const { id, domain } = await buildCommunity(bench, { domain: 'club' })
    const week = mondayOf(new Date(), 'Europe/Berlin')
    // Without triggers and foreign keys, which cost more than the rows.
    await owner`set session_replication_role = replica`
    await owner`set synchronous_commit = off`
    await owner`set maintenance_work_mem = '512MB'`
    await copyCommunity(owner, id, communities)
    await insertMembers(owner, communities, members)
    await owner`
      insert into question (community_id, id, place, type, text, is_visible)
      select id, ${questionId}, 1, 'TEXT', '{"en": "", "ru": ""}', true from community`
    await owner`
      create temporary table numbered as
      select community_id, id, user_id, row_number() over (partition by community_id order by id) - 1 as n from participant`
    await owner`create index on numbered (community_id, n)`
    await owner`analyze numbered`
    await insertHistory(owner, { members, weeks, week })
    await insertDecisions(owner, members)
    await owner`set session_replication_role = origin`
    await owner`
      vacuum analyze community, app_user, session, connection, participant, answer, matching, matching_run, intro, relation, weekly_letter`
    const [caller] = await owner<{ userId: string }[]>`
      select user_id from participant where community_id = ${id} order by id limit 1`
    const { token } = await buildSession(bench, { communityId: id, userId: caller?.userId as string })
    return { domain, token, week, seconds: (performance.now() - began) / 1000 }
  } finally {
    await owner.end()
  }
}

/** The first community again and again, under other names. */
async function copyCommunity(owner: Sql, id: string, communities: number): Promise<void> {
  await owner`create temporary table copied as select * from community where id = ${id}`
  for (const column of ['id', 'domain'] as const)
    await owner`alter table copied alter column ${owner(column)} drop not null`
  await owner`
    insert into community select (jsonb_populate_record(c, jsonb_build_object('id', md5('community ' || n)::uuid, 'domain', 'club-' || n))).*
    from copied c, generate_series(2, ${communities}::integer) n`
  await owner`create temporary table ordered as select id, row_number() over (order by domain) - 1 as n from community`
}

async function insertMembers(owner: Sql, communities: number, members: number): Promise<void> {
  const all = communities * members
  const made = makeProfiles(all, 1)
  for (let from = 0; from < all; from += profilesAtOnce) {
    const rows = Array.from({ length: Math.min(profilesAtOnce, all - from) }, (_, at) => {
      const { value } = made.next()
      if (!value) throw new Error('There are too few profiles')
      return { n: from + at, id: idOf(`participant ${from + at}`), userId: idOf(`user ${from + at}`), ...value }
    })
    await owner`create temporary table fresh as select * from jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb) as f (
      n integer, id uuid, "userId" uuid, "firstName" text, language text, position text, company text, city text, about text, request text,
      "canHelp" text, goal text, tags text[], answer text)`
    await owner`
      insert into app_user (id, email, email_confirmed_at, created_at)
      select "userId", 'member-' || n || '@example.com', now() - interval '1 year', now() - interval '1 year' from fresh`
    await owner`create temporary table placed as select f.*, o.id as community_id from fresh f join ordered o on o.n = f.n / ${members}::integer`
    await owner`
      insert into session (id, user_id, origin_community_id, user_agent, created_at, expires_at, last_seen_at)
      select md5('session ' || n)::uuid, "userId", community_id, 'bench', now() - interval '90 days', 'infinity',
        now() - n % 45 * interval '1 day' from placed`
    await owner`
      insert into connection (community_id, user_id, connected_at) select community_id, "userId", now() - interval '1 year' from placed`
    await owner`
      insert into participant (community_id, id, user_id, slug, first_name, last_name, company, position, looking_for, can_help, goal, about,
        city, is_location_shared, tags, preferred_lang, moderation_status, is_email_confirmed, is_filled, joined_at, changed_at)
      select community_id, id, "userId", 'member-' || n, "firstName", 'Example', company, position, request, "canHelp", goal, about,
        city, n % 5 > 0, tags, language, 'CONFIRMED', true, true, now() - interval '1 year', now() - interval '30 days' from placed`
    await owner`
      insert into answer (community_id, user_id, question_id, text, answered_at)
      select community_id, "userId", ${questionId}, answer, now() - interval '300 days' from placed where answer <> ''`
    await owner`drop table fresh, placed`
  }
}

/** Lists of the weeks before. Indexes are made again afterwards, which is faster than filling them row by row. */
async function insertHistory(
  owner: Sql,
  { members, weeks, week }: { members: number; weeks: number; week: string },
): Promise<void> {
  const indexes = await owner<{ name: string; definition: string }[]>`
    select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as definition from pg_index i
    where i.indrelid = 'matching'::regclass and not exists (select from pg_constraint c where c.conindid = i.indexrelid)`
  for (const { name } of indexes) await owner`drop index ${owner(name)}`
  const { shown } = paceFor(members - 1, cooldownWeeks)
  for (let back = weeks; back > 0; back--) {
    const monday = addDays(week, -7 * back)
    await owner`
      insert into matching_run (community_id, id, week, status, progress, seed, started_at, finished_at, next_letters_at)
      select id, md5('run ' || id || ${monday}::text)::uuid, ${monday}::date, 'DONE', 1, 1, ${monday}::date + interval '1 hour',
        ${monday}::date + interval '1 hour', 'infinity' from community`
    await owner`
      insert into matching (community_id, id, participant_id, subject_id, week, origin, place, rate, features, matched_at, run_id, propensity)
      select m.community_id, (lpad(to_hex(extract(epoch from ${monday}::date)::bigint * 1000), 12, '0') || '70008'
          || lpad(to_hex(row_number() over (order by m.community_id, m.id, k)), 15, '0'))::uuid,
        m.id, s.id, ${monday}::date, 'WEEKLY', k, 30 + (m.n * 7 + k) % 60,
        array[1, 0.8, 0.31415927, 0.27182818, 0.141, 0, (m.n + k) % 3 * 0.3868528, m.n % 2, 1, 0.7071068, 0, 0, 0.25, 0, 0]::real[],
        ${monday}::date + interval '1 hour', md5('run ' || m.community_id || ${monday}::text)::uuid, 1.0 / k
      from numbered m cross join generate_series(1, ${shown}::integer) k
        -- Some are shown more often than others.
        join numbered s on s.community_id = m.community_id and s.n = floor(${members}::integer
          * power((hashint8(m.n * 1000 + ${back}::integer * 20 + k)::bigint + 2147483648) / 4294967296.0, 1.3))::bigint
      where s.id <> m.id
      on conflict do nothing`
    await owner`
      insert into weekly_letter (community_id, participant_id, week, created_at, is_sent)
      select community_id, id, ${monday}::date, ${monday}::date + interval '34 hours', true from numbered`
  }
  for (const { definition } of indexes) await owner.unsafe(definition)
}

/** What some made of those who were shown: likes, dislikes, intros. */
async function insertDecisions(owner: Sql, members: number): Promise<void> {
  await owner`
    insert into relation (community_id, participant_id, subject_id, relation_type, reason, created_at)
    select community_id, participant_id, subject_id, case when place % 3 = 0 then 'DISLIKE' else 'LIKE' end,
      case when place % 3 = 0 then 'NOT_INTERESTED' end, matched_at + interval '2 days'
    from matching where hashtext(id::text) % 25 = 0
    on conflict do nothing`
  await owner`
    insert into intro (community_id, id, from_id, to_id, matching_result_id, intro_message, status, answer, created_at, answered_at)
    select community_id, gen_random_uuid(), participant_id, subject_id, id, 'Shall we talk?',
      case when hashtext(id::text) % 3 = 0 then 'DECLINED' else 'ACCEPTED' end, '', matched_at + interval '3 days', matched_at + interval '5 days'
    from matching where hashtext(id::text) % 39 = 1
    on conflict do nothing`
  await owner`
    insert into matching_price (community_id, participant_id, expected_intros, capacity)
    select community_id, id, 1, 3 from numbered where ${members}::integer > 0`
}
