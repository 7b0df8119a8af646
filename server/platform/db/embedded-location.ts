import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { chmod, chown, cp, lchown, lstat, mkdir, readdir, readFile, realpath, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { type Account, canEnter, findOwner, findServiceAccount, isRoot } from './embedded-account.ts'
import { type Binaries, binariesIn, findBinaries } from './embedded-binaries.ts'
import { EmbeddedFailure } from './embedded-failure.ts'

/** Folder of the cluster, binaries and system account that run it. */
export type ClusterLocation = { cluster: string; binaries: Binaries; account?: Account }

/**
 * Run as root, the cluster needs another account, which may be unable to enter the requested folder (a clone below
 * /root).
 */
export async function locateCluster(dataDir: string, say: (line: string) => void): Promise<ClusterLocation> {
  await mkdir(dataDir, { recursive: true })
  const folder = await realpath(dataDir)
  const binaries = await findBinaries()
  if (!isRoot()) return { cluster: join(folder, 'cluster'), binaries }

  const account = (await findOwner(join(folder, 'cluster'))) ?? (await findServiceAccount())
  const reachable = {
    cluster: await findClusterFolder(folder, account, say),
    binaries: await findRunnableBinaries(binaries, account),
  }
  return { ...reachable, account: (await findOwner(reachable.cluster)) ?? account }
}

async function findClusterFolder(folder: string, account: Account, say: (line: string) => void): Promise<string> {
  const cluster = join(folder, 'cluster')
  await grantAccess(account, folder)
  if (await canEnter(account, folder)) return cluster
  if (await stat(cluster).catch(() => undefined))
    throw new EmbeddedFailure(
      `${account.name} may no longer enter ${folder}, where the database is: open the folders above it again.`,
    )
  const fallback = await openFallbackFolder(folder)
  say(`The user "${account.name}" may not enter ${folder}, so the database is kept in ${fallback}`)
  return join(fallback, 'cluster')
}

/** Lets the account's group enter our own folder, and nobody else who could not before. */
async function grantAccess(account: Account, folder: string): Promise<void> {
  const { uid, mode } = await stat(folder)
  if (uid !== 0 || mode & 0o001) return
  await chown(folder, uid, account.gid)
  await chmod(folder, (mode & 0o777) | 0o010)
}

async function findRunnableBinaries(binaries: Binaries, account: Account): Promise<Binaries> {
  if (await canRun(binaries, account)) return binaries
  const { version } = JSON.parse(await readFile(join(binaries.native, '..', 'package.json'), 'utf8'))
  const native = join(await openFallbackFolder(binaries.native), `native-${version}`)
  if (!(await stat(native).catch(() => undefined))) await copyFor(account, binaries.native, native)
  const copied = binariesIn(native)
  if (!(await canRun(copied, account)))
    throw new EmbeddedFailure(`The user "${account.name}" cannot run the embedded PostgreSQL, not even from ${native}.`)
  return copied
}

async function canRun({ postgres }: Binaries, { uid, gid }: Account): Promise<boolean> {
  try {
    await promisify(execFile)(postgres, ['--version'], { uid, gid, cwd: '/' })
    return true
  } catch {
    return false
  }
}

async function copyFor(account: Account, from: string, to: string): Promise<void> {
  const unfinished = `${to}.new-${process.pid}`
  await rm(unfinished, { recursive: true, force: true })
  await cp(from, unfinished, { recursive: true, verbatimSymlinks: true })
  for (const entry of ['.', ...(await readdir(unfinished, { recursive: true }))])
    await lchown(join(unfinished, entry), account.uid, account.gid)
  await rename(unfinished, to)
}

/** A folder owned by root in /var/tmp. It is world-writable, so a folder that root did not create is not trusted. */
async function openFallbackFolder(reason: string): Promise<string> {
  const fallback = join('/var/tmp', `samovar-${createHash('sha256').update(reason).digest('hex').slice(0, 12)}`)
  await mkdir(fallback).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
  })
  const found = await lstat(fallback)
  if (!found.isDirectory() || found.uid !== 0)
    throw new EmbeddedFailure(`${fallback} was made by another user; remove it and start again.`)
  await chmod(fallback, 0o755)
  return fallback
}
