import { execFile } from 'node:child_process'
import { stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { promisify } from 'node:util'
import { EmbeddedFailure } from './embedded-failure.ts'

/** The system account that runs PostgreSQL, which refuses to run as root. Absent: the account of this process. */
export type Account = { uid: number; gid: number; name: string }

export const isRoot = () => process.getuid?.() === 0

const accountsToTry = ['postgres', 'nobody']

export async function findServiceAccount(): Promise<Account> {
  for (const name of accountsToTry) {
    const [uid, gid] = await Promise.all([askId('-u', name), askId('-g', name)])
    if (uid && gid) return { uid, gid, name }
  }
  throw new EmbeddedFailure(
    'PostgreSQL refuses to run as root, and this machine has no user "postgres" or "nobody". Start as a normal user, or set DATABASE_URL.',
  )
}

async function askId(what: '-u' | '-g', name: string): Promise<number | undefined> {
  try {
    const { stdout } = await promisify(execFile)('id', [what, name])
    return Number(stdout.trim())
  } catch {
    return undefined
  }
}

/** As root, a cluster keeps running as its owner, so that one `sudo` does not lock the owner out. */
export async function findOwner(folder: string): Promise<Account | undefined> {
  const found = await stat(folder).catch(() => undefined)
  return found && found.uid !== 0 ? { uid: found.uid, gid: found.gid, name: `user ${found.uid}` } : undefined
}

/** Whether the account can enter the folder; that needs execute permission on every parent folder too. */
export async function canEnter(account: Account, folder: string): Promise<boolean> {
  const { mode, uid, gid } = await stat(folder)
  const bit = uid === account.uid ? 0o100 : gid === account.gid ? 0o010 : 0o001
  if (!(mode & bit)) return false
  const parent = dirname(folder)
  return parent === folder || canEnter(account, parent)
}
