import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { type Logger, pino } from 'pino'
import { inject } from 'vitest'
import type { Endpoint, ReplyOf, SentOf } from '#contract/endpoint.ts'
import { type App, makeApp } from '#server/app.ts'
import { passwordCost } from '#server/features/auth/session/password-cost.ts'
import { MovableClock } from '#server/platform/clock/clock.ts'
import { type Config, readConfig } from '#server/platform/config/config.ts'
import { root } from '#server/platform/config/root.ts'
import { applicationRole, connect, type Sql } from '#server/platform/db/connect.ts'
import { startWorker } from '#server/platform/jobs/worker.ts'
import { mailboxTransport } from '#server/platform/mail/mailbox.ts'
import type { MailTransport } from '#server/platform/mail/outbox.ts'
import { folderStorage } from '#server/platform/storage/folder.ts'
import type { Storage } from '#server/platform/storage/storage.ts'
import { type Answer, type CallOptions, callRow } from './call.ts'
import { templateDatabase } from './database-setup.ts'

// A sixth of the real cost: still most of the work of a sign-in, so that a missing comparison shows.
passwordCost.memoryCost = 8192

export type TestApp = {
  app: App
  config: Config
  /** The application role's pool: with row level security. */
  sql: Sql
  /** The owner's pool: without row level security. */
  owner: Sql
  ownerUrl: string
  clock: MovableClock
  storage: Storage
  call<E extends Endpoint>(row: E, input: SentOf<E>, options?: CallOptions): Promise<Answer<ReplyOf<E>>>
  /** Listens on a free loopback port, for tests that need a real connection. */
  listen(): Promise<string>
  stop(): Promise<void>
}

type Options = {
  environment?: NodeJS.ProcessEnv
  mailTransport?: MailTransport
  runsJobs?: boolean
  /** Default: none, or as `TEST_LOG` says. */
  log?: Logger
  /** Database of another test app, to run a second one beside it; default: an own copy. */
  databaseUrl?: string
  /** Folder of the built page; default: a small one for tests, so that no test needs a build. */
  webFolder?: string
}

/** A copy of the migrated template database, for one test file. */
export async function copyDatabase(): Promise<{ url: string; drop(): Promise<void> }> {
  const clusterUrl = inject('databaseUrl')
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const cluster = connect(clusterUrl, { connections: 1, statementTimeoutMs: 120_000 })
  // Copied file by file: the default writes each page to the log, which takes more than twice as long.
  await cluster.unsafe(`create database ${name} template ${templateDatabase} strategy file_copy`)
  const url = new URL(clusterUrl)
  url.pathname = name
  return {
    url: url.href,
    async drop() {
      await cluster.unsafe(`drop database if exists ${name} with (force)`)
      await cluster.end()
    },
  }
}

// Without the socket, whose notifications few tests read.
const testEnvironment = { NODE_ENV: 'test', DEMO: 'true', PUBLIC_URL: 'http://localhost:3000', REALTIME: 'false' }

/** The whole server on its own database, called without a network. */
export async function startTestApp({
  environment = {},
  mailTransport = mailboxTransport(),
  runsJobs = false,
  log = pino({ level: process.env.TEST_LOG ?? 'silent' }),
  databaseUrl,
  webFolder = path.join(import.meta.dirname, 'web'),
}: Options = {}): Promise<TestApp> {
  const database = databaseUrl ? { url: databaseUrl, drop: async () => {} } : await copyDatabase()
  const folder = await mkdtemp(path.join(os.tmpdir(), 'samovar-files-'))
  const config = readConfig({ ...testEnvironment, ...environment })
  // In a race one call waits until the other has begun, which may take long on a busy machine.
  const sql = connect(database.url, { connections: 6, role: applicationRole, statementTimeoutMs: 60_000 })
  const owner = connect(database.url, { connections: 4, statementTimeoutMs: 60_000 })
  const clock = new MovableClock()
  const storage = folderStorage(folder)
  const app = await makeApp({
    config,
    sql,
    storage,
    mailTransport,
    clock,
    log,
    webFolder,
    webSource: path.join(root, 'web'),
  })
  // Without scheduled jobs, which follow the wall clock: tests start them.
  const work = { ...app.work, chores: [] }
  const worker = runsJobs
    ? await startWorker({ ownerUrl: database.url, sql, work, openScope: app.openScope, clock, log, pollMs: 100 })
    : undefined
  await app.server.ready()
  return {
    app,
    config,
    sql,
    owner,
    ownerUrl: database.url,
    clock,
    storage,
    call: (row, input, options) => callRow(app.server, row, input, options),
    listen: () => app.server.listen({ port: 0, host: '127.0.0.1' }),
    async stop() {
      await worker?.stop()
      await app.close()
      await sql.end({ timeout: 1 })
      await owner.end({ timeout: 1 })
      await database.drop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
