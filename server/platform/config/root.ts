import { existsSync } from 'node:fs'
import path from 'node:path'

/** Root folder of the repository, both when the server runs from source and from the build. */
export const root = findRoot(import.meta.dirname)

function findRoot(folder: string): string {
  if (existsSync(path.join(folder, 'package.json'))) return folder
  const above = path.dirname(folder)
  if (above === folder) throw new Error('package.json is not above the server')
  return findRoot(above)
}
