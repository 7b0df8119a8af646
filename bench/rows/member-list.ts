import { dateFields, flagFields, numberFields, textFields } from '#contract/crm/member-fields.ts'
import { type MemberCondition, type MemberFilter, memberFilter } from '#contract/crm/member-filter.ts'
import { countViews, list } from '#server/features/crm/member-list/actions.ts'
import { list as listSegments } from '#server/features/crm/segment/actions.ts'
import { applicationRole, connect, type Db } from '#server/platform/db/connect.ts'
import type { UserContext } from '#server/platform/http/context.ts'
import { inCommunity } from '#server/platform/http/scope.ts'
import { createCommunity } from '../community.ts'
import { type BenchEnvironment, seed } from '../environment.ts'
import { insertActivity, questionId } from '../member-activity.ts'
import type { Row } from '../row.ts'
import { median } from '../verdict.ts'

const members = 100_000
const rounds = 3
const asksPerRound = 20
const segments = 10

/** One condition for each field, some of them met by few members and some by most. */
const conditions: MemberCondition[] = [
  ...textFields.map(field => ({ field, operator: 'contains' as const, value: '77' })),
  ...flagFields.map(field => ({ field, operator: 'is' as const, value: false })),
  ...dateFields.map(field => ({ field, operator: 'beforeDays' as const, value: 60 })),
  ...numberFields.map(field => ({ field, operator: 'atLeast' as const, value: 9 })),
  { field: 'topics', operator: 'hasAny', value: ['topic 7'] },
  { field: 'memberTags', operator: 'hasNone', value: ['tag 3'] },
  { field: 'contacts', operator: 'hasAll', value: ['TELEGRAM', 'LINKEDIN'] },
  { field: 'language', operator: 'isAnyOf', value: ['ru'] },
  { field: 'status', operator: 'isAnyOf', value: ['PENDING'] },
  { field: 'visibility', operator: 'isNoneOf', value: ['link'] },
  { field: 'answer', questionId, operator: 'contains', value: '77' },
]
const filters: [string, MemberFilter][] = [
  ['search', memberFilter.parse({ search: 'person-777' })],
  ...conditions.map((condition): [string, MemberFilter] => [
    condition.field,
    memberFilter.parse({ conditions: [condition] }),
  ]),
  ['any of twenty', memberFilter.parse({ match: 'any', conditions: conditions.slice(0, 20) })],
]

/** The table of the CRM as managers read it, with its total: pages, each filter, counts of views and of segments. */
export const memberList: Row<BenchEnvironment> = {
  name: 'member-list',
  async measure(bench) {
    const url = await bench.database('bench_member_list')
    const { id } = await createCommunity(url, { members, seed, secret: bench.secret })
    const ofSegments = Array.from({ length: segments }, (_, at) => filters[at * 3]?.[1] ?? filters[0]?.[1])
    await insertActivity(url, id, ofSegments as MemberFilter[])
    const sql = connect(url, { connections: 1, role: applicationRole })
    try {
      const measured = await inCommunity(sql, id, db => measureAll(db))
      const named = members.toLocaleString('en-US')
      const slowest = [...measured.filters].sort(([, one], [, other]) => median(other) - median(one)).slice(0, 3)
      const limit = { kind: 'atMost' as const, value: 200 }
      return {
        lines: [
          {
            what: `CRM: last page of ${named} members`,
            peer: 'its first page',
            unit: 'ms',
            ours: measured.last,
            theirs: measured.first,
            limit: { kind: 'atMost', value: 1.2 },
          },
          {
            what: 'CRM: slowest filter, p95',
            peer: null,
            unit: 'ms',
            ours: slowest[0]?.[1] ?? [],
            theirs: null,
            limit,
          },
          { what: 'CRM: counts of the views, p95', peer: null, unit: 'ms', ours: measured.views, theirs: null, limit },
          {
            what: `CRM: counts of ${segments} segments, p95`,
            peer: null,
            unit: 'ms',
            ours: measured.segments,
            theirs: null,
            limit,
          },
        ],
        notes: [
          `CRM filters with page and total, the slowest by p95: ${slowest.map(([name, times]) => `${name} ${median(times).toFixed(0)} ms`).join(', ')}.`,
        ],
      }
    } finally {
      await sql.end()
    }
  },
}

const p95 = (times: number[]): number => times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0

async function timesOf(ask: () => Promise<unknown>): Promise<number[]> {
  const times: number[] = []
  for (let count = 0; count < asksPerRound; count++) {
    const began = performance.now()
    await ask()
    times.push(performance.now() - began)
  }
  return times
}

async function measureAll(db: Db) {
  const ctx = {
    db,
    now: new Date('2026-11-17Z'),
    community: { timeZone: 'Europe/Berlin', lang: 'en' },
  } as unknown as UserContext
  const page = { sort: 'joined', order: 'desc', size: 50 } as const
  const ask = {
    first: () => list(page, ctx),
    last: () => list({ ...page, before: 'end' }, ctx),
    views: () => countViews({}, ctx),
    segments: () => listSegments({}, ctx),
  }
  const [first, last] = [await ask.first(), await ask.last()]
  if (first.items.length !== 50 || last.items.length !== 50 || first.total !== null)
    throw new Error('The pages differ from what was expected')
  const samples = { first: [] as number[], last: [] as number[], views: [] as number[], segments: [] as number[] }
  const byFilter = new Map<string, number[]>(filters.map(([name]) => [name, []]))
  for (let round = 0; round < rounds; round++) {
    for (const name of ['first', 'last'] as const) samples[name].push(median(await timesOf(ask[name])))
    for (const name of ['views', 'segments'] as const) samples[name].push(p95(await timesOf(ask[name])))
    for (const [name, filter] of filters)
      byFilter.get(name)?.push(p95(await timesOf(() => list({ ...page, filter }, ctx))))
  }
  return { ...samples, filters: byFilter }
}
