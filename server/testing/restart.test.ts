import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import { Agent, get } from 'node:http'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { root } from '#server/platform/config/root.ts'
import { freePort } from './free-port.ts'
import { copyDatabase } from './harness.ts'
import { programFile } from './programs.ts'

/* The server under its parent of `npm start`, killed with SIGKILL while clients ask on. */

const serveModule = pathToFileURL(path.join(root, 'tools/lib/serve.mjs')).href
let folder: string
let database: Awaited<ReturnType<typeof copyDatabase>>
const parents: ChildProcess[] = []

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'samovar-restart-'))
  await chmod(folder, 0o755)
  database = await copyDatabase()
})
afterAll(async () => {
  for (const parent of parents) parent.kill('SIGKILL')
  await database.drop()
  await rm(folder, { recursive: true, force: true })
})

async function serve(environment: NodeJS.ProcessEnv) {
  const port = await freePort()
  const script = `const { serve } = await import(${JSON.stringify(serveModule)})
    process.exit(await serve(${JSON.stringify(programFile('server'))}))`
  const parent = spawn(process.execPath, ['--input-type=module', '-e', script], {
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'test',
      HOST: '127.0.0.1',
      PORT: String(port),
      DEMO: 'false',
      LOG_LEVEL: 'silent',
      SESSION_SECRET: 'a secret of more than thirty-two characters',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  parents.push(parent)
  let said = ''
  for (const stream of [parent.stdout, parent.stderr]) stream.setEncoding('utf8').on('data', text => (said += text))
  const timesStarted = () => said.match(/Started in/g)?.length ?? 0
  await expect.poll(timesStarted, { timeout: 60_000, message: said }).toBe(1)
  return { parent, port }
}

const childOf = async (parent: ChildProcess): Promise<number> =>
  Number((await readFile(`/proc/${parent.pid}/task/${parent.pid}/children`, 'utf8')).split(' ')[0])

/** The status of `/readyz`; null when nobody answers. */
const ask = (port: number, agent: Agent) =>
  new Promise<number | null>(resolve => {
    get({ host: '127.0.0.1', port, path: '/readyz', agent }, async reply => {
      try {
        for await (const part of reply) void part
        resolve(reply.statusCode ?? null)
      } catch {
        resolve(null)
      }
    }).on('error', () => resolve(null))
  })

/** Milliseconds for which the process could run and did not, since the machine was busy with others. */
async function waitedForCore(pid: number): Promise<number> {
  const [, nanoseconds] = (await readFile(`/proc/${pid}/schedstat`, 'utf8')).split(' ')
  return Number(nanoseconds) / 1e6
}

const databases: [string, () => NodeJS.ProcessEnv][] = [
  ['the embedded PostgreSQL', () => ({ DATA_DIR: path.join(folder, 'embedded') })],
  ['a PostgreSQL of its own', () => ({ DATA_DIR: path.join(folder, 'other'), DATABASE_URL: database.url })],
]

describe('SIGKILL of a server under load', () => {
  test.each(databases)('with %s: it answers again within 5 s', { timeout: 180_000 }, async (_name, environment) => {
    const { parent, port } = await serve(environment())
    const agent = new Agent({ keepAlive: true, maxSockets: 16 })
    let answers = 0
    let isOver = false
    const clients = Array.from({ length: 16 }, async () => {
      while (!isOver) {
        if (await ask(port, agent)) answers++
        else await sleep(20)
      }
    })
    await expect.poll(() => answers).toBeGreaterThan(100)

    const killed = await childOf(parent)
    process.kill(killed, 'SIGKILL')
    const at = performance.now()
    const single = new Agent({ keepAlive: false })
    let status: number | null
    do {
      await sleep(10)
      status = await ask(port, single)
    } while (status !== 200 && performance.now() - at < 60_000)
    const elapsed = performance.now() - at
    const next = await childOf(parent)
    const busy = await waitedForCore(next)
    isOver = true
    await Promise.all(clients)
    agent.destroy()

    expect({ status, isAnother: next !== killed }).toEqual({ status: 200, isAnother: true })
    const figures = `after ${Math.round(elapsed)} ms, of which it waited ${Math.round(busy)} ms for a core`
    expect(elapsed - busy, figures).toBeLessThan(5000)
    const ended = once(parent, 'exit')
    parent.kill('SIGTERM')
    expect(await ended).toEqual([0, null])
  })
})
