import { randomBytes } from 'node:crypto'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '#server/platform/config/root.ts'
import { connect, type Sql } from '#server/platform/db/connect.ts'
import { type Embedded, startEmbedded } from '#server/platform/db/embedded.ts'
import { migrate } from '#server/platform/db/migrate.ts'
import { type BenchCommunity, createCommunity } from './community.ts'
import { Load } from './load.ts'
import { findFreePort, type Program, startProgram, waitForFirstResponse } from './processes.ts'

/** Seed of the generated data, printed with the results. */
export const seed = 'tea 1'

const template = 'bench_template'
export const publicHost = 'bench.example'

/**
 * Shared environment of the rows: one PostgreSQL with full durability, databases made from one template, and the load
 * generator.
 */
export class BenchEnvironment {
  readonly folder: string
  readonly load: Load
  readonly secret = randomBytes(32).toString('hex')
  readonly #embedded: Embedded
  readonly #cluster: Sql
  readonly #stops: (() => Promise<void>)[] = []
  #server: Promise<StartedServer> | undefined

  private constructor(folder: string, embedded: Embedded, cluster: Sql) {
    this.folder = folder
    this.#embedded = embedded
    this.#cluster = cluster
    this.load = new Load(join(folder, 'load.log'))
    this.#stops.push(() => this.load.stop())
  }

  static async prepare(): Promise<BenchEnvironment> {
    const folder = await mkdtemp(join(tmpdir(), 'samovar-bench-'))
    await chmod(folder, 0o755)
    const embedded = await startEmbedded({ dataDir: folder, log: { info: () => {}, warn: line => console.warn(line) } })
    const cluster = connect(embedded.url, { connections: 1 })
    await cluster.unsafe(`create database ${template}`)
    await migrate(urlOf(embedded, template), join(root, 'server/migrations'), line => console.warn(line))
    return new BenchEnvironment(folder, embedded, cluster)
  }

  /** A migrated database for one row. */
  async database(name: string): Promise<string> {
    await this.#cluster.unsafe(`create database ${name} template ${template}`)
    return urlOf(this.#embedded, name)
  }

  async postgresVersion(): Promise<string> {
    const [row] = await this.#cluster<{ version: string }[]>`select current_setting('server_version') as version`
    return row?.version ?? 'unknown'
  }

  /** The built server in production mode with one community of participants; started once and shared by all rows. */
  getServer(): Promise<StartedServer> {
    this.#server ??= this.serve('bench_served', { members: 20_000 })
    return this.#server
  }

  /** Another server with a database and a community of its own, for a row that writes. */
  async serve(
    database: string,
    { members, settings = {} }: { members: number; settings?: Record<string, string> },
  ): Promise<StartedServer> {
    const databaseUrl = await this.database(database)
    const community = await createCommunity(databaseUrl, { members, seed, secret: this.secret })
    const { port, program, log } = await this.startServer(databaseUrl, settings)
    await waitForFirstResponse(`http://127.0.0.1:${port}/readyz`, program, log)
    return {
      port,
      pid: program.pid,
      databaseUrl,
      community,
      host: `${community.domain}.${publicHost}`,
      stop: () => program.stop(),
    }
  }

  async startServer(
    databaseUrl: string,
    settings: Record<string, string> = {},
  ): Promise<{ port: number; program: Program; log: string }> {
    const port = await findFreePort()
    const log = join(this.folder, `server-${port}.log`)
    // Such as `--cpu-prof --cpu-prof-dir=/tmp/profiles`.
    const nodeOptions = (process.env.BENCH_NODE_OPTIONS ?? '').split(' ').filter(Boolean)
    const env = {
      NODE_ENV: 'production',
      DATABASE_URL: databaseUrl,
      SESSION_SECRET: this.secret,
      PUBLIC_URL: `https://${publicHost}`,
      DATA_DIR: join(this.folder, 'files'),
      HOST: '127.0.0.1',
      PORT: String(port),
      ...settings,
    }
    return { port, log, program: this.#keep(startProgram('server/main.js', { core: 'server', env, log, nodeOptions })) }
  }

  /** Starts a peer in its own process. */
  async startPeer(file: string, env: Record<string, string>, ready: string): Promise<number> {
    const port = await findFreePort()
    const log = join(this.folder, `peer-${port}.log`)
    const peerEnv = { NODE_ENV: 'production', PORT: String(port), ...env }
    const program = this.#keep(startProgram(file, { core: 'server', env: peerEnv, log }))
    await waitForFirstResponse(`http://127.0.0.1:${port}${ready}`, program, log)
    return port
  }

  #keep(program: Program): Program {
    this.#stops.push(() => program.stop())
    return program
  }

  async stop(): Promise<void> {
    await Promise.all(this.#stops.map(stop => stop()))
    await this.#cluster.end({ timeout: 1 })
    await this.#embedded.stop()
    await rm(this.folder, { recursive: true, force: true })
  }
}

export type StartedServer = {
  port: number
  pid: number
  host: string
  databaseUrl: string
  community: BenchCommunity
  /** For a row that needs several; else it is stopped with the environment. */
  stop(): Promise<void>
}

function urlOf({ url }: Embedded, database: string): string {
  const address = new URL(url)
  address.pathname = database
  return address.href
}
