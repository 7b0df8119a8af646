import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Endpoint, ReplyOf, SentOf } from '#contract/endpoint.ts'
import type { FailureBody } from '#contract/failure-body.ts'
import { requestOf } from './call.ts'
import { freePort } from './free-port.ts'
import { programFile } from './programs.ts'

type CallOptions = { communityId: string; token?: string; headers?: Record<string, string> }
type Answer<R> = { status: number; body: R; failure: FailureBody; headers: Headers }

export type ServerProcess = {
  url: string
  pid: number
  call<E extends Endpoint>(row: E, input: SentOf<E>, options: CallOptions): Promise<Answer<ReplyOf<E>>>
  /** Stops the process and waits for its exit. */
  stop(signal: NodeJS.Signals): Promise<{ code: number | null }>
}

/** The server in its own processes, which a test may kill. */
export function prepareServers(): {
  /** `through` is a command that replaces itself by the server, such as `unshare`. */
  start(environment: NodeJS.ProcessEnv, through?: string[]): Promise<ServerProcess>
  stopAll(): void
} {
  const program = programFile('server')
  const children: ChildProcess[] = []
  const endAll = () => {
    for (const child of children) child.kill('SIGKILL')
  }
  process.once('exit', endAll)
  return {
    async start(environment, through = []) {
      const port = environment.PORT ?? String(await freePort())
      const [command = '', ...args] = [...through, process.execPath, program]
      const child = spawn(command, args, {
        env: { PATH: process.env.PATH, ...usual, PORT: port, PUBLIC_URL: `http://localhost:${port}`, ...environment },
        stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      })
      children.push(child)
      await untilReady(child)
      return describeProcess(child, `http://127.0.0.1:${port}`)
    },
    stopAll() {
      endAll()
      process.off('exit', endAll)
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
    pid: child.pid ?? 0,
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
