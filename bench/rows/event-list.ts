import { buildCommunity } from '#server/features/communities/community/testing.ts'
import { upcoming } from '#server/features/events/event-list/actions.ts'
import { MovableClock } from '#server/platform/clock/clock.ts'
import { applicationRole, connect, type Sql } from '#server/platform/db/connect.ts'
import { inCommunity } from '#server/platform/http/scope.ts'
import { type BenchEnvironment, seed } from '../environment.ts'
import { contextOf, insertEvents } from '../events.ts'
import { compareWithBareHandlers } from '../peers.ts'
import type { Measured, Row } from '../row.ts'
import { median } from '../verdict.ts'

const served = 200
const [few, many] = [100, 100_000]
const rounds = 3
const asksPerRound = 300

/** The page of an event and the list, as a member reads them; and the list among many events beside the list among few. */
export const eventList: Row<BenchEnvironment> = {
  name: 'event-list',
  async measure(bench) {
    const { community, databaseUrl } = await bench.getServer()
    const owner = connect(databaseUrl, { connections: 1 })
    try {
      await insertEvents(owner, community.id, served, seed)
    } finally {
      await owner.end()
    }
    const headers = { authorization: `Bearer ${community.token}` }
    const page = { path: `/api/event/tea-${served / 2 + 1}`, headers }
    const list = { path: '/api/event/upcoming', headers }
    return {
      lines: [
        ...(await compareWithBareHandlers(bench, 'page of an event', page, '/event')),
        ...(await compareWithBareHandlers(bench, 'upcoming events (20 rows)', list, '/events')),
        ...(await compareSizes(bench)),
      ],
    }
  },
}

async function compareSizes(bench: BenchEnvironment): Promise<Measured['lines']> {
  const url = await bench.database('bench_events')
  const owner = connect(url, { connections: 1 })
  const sql = connect(url, { connections: 1, role: applicationRole })
  try {
    const small = await communityWith(owner, few)
    const large = await communityWith(owner, many)
    const samples = await measureLists(sql, { small, large })
    const named = (count: number) => count.toLocaleString('en-US')
    return [
      {
        what: `upcoming events among ${named(many)}`,
        peer: `among ${named(few)}`,
        unit: 'ms',
        ours: samples.large,
        theirs: samples.small,
        limit: { kind: 'atMost', value: 1.2 },
      },
    ]
  } finally {
    await owner.end()
    await sql.end()
  }
}

async function communityWith(owner: Sql, events: number): Promise<string> {
  const { id } = await buildCommunity({ owner, clock: new MovableClock(), config: { SESSION_SECRET: '' } })
  await insertEvents(owner, id, events, `${seed} ${events}`)
  return id
}

type Name = 'small' | 'large'

async function measureLists(sql: Sql, ids: Record<Name, string>): Promise<Record<Name, number[]>> {
  const names: Name[] = ['small', 'large']
  const ask = async (name: Name) => {
    const began = performance.now()
    const { items } = await inCommunity(sql, ids[name], db => upcoming({}, contextOf(db, ids[name])))
    // A short page would be faster for the wrong reason.
    if (items.length !== 20) throw new Error(`The page has ${items.length} events`)
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
