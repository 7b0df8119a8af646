import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import path from 'node:path'
import { build } from 'esbuild'
import type { Endpoint, ReplyOf, SentOf } from '#contract/endpoint.ts'
import type { FailureBody } from '#contract/failure-body.ts'
import { root } from '#server/platform/config/root.ts'
import { requestOf } from './call.ts'

type CallOptions = { communityId: string; token?: string; headers?: Record<string, string> }
type Answer<R> = { status: number; body: R; failure: FailureBody; headers: Headers }

export type ServerProcess = {
  url: string
  call<E extends Endpoint>(row: E, input: SentOf<E>, options: CallOptions): Promise<Answer<ReplyOf<E>>>
  /** Stops the process and waits for its exit. */
  stop(signal: NodeJS.Signals): Promise<{ code: number | null }>
}

/** The built server in its own processes, which a test may kill. */
export async function buildServerProgram(): Promise<{
  start(environment: NodeJS.ProcessEnv): Promise<ServerProcess>
  stopAll(): Promise<void>
}> {
  const folder = path.join(root, 'dist', `test-${process.pid}-${Date.now()}`)
  await build({
    absWorkingDir: root,
    entryPoints: ['server/main.ts'],
    outdir: folder,
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    packages: 'external',
    logLevel: 'error',
  })
  const children: ChildProcess[] = []
  const endAll = () => {
    for (const child of children) child.kill('SIGKILL')
  }
  process.once('exit', endAll)
  return {
    async start(environment) {
      const port = environment.PORT ?? String(await freePort())
      const child = spawn(process.execPath, [path.join(folder, 'main.js')], {
        env: { PATH: process.env.PATH, ...usual, PORT: port, PUBLIC_URL: `http://localhost:${port}`, ...environment },
        stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      })
      children.push(child)
      await untilReady(child)
      return describeProcess(child, `http://127.0.0.1:${port}`)
    },
    async stopAll() {
      endAll()
      process.off('exit', endAll)
      await rm(folder, { recursive: true, force: true })
    },
  }
}

const usual = { NODE_ENV: 'test', HOST: '127.0.0.1', DEMO: 'false', LOG_LEVEL: 'silent' }

async function untilReady(child: ChildProcess): Promise<void> {
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', text => {
      said += text
    })
  const ended = once(child, 'exit').then(() => {
    throw new Error(`The server did not start: ${said}`)
  })
  await Promise.race([once(child, 'message'), ended])
  ended.catch(() => {})
}

function describeProcess(child: ChildProcess, url: string): ServerProcess {
  return {
    url,
    async call(row, input, { communityId, token, headers }) {
      const {
        url: target,
        payload,
        ...request
      } = requestOf(row, input as Record<string, unknown>, {
        ...(token ? { token } : {}),
        headers: { ...headers, community: communityId },
      })
      const response = await fetch(url + target, { ...request, ...(payload ? { body: payload as string } : {}) })
      const body = await response.json()
      return { status: response.status, body, failure: body, headers: response.headers }
    },
    async stop(signal) {
      if (child.exitCode === null && child.signalCode === null) {
        const ended = once(child, 'exit')
        child.kill(signal)
        await ended
      }
      return { code: child.exitCode }
    },
  }
}

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as { port: number }
  probe.close()
  await once(probe, 'close')
  return port
}
