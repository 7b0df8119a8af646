import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { inCommunity } from '#server/platform/http/scope.ts'
import {
  buildCommunity,
  buildConnection,
  buildKeptReply,
  buildLetter,
  buildParticipant,
  type Ground,
} from '#server/testing/factories.ts'
import { startTestApp, type TestApp } from '#server/testing/harness.ts'
import {
  buildAcceptance,
  buildAccessCode,
  buildBlock,
  buildInvitation,
  buildOauthProvider,
} from '#server/testing/identity.ts'
import {
  buildBookmark,
  buildIntro,
  buildMatching,
  buildNeverPair,
  buildPairRule,
  buildPairScore,
  buildRelation,
  buildReport,
  buildRequestAnswer,
  buildRun,
} from '#server/testing/matching.ts'
import { buildContact, buildDraft, buildPair, buildQuestion } from '#server/testing/people.ts'
import type { Db } from './connect.ts'

/** How a row of each table of a community comes about; a table that is missing here fails the first test. */
const rowOf: Record<string, (t: Ground, communityId: string) => Promise<unknown>> = {
  connection: (t, communityId) => buildConnection(t, { communityId }),
  participant: (t, communityId) => buildParticipant(t, { communityId }),
  permission: (t, communityId) => buildConnection(t, { communityId, permissions: ['CAN_CHAT'] }),
  idempotent_call: (t, communityId) => buildKeptReply(t, { communityId }),
  letter: (t, communityId) => buildLetter(t, { communityId }),
  oauth_provider: (t, communityId) => buildOauthProvider(t, { communityId }),
  access_code: (t, communityId) => buildAccessCode(t, { communityId }),
  invitation: (t, communityId) => buildInvitation(t, { communityId }),
  accepted_invitation: (t, communityId) => buildAcceptance(t, { communityId }),
  blocked_user: (t, communityId) => buildBlock(t, { communityId }),
  contact: async (t, communityId) =>
    buildContact(t, { communityId, participantId: (await buildParticipant(t, { communityId })).id }),
  profile_draft: async (t, communityId) => buildDraft(t, await buildConnection(t, { communityId })),
  question: (t, communityId) => buildQuestion(t, communityId),
  answer: async (t, communityId) => {
    const { userId } = await buildConnection(t, { communityId })
    await t.owner`
      insert into answer (community_id, user_id, question_id, answered_at)
      values (${communityId}, ${userId}, ${await buildQuestion(t, communityId)}, ${t.clock.now()})`
  },
  private_note: async (t, communityId) => {
    const { authorId, subjectId } = await buildPair(t, communityId)
    await t.owner`
      insert into private_note (community_id, author_id, subject_id, note, updated_at)
      values (${communityId}, ${authorId}, ${subjectId}, 'a note', ${t.clock.now()})`
  },
  notification_pref: async (t, communityId) => {
    const { authorId } = await buildPair(t, communityId)
    await t.owner`
      insert into notification_pref (community_id, participant_id, channel, is_disabled)
      values (${communityId}, ${authorId}, 'EMAIL', true)`
  },
  reach_request: async (t, communityId) => {
    const { authorId, subjectId } = await buildPair(t, communityId)
    await t.owner`
      insert into reach_request (community_id, id, author_id, subject_id, message, created_at)
      values (${communityId}, ${authorId}, ${authorId}, ${subjectId}, 'hello', ${t.clock.now()})`
  },
  // Comes with whoever looks for something.
  request: (t, communityId) => buildParticipant(t, { communityId }),
  request_answer: (t, communityId) => buildRequestAnswer(t, { communityId }),
  matching: (t, communityId) => buildMatching(t, { communityId }),
  intro: (t, communityId) => buildIntro(t, { communityId }),
  relation: (t, communityId) => buildRelation(t, { communityId }),
  bookmark: (t, communityId) => buildBookmark(t, { communityId }),
  report: (t, communityId) => buildReport(t, { communityId }),
  never_pair: (t, communityId) => buildNeverPair(t, { communityId }),
  pair_rule: (t, communityId) => buildPairRule(t, { communityId }),
  pair_score: async (t, communityId) =>
    buildPairScore(t, { communityId, scoredBy: (await buildConnection(t, { communityId })).userId }),
  matching_run: (t, communityId) => buildRun(t, { communityId }),
  matching_input: async (t, communityId) => {
    const runId = await buildRun(t, { communityId, week: '2026-01-05' })
    await t.owner`
      insert into matching_input (community_id, run_id, part, body) values (${communityId}, ${runId}, 1, ${Buffer.from('{}')})`
  },
  matching_rules: (t, communityId) =>
    t.owner`insert into matching_rules (community_id, updated_at) values (${communityId}, ${t.clock.now()})`,
  matching_preference: async (t, communityId) => {
    const { authorId } = await buildPair(t, communityId)
    await t.owner`insert into matching_preference (community_id, participant_id) values (${communityId}, ${authorId})`
  },
  matching_price: async (t, communityId) => {
    const { authorId } = await buildPair(t, communityId)
    await t.owner`
      insert into matching_price (community_id, participant_id, expected_intros, capacity)
      values (${communityId}, ${authorId}, 1, 5)`
  },
  weekly_letter: async (t, communityId) => {
    const { authorId } = await buildPair(t, communityId)
    await t.owner`
      insert into weekly_letter (community_id, participant_id, week, created_at, is_sent)
      values (${communityId}, ${authorId}, '2026-01-05', ${t.clock.now()}, true)`
  },
  messenger_text: async (t, communityId) => {
    const { authorId } = await buildPair(t, communityId)
    await t.owner`
      insert into messenger_text (community_id, id, participant_id, channel, kind, text, created_at)
      values (${communityId}, ${authorId}, ${authorId}, 'TELEGRAM', 'test', 'hello', ${t.clock.now()})`
  },
  notification: async (t, communityId) => {
    const { authorId, subjectId } = await buildPair(t, communityId)
    await t.owner`
      insert into notification (community_id, id, participant_id, kind, actor_id, created_at)
      values (${communityId}, ${authorId}, ${authorId}, 'test', ${subjectId}, ${t.clock.now()})`
  },
  credit_account: async (t, communityId) => {
    const { authorId } = await buildPair(t, communityId)
    await t.owner`
      insert into credit_account (community_id, participant_id, balance, refilled_at)
      values (${communityId}, ${authorId}, 90, ${t.clock.now()})`
  },
  credit_entry: async (t, communityId) => {
    const { authorId } = await buildPair(t, communityId)
    await t.owner`
      insert into credit_entry (community_id, id, participant_id, amount, kind, created_at)
      values (${communityId}, ${authorId}, ${authorId}, 100, 'REFILL', ${t.clock.now()})`
  },
}

