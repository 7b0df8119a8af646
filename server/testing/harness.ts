import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { pino } from 'pino'
import { inject } from 'vitest'
import type { Endpoint, ReplyOf, SentOf } from '#contract/endpoint.ts'
import { type App, makeApp } from '#server/app.ts'
import { MovableClock } from '#server/platform/clock/clock.ts'
import { type Config, readConfig } from '#server/platform/config/config.ts'
import { root } from '#server/platform/config/root.ts'
import { applicationRole, connect, type Sql } from '#server/platform/db/connect.ts'
import { startWorker } from '#server/platform/jobs/worker.ts'
import { mailboxPost } from '#server/platform/mail/mailbox.ts'
import type { Post } from '#server/platform/mail/outbox.ts'
import { folderStorage } from '#server/platform/storage/folder.ts'
import type { Storage } from '#server/platform/storage/storage.ts'
import { type Answer, type CallOptions, callRow } from './call.ts'
import { templateDatabase } from './database-setup.ts'

export type TestApp = {
  app: App
  config: Config
  /** As the application: row level security holds. */
  sql: Sql
  /** As the owner: sees everything. */
  owner: Sql
  ownerUrl: string
  clock: MovableClock
  storage: Storage
  call<E extends Endpoint>(row: E, input: SentOf<E>, options?: CallOptions): Promise<Answer<ReplyOf<E>>>
  /** Listens on a free port of the loopback interface, for tests that need a real connection. */
  listen(): Promise<string>
  stop(): Promise<void>
}

type Options = {
  environment?: NodeJS.ProcessEnv
  post?: Post
  runsJobs?: boolean
  /** The database of another test app, to run a second one beside it; a copy of its own unless said otherwise. */
  databaseUrl?: string
  /** Where the built page is; a small one of the tests' own unless said otherwise, so that no test needs a build. */
  webFolder?: string
}

/** A copy of the migrated template database, for one test file. */
export async function copyDatabase(): Promise<{ url: string; drop(): Promise<void> }> {
  const clusterUrl = inject('databaseUrl')
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const cluster = connect(clusterUrl, { connections: 1 })
  await cluster.unsafe(`create database ${name} template ${templateDatabase}`)
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

/** The whole server on a database of its own, called without a network. */
export async function startTestApp({
  environment = {},
  post = mailboxPost(),
  runsJobs = false,
  databaseUrl,
  webFolder = path.join(import.meta.dirname, 'web'),
}: Options = {}): Promise<TestApp> {
  const database = databaseUrl ? { url: databaseUrl, drop: async () => {} } : await copyDatabase()
  const folder = await mkdtemp(path.join(os.tmpdir(), 'samovar-files-'))
  const config = readConfig({ NODE_ENV: 'test', DEMO: 'true', PUBLIC_URL: 'http://localhost:3000', ...environment })
  const sql = connect(database.url, { connections: 8, role: applicationRole })
  const owner = connect(database.url, { connections: 4 })
  const clock = new MovableClock()
  const storage = folderStorage(folder)
  const log = pino({ level: process.env.TEST_LOG ?? 'silent' })
  const app = await makeApp({
    config,
    sql,
    storage,
    post,
    clock,
    log,
    webFolder,
    webSource: path.join(root, 'web'),
  })
  // Without the timetable, which follows the wall clock: a test starts a chore itself.
  const work = { ...app.work, chores: [] }
  const worker = runsJobs
    ? await startWorker({ ownerUrl: database.url, sql, work, openScope: app.openScope, clock, log })
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
