import { applicationRole, connect, type Db } from '#server/platform/db/connect.ts'
import { inCommunity } from '#server/platform/http/scope.ts'
import { createCommunity } from '../community.ts'
import { type BenchEnvironment, seed } from '../environment.ts'
import type { Row } from '../row.ts'
import { median } from '../verdict.ts'

const members = 1_000_000
const pageSize = 20
const rounds = 3
const asksPerRound = 500

/**
 * Keyset pagination: a page costs the same anywhere in the list. Measured as the application role, with its policies.
 */
export const largeList: Row<BenchEnvironment> = {
  name: 'large-list',
  async measure(bench) {
    const url = await bench.database('bench_large_list')
    const began = performance.now()
    const { id } = await createCommunity(url, { members, seed, secret: bench.secret })
    const seconds = (performance.now() - began) / 1000
    const sql = connect(url, { connections: 1, role: applicationRole })
    try {
      const { first, last } = await inCommunity(sql, id, measurePages)
      const named = members.toLocaleString('en-US')
      return {
        lines: [
          {
            what: `last page of ${named} members`,
            peer: 'its first page',
            unit: 'ms',
            ours: last,
            theirs: first,
            limit: { kind: 'atMost', value: 1.2 },
          },
        ],
        notes: [`The list of ${named} members was made in ${seconds.toFixed(0)} s.`],
      }
    } finally {
      await sql.end()
    }
  },
}

type Member = { id: string; joinedAt: string; firstName: string; lastName: string; company: string; position: string }

const listFirst = (db: Db) => db<Member[]>`
  select id, joined_at, first_name, last_name, company, position from participant
  order by joined_at desc, id desc limit ${pageSize}`

const listAfter = (db: Db, after: Member) => db<Member[]>`
  select id, joined_at, first_name, last_name, company, position from participant
  where (joined_at, id) < (${after.joinedAt}, ${after.id}::uuid)
  order by joined_at desc, id desc limit ${pageSize}`

async function measurePages(db: Db): Promise<{ first: number[]; last: number[] }> {
  const beforeLast = await db<Member[]>`
    select id, joined_at from participant order by joined_at, id limit 1 offset ${pageSize}`
  const cursor = beforeLast[0] as Member
  const ask = { first: () => listFirst(db), last: () => listAfter(db, cursor) }
  await ensureWholePages(ask)
  const samples = { first: [] as number[], last: [] as number[] }
  for (let round = 0; round < rounds; round++) {
    const times = { first: [] as number[], last: [] as number[] }
    for (let count = 0; count < asksPerRound; count++)
      for (const page of ['first', 'last'] as const) {
        const began = performance.now()
        await ask[page]()
        times[page].push(performance.now() - began)
      }
    for (const page of ['first', 'last'] as const) samples[page].push(median(times[page]))
  }
  return samples
}

/** A short page would be faster for the wrong reason. */
async function ensureWholePages(ask: Record<'first' | 'last', () => Promise<Member[]>>): Promise<void> {
  const [first, last] = [await ask.first(), await ask.last()]
  const isOrdered = (first[0]?.joinedAt ?? '') > (last[0]?.joinedAt ?? '')
  if (first.length !== pageSize || last.length !== pageSize || !isOrdered)
    throw new Error('The pages differ from what was expected')
}
