import { basename } from 'node:path'
import { isForTests, isTest, type Source, topFolderOf } from './source.ts'

/** Top-level folders not listed here (tools, tests, benchmarks) may import anything. */
const mayImport: Record<string, string[]> = {
  contract: [],
  design: [],
  web: ['contract', 'design'],
  server: ['contract', 'design'],
  demo: ['contract', 'design', 'server'],
}

export const checkImports = (sources: Source[]): string[] =>
  sources.flatMap(({ path, imports }) =>
    imports.flatMap(({ target, isType, line }) => {
      if (target === undefined) return []
      const problem =
        checkTopFolder(path, target) ??
        checkTestImport(path, target) ??
        checkCostImport(path, target) ??
        (isTest(path)
          ? undefined
          : (checkLayer(path, target) ?? checkShellImport(path, target) ?? checkFeatureImport(path, target, isType)))
      return problem ? [`${path}:${line} ${problem}`] : []
    }),
  )

function checkTopFolder(path: string, target: string): string | undefined {
  const [from, to] = [topFolderOf(path), topFolderOf(target)]
  const allowed = from && mayImport[from]
  if (!allowed || !to || to === from || allowed.includes(to)) return undefined
  // The demo may be imported by the program that starts and by tests that need realistic data.
  if (to === 'demo' && (/^server\/(main|start)\.ts$/.test(path) || isServerTest(path))) return undefined
  return `${from} may not import ${to} (${target})`
}

/** Production code may not import test code. */
function checkTestImport(path: string, target: string): string | undefined {
  const isShipped = (topFolderOf(path) ?? '') in mayImport && !isTest(path)
  return isShipped && isForTests(target) ? `only tests may import ${target}` : undefined
}

const costFile = 'server/features/auth/session/password-cost.ts'
const mayImportCost = ['server/features/auth/session/password.ts', 'server/testing/harness.ts']

const checkCostImport = (path: string, target: string): string | undefined =>
  target === costFile && !mayImportCost.includes(path)
    ? 'only the test harness may change what a hash costs'
    : undefined

const isServerTest = (path: string) => topFolderOf(path) === 'server' && isTest(path)

/**
 * Layers of a folder from the bottom up; a file may import its own layer and those below. `*` is any other top-level
 * file.
 */
const layers: Record<string, string[][]> = {
  server: [['generated'], ['platform'], ['features'], ['app.ts', '*'], ['start.ts'], ['main.ts']],
  web: [['lib'], ['ui'], ['shell', 'participant'], ['features'], ['*']],
}

function layerOf(path: string): { layer: number; name: string } | undefined {
  const [folder = '', name = ''] = path.split('/')
  const known = layers[folder]
  if (!known) return undefined
  const find = (wanted: string) => known.findIndex(names => names.includes(wanted))
  const isTopFile = path.split('/').length === 2
  return { layer: find(name) >= 0 ? find(name) : isTopFile ? find('*') : 1, name }
}

function checkLayer(path: string, target: string): string | undefined {
  if (topFolderOf(path) !== topFolderOf(target)) return undefined
  const [from, to] = [layerOf(path), layerOf(target)]
  return from && to && to.layer > from.layer ? `${from.name} may not import ${to.name} (${target})` : undefined
}

/** What the shell has for features: the kinds of contribution, where contributed parts are shown, the menu of the session, and the header of public pages. */
const publicInShell = [
  'web/shell/capability.ts',
  'web/shell/capabilities.tsx',
  'web/shell/menu/useMenu.ts',
  'web/shell/header/VisitorHeader.tsx',
]

/** The shell knows no capability, so neither what several of them show of a participant. */
function checkShellImport(path: string, target: string): string | undefined {
  const isIn = (file: string, folder: string) => file.startsWith(`web/${folder}/`)
  if (isIn(path, 'shell') && isIn(target, 'participant')) return `shell may not import participant (${target})`
  if (!isIn(target, 'shell') || !(isIn(path, 'features') || isIn(path, 'participant'))) return undefined
  return publicInShell.includes(target)
    ? undefined
    : `of the shell only what is public may be imported (${target}); see tools/house/imports.ts`
}

const featureOf = (path: string) => /^(?:server|web)\/features\/([^/]+)\//.exec(path)?.[1]
/** Files of a slice that a file may not import, except types: `rules` and `access` are pure, a store only queries. */
const hiddenFrom: Record<string, string[]> = {
  'rules.ts': ['store.ts', 'actions.ts', 'jobs.ts', 'letters.tsx'],
  'access.ts': ['store.ts', 'actions.ts', 'jobs.ts', 'letters.tsx'],
  'store.ts': ['actions.ts', 'jobs.ts', 'letters.tsx'],
}

function checkFeatureImport(path: string, target: string, isType: boolean): string | undefined {
  const [from, to] = [featureOf(path), featureOf(target)]
  const name = basename(target)
  if (!from || !to) return undefined
  if (!isType && hiddenFrom[basename(path)]?.includes(name))
    return `${basename(path)} may not import ${name} (${target})`
  if (from === to) return undefined
  if (topFolderOf(path) === 'server')
    return ['actions.ts', 'access.ts', 'rules.ts'].includes(name)
      ? undefined
      : `of another feature only actions, access and rules may be imported (${target})`
  return /^[A-Z]\w*\.tsx$/.test(name) || /^use[A-Z]\w*\.ts$/.test(name) || name === 'queries.ts'
    ? undefined
    : `of another feature only components, hooks and queries may be imported (${target})`
}

/** One line for each loop of web capabilities that import each other. */
export function checkCapabilities(sources: Source[]): string[] {
  type Edge = { to: string; at: string }
  const edges = new Map<string, Edge[]>()
  for (const { path, imports } of sources) {
    const from = featureOf(path)
    if (!from || topFolderOf(path) !== 'web' || isTest(path)) continue
    for (const { target, line } of imports) {
      const to = target && topFolderOf(target) === 'web' ? featureOf(target) : undefined
      if (to && to !== from) edges.set(from, [...(edges.get(from) ?? []), { to, at: `${path}:${line}` }])
    }
  }
  const done = new Set<string>()
  const trail: string[] = []
  const problems: string[] = []
  const follow = (capability: string): void => {
    trail.push(capability)
    for (const { to, at } of edges.get(capability) ?? []) {
      const start = trail.indexOf(to)
      if (start >= 0) problems.push(`${at} capabilities import each other: ${[...trail.slice(start), to].join(' > ')}`)
      else if (!done.has(to)) follow(to)
    }
    trail.pop()
    done.add(capability)
  }
  for (const capability of edges.keys()) if (!done.has(capability)) follow(capability)
  return problems
}
