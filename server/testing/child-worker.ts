import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { root } from '#server/platform/config/root.ts'
import { startWorker } from '#server/platform/jobs/worker.ts'
import type { TestApp } from './harness.ts'
import { programFile } from './programs.ts'

const children = new Set<ChildProcess>()

/** Another process that runs jobs of the same database, until it is killed. */
export async function startChildWorker(environment: NodeJS.ProcessEnv): Promise<ChildProcess> {
  const child = spawn(process.execPath, [programFile('worker')], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'test', ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  children.add(child)
  if (!child.stdout) throw new Error('The child process has no standard output')
  const [line] = await once(createInterface(child.stdout), 'line')
  if (line !== 'working') throw new Error(`The child process printed: ${line}`)
  return child
}

/** SIGKILL, as by the OOM killer. */
export async function killChildWorker(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit')
  child.kill('SIGKILL')
  await ended
  children.delete(child)
}

export function killChildWorkers(): void {
  for (const child of children) child.kill('SIGKILL')
}

/** A worker in this process, as another server would start one after the first was killed. */
export const startNextWorker = ({ app, sql, ownerUrl, clock }: TestApp, work = app.work) =>
  startWorker({ ownerUrl, sql, clock, work, openScope: app.openScope, log: app.server.log })
