import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '#server/platform/config/root.ts'
import type { BenchEnvironment } from '../environment.ts'
import { readBody } from '../read.ts'
import { measureInTurn } from '../rounds.ts'
import type { Row } from '../row.ts'

/** The rendered page compared with a static file of similar size, both from our server. */
export const html: Row<BenchEnvironment> = {
  name: 'html',
  async measure(bench) {
    const { port, host } = await bench.getServer()
    const made = { port, path: '/', headers: { host, accept: 'text/html' } }
    const madeBytes = Buffer.byteLength(await readBody(made))
    const file = findFileNear(madeBytes)
    const fixed = { port, path: file.path, headers: { host } }
    const samples = await measureInTurn(bench, { made, fixed })
    const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`
    return {
      lines: [
        {
          what: `page of a community (${kB(madeBytes)})`,
          peer: `static file (${kB(file.bytes)})`,
          unit: 'requests/s',
          ours: samples.made,
          theirs: samples.fixed,
          limit: { kind: 'atLeast', value: 0.5 },
        },
      ],
    }
  },
}

/** The built file of the nearest size. */
function findFileNear(bytes: number): { path: string; bytes: number } {
  const folder = join(root, 'dist/web')
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile() && !entry.name.startsWith('.') && entry.name !== 'index.html')
    .map(entry => join(entry.parentPath, entry.name))
    .filter(path => !path.includes('.vite') && !/\.(br|gz)$/.test(path))
    .map(path => ({ path: path.slice(folder.length), bytes: statSync(path).size }))
  const [nearest] = files.sort((a, b) => Math.abs(a.bytes - bytes) - Math.abs(b.bytes - bytes))
  if (!nearest) throw new Error('The built web app has no files')
  return nearest
}
