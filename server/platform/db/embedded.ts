import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chown, open, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer, type Socket } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import postgres from 'postgres'
import { ensureCluster, pathsOf, runAs } from './embedded-cluster.ts'
import { EmbeddedFailure } from './embedded-failure.ts'
import { type ClusterLocation, locateCluster } from './embedded-location.ts'
import { stopOrphan } from './embedded-orphan.ts'

export type EmbeddedLog = { info(line: string): void; warn(line: string): void }
export type Embedded = {
  url: string
  /** Over a Unix socket, where there is one: a query costs a third less processor time than over TCP. */
  localUrl: string
  port: number
  stop(): Promise<void>
}

const settings = {
  listen_addresses: '127.0.0.1',
  max_connections: '200',
  shared_buffers: '256MB',
  // Queries are short and cores few, and containers often give parallel workers too little shared memory.
  max_parallel_workers_per_gather: '0',
  timezone: 'UTC',
  log_timezone: 'UTC',
  // The caller gets the error of a failed statement anyway; logging the statement would log personal data.
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_checkpoints: 'off',
}
const settingsWithoutDurability = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }

/**
 * Runs a PostgreSQL server on the loopback interface, with its cluster below `dataDir`, until `stop`.
 * `fast` switches off durability on power loss: for tests only.
 */
export async function startEmbedded(options: { dataDir: string; fast?: boolean; log: EmbeddedLog }): Promise<Embedded> {
  const { dataDir, fast: isFast = false, log } = options
  const say = (line: string) => log.info(line)
  const location = await locateCluster(dataDir, say)
  const password = await ensureCluster(location, { isFast, say })
  const sockets = await findSocketFolder(location.cluster)
  const launch = (port?: number) => launchServer(location, { isFast, sockets, say, port })

  let running = await launch()
  const { port } = running
  const url = `postgres://postgres:${password}@127.0.0.1:${port}`
  let isStopping = false
  let restart: Promise<void> | undefined

  const watch = () =>
    running.child.once('exit', (code, signal) => {
      if (isStopping) return
      log.warn(`The database exited unexpectedly (${signal ?? `code ${code}`}); starting it again`)
      restart = (async () => {
        await sleep(500)
        if (isStopping) return
        running = await launch(port)
        if (!isStopping) watch()
      })().catch(error => log.warn(`The database does not start again: ${error.message}`))
    })
  watch()
  const stopWithProcess = () => running.child.kill('SIGINT')
  process.once('exit', stopWithProcess)

  const stop = async () => {
    isStopping = true
    await restart
    await stopServer(running.child)
    process.off('exit', stopWithProcess)
  }
  try {
    await ensureDatabase(url)
  } catch (error) {
    await stop()
    throw error
  }
  const local = sockets && `${url}/samovar?host=${encodeURIComponent(sockets)}`
  return { url: `${url}/samovar`, localUrl: local || `${url}/samovar`, port, stop }
}

/**
 * Folder of the Unix socket; empty where there can be none: on Windows, on a file system without sockets such as a folder shared with
 * a virtual machine, or where the setting cannot hold the path.
 */
