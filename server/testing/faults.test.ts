import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { api } from '#contract/capabilities.ts'
import { callLimits } from '#contract/limits.ts'
import { createRandom } from '#design/art/random.ts'
import { buildSession } from '#server/features/auth/session/testing.ts'
import { buildCommunity } from '#server/features/communities/community/testing.ts'
import { buildConnection } from '#server/features/users/user/testing.ts'
import { MovableClock, systemClock } from '#server/platform/clock/clock.ts'
import { connect, type Sql } from '#server/platform/db/connect.ts'
import type { Job } from '#server/platform/jobs/jobs.ts'
import { queueJob } from '#server/platform/jobs/store.ts'
import { startWorker } from '#server/platform/jobs/worker.ts'
import type { Ground } from './ground.ts'
import { copyDatabase } from './harness.ts'
import { buildServerProgram, type ServerProcess } from './server-process.ts'

/*
 * What happens when processes die. Real processes of the built server, real signals, on the loopback interface; every wait has an
 * end, and the moments of death come from a seed.
 */

const config = { SESSION_SECRET: 'a secret of more than thirty-two characters' }
let program: Awaited<ReturnType<typeof buildServerProgram>>
let database: Awaited<ReturnType<typeof copyDatabase>>
let folder: string
let ground: Ground
let here: { id: string }

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'samovar-faults-'))
  await chmod(folder, 0o755)
  program = await buildServerProgram()
  database = await copyDatabase()
  ground = { owner: connect(database.url, { connections: 4 }), clock: new MovableClock(), config }
  here = await buildCommunity(ground)
})
afterAll(async () => {
  await program.stopAll()
  await ground.owner.end({ timeout: 1 })
  await database.drop()
  await rm(folder, { recursive: true, force: true })
})

const start = (environment: NodeJS.ProcessEnv = {}) =>
  program.start({ ...config, DATABASE_URL: database.url, DATA_DIR: folder, ...environment })

type Write = { token: string; key: string; domain: string }

