import { pino } from 'pino'
import { data, distributions } from '#server/features/analytics/chart/actions.ts'
import { renewRollup } from '#server/features/analytics/rollup/actions.ts'
import { buildCommunity } from '#server/features/communities/community/testing.ts'
import { MovableClock } from '#server/platform/clock/clock.ts'
import { applicationRole, connect, type Sql } from '#server/platform/db/connect.ts'
import { inCommunity } from '#server/platform/http/scope.ts'
import { type BenchEnvironment, seed } from '../environment.ts'
import { contextOf } from '../events.ts'
import type { Row } from '../row.ts'
import { median } from '../verdict.ts'

const [few, many] = [1000, 100_000]
const messagesEach = 7
const introsEach = 2
const rounds = 3
const asksPerRound = 60
/** An answer takes no longer than this, whatever the history. */
const limitMs = 100

const rowsOf = (members: number) => members * (messagesEach + introsEach + 1)
const named = (count: number) => count.toLocaleString('en-US')

/** The figures of a year and the distributions, with a million rows of history beside a hundredth of it. */
export const charts: Row<BenchEnvironment> = {
  name: 'charts',
  async measure(bench) {
    const url = await bench.database('bench_charts')
    const owner = connect(url, { connections: 1, statementTimeoutMs: 600_000 })
    const sql = connect(url, { connections: 1, role: applicationRole, statementTimeoutMs: 600_000 })
    try {
      const small = await communityWith(owner, few)
      const large = await communityWith(owner, many)
      await renew(sql, small)
      const began = performance.now()
      await renew(sql, large)
      const wholeMs = performance.now() - began
      await owner`vacuum analyze rollup_day, rollup_cohort, activity_day, distribution`
      const samples = await measureAnswers(sql, { small, large })
      const what = `figures of a year, ${named(rowsOf(many))} rows of ${named(many)} members`
      return {
        lines: [
          {
            what,
            peer: `${named(rowsOf(few))} rows of ${named(few)}`,
            unit: 'ms',
            ours: samples.large,
            theirs: samples.small,
            limit: { kind: 'atMost', value: 1.2 },
          },
          {
            what,
            peer: null,
            unit: 'ms',
            ours: samples.large,
            theirs: null,
            limit: { kind: 'atMost', value: limitMs },
          },
        ],
        notes: [`Computing all days of ${named(rowsOf(many))} rows took ${(wholeMs / 1000).toFixed(1)} s.`],
      }
    } finally {
      await owner.end()
      await sql.end()
    }
  },
}

const contextIn = (db: Parameters<typeof contextOf>[0], id: string) => {
  const context = contextOf(db, id)
  return {
    ...context,
    log: pino({ level: 'silent' }),
    community: { id, timeZone: 'Europe/Berlin', memberCount: 0 },
  } as never
}

const renew = (sql: Sql, id: string) => inCommunity(sql, id, db => renewRollup(contextIn(db, id)))

type Name = 'small' | 'large'

async function measureAnswers(sql: Sql, ids: Record<Name, string>): Promise<Record<Name, number[]>> {
  const names: Name[] = ['small', 'large']
  const ask = async (name: Name) => {
    const began = performance.now()
    const [chart, spread] = await inCommunity(sql, ids[name], async db => [
      await data({ communityId: undefined, range: 'year' }, contextIn(db, ids[name])),
      await distributions({ communityId: undefined }, contextIn(db, ids[name])),
    ])
    if (chart.total.introsSent === 0 || spread.items.length !== 5) throw new Error('The figures are missing')
    return performance.now() - began
  }
  const samples: Record<Name, number[]> = { small: [], large: [] }
  for (let round = 0; round <= rounds; round++) {
    const times: Record<Name, number[]> = { small: [], large: [] }
    for (let count = 0; count < asksPerRound; count++) for (const name of names) times[name].push(await ask(name))
    // The first round is a warm-up.
    if (round > 0) for (const name of names) samples[name].push(median(times[name]))
  }
  return samples
}

/** Members who joined over three years, and what they wrote, sent and scored since, the same for the same seed. */
async function communityWith(owner: Sql, members: number): Promise<string> {
  const { id } = await buildCommunity({ owner, clock: new MovableClock(), config: { SESSION_SECRET: '' } })
  const key = `${seed} charts ${members}`
  // Skips foreign keys and triggers, which cost more than the rows.
  await owner`set session_replication_role = replica`
  await owner`
    insert into participant (community_id, id, user_id, slug, first_name, last_name, position, city, is_location_shared, latitude,
      longitude, tags, looking_for, moderation_status, is_email_confirmed, is_filled, joined_at)
    select ${id}, md5(${key} || n)::uuid, md5(${key} || ' user ' || n)::uuid, 'person-' || n, 'Vera', 'Example',
      'Position ' || n % 150, 'City ' || n % 300, true, n % 60, n % 120, array['Tag ' || n % 400, 'Tag ' || n % 37], '', 'CONFIRMED',
      true, n % 3 > 0, now() - interval '3 years' * (1 - n::float / ${members}::integer)
    from generate_series(1, ${members}::integer) as n`
  const at = owner`now() - interval '3 years' * (1 - n::float / ${members}::integer) * (k::float / (k + 1))`
  await owner`
    insert into chat_message (community_id, chat_id, id, number, seq, author_id, kind, text, created_at)
    select ${id}, ${id}, md5(${key} || ' message ' || n || ' ' || k)::uuid, n * 10 + k, n * 10 + k, md5(${key} || n)::uuid, 'TEXT',
      'Tea?', ${at}
    from generate_series(1, ${members}::integer) as n, generate_series(1, ${messagesEach}::integer) as k order by ${at}`
  await owner`
    insert into intro (community_id, id, from_id, to_id, status, created_at, answered_at)
    select ${id}, md5(${key} || ' intro ' || n || ' ' || k)::uuid, md5(${key} || n)::uuid,
      md5(${key} || (n + k) % ${members}::integer + 1)::uuid, case when n % 3 = 0 then 'ACCEPTED' else 'SENT' end, ${at},
      case when n % 3 = 0 then ${at} end
    from generate_series(1, ${members}::integer) as n, generate_series(1, ${introsEach}::integer) as k
    on conflict do nothing`
  await owner`
    insert into matching (community_id, id, participant_id, subject_id, week, origin, place, rate, matched_at, score, scored_at)
    select ${id}, md5(${key} || ' matching ' || n)::uuid, md5(${key} || n)::uuid, md5(${key} || n % ${members}::integer + 1)::uuid,
      '2026-01-05', 'WEEKLY', 1, 50, ${at}, 1 + n % 5, ${at}
    from generate_series(1, ${members}::integer) as n, generate_series(1, 1) as k`
  await owner`set session_replication_role = origin`
  await owner`vacuum analyze participant, chat_message, intro, matching`
  return id
}