/** Tables of the installation; what belongs to one community never goes here. */
const installationTables = [
  'app_user',
  'call_count',
  'community',
  'demo_part',
  'external_identity',
  'migration',
  'one_time_code',
  'session',
  'telegram_account',
]

let t: TestApp
let a: string
let b: string
beforeAll(async () => {
  t = await startTestApp()
  a = (await buildCommunity(t)).id
  b = (await buildCommunity(t)).id
  for (const build of Object.values(rowOf)) for (const community of [a, b]) await build(t, community)
})
afterAll(() => t.stop())

const inA = <T>(work: (db: Db) => Promise<T>) => inCommunity(t.sql, a, work)
const communitiesIn = async (db: Db, table: string) =>
  (await db<{ communityId: string }[]>`select distinct community_id from ${db(table)}`).map(row => row.communityId)

describe('the catalogue', () => {
  test('has no table that is neither of a community, and filled here, nor listed as of the installation', async () => {
    const tables = await t.owner<{ name: string; isOfCommunity: boolean }[]>`
      select c.relname as name, exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'community_id'
        and not a.attisdropped) as is_of_community
      from pg_class c where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace`
    const named = (isOfCommunity: boolean) =>
      tables
        .filter(table => table.isOfCommunity === isOfCommunity)
        .map(table => table.name)
        .sort()
    expect(named(true)).toEqual(Object.keys(rowOf).sort())
    expect(named(false)).toEqual(installationTables)
  })

  test('has references between tables of a community that include the community', async () => {
    const references = await t.owner<{ name: string; from: string[]; to: string[] }[]>`
      select r.conname as name,
        array(select attname from pg_attribute, unnest(r.conkey) with ordinality k (n, at)
          where attrelid = r.conrelid and attnum = k.n order by k.at)::text[] as from,
        array(select attname from pg_attribute, unnest(r.confkey) with ordinality k (n, at)
          where attrelid = r.confrelid and attnum = k.n order by k.at)::text[] as to
      from pg_constraint r
      where r.contype = 'f' and r.conrelid::regclass::text = any (${Object.keys(rowOf)})
        and r.confrelid::regclass::text = any (${Object.keys(rowOf)})`
    expect(references.length).toBeGreaterThan(0)
    for (const { name, from, to } of references) {
      const at = from.indexOf('community_id')
      expect(at, name).toBeGreaterThanOrEqual(0)
      expect(to[at], name).toBe('community_id')
    }
  })

  test('gives the application neither ownership nor a way past row level security', async () => {
    const [role] = await t.sql`
      select current_user::text as name, rolsuper, rolbypassrls, rolcreaterole from pg_roles where rolname = current_user`
    expect(role).toEqual({ name: 'samovar_app', rolsuper: false, rolbypassrls: false, rolcreaterole: false })
    await expect(t.sql`alter table letter disable row level security`).rejects.toThrow('must be owner')
    await expect(t.sql`select * from graphile_worker.jobs`).rejects.toThrow('permission denied')
    await expect(t.sql`delete from migration`).rejects.toThrow('permission denied')
  })
})