async function findSocketFolder(cluster: string): Promise<string> {
  const longest = 100 - '/.s.PGSQL.65535'.length
  if (process.platform === 'win32' || Buffer.byteLength(cluster) > longest || /[,"]/.test(cluster)) return ''
  const path = join(cluster, '.s.probe')
  await rm(path, { force: true })
  const probe = createServer()
  try {
    await once(probe.listen(path), 'listening')
    return cluster
  } catch {
    return ''
  } finally {
    probe.close()
  }
}

type Settings = { isFast: boolean; sockets: string }
type Running = { child: ChildProcess; port: number }

/**
 * Retries where waiting or another port helps: shared memory of the previous owner, a port that was taken meanwhile.
 */
async function launchServer(
  location: ClusterLocation,
  options: Settings & { say: (line: string) => void; port?: number },
): Promise<Running> {
  const { data, owner, log } = pathsOf(location.cluster)
  for (let attempt = 1; ; attempt++) {
    await stopOrphan(data, owner, options.say)
    const port = options.port ?? (await findFreePort())
    const child = await spawnServer(location, port, options)
    if (await waitUntilReady(child, data)) return { child, port }
    const complaint = (await readFile(log, 'utf8')).trim()
    const canPass = /still in use|already exists|could not create any TCP\/IP sockets|could not bind/.test(complaint)
    if (!canPass || attempt === 10) throw new EmbeddedFailure(`The database in ${data} does not start:\n${complaint}`)
    await sleep(100 * attempt)
  }
}

/** Sockets of a server that was killed, and their lock files, each named after the port of that time. */
const oldSockets = async (cluster: string) =>
  (await readdir(cluster)).filter(name => name.startsWith('.s.PGSQL.')).map(name => join(cluster, name))

async function spawnServer(
  { cluster, binaries, account }: ClusterLocation,
  port: number,
  { isFast, sockets }: Settings,
): Promise<ChildProcess> {
  const { data, owner, log } = pathsOf(cluster)
  for (const path of [owner, log, ...(await oldSockets(cluster))]) await rm(path, { force: true })
  await writeFile(owner, String(process.pid))
  const output = await open(log, 'w', 0o600)
  if (account) for (const path of [owner, log]) await chown(path, account.uid, account.gid)
  const socket = { unix_socket_directories: sockets }
  const chosen = Object.entries({ ...settings, ...socket, ...(isFast && settingsWithoutDurability) })
  const args = ['-D', data, '-p', String(port), ...chosen.flatMap(([name, value]) => ['-c', `${name}=${value}`])]
  try {
    // A session of its own: Ctrl-C in the terminal must reach our process only, which then stops the database last.
    const stdio = ['ignore', output.fd, output.fd] as const
    const child = spawn(binaries.postgres, args, { ...runAs(account), cwd: data, detached: true, stdio: [...stdio] })
    await once(child, 'spawn')
    stopWithThisProcess(child)
    return child
  } finally {
    await output.close()
  }
}

/** However this process ends, its pipe to a waiting shell closes and the shell stops the database. */
function stopWithThisProcess(child: ChildProcess): void {
  const script = 'read -r line; kill -INT "$0"'
  const watcher = spawn('/bin/sh', ['-c', script, String(child.pid)], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  })
  // Without a shell, the next start stops the orphan.
  watcher.on('error', () => {})
  watcher.unref()
  ;(watcher.stdin as Socket).unref()
  child.once('exit', () => watcher.kill('SIGKILL'))
}

/** Whether the server accepts connections; false when it exited instead. Crash recovery may take long. */
async function waitUntilReady(child: ChildProcess, data: string): Promise<boolean> {
  while (child.exitCode === null && child.signalCode === null) {
    const lines = (await readFile(join(data, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n')
    if (Number(lines[0]) === child.pid && lines[7]?.trim() === 'ready') return true
    await sleep(25)
  }
  return false
}

async function ensureDatabase(url: string): Promise<void> {
  const db = postgres(`${url}/postgres`, { max: 1, onnotice: () => {} })
  try {
    const found = await db`select from pg_database where datname = 'samovar'`
    if (found.length === 0) await db`create database samovar`
  } finally {
    await db.end()
  }
}

async function stopServer(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  const signals = [
    ['SIGINT', 10_000],
    ['SIGQUIT', 5_000],
    ['SIGKILL', 5_000],
  ] as const
  for (const [signal, patience] of signals) {
    child.kill(signal)
    const isEnded = await Promise.race([ended.then(() => true), sleep(patience, false, { ref: false })])
    if (isEnded) return
  }
}

async function findFreePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  if (!address || typeof address === 'string') throw new Error('The server has no port')
  return address.port
}
