import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { Agent, get } from 'node:http'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildCommunity } from '#server/features/communities/community/testing.ts'
import { MovableClock } from '#server/platform/clock/clock.ts'
import { connect } from '#server/platform/db/connect.ts'
import { freePort } from './free-port.ts'
import { copyDatabase } from './harness.ts'
import { programFile } from './programs.ts'
import { prepareServers } from './server-process.ts'

/* Real processes, real signals, real connections. */

const config = { SESSION_SECRET: 'a secret of more than thirty-two characters' }
let servers: ReturnType<typeof prepareServers>
let database: Awaited<ReturnType<typeof copyDatabase>>
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'samovar-stop-'))
  servers = prepareServers()
  database = await copyDatabase()
  // Without a community each start would print how to create one.
  const owner = connect(database.url, { connections: 1 })
  await buildCommunity({ owner, clock: new MovableClock(), config })
  await owner.end()
})
afterAll(async () => {
  servers.stopAll()
  await database.drop()
  await rm(folder, { recursive: true, force: true })
})

type Outcome = { answered: number; resets: string[] }

/** Clients that ask again on a kept connection until the server tells them that it ends, or refuses them. Counts into the outcome. */
async function load(url: string, clients: number, outcome: Outcome): Promise<Outcome> {
  const agent = new Agent({ keepAlive: true, maxSockets: clients })
  const ask = () =>
    new Promise<boolean>(resolve => {
      get(`${url}/readyz`, { agent }, async reply => {
        for await (const part of reply) void part
        outcome.answered++
        resolve(reply.headers.connection !== 'close')
      }).on('error', (error: NodeJS.ErrnoException) => {
        if (error.code !== 'ECONNREFUSED') outcome.resets.push(String(error.code ?? error.message))
        resolve(false)
      })
    })
  await Promise.all(
    Array.from({ length: clients }, async () => {
      while (await ask());
    }),
  )
  agent.destroy()
  return outcome
}

describe('SIGTERM', () => {
  test.each([0, 300])('%d ms after the start resets no client', { timeout: 180_000 }, async delay => {
    const server = await servers.start({ ...config, DATABASE_URL: database.url, DATA_DIR: folder })
    const soFar: Outcome = { answered: 0, resets: [] }
    const outcome = load(server.url, 16, soFar)
    await sleep(delay)
    // On a busy machine it takes longer until each has asked again.
    if (delay > 100) await expect.poll(() => soFar.answered, { interval: 10 }).toBeGreaterThan(16)
    const { code } = await server.stop('SIGTERM')
    const { resets } = await outcome
    expect({ code, resets }).toEqual({ code: 0, resets: [] })
  })

  test('(control) SIGKILL does reset clients', { timeout: 180_000 }, async () => {
    const server = await servers.start({ ...config, DATABASE_URL: database.url, DATA_DIR: folder })
    const soFar: Outcome = { answered: 0, resets: [] }
    const outcome = load(server.url, 16, soFar)
    await expect.poll(() => soFar.answered, { interval: 10 }).toBeGreaterThan(16)
    await server.stop('SIGKILL')
    expect((await outcome).resets.length).toBeGreaterThan(0)
  })

  test.each([0, 250])(
    '%d ms after its handlers stand, while it still starts, ends it cleanly',
    {
      timeout: 180_000,
    },
    async delay => {
      const port = await freePort()
      const child = spawn(process.execPath, ['--import', waiting, programFile('server')], {
        env: {
          PATH: process.env.PATH,
          ...config,
          NODE_ENV: 'test',
          HOST: '127.0.0.1',
          PORT: String(port),
          DEMO: 'false',
          DATABASE_URL: database.url,
          DATA_DIR: folder,
        },
        stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      })
      let said = ''
      for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', text => (said += text))
      const ended = once(child, 'exit')
      await once(child, 'message')
      await sleep(delay)
      child.kill('SIGTERM')
      expect([await ended, said.replace(/^Samovar answers.*\n/m, '')]).toEqual([[0, null], ''])
    },
  )
})

/** Tells the parent when the program has installed its handler. */
const waiting = `data:text/javascript,${encodeURIComponent(
  "process.on('newListener', name => { if (name === 'SIGTERM') setImmediate(() => process.send('handles')) })",
)}`