describe.each(Object.keys(rowOf))('the table %s', table => {
  test('shows a scope its own rows alone, without any where', async () => {
    expect((await communitiesIn(t.owner, table)).sort()).toEqual([a, b].sort())
    expect(await inA(db => communitiesIn(db, table))).toEqual([a])
  })

  test('shows nothing outside a scope, also on a connection that had one', async () => {
    const connection = await t.sql.reserve()
    try {
      await connection`begin`
      await connection`select set_config('app.community_id', ${a}, true)`
      expect(await communitiesIn(connection, table)).toEqual([a])
      await connection`commit`
      expect(await communitiesIn(connection, table)).toEqual([])
    } finally {
      connection.release()
    }
    expect(await communitiesIn(t.sql, table)).toEqual([])
  })

  test('takes no row for another community', async () => {
    const [row] = await t.owner`select * from ${t.owner(table)} where community_id = ${b} limit 1`
    const columns = await t.owner<{ name: string }[]>`
      select attname as name from pg_attribute
      where attrelid = ${table}::regclass and attnum > 0 and not attisdropped and attgenerated = ''`
    const names = columns.map(({ name }) => name)
    const insert = (db: Db) =>
      db`insert into ${db(table)} (${db(names)}) select ${db(names)}
        from json_populate_record(null::${db(table)}, ${JSON.stringify(snake(row))}::text::json)`
    await expect(inA(insert)).rejects.toThrow('row-level security')
    await expect(inCommunity(t.sql, b, insert)).rejects.toThrow('duplicate key')
  })

  test('lets no row move to another community, nor be changed or removed from there', async () => {
    const move = (db: Db) => db`update ${db(table)} set community_id = ${b}`
    await expect(inA(move)).rejects.toThrow('row-level security')
    const before = await t.owner`select * from ${t.owner(table)} where community_id = ${b}`
    await inA(db => db`delete from ${db(table)} where community_id = ${b}`)
    await inA(db => db`update ${db(table)} set community_id = community_id where community_id = ${b}`)
    expect(await t.owner`select * from ${t.owner(table)} where community_id = ${b}`).toEqual(before)
  })
})

const snake = (row: Record<string, unknown> = {}) =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name.replace(/[A-Z]/g, letter => `_${letter.toLowerCase()}`),
      value instanceof Uint8Array ? `\\x${Buffer.from(value).toString('hex')}` : value,
    ]),
  )
