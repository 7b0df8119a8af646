import { execFile } from 'node:child_process'
import { readFile, rm } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { EmbeddedFailure } from './embedded-failure.ts'

export function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

const patienceWithOwner = 5_000
const patienceWithOrphan = 10_000

/**
 * Ensures that no server runs on the data folder. An orphan, whose parent process was killed, is stopped. One whose
 * parent still runs gets a moment to end, since a restart overlaps with the previous run, and is otherwise left
 * running.
 */
export async function stopOrphan(data: string, ownerFile: string, say: (line: string) => void): Promise<void> {
  const pidFile = join(data, 'postmaster.pid')
  const began = Date.now()
  let signalled: NodeJS.Signals | undefined
  let pid = 0
  for (;;) {
    // The pid file is removed shortly before the process ends.
    pid = Number((await readFile(pidFile, 'utf8').catch(() => '')).split('\n')[0]) || pid
    const server = pid ? await describeProcess(pid) : undefined
    if (!server || !isServerOf(server.command, data)) return rm(pidFile, { force: true })

    const waited = Date.now() - began
    const owner = Number(await readFile(ownerFile, 'utf8').catch(() => ''))
    if (server.parent === owner) {
      if (waited > patienceWithOwner)
        throw new EmbeddedFailure(
          `The database in ${data} is used by another running server (process ${owner}). Stop it first.`,
        )
    } else {
      const signal = waited < patienceWithOrphan ? 'SIGINT' : waited < 2 * patienceWithOrphan ? 'SIGQUIT' : 'SIGKILL'
      if (!signalled) say('Stopping the database that an earlier run left behind')
      if (signal !== signalled) stopForeign(pid, signal)
      signalled = signal
    }
    await sleep(50)
  }
}

function stopForeign(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EPERM')
      throw new EmbeddedFailure(
        `A database left behind by another user is still running (process ${pid}). Stop it first.`,
      )
  }
}

/** A process id in a file proves nothing: after a reboot it may belong to another program. */
function isServerOf(command: string[], data: string): boolean {
  return basename(command[0] ?? '').startsWith('postgres') && command.includes(data)
}

async function describeProcess(pid: number): Promise<{ parent: number; command: string[] } | undefined> {
  try {
    if (process.platform === 'linux') {
      const [status, command] = await Promise.all([
        readFile(`/proc/${pid}/stat`, 'utf8'),
        readFile(`/proc/${pid}/cmdline`, 'utf8'),
      ])
      const afterName = status.slice(status.lastIndexOf(')') + 2)
      return { parent: Number(afterName.split(' ')[1]), command: command.split('\0') }
    }
    const { stdout } = await promisify(execFile)('ps', ['-ww', '-o', 'ppid=,command=', '-p', String(pid)])
    const [parent, ...command] = stdout.trim().split(/\s+/)
    return { parent: Number(parent), command }
  } catch {
    return undefined
  }
}