/** Foundings of communities, three for each founder as the limit allows. */
async function planWrites(on: Ground, communityId: string, founders: number, name: string): Promise<Write[]> {
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
  test('share the limits of calls, so that two are not allowed twice as much', { timeout: 60_000 }, async () => {
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

describe('a server killed with kill -9 while it writes', () => {
  test('has every acknowledged write exactly once after its restart, and no other in part', {
    timeout: 90_000,
  }, async () => {
    const random = createRandom('moments of death')
    const left = await planWrites(ground, here.id, 30, 'killed')
    const all = [...left]
    const acknowledged = new Set<string>()
    let replayed = 0
    let deaths = 0
    let server = await start()

    /** Writes one after the other; what was not answered is sent again to whoever serves next. */
    const writer = async () => {
      for (let next = left.shift(); next; next = left.shift()) {
        const answer = await write(server, next).catch(() => null)
        if (!answer) {
          left.unshift(next)
          await sleep(50)
          continue
        }
        expect(answer.status, answer.failure.name).toBe(200)
        acknowledged.add(next.domain)
        if (answer.headers.get('idempotency-replayed')) replayed++
      }
    }
    const kill = async () => {
      while (deaths < 3 && left.length > 0) {
        const before = acknowledged.size
        while (acknowledged.size < before + 3 + random.next() * 12 && left.length > 0) await sleep(1)
        await sleep(random.next() * 15)
        await server.stop('SIGKILL')
        deaths++
        const [afterDeath] = await ground.owner`
          select count(*)::integer as count from community where domain = any (${[...acknowledged]})`
        expect(afterDeath?.count).toBe(acknowledged.size)
        server = await start()
      }
    }
    await Promise.all([kill(), ...Array.from({ length: 6 }, writer)])

    expect(deaths).toBe(3)
    expect(acknowledged.size).toBe(all.length)
    const founded = await ground.owner<{ domain: string; admins: number }[]>`
      select domain, (select count(*)::integer from connection where community_id = c.id and role = 'ROLE_ADMIN') as admins
      from community c where domain like 'killed-%' order by domain`
    expect(founded.map(each => each.domain)).toEqual(all.map(each => each.domain).sort())
    expect(founded.every(each => each.admins === 1)).toBe(true)
    // Some answers were lost after their commit; their repetition got the first result instead of a taken domain.
    expect(replayed).toBeLessThanOrEqual(18)
    await server.stop('SIGKILL')
  })
})

describe('SIGTERM', () => {
  test('lets a request in flight finish, takes no new ones, and ends within ten seconds', {
    timeout: 60_000,
  }, async () => {
    const server = await start()
    const [founding] = await planWrites(ground, here.id, 1, 'in-flight')
    let release = () => {}
    const holding = ground.owner.begin(async db => {
      await db`lock table community in exclusive mode`
      await new Promise<void>(resolve => {
        release = resolve
      })
    })
    const answer = write(server, founding as Write)
    await expect.poll(() => waiting(ground.owner), { timeout: 10_000 }).toBe(1)
    const ended = server.stop('SIGTERM')
    const isRefused = () =>
      server.call(api.user.getContact, {}, { communityId: here.id }).then(
        () => false,
        error => error.message === 'fetch failed',
      )
    await expect.poll(isRefused, { timeout: 5000 }).toBe(true)
    release()
    await holding
    expect((await answer).status).toBe(200)
    const { code, ms } = await ended
    expect(code).toBe(0)
    expect(ms).toBeLessThan(10_000)
    expect(await ground.owner`select from community where domain like 'in-flight-%'`).toHaveLength(1)
  })
})

/** How many wait for a lock in this database. */
const waiting = async (sql: Sql) =>
  (
    await sql`select from pg_locks join pg_database d on d.oid = database where not granted and datname = current_database()`
  ).length

describe('an immediate restart of PostgreSQL', () => {
  let own: Sql
  afterAll(() => own?.end({ timeout: 1 }))

  test('is answered with 503 quickly, and all is as before within five seconds', { timeout: 90_000 }, async () => {
    const data = path.join(folder, 'own')
    const server = await start({ DATABASE_URL: undefined, DATA_DIR: data })
    const url = await ownUrl(data)
    own = connect(url, { connections: 2 })
    const there: Ground = { owner: own, clock: systemClock as MovableClock, config }
    const community = await buildCommunity(there)
    const writes = await planWrites(there, community.id, 40, 'restart')
    const token = writes[0]?.token as string
    expect((await server.call(api.user.getCurrent, {}, { communityId: community.id, token })).status).toBe(200)

    const acknowledged: string[] = []
    const seen: { status: number; ms: number; at: number }[] = []
    let isOver = false
    const reader = async () => {
      while (!isOver) {
        const { status, ms } = await server.call(api.user.getCurrent, {}, { communityId: community.id, token })
        seen.push({ status, ms, at: performance.now() })
        await sleep(10)
      }
    }
    const writer = async () => {
      while (!isOver) {
        const next = writes.shift()
        if (!next) return
        const { status, ms } = await write(server, next, community.id)
        seen.push({ status, ms, at: performance.now() })
        if (status === 200) acknowledged.push(next.domain)
        await sleep(20)
      }
    }
    const traffic = [reader(), reader(), reader(), writer(), writer()]
    await expect.poll(() => acknowledged.length, { timeout: 10_000 }).toBeGreaterThan(3)
    const crashedAt = performance.now()
    process.kill(await postmasterPid(data), 'SIGQUIT')
    const backAt = untilItAnswers(url)
    const isBack = () =>
      seen.some(each => each.status === 503) &&
      seen.at(-1)?.status === 200 &&
      seen.slice(-5).every(({ status }) => status === 200)
    await expect.poll(isBack, { timeout: 15_000, interval: 20 }).toBe(true)
    isOver = true
    await Promise.all(traffic)

    const failed = seen.filter(each => each.status !== 200)
    expect(new Set(failed.map(each => each.status))).toEqual(new Set([503]))
    const waits = failed.map(({ at, ms }) => at - Math.max(crashedAt, at - ms))
    expect(Math.max(...waits)).toBeLessThan(1000)
    expect(Math.max(...failed.map(each => each.at)) - (await backAt)).toBeLessThan(5000)
    const kept = await own`select domain from community where domain = any (${acknowledged})`
    expect(kept).toHaveLength(acknowledged.length)

    const title = async () =>
      (await server.call(api.community.get, { id: community.id }, { communityId: community.id })).body.title.en
    await title()
    await own`update community set title = '{"en": "Renamed", "ru": "Иначе"}' where id = ${community.id}`
    await expect.poll(title, { timeout: 5000 }).toBe('Renamed')
    await expect
      .poll(() => own`select from letter where status in ('SENT', 'WAITING')`.then(rows => rows.length), {
        timeout: 10_000,
      })
      .toBeGreaterThanOrEqual(acknowledged.length)
    await own.end({ timeout: 1 })
    expect((await server.stop('SIGTERM')).code).toBe(0)
  })

  /** The moment when the database takes connections again; how long that takes is not the server's doing. */
  const untilItAnswers = async (url: string): Promise<number> => {
    for (;;) {
      const probe = connect(url, { connections: 1 })
      const answered = await probe`select 1`.catch(() => null)
      await probe.end({ timeout: 1 })
      if (answered) return performance.now()
      await sleep(20)
    }
  }
  const postmaster = async (data: string) =>
    (await readFile(path.join(data, 'cluster/data/postmaster.pid'), 'utf8')).split('\n')
  const postmasterPid = async (data: string) => Number((await postmaster(data))[0])
  const ownUrl = async (data: string) => {
    const password = (await readFile(path.join(data, 'cluster/password'), 'utf8')).trim()
    return `postgres://postgres:${password}@127.0.0.1:${(await postmaster(data))[3]}/samovar`
  }
})

describe('a worker killed in the middle of a job', () => {
  let doomed: ChildProcess | undefined
  afterAll(() => doomed?.kill('SIGKILL'))

  test('keeps its job while it lives, and loses it to another within seconds of its death', {
    timeout: 60_000,
  }, async () => {
    const file = path.join(import.meta.dirname, 'stuck-worker.ts')
    doomed = spawn(process.execPath, ['--import', 'tsx', file, database.url], {
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    })
    await once(doomed, 'message')
    const begun = once(doomed, 'message')
    await queueJob(ground.owner, 'test stuck', { communityId: here.id, data: {} })
    expect((await begun)[0]).toBe('begun')

    let taken = 0
    const rescuer = await startWorker({
      ownerUrl: database.url,
      sql: ground.owner,
      clock: systemClock,
      log: pino({ level: 'silent' }),
      openScope: async () => {
        taken++
      },
      work: { jobs: [{ name: 'test stuck', holdsTransaction: false } as unknown as Job], listeners: [], chores: [] },
    })
    // Long enough for two sweeps: a living worker is not robbed.
    await sleep(6000)
    expect(taken).toBe(0)

    doomed.kill('SIGKILL')
    const killedAt = performance.now()
    await once(doomed, 'exit')
    // Control: without the sweep the job would stay with the dead for hours.
    const [held] = await ground.owner`select locked_by from graphile_worker.jobs where task_identifier = 'test stuck'`
    expect(held?.lockedBy).not.toBeNull()
    await expect.poll(() => taken, { timeout: 10_000, interval: 20 }).toBe(1)
    expect(performance.now() - killedAt).toBeLessThan(8000)
    await rescuer.stop()
  })
})
