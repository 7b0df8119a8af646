import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync, readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { root } from '#server/platform/config/root.ts'

/** CPU core of a process: server and load generator on different cores, so that they do not compete. */
export type CpuCore = 'server' | 'generator' | 'anywhere'

const canPin = availableParallelism() >= 2 && spawnSync('taskset', ['--version']).status === 0
const cores: Record<Exclude<CpuCore, 'anywhere'>, string> = { server: '0', generator: '1' }

/**
 * Addresses at random make some starts of the same program up to 1.6 times as slow as others, in all that they do until
 * they end (seen on aarch64): three starts may all be slow by chance.
 */
const canFixAddresses = spawnSync('setarch', ['-R', 'true']).status === 0

export const placement = [
  canPin
    ? 'the server that is measured on core 0, the generator of the load on core 1, PostgreSQL on either'
    : 'wherever the system puts the processes',
  ...(canFixAddresses ? ['without random addresses (`setarch -R`)'] : []),
].join('; ')

/** The command that runs a program that is measured, ours or a peer. */
export function measuredCommand(core: CpuCore, program: string, args: string[] = []): [string, string[]] {
  const words = [
    ...(canFixAddresses ? ['setarch', '-R'] : []),
    ...(canPin && core !== 'anywhere' ? ['taskset', '-c', cores[core]] : []),
    program,
    ...args,
  ]
  return [words[0] as string, words.slice(1)]
}

export type Program = { pid: number; child: ChildProcess; stop(): Promise<void> }

/** Runs a built program; its output goes into a file, as a log does in production. */
export function startProgram(
  file: string,
  options: { core: CpuCore; env: NodeJS.ProcessEnv; log: string; nodeOptions?: string[] },
): Program {
  const args = [...(options.nodeOptions ?? []), join(root, 'dist', file)]
  const output = openSync(options.log, 'w')
  const child = spawn(...measuredCommand(options.core, process.execPath, args), {
    cwd: root,
    env: { PATH: process.env.PATH, ...options.env },
    stdio: ['ignore', output, output, 'ipc'],
  })
  closeSync(output)
  const kill = () => child.kill('SIGKILL')
  process.once('exit', kill)
  const ended = once(child, 'exit')
  return {
    pid: child.pid as number,
    child,
    async stop() {
      process.off('exit', kill)
      if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM')
      await ended
    },
  }
}

/** Resolves with the time of the first 200 response; rejects with the program's last output when it exits instead. */
export async function waitForFirstResponse(url: string, program: Program, log: string): Promise<number> {
  for (;;) {
    const isEnded = program.child.exitCode !== null || program.child.signalCode !== null
    if (isEnded) throw new Error(`A program ended before it answered:\n${readFileSync(log, 'utf8').slice(-2000)}`)
    const status = await fetch(url).then(
      reply => reply.body?.cancel().then(() => reply.status),
      () => null,
    )
    if (status === 200) return performance.now()
    await sleep(5)
  }
}

export async function findFreePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as { port: number }
  probe.close()
  await once(probe, 'close')
  return port
}
