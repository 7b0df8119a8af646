import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startServer } from '#server/start.ts'
import { copyDatabase } from './harness.ts'

let database: Awaited<ReturnType<typeof copyDatabase>>
let folder: string
beforeAll(async () => {
  database = await copyDatabase()
  folder = await mkdtemp(path.join(os.tmpdir(), 'samovar-start-'))
})
afterAll(async () => {
  await database.drop()
  await rm(folder, { recursive: true, force: true })
})

/** The warnings among the lines that a start prints. */
async function warningsOf(environment: NodeJS.ProcessEnv): Promise<string[]> {
  const lines: string[] = []
  const production = {
    NODE_ENV: 'production',
    DATABASE_URL: database.url,
    DATA_DIR: folder,
    PORT: '0',
    HOST: '127.0.0.1',
    DEMO: 'false',
    JOBS: 'false',
    LOG_LEVEL: 'silent',
    PUBLIC_URL: 'https://samovar.org',
    SESSION_SECRET: 'a secret of more than thirty-two characters',
  }
  const running = await startServer({ ...production, ...environment }, line => lines.push(line))
  await running.stop()
  return lines.filter(line => line.startsWith('Warning: '))
}

describe('a start in production', () => {
  test('warns of a missing mail server and of a sender at an example domain', async () => {
    expect(await warningsOf({})).toEqual([
      'Warning: SMTP_URL is not set: letters wait in the outbox, and nobody can sign in by letter',
      'Warning: MAIL_FROM is hello@samovar.example, at a domain that nobody owns: mail servers refuse such letters',
    ])
  })

  test('warns of nothing when letters can be sent', async () => {
    expect(await warningsOf({ SMTP_URL: 'smtp://127.0.0.1:1025', MAIL_FROM: 'hello@samovar.org' })).toEqual([])
  })
})
