import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { type ESTree, parseSync } from 'vite'

/** `target` is the path of the imported file, absent for a package; `isType` for a type-only import. */
export type Import = { specifier: string; target?: string; isType: boolean; line: number }

/** One source file, parsed once for all rules; paths are relative to the repository. */
export type Source = {
  path: string
  imports: Import[]
  program: ESTree.Program
  textWithoutComments: string
  defaultExports: number[]
  lineAt(offset: number): number
}

const topFolders = ['contract', 'design', 'server', 'web', 'demo', 'bench', 'tools', 'e2e']

export const readSources = (root: string): Source[] =>
  listFiles(root)
    .filter(path => /\.[cm]?tsx?$/.test(path) && !path.endsWith('.d.ts'))
    .map(path => readSource(root, path))

/** Every source file of the repository, in a stable order. */
export function listFiles(root: string): string[] {
  const list = (folder: string): string[] =>
    readdirSync(join(root, folder), { withFileTypes: true }).flatMap(entry => {
      const path = posix.join(folder, entry.name)
      if (entry.isFile()) return [path]
      const isOurs = folder === '' ? topFolders.includes(entry.name) : entry.name !== 'node_modules'
      return entry.isDirectory() && isOurs ? list(path) : []
    })
  return list('').sort()
}

function readSource(root: string, path: string): Source {
  const text = readFileSync(join(root, path), 'utf8')
  const { program, module, comments, errors } = parseSync(path, text)
  const [error] = errors
  if (error) throw new Error(`${path}: ${error.message}`)
  const lineAt = (offset: number) => text.slice(0, offset).split('\n').length

  const { staticImports, staticExports, dynamicImports } = module
  const exported = staticExports.flatMap(({ entries }) => entries)
  const requests = [
    ...staticImports.map(({ moduleRequest, entries }) => ({ ...moduleRequest, isType: areTypes(entries) })),
    ...staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest, isType }) => (moduleRequest ? { ...moduleRequest, isType } : [])),
    ),
    ...dynamicImports.map(({ moduleRequest: { start, end } }) => ({
      start,
      value: literal(text.slice(start, end)),
      isType: false,
    })),
  ]
  const imports = requests
    .filter(({ value }) => value !== '')
    .map(({ start, value, isType }) => ({
      specifier: value,
      target: resolve(root, path, value),
      isType,
      line: lineAt(start),
    }))

  return {
    path,
    program,
    lineAt,
    imports: imports.filter((one, at) => imports.findIndex(other => isSame(one, other)) === at),
    textWithoutComments: comments.reduce((rest, { start, end }) => blank(rest, start, end), text),
    defaultExports: exported
      .filter(({ exportName: { kind, name } }) => kind === 'Default' || name === 'default')
      .map(({ start }) => lineAt(start)),
  }
}

const areTypes = (entries: { isType: boolean }[]) => entries.length > 0 && entries.every(({ isType }) => isType)
const literal = (code: string) => /^(['"`])([^$]*)\1$/.exec(code)?.[2] ?? ''
const isSame = (one: Import, other: Import) => one.specifier === other.specifier && one.line === other.line
const blank = (text: string, start: number, end: number) =>
  text.slice(0, start) + ' '.repeat(end - start) + text.slice(end)

function resolve(root: string, from: string, specifier: string): string | undefined {
  const name = specifier.replace(/\?.*$/, '')
  if (!/^[#./]/.test(name)) return undefined
  const path = name.startsWith('#') ? name.slice(1) : posix.join(posix.dirname(from), name)
  return ['', '.ts', '.tsx'].map(ending => path + ending).find(found => existsSync(join(root, found))) ?? path
}

export const topFolderOf = (path: string) => (path.includes('/') ? path.split('/')[0] : undefined)
export const isTest = (path: string) => /\.(test|spec)\.tsx?$/.test(path) || isForTests(path)
/** Test code: in the shared folder, or in a slice. */
export const isForTests = (path: string) =>
  /^(contract|design|server|web)\/testing\//.test(path) || /^server\/.*\/testing\.ts$/.test(path)

/** Visits each node of the program, parents first. */
export function visit(program: ESTree.Node, look: (node: ESTree.Node) => void): void {
  look(program)
  for (const value of Object.values(program)) {
    if (!Array.isArray(value)) {
      if (isNode(value)) visit(value, look)
    } else for (const each of value) if (isNode(each)) visit(each, look)
  }
}

const isNode = (value: unknown): value is ESTree.Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
