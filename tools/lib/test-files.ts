import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * `pure`: needs nothing but the code. `dom`: needs a page. `api`: needs a database. `bench`: measures, and runs with the
 * benchmarks rather than with the tests. `peers`: needs a program of the system, and runs with `npm run test:peers`.
 */
export type Kind = 'pure' | 'dom' | 'api' | 'bench' | 'peers'

const root = join(import.meta.dirname, '..', '..')
const folders = ['contract', 'design', 'web', 'tools', 'server', 'demo', 'bench', 'e2e']

/** By these names a test file asks for a database, or for processes of its own. */
const asksForDatabase =
  /\b(startTestApp|startWorld|copyDatabase|databaseUrl|startEmbedded)\b|testing\/([\w-]+-scene|walk|matrix|weekly-run)\.ts/

function kindOf(path: string, text: string): Kind {
  if (path.startsWith('bench/')) return 'bench'
  if (path.startsWith('tools/peers/')) return 'peers'
  if (text.startsWith('// @vitest-environment happy-dom')) return 'dom'
  return asksForDatabase.test(text) ? 'api' : 'pure'
}

/** Every test file by what it needs, so that each kind can run in the cheapest way that is safe for it. */
export function listTestFiles(): Record<Kind, string[]> {
  const files: Record<Kind, string[]> = { pure: [], dom: [], api: [], bench: [], peers: [] }
  for (const folder of folders)
    for (const name of readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).sort()) {
      const path = `${folder}/${name.replaceAll('\\', '/')}`
      if (/\.test\.tsx?$/.test(path)) files[kindOf(path, readFileSync(join(root, path), 'utf8'))].push(path)
    }
  return files
}
