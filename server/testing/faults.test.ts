import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { api } from '#contract/capabilities.ts'
import { callLimits } from '#contract/limits.ts'
import { createRandom } from '#design/art/random.ts'
import { buildSession } from '#server/features/auth/session/testing.ts'
import { buildCommunity } from '#server/features/communities/community/testing.ts'
import { buildConnection } from '#server/features/users/user/testing.ts'
import { MovableClock, systemClock } from '#server/platform/clock/clock.ts'
import { connect, type Sql } from '#server/platform/db/connect.ts'
import { startDatabaseProxy } from './database-proxy.ts'
import type { FactoryContext } from './factory-context.ts'
import { copyDatabase } from './harness.ts'
import { holdWrites } from './race.ts'
import { prepareServers, type ServerProcess } from './server-process.ts'

/*
 * Crash tests: real processes of the built server, real signals, on loopback. Every wait has a limit, and the times of
 * the kills come from a seed.
 */

const config = { SESSION_SECRET: 'a secret of more than thirty-two characters' }
let servers: ReturnType<typeof prepareServers>
let database: Awaited<ReturnType<typeof copyDatabase>>
let folder: string
let ground: FactoryContext
let here: { id: string }

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'samovar-faults-'))
  await chmod(folder, 0o755)
  servers = prepareServers()
  database = await copyDatabase()
  ground = { owner: connect(database.url, { connections: 4 }), clock: new MovableClock(), config }
  here = await buildCommunity(ground)
})
afterAll(async () => {
  servers.stopAll()
  await ground.owner.end({ timeout: 60_000 })
  await database.drop()
  await rm(folder, { recursive: true, force: true })
})

const start = (environment: NodeJS.ProcessEnv = {}) =>
  servers.start({ ...config, DATABASE_URL: database.url, DATA_DIR: folder, ...environment })

type Write = { token: string; key: string; domain: string }

/** Communities to create, three per founder as the rate limit allows. */
async function planWrites(on: FactoryContext, communityId: string, founders: number, name: string): Promise<Write[]> {
  const writes: Write[] = []
  for (let founder = 0; founder < founders; founder++) {
    const { token } = await buildSession(on, await buildConnection(on, { communityId }))
    for (const nth of [1, 2, 3]) writes.push({ token, key: `key ${nth}`, domain: `${name}-${founder}-${nth}` })
  }
  return writes
}

const write = (server: ServerProcess, { token, key, domain }: Write, communityId = here.id) =>
  server.call(
    api.community.create,
    { domain, title: domain },
    { communityId, token, headers: { 'idempotency-key': key } },
  )

describe('two processes', () => {
  test('share rate limits', { timeout: 300_000 }, async () => {
    const [one, two] = await Promise.all([start(), start()])
    const attempts = Array.from({ length: 2 * callLimits.signIn.count }, (_, at) => (at % 2 ? one : two))
    const answers = await Promise.all(
      attempts.map(server => server.call(api.session.login, { authType: 'NONE' }, { communityId: here.id })),
    )
    const statuses = (server: ServerProcess) =>
      answers.filter((_answer, at) => attempts[at] === server).map(answer => answer.status)
    expect(answers.filter(answer => answer.status === 400)).toHaveLength(callLimits.signIn.count)
    expect(answers.filter(answer => answer.status === 429)).toHaveLength(callLimits.signIn.count)
    for (const server of [one, two]) expect(statuses(server)).toContain(400)

    const [founding] = await planWrites(ground, here.id, 1, 'both')
    const twice = await Promise.all([one, two].map(server => write(server, founding as Write)))
    expect(twice.map(answer => answer.status)).toEqual([200, 200])
    expect(twice.filter(answer => answer.headers.get('idempotency-replayed'))).toHaveLength(1)
    await Promise.all([one.stop('SIGTERM'), two.stop('SIGTERM')])
  })
})

