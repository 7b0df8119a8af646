import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import postgres from 'postgres'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { connect as connectPool } from './connect.ts'
import { type Embedded, startEmbedded } from './embedded.ts'

let folder: string
let dataDir: string
const lines: string[] = []
const log = { info: (line: string) => lines.push(line), warn: (line: string) => lines.push(line) }
const opened: Embedded[] = []

async function start(at = dataDir): Promise<Embedded> {
  const embedded = await startEmbedded({ dataDir: at, fast: true, log })
  opened.push(embedded)
  return embedded
}

async function ask<Row>(url: string, query: (db: postgres.Sql) => Promise<Row[]>): Promise<Row[]> {
  const db = postgres(url, { max: 1, connect_timeout: 5, onnotice: () => {} })
  try {
    return await query(db)
  } finally {
    await db.end()
  }
}

/** Without a query: one whose connection is reset while it opens may never end. */
const isListening = (url: string) =>
  new Promise<boolean>(resolve => {
    const socket = connect(Number(new URL(url).port), '127.0.0.1', () => resolve(true))
    socket.on('error', () => resolve(false)).on('connect', () => socket.destroy())
  })

const readServerPid = async () =>
  Number((await readFile(join(dataDir, 'cluster/data/postmaster.pid'), 'utf8')).split('\n')[0])
const isRunning = (pid: number) => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

/** The watchdog shell that stops the database when our process ends. */
async function findWatcher(serverPid: number): Promise<number> {
  for (const pid of (await readdir('/proc')).filter(name => /^\d+$/.test(name))) {
    const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')
    if (command.startsWith('/bin/sh\0') && command.endsWith(`\0${serverPid}\0`)) return Number(pid)
  }
  throw new Error('Nobody watches over the database')
}

/** Another server process, which can be killed with SIGKILL. */
async function startChildWorker(): Promise<{ child: ChildProcess; url: string }> {
  const module = fileURLToPath(new URL('./embedded.ts', import.meta.url))
  const script = `import { startEmbedded } from ${JSON.stringify(module)}
    const { url } = await startEmbedded({ dataDir: ${JSON.stringify(dataDir)}, fast: true, log: { info() {}, warn() {} } })
    console.log(url)
    setInterval(() => {}, 1000)`
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [url] = await once(createInterface(child.stdout), 'line')
  return { child, url }
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'embedded-'))
  await chmod(folder, 0o755)
  dataDir = join(folder, 'private')
  await mkdir(dataDir, { mode: 0o700 })
})
afterEach(async () => {
  for (const embedded of opened.splice(0)) await embedded.stop()
  lines.length = 0
})
afterAll(() => rm(folder, { recursive: true, force: true }))

