import { once } from 'node:events'
import { connect as connectSocket, createServer, type Server } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildCommunity } from '#server/features/communities/community/testing.ts'
import { buildParticipant } from '#server/features/participants/participant/testing.ts'
import { overNetwork } from '#server/testing/database-url.ts'
import { startTestApp, type TestApp } from '#server/testing/harness.ts'
import { applicationRole, connect, type Db, isUnavailable, readInstant, type Sql } from './connect.ts'

let t: TestApp
let sql: Sql
/** Names of participants by community: more communities than read connections. */
const members = new Map<string, string[]>()
let a: string
let b: string
beforeAll(async () => {
  t = await startTestApp()
  sql = connect(t.ownerUrl, { connections: 8, role: applicationRole })
  for (const count of [1, 2, 3, 4, 5]) {
    const { id } = await buildCommunity(t)
    const made = []
    for (let each = 0; each < count; each++) made.push((await buildParticipant(t, { communityId: id })).id)
    members.set(id, made)
  }
  ;[a, b] = [...members.keys()] as [string, string]
})
afterAll(async () => {
  await sql.end({ timeout: 1 })
  await t.stop()
})

const list = async (db: Db) => (await db<{ id: string }[]>`select id from participant order by id`).map(row => row.id)
const pidOf = async (db: Db) => (await db<{ pid: number }[]>`select pg_backend_pid() as pid`)[0]?.pid as number
const momentOf = async (db: Db) => (await db<{ now: string }[]>`select now()::text as now`)[0]?.now
const later = (ms: number) => new Promise(resolve => setTimeout(resolve, ms))

describe('a read', () => {
  test('sees only its own community when 300 reads share few connections', async () => {
    const ids = [...members.keys()]
    const asked = Array.from({ length: 300 }, (_, at) => ids[(at * 7) % ids.length] as string)
    const seen = await Promise.all(
      asked.map(id =>
        sql.read(id, async db => {
          const first = await list(db)
          await later(Math.random() * 3)
          return [first, await list(db)]
        }),
      ),
    )
    for (const [at, pages] of seen.entries())
      for (const page of pages) expect(page).toEqual(members.get(asked[at] as string))
  })

  test('is served while another community reads without a pause', async () => {
    let isOver = false
    let reads = 0
    const readOn = async () => {
      for (; !isOver; reads++) await sql.read(a, db => db`select pg_sleep(0.001)`)
    }
    const busy = Array.from({ length: 8 }, readOn)
    await expect.poll(() => reads).toBeGreaterThan(8)
    for (const [id, made] of members) expect(await sql.read(id, list)).toEqual(made)
    isOver = true
    await Promise.all(busy)
  })

  test('cannot write', async () => {
    const change = sql.read(a, db => db`update participant set city = 'elsewhere'`)
    await expect(change).rejects.toThrow('read-only transaction')
  })

  test('that failed leaves no scope behind for later work', async () => {
    for (let round = 0; round < 10; round++) {
      await expect(sql.read(a, db => db`select 1 / 0`)).rejects.toThrow('division by zero')
      await expect(sql.read(a, () => Promise.reject(new Error('on purpose')))).rejects.toThrow('on purpose')
      expect(await sql.read(b, list)).toEqual(members.get(b))
      expect(await sql.begin(list)).toEqual([])
      expect(await list(sql)).toEqual([])
    }
  })

  test('fails as unavailable when its connection is lost, and the next one works', async () => {
    const lost = sql.read(a, async db => {
      await t.owner`select pg_terminate_backend(${await pidOf(db)}, 5000)`
      return list(db)
    })
    expect(isUnavailable(await lost.catch(error => error))).toBe(true)
    expect(await sql.read(a, list)).toEqual(members.get(a))
  })

  test('refuses a community id that is not a UUID', async () => {
    await expect(sql.read(`${a}'; select '`, list)).rejects.toThrow('UUID')
  })
})

describe('a statement that was not awaited', () => {
  test.each(['begin', 'read'] as const)('is refused when its work (%s) is over', async kind => {
    let late: Promise<unknown> = Promise.resolve()
    let anotherBegins = () => {}
    const anotherHasBegun = new Promise<void>(resolve => {
      anotherBegins = resolve
    })
    const work = async (db: Db) => {
      late = anotherHasBegun.then(() => list(db))
      late.catch(() => {})
      throw new Error('on purpose')
    }
    await expect(kind === 'begin' ? sql.begin(work) : sql.read(a, work)).rejects.toThrow('on purpose')
    const another = sql.read(b, async db => {
      anotherBegins()
      await late.catch(() => {})
      return list(db)
    })
    await expect(late).rejects.toThrow('after its lease had ended')
    expect(await another).toEqual(members.get(b))
  })
})

describe('behind a pooler', () => {
  let pooler: Server
  let throughIt: Sql
  beforeAll(async () => {
    pooler = await startPooler(t.ownerUrl)
    const url = overNetwork(t.ownerUrl)
    url.port = String((pooler.address() as { port: number }).port)
    throughIt = connect(url.href, { connections: 4, role: applicationRole })
  })
  afterAll(async () => {
    await throughIt.end({ timeout: 1 })
    pooler.close()
  })

  const readTwice = (pool: Sql) =>
    pool.read(a, async db => {
      const first = await momentOf(db)
      return first === (await momentOf(db))
    })

  test('reads run in a transaction, because session settings do not stay with a connection', async () => {
    expect(await readTwice(throughIt)).toBe(true)
    expect(await readTwice(sql)).toBe(false)
    expect(await throughIt.read(b, list)).toEqual(members.get(b))
    expect(await list(throughIt)).toEqual([])
    await expect(throughIt.read(a, db => db`delete from participant`)).rejects.toThrow('read-only transaction')
  })
})

/** Forwards everything but replaces the backend process id of the handshake, as connection poolers do. */
async function startPooler(url: string): Promise<Server> {
  const { hostname, port } = new URL(url)
  const server = createServer(client => {
    const database = connectSocket(Number(port), hostname)
    database.on('data', data => {
      const at = data.indexOf(Buffer.from([0x4b, 0, 0, 0, 12]))
      if (at >= 0) data.writeInt32BE(1, at + 5)
      client.write(data)
    })
    client.on('data', data => database.write(data))
    for (const [one, other] of [
      [client, database],
      [database, client],
    ] as const)
      one.on('error', () => other.destroy()).on('close', () => other.destroy())
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return server
}

test.each([
  '2024-01-15 10:20:30+00',
  '2024-01-15 10:20:30.1+00',
  '2024-01-15 10:20:30.123456+00',
  '2024-01-15 12:50:30.5+02:30',
])('the timestamp %s is formatted as Date would', value => {
  expect(readInstant(value)).toBe(new Date(value).toISOString())
})
