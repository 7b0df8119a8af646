import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

export type Manifest = Record<
  string,
  {
    file: string
    name?: string
    isEntry?: boolean
    isDynamicEntry?: boolean
    imports?: string[]
    dynamicImports?: string[]
  }
>

/** Manifest keys of all chunks that must be loaded before this one runs, itself included. */
export function closureOf(manifest: Manifest, key: string, known = new Set<string>()): Set<string> {
  const chunk = manifest[key]
  if (!chunk) throw new Error(`The build has no chunk of ${key}`)
  if (known.has(key)) return known
  known.add(key)
  for (const each of chunk.imports ?? []) closureOf(manifest, each, known)
  return known
}

export function entryOf(manifest: Manifest): string {
  const entry = Object.keys(manifest).find(key => manifest[key]?.isEntry)
  if (!entry) throw new Error('The build has no entry')
  return entry
}

/** Chunks that these keys load in addition to those already present. */
export function ownOf(manifest: Manifest, keys: string[], present: Set<string>): string[] {
  const all = new Set<string>()
  for (const key of keys) closureOf(manifest, key, all)
  return [...all].filter(each => !present.has(each))
}

export const filesOf = (manifest: Manifest, keys: Iterable<string>): string[] =>
  [...keys].flatMap(key => manifest[key]?.file ?? []).filter(file => file.endsWith('.js'))

export const readManifest = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8'))

/** Transferred kilobytes: each file gzipped by itself, as it is sent. */
export const gzippedKb = (folder: string, files: Iterable<string>): number =>
  [...new Set(files)].reduce((sum, file) => sum + gzipSync(readFileSync(join(folder, file))).length, 0) / 1000

/** The largest chunks with their size, to tell what makes a screen large. */
export const largestOf = (folder: string, manifest: Manifest, keys: Iterable<string>, count = 5): string[] =>
  [...keys]
    .map(key => ({ name: manifest[key]?.name ?? key, kB: gzippedKb(folder, filesOf(manifest, [key])) }))
    .sort((one, other) => other.kB - one.kB)
    .slice(0, count)
    .map(({ name, kB }) => `${name} ${kB.toFixed(1)} kB`)