describe('a server killed with SIGKILL while it writes', () => {
  let proxy: Awaited<ReturnType<typeof startDatabaseProxy>>
  beforeAll(async () => {
    proxy = await startDatabaseProxy(database.url)
  })
  afterAll(() => proxy.stop())

  test('has every acknowledged write exactly once after its restart, no partial one, and replays committed writes without a response', {
    timeout: 300_000,
  }, async () => {
    const random = createRandom('moments of death')
    const left = await planWrites(ground, here.id, 30, 'killed')
    const all = [...left]
    const acknowledged = new Set<string>()
    const replayed: string[] = []
    const unanswered: string[] = []
    let deaths = 0
    // Without jobs, so that every transaction that is committed meanwhile is one of the writes.
    const startBehindProxy = () => start({ DATABASE_URL: proxy.url, JOBS: 'false' })
    let server = await startBehindProxy()
    let isUp = Promise.resolve()

    /** Sends writes one after the other; an unanswered one is retried on the next server. */
    const writer = async () => {
      for (let next = left.shift(); next; next = left.shift()) {
        const to = server
        const answer = await write(to, next).catch(() => null)
        if (!answer) {
          left.unshift(next)
          await isUp
          continue
        }
        expect(answer.status, answer.failure.name).toBe(200)
        acknowledged.add(next.domain)
        if (answer.headers.get('idempotency-replayed')) replayed.push(next.domain)
      }
    }
    const acknowledgedMore = async (count: number) => {
      const wanted = acknowledged.size + count
      await expect.poll(() => acknowledged.size >= wanted, { timeout: 60_000, interval: 1 }).toBe(true)
    }
    const restart = async () => {
      await server.stop('SIGKILL')
      deaths++
      await proxy.untilClosed()
      const kept = await ground.owner<{ domain: string }[]>`select domain from community where domain like 'killed-%'`
      const domains = kept.map(each => each.domain)
      expect(domains).toEqual(expect.arrayContaining([...acknowledged]))
      for (const domain of domains)
        if (!acknowledged.has(domain) && !unanswered.includes(domain)) unanswered.push(domain)
      server = await startBehindProxy()
    }
    /** At seeded moments, and alternately between the commit of a write and its response. */
    const kill = async () => {
      while (deaths < 3) {
        await acknowledgedMore(3 + Math.floor(random.next() * 12))
        if (deaths % 2 === 1) await proxy.keepNextCommit()
        isUp = restart()
        await isUp
      }
    }
    await Promise.all([kill(), ...Array.from({ length: 6 }, writer)])

    expect(acknowledged.size).toBe(all.length)
    const founded = await ground.owner<{ domain: string; admins: number }[]>`
      select domain, (select count(*)::integer from connection where community_id = c.id and role = 'ROLE_ADMIN') as admins
      from community c where domain like 'killed-%' order by domain`
    expect(founded.map(each => each.domain)).toEqual(all.map(each => each.domain).sort())
    expect(founded.every(each => each.admins === 1)).toBe(true)
    // One kill came after a commit; the retry was replayed instead of failing with a taken domain, and no other was.
    expect(unanswered.length).toBeGreaterThanOrEqual(1)
    expect(replayed.sort()).toEqual(unanswered.sort())
    await server.stop('SIGKILL')
    // Jobs of these writes must not run on servers of other tests.
    await ground.owner`delete from graphile_worker._private_jobs`
  })
})

describe('SIGTERM', () => {
  test('finishes a request in flight, accepts no new ones, and then exits by itself', {
    timeout: 300_000,
  }, async () => {
    const server = await start()
    const [founding] = await planWrites(ground, here.id, 1, 'in-flight')
    const held = await holdWrites(ground.owner, 'community', { when: "new.domain like 'in-flight-%'" })
    const answer = write(server, founding as Write)
    await held.until(waiting => waiting === 1)
    const ended = server.stop('SIGTERM')
    const isRefused = () =>
      server.call(api.user.getContact, {}, { communityId: here.id }).then(
        () => false,
        error => error.message === 'fetch failed',
      )
    await expect.poll(isRefused, { timeout: 60_000 }).toBe(true)
    await held.release()
    expect((await answer).status).toBe(200)
    // Exit code 0: not stopped by its own time limit.
    expect((await ended).code).toBe(0)
    expect(await ground.owner`select from community where domain like 'in-flight-%'`).toHaveLength(1)
  })
})

