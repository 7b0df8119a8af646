import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'

/** An empty environment but for what finds programs and their caches: nothing of the test may leak into the commands. */
const environment = (): NodeJS.ProcessEnv => ({
  PATH: process.env.PATH,
  HOME: process.env.HOME,
  LANG: 'C.UTF-8',
})

const start = (commands: string, cwd: string): { child: ChildProcess; said(): string } => {
  const args = ['-euo', 'pipefail', '-c', commands]
  const child = spawn('bash', args, { cwd, env: environment(), detached: true, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output += text
    })
  return { child, said: () => output }
}

/** Runs the commands in a new shell and returns what they print; fails when one of them does. */
export async function runCommands(commands: string, cwd: string): Promise<string> {
  const { child, said } = start(commands, cwd)
  const [code] = await once(child, 'close')
  if (code !== 0) throw new Error(`Ended with code ${code}:\n${commands}\n${said()}`)
  return said()
}

export type Running = { said(): string; stop(): Promise<void> }

/** Runs commands of which the last one does not end, until `stop`. Returns when it has printed the text. */
export async function startCommands(commands: string, cwd: string, until: RegExp): Promise<Running> {
  const { child, said } = start(commands, cwd)
  const isRunning = () => child.exitCode === null && child.signalCode === null
  const stop = async () => {
    if (!isRunning()) return
    const ended = once(child, 'close')
    process.kill(-(child.pid as number), 'SIGTERM')
    await ended
  }
  while (!until.test(said())) {
    if (!isRunning()) throw new Error(`Ended before it printed ${until}:\n${said()}`)
    await new Promise(resolve => setTimeout(resolve, 100))
  }
  return { said, stop }
}
