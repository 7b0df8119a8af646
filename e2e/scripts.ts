import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const manifest = fileURLToPath(new URL('../dist/web/.vite/manifest.json', import.meta.url))

/** Address of the script that was built from this file, for `page.route`. */
export function scriptOf(source: string): string {
  const built: Record<string, { file: string } | undefined> = JSON.parse(readFileSync(manifest, 'utf8'))
  const file = built[source]?.file
  if (!file) throw new Error(`The build has no script of ${source}`)
  return `**/${file}`
}