describe('an unreachable database', () => {
  test('makes every call respond 503 without waiting, and work once it is back', {
    timeout: 300_000,
  }, async () => {
    const proxy = await startDatabaseProxy(database.url)
    const server = await start({ DATABASE_URL: proxy.url })
    const { token } = await buildSession(ground, await buildConnection(ground, { communityId: here.id }))
    const status = async () => (await server.call(api.user.getCurrent, {}, { communityId: here.id, token })).status
    expect(await status()).toBe(200)
    proxy.refuse()
    const [founding] = await planWrites(ground, here.id, 1, 'away')
    const answers = await Promise.all([
      ...Array.from({ length: 5 }, status),
      write(server, founding as Write).then(each => each.status),
    ])
    expect(answers).toEqual(Array(6).fill(503))
    proxy.accept()
    await expect.poll(status, { timeout: 60_000 }).toBe(200)

    // A new connection that is lost while postgres.js reads the types of arrays: nobody can await that query.
    const isReset = proxy.resetNext('typarray')
    proxy.refuse()
    proxy.accept()
    await Promise.all([isReset, expect.poll(status, { timeout: 60_000 }).toBe(200)])
    expect(await status()).toBe(200)
    expect((await server.stop('SIGTERM')).code).toBe(0)
    await proxy.stop()
  })
})

describe('an immediate restart of PostgreSQL', () => {
  let own: Sql
  afterAll(() => own?.end({ timeout: 60_000 }))

  test('responds only 503, loses no acknowledged write, and needs no restart of the server', {
    timeout: 300_000,
  }, async () => {
    const data = path.join(folder, 'own')
    const server = await start({ DATABASE_URL: undefined, DATA_DIR: data })
    const url = await ownUrl(data)
    own = connect(url, { connections: 2 })
    const there: FactoryContext = { owner: own, clock: systemClock as MovableClock, config }
    const community = await buildCommunity(there)
    const writes = await planWrites(there, community.id, 40, 'restart')
    const token = writes[0]?.token as string
    expect((await server.call(api.user.getCurrent, {}, { communityId: community.id, token })).status).toBe(200)

    const acknowledged: string[] = []
    const seen: number[] = []
    let isOver = false
    const reader = async () => {
      while (!isOver) {
        seen.push((await server.call(api.user.getCurrent, {}, { communityId: community.id, token })).status)
        await sleep(10)
      }
    }
    const writer = async () => {
      while (!isOver) {
        const next = writes.shift()
        if (!next) return
        const { status } = await write(server, next, community.id)
        seen.push(status)
        if (status === 200) acknowledged.push(next.domain)
        await sleep(20)
      }
    }
    const traffic = [reader(), reader(), reader(), writer(), writer()]
    await expect.poll(() => acknowledged.length, { timeout: 60_000 }).toBeGreaterThan(3)
    process.kill(await postmasterPid(data), 'SIGQUIT')
    const isBack = () => seen.includes(503) && seen.slice(-5).every(status => status === 200)
    await expect.poll(isBack, { timeout: 60_000, interval: 20 }).toBe(true)
    isOver = true
    await Promise.all(traffic)

    expect(new Set(seen)).toEqual(new Set([200, 503]))
    const kept = await own`select domain from community where domain = any (${acknowledged})`
    expect(kept).toHaveLength(acknowledged.length)

    const title = async () =>
      (await server.call(api.community.get, { id: community.id }, { communityId: community.id })).body.title.en
    await title()
    await own`update community set title = '{"en": "Renamed", "ru": "Иначе"}' where id = ${community.id}`
    await expect.poll(title, { timeout: 60_000 }).toBe('Renamed')
    await expect
      .poll(() => own`select from letter where status in ('SENT', 'WAITING')`.then(rows => rows.length), {
        timeout: 60_000,
      })
      .toBeGreaterThanOrEqual(acknowledged.length)
    await own.end({ timeout: 60_000 })
    expect((await server.stop('SIGTERM')).code).toBe(0)
  })

  const postmaster = async (data: string) =>
    (await readFile(path.join(data, 'cluster/data/postmaster.pid'), 'utf8')).split('\n')
  const postmasterPid = async (data: string) => Number((await postmaster(data))[0])
  const ownUrl = async (data: string) => {
    const password = (await readFile(path.join(data, 'cluster/password'), 'utf8')).trim()
    return `postgres://postgres:${password}@127.0.0.1:${(await postmaster(data))[3]}/samovar`
  }
})
