import { createECDH } from 'node:crypto'
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startMessengerStandIn } from '#demo/messengers/stand-in.ts'
import { vapidKeys } from '#server/features/notifications/web-push/testing.ts'
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

/** Starts as an installation does, and tells what it prints. */
async function start(environment: NodeJS.ProcessEnv, lines: string[] = []) {
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
  return startServer({ ...production, ...environment }, line => lines.push(line))
}

/** The warnings among the lines that a start prints. */
async function warningsOf(environment: NodeJS.ProcessEnv): Promise<string[]> {
  const lines: string[] = []
  await (await start(environment, lines)).stop()
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

  test('tells Telegram where to send updates, and runs also where Telegram cannot be reached', async () => {
    const standIn = await startMessengerStandIn()
    const bot = {
      TELEGRAM_BOT_TOKEN: '1:test',
      TELEGRAM_BOT_NAME: 'tea_bot',
      TELEGRAM_WEBHOOK_SECRET: 'a-secret-of-the-webhook',
    }
    const running = await start({ ...standIn.settings, ...bot })
    const webhook = { url: 'https://samovar.org/api/telegram/webhook', secret: bot.TELEGRAM_WEBHOOK_SECRET }
    await expect.poll(() => standIn.inbox.webhook).toEqual(webhook)
    await running.stop()
    await standIn.stop()
    const alone = await start({ ...standIn.settings, ...bot })
    expect((await fetch(`http://127.0.0.1:${alone.port}/healthz`)).status).toBe(200)
    await alone.stop()
  })
})

describe('keys of web push', () => {
  const none = {
    SESSION_SECRET: 'a secret of more than thirty-two characters',
    NODE_ENV: 'development',
    WEB_PUSH: 'true',
  }

  test('are made in the data folder if none are set, for its owner alone, and are kept over a restart', async () => {
    const [own, file] = [path.join(folder, 'push'), path.join(folder, 'push', 'vapid-keys')]
    const startAndRead = async () => {
      await (await start({ ...none, DATA_DIR: own, PUBLIC_URL: 'http://localhost:3000' })).stop()
      return readFile(file, 'utf8')
    }
    const made = await startAndRead()
    const { publicKey, privateKey } = JSON.parse(made)
    const pair = createECDH('prime256v1')
    pair.setPrivateKey(privateKey, 'base64url')
    expect(pair.getPublicKey('base64url')).toBe(publicKey)
    expect((await stat(file)).mode & 0o777).toBe(0o600)
    expect(await startAndRead()).toBe(made)
  })

  test('are not made if they are set, or without web push', async () => {
    const own = path.join(folder, 'no-push')
    const isMade = () =>
      stat(path.join(own, 'vapid-keys')).then(
        () => true,
        () => false,
      )
    const PUBLIC_URL = 'http://localhost:3000'
    await (await start({ ...none, ...vapidKeys, DATA_DIR: own, PUBLIC_URL })).stop()
    await (await start({ ...none, WEB_PUSH: 'false', DATA_DIR: own, PUBLIC_URL })).stop()
    expect(await isMade()).toBe(false)
  })
})