describe('the embedded database', () => {
  test('creates its cluster once and keeps its rows across a restart', async () => {
    const first = await start()
    await ask(first.url, db => db`create table note as select 'kept' as text`)
    await first.stop()
    expect(lines).toEqual(['Creating the database'])

    const second = await start()
    expect(await ask(second.url, db => db`select text from note`)).toEqual([{ text: 'kept' }])
    expect(lines).toEqual(['Creating the database'])
  })

  test('requires its password, keeps it in a file that only the owner can read, and listens on loopback only', async () => {
    const { url, port } = await start()
    const wrong = `postgres://postgres:wrong@127.0.0.1:${port}/postgres`
    await expect(ask(wrong, db => db`select 1`)).rejects.toThrow('password authentication failed')
    expect((await stat(join(dataDir, 'cluster/password'))).mode & 0o777).toBe(0o600)
    const [row] = await ask(url, db => db`show listen_addresses`)
    expect(row).toEqual({ listen_addresses: '127.0.0.1' })
  })

  test('is reached through its socket file, and only with its password', async () => {
    const { localUrl } = await start()
    const isLocal = async (url: string) => {
      const db = connectPool(url, { connections: 1 })
      return db`select inet_server_addr() is null as is_local`.finally(() => db.end())
    }
    expect(await isLocal(localUrl)).toMatchObject([{ isLocal: true }])
    const wrong = new URL(localUrl)
    wrong.password = 'wrong'
    await expect(isLocal(wrong.href)).rejects.toThrow('password authentication failed')
  })

  test.each([
    ['has a comma', 'a,b'],
    ['is longer than a socket may have', 'x'.repeat(100)],
  ])('is reached over TCP where its path %s', async (_case, name) => {
    const at = join(folder, name)
    await mkdir(at, { mode: 0o700 })
    const { url, localUrl } = await start(at)
    expect(localUrl).toBe(url)
    expect(await ask(url, db => db`select 1 as one`)).toEqual([{ one: 1 }])
  })

  test('lower-cases and tokenizes Cyrillic text', async () => {
    const { url } = await start()
    const [row] = await ask(
      url,
      db => db`select lower('ЁЛКА') as lower, to_tsvector('simple', '«Чай» — и пирог')::text as words, version()`,
    )
    expect(row).toMatchObject({
      lower: 'ёлка',
      words: "'и':2 'пирог':3 'чай':1",
      version: expect.stringContaining('PostgreSQL 18'),
    })
  })

  test('is restarted on the same port when its process is killed', async () => {
    const { url } = await start()
    const pid = await readServerPid()
    process.kill(pid, 'SIGKILL')
    await expect
      .poll(() => ask(url, db => db`select text from note`).catch(() => []), { timeout: 30_000 })
      .toHaveLength(1)
    expect(await readServerPid()).not.toBe(pid)
    expect(lines).toContain('The database exited unexpectedly (SIGKILL); starting it again')
  })

  test('stops when the process that started it is killed', async () => {
    const { child, url } = await startChildWorker()
    child.kill('SIGKILL')
    await expect.poll(() => isListening(url)).toBe(false)
  })

  test.runIf(process.platform === 'linux')('stops an orphaned server and takes over its data', async () => {
    const { child, url } = await startChildWorker()
    await ask(url, db => db`insert into note values ('written before the kill')`)
    const orphan = await readServerPid()
    process.kill(await findWatcher(orphan), 'SIGKILL')
    child.kill('SIGKILL')
    await once(child, 'exit')
    expect(isRunning(orphan)).toBe(true)

    const embedded = await start()
    await expect(ask(url, db => db`select 1`)).rejects.toThrow('ECONNREFUSED')
    expect(lines).toContain('Stopping the database that an earlier run left behind')
    expect(await ask(embedded.url, db => db`select text from note`)).toHaveLength(2)
  })

  test('starts after both its parent process and its server were killed', async () => {
    const { child } = await startChildWorker()
    const orphan = await readServerPid()
    child.kill('SIGKILL')
    process.kill(orphan, 'SIGKILL')
    await once(child, 'exit')
    const embedded = await start()
    expect(await ask(embedded.url, db => db`select text from note`)).toHaveLength(2)
  })

  test('does not stop a server whose parent process still runs', async () => {
    const { child, url } = await startChildWorker()
    await expect(start()).rejects.toThrow(`used by another running server (process ${child.pid})`)
    expect(await ask(url, db => db`select 1 as one`)).toEqual([{ one: 1 }])
    child.kill('SIGTERM')
    await once(child, 'exit')
  })

  test('does not signal an unrelated process whose id is in a stale pid file', async () => {
    const stranger = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)', join(dataDir, 'cluster/data')])
    await once(stranger, 'spawn')
    await start().then(embedded => embedded.stop())
    await writeFile(join(dataDir, 'cluster/data/postmaster.pid'), `${stranger.pid}\n${dataDir}/cluster/data\n`)
    await start()
    expect(isRunning(stranger.pid ?? 0)).toBe(true)
    expect(stranger.signalCode).toBeNull()
    stranger.kill()
  })

  test('recovers from an interrupted creation', async () => {
    dataDir = join(folder, 'interrupted')
    await mkdir(join(dataDir, 'cluster/data/base'), { recursive: true })
    await mkdir(join(dataDir, 'cluster.new-999999999/data'), { recursive: true })
    const { url } = await start()
    expect(await ask(url, db => db`select current_database() as name`)).toEqual([{ name: 'samovar' }])
    const names = await readdir(dataDir)
    expect(names).toEqual(['cluster', expect.stringMatching(/^cluster\.broken-\d+$/)])
  })

  test.runIf(process.getuid?.() === 0)(
    'moves to a folder that its account can enter when the requested one is closed to it',
    async () => {
      const closed = join(folder, 'closed')
      await mkdir(closed, { mode: 0o700 })
      dataDir = join(closed, 'postgres')
      const { url } = await start()
      expect(await ask(url, db => db`select current_database() as name`)).toEqual([{ name: 'samovar' }])
      const fallback = /kept in (\/var\/tmp\/samovar-\w+)$/.exec(lines[0] ?? '')?.[1] ?? ''
      expect(await readdir(fallback)).toEqual(['cluster'])
      await opened.pop()?.stop()
      await rm(fallback, { recursive: true })
      dataDir = join(folder, 'interrupted')
    },
  )

  test('names the PostgreSQL version of a cluster that it cannot open', async () => {
    await writeFile(join(dataDir, 'cluster/data/PG_VERSION'), '14\n')
    await expect(start()).rejects.toThrow(/was made by PostgreSQL 14, but PostgreSQL 18/)
  })
})
