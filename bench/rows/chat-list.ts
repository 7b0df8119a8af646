import { list } from '#server/features/chats/chat/actions.ts'
import { search } from '#server/features/chats/message/actions.ts'
import { applicationRole, connect, type Db, type Sql } from '#server/platform/db/connect.ts'
import { inCommunity } from '#server/platform/http/scope.ts'
import { chatContextOf, insertChats } from '../chats.ts'
import { createCommunity } from '../community.ts'
import { type BenchEnvironment, seed } from '../environment.ts'
import type { Line, Row } from '../row.ts'
import { median } from '../verdict.ts'

const [few, many] = [10, 1000]
const messagesOfEach = 1000
const rounds = 3
const asksPerRound = 200
const searchMs = 50

/** The list of somebody with many long chats beside that of a newcomer, and the search in all of their messages. */
export const chatList: Row<BenchEnvironment> = {
  name: 'chat-list',
  async measure(bench) {
    const began = performance.now()
    const large = await readerWith(bench, 'bench_many_chats', many)
    const seconds = (performance.now() - began) / 1000
    const small = await readerWith(bench, 'bench_few_chats', few)
    try {
      const named = (many * messagesOfEach).toLocaleString('en-US')
      const among = `${many.toLocaleString('en-US')} chats and ${named} messages`
      const samples = await measureInTurns({ large: () => large.list(), small: () => small.list() }, asksPerRound)
      const searches = await measureInTurns(
        {
          // The first word is in every message. The other is searched as the stem "wordbcd", with which words of one message in ninety begin.
          some: () => large.find('tea wordbcde', 24),
          every: () => large.find('te', 24),
          none: () => large.find('tea coffee', 0),
        },
        20,
      )
      const search = (what: string, ours: number[]): Line => ({
        what: `search for ${what} in ${named} messages`,
        peer: null,
        unit: 'ms',
        ours,
        theirs: null,
        limit: { kind: 'atMost', value: searchMs },
      })
      const lines: Line[] = [
        {
          what: `list of chats among ${among}`,
          peer: `among ${few} chats`,
          unit: 'ms',
          ours: samples.large,
          theirs: samples.small,
          limit: { kind: 'atMost', value: 1.2 },
        },
        search('a word of one in ninety', searches.some),
        search('a word of each', searches.every),
        search('a word of none', searches.none),
      ]
      return { lines, notes: [`The ${among} were made in ${seconds.toFixed(0)} s.`] }
    } finally {
      await small.sql.end()
      await large.sql.end()
    }
  },
}

type Reader = { sql: Sql; list(): Promise<void>; find(query: string, count: number): Promise<void> }

async function readerWith(bench: BenchEnvironment, database: string, chats: number): Promise<Reader> {
  const url = await bench.database(database)
  const { id: communityId, participantId: readerId } = await createCommunity(url, {
    members: chats + 1,
    seed,
    secret: bench.secret,
  })
  const owner = connect(url, { connections: 1, statementTimeoutMs: 300_000 })
  await insertChats(owner, { communityId, readerId, chats, messagesOfEach })
  await owner.end()
  const sql = connect(url, { connections: 1, role: applicationRole })
  const ask = <R>(work: (db: Db) => Promise<R>) => inCommunity(sql, communityId, work)
  return {
    sql,
    async list() {
      const { items } = await ask(db => list({ size: few }, chatContextOf(db, communityId, readerId)))
      // A short page would be faster for the wrong reason.
      if (items.length !== few || !items.every(({ lastMessage }) => lastMessage)) throw new Error('Not the whole page')
    },
    async find(query, count) {
      const { items } = await ask(db => search({ query }, chatContextOf(db, communityId, readerId)))
      if (items.length !== count) throw new Error(`Found ${items.length} instead of ${count}`)
    },
  }
}

/** Medians of each round, one question after the other, so that what slows a round affects all. */
async function measureInTurns<N extends string>(
  asks: Record<N, () => Promise<void>>,
  count: number,
): Promise<Record<N, number[]>> {
  const names = Object.keys(asks) as N[]
  const samples = Object.fromEntries(names.map(name => [name, [] as number[]])) as Record<N, number[]>
  for (let round = 0; round <= rounds; round++) {
    const times = Object.fromEntries(names.map(name => [name, [] as number[]])) as Record<N, number[]>
    for (let each = 0; each < count; each++)
      for (const name of names) {
        const began = performance.now()
        await asks[name]()
        times[name].push(performance.now() - began)
      }
    // The first round is a warm-up.
    if (round > 0) for (const name of names) samples[name].push(median(times[name]))
  }
  return samples
}
