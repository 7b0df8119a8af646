import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chown, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { EmbeddedFailure } from './embedded-failure.ts'
import type { ClusterLocation } from './embedded-location.ts'
import { isAlive } from './embedded-orphan.ts'

/** PostgreSQL writes only below `data`; the other files in the cluster's folder are ours. */
export const pathsOf = (cluster: string) => ({
  data: join(cluster, 'data'),
  password: join(cluster, 'password'),
  owner: join(cluster, 'owner'),
  log: join(cluster, 'postgres.log'),
})

/** Creates the cluster if there is none and returns the superuser's password. */
export async function ensureCluster(
  location: ClusterLocation,
  options: { isFast: boolean; say: (line: string) => void },
): Promise<string> {
  const { cluster } = location
  const paths = pathsOf(cluster)
  await removeUnfinished(cluster)
  const version = await readFile(join(paths.data, 'PG_VERSION'), 'utf8').catch(explainAccess(cluster))
  if (version) {
    await refuseOtherVersion(location, version.trim())
  } else {
    await renameBroken(cluster, options.say)
    options.say('Creating the database')
    await createCluster(location, options.isFast)
  }
  return (await readFile(paths.password, 'utf8')).trim()
}

/** Built under a temporary name and renamed when complete, so that a cluster always has its password. */
async function createCluster({ cluster, binaries, account }: ClusterLocation, isFast: boolean): Promise<void> {
  const unfinished = `${cluster}.new-${process.pid}`
  const paths = pathsOf(unfinished)
  await mkdir(unfinished, { mode: 0o700 })
  await writeFile(paths.password, randomBytes(24).toString('hex'), { mode: 0o600 })
  if (account) for (const path of [unfinished, paths.password]) await chown(path, account.uid, account.gid)
  const args = ['--pgdata', paths.data, '--username=postgres', `--pwfile=${paths.password}`, '--auth=scram-sha-256']
  args.push('--encoding=UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C')
  // The text search parser asks the locale which characters are letters; plain C would count « and — as letters.
  args.push(`--lc-ctype=${process.platform === 'darwin' ? 'en_US' : 'C'}.UTF-8`)
  if (isFast) args.push('--no-sync')
  try {
    await promisify(execFile)(binaries.initdb, args, { ...runAs(account), cwd: unfinished })
    await rename(unfinished, cluster)
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true })
    if (await exists(join(pathsOf(cluster).data, 'PG_VERSION'))) return
    const { stderr, message } = error as { stderr?: string; message: string }
    throw new EmbeddedFailure(`The database could not be created in ${cluster}: ${(stderr || message).trim()}`)
  }
}

/** Does not pass on our environment: it holds secrets, and may set PGDATA, PGPORT or a locale that is not installed. */
export const runAs = (account: ClusterLocation['account']) => {
  const { PATH, TMPDIR, SystemRoot } = process.env
  return {
    env: { PATH, TMPDIR, SystemRoot, LC_ALL: 'C', TZ: 'UTC' },
    ...(account && { uid: account.uid, gid: account.gid }),
  }
}

const exists = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  )

const explainAccess = (cluster: string) => (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EACCES') return undefined
  throw new EmbeddedFailure(
    `The database in ${cluster} belongs to another user. Start as that user, or set DATA_DIR to a folder of your own.`,
  )
}

async function refuseOtherVersion({ cluster, binaries }: ClusterLocation, version: string): Promise<void> {
  const { stdout } = await promisify(execFile)(binaries.postgres, ['--version'])
  const ours = /\d+/.exec(stdout)?.[0]
  if (ours !== version)
    throw new EmbeddedFailure(
      `The database in ${cluster} was made by PostgreSQL ${version}, but PostgreSQL ${ours} is installed now.`,
    )
}

/** A folder that is not a cluster is renamed, not deleted: it may hold data that somebody needs. */
async function renameBroken(cluster: string, say: (line: string) => void): Promise<void> {
  if (!(await exists(cluster))) return
  const aside = `${cluster}.broken-${Date.now()}`
  await rename(cluster, aside)
  say(`${cluster} held no complete database; it is now ${aside}`)
}

async function removeUnfinished(cluster: string): Promise<void> {
  const prefix = `${basename(cluster)}.new-`
  for (const name of await readdir(dirname(cluster))) {
    const pid = Number(name.slice(prefix.length))
    const isAbandoned = name.startsWith(prefix) && (pid === process.pid || !isAlive(pid))
    if (isAbandoned) await rm(join(dirname(cluster), name), { recursive: true, force: true })
  }
}
