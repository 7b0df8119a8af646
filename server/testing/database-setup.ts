import { chmod, mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import type { TestProject } from 'vitest/node'
import { root } from '#server/platform/config/root.ts'
import { connect } from '#server/platform/db/connect.ts'
import { startEmbedded } from '#server/platform/db/embedded.ts'
import { migrate } from '#server/platform/db/migrate.ts'

declare module 'vitest' {
  interface ProvidedContext {
    databaseUrl: string
  }
}

export const templateDatabase = 'template_of_tests'

/** One PostgreSQL for the whole run, with a migrated template database that each test file copies. */
export default async function setup(project: TestProject) {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'samovar-test-'))
  await chmod(folder, 0o755)
  const quiet = { info: () => {}, warn: (line: string) => console.warn(line) }
  const database = await startEmbedded({ dataDir: folder, fast: true, log: quiet })
  const owner = connect(database.url, { connections: 1 })
  await owner.unsafe(`create database ${templateDatabase}`)
  await owner.end()
  const template = new URL(database.url)
  template.pathname = templateDatabase
  await migrate(template.href, path.join(root, 'server/migrations'), quiet.warn)
  project.provide('databaseUrl', database.localUrl)
  return async () => {
    await database.stop()
    await rm(folder, { recursive: true, force: true })
  }
}
