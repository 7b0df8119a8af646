import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Kinds of files in a slice of the server. A new kind is a decision: it gets a line here and in ARCHITECTURE.md. */
export const fileKinds: Record<string, string> = {
  feature: 'the manifest',
  actions: 'one function per endpoint, and what other capabilities may call',
  rules: 'pure decisions',
  access: 'pure checks of rights',
  store: 'the queries',
  jobs: 'work that is queued, with what queues it',
  chores: 'work on a schedule',
  listeners: 'work that follows news',
  news: 'the events of the slice, with their data',
  letters: 'templates of letters',
  testing: 'samples, expected access and row builders',
}

/** Slices that have neither a file in the contract nor a noun of the glossary. */
const slices: Record<string, string> = {
  'command-line': 'no endpoint: the commands of `npm run people`, `npm run community` and `npm run matching`',
  engine: 'the matching algorithm, a library with words of its own',
  'engine-data': 'no endpoint: the queries that feed the engine',
  'member-rows': 'no endpoint: the queries that move the rows of one member to another',
  'merged-chats': 'no endpoint: the queries that make one chat of two with the same person',
  page: 'no endpoint: the HTML page of a community',
  upkeep: 'no endpoint: removes expired rows every night',
}

/** Other names of files, with what they mean. */
const words: Record<string, string> = {
  bitmap: 'a drawing as a PNG',
  linkedin: 'the adapter of an outside service',
  phrases: 'sentences of the server in both languages, composed of facts',
  redirect: 'where a person may be sent after signing in',
  'thread-priority': 'how much of a core a thread gets beside others',
  'web-app-manifest': 'the W3C manifest that installs a community on a home screen',
}

/** Folders that are no slices of their own: a library, and a table of data in parts. */
const isFree = (path: string) => /^server\/features\/(matching\/engine|participants\/city\/data)\//.test(path)

/** Names of slices, and of the files in them, come from the lists above and from the glossary. */
export function checkVocabulary(root: string, paths: string[]): string[] {
  const terms = readTerms(root)
  if (!terms) return []
  const isSlice = (capability: string, slice: string) =>
    paths.includes(`contract/${capability}/${slice}.ts`) || terms.has(slice) || slice in slices
  const isName = (slice: string, name: string) =>
    name in fileKinds ||
    name in words ||
    beginsWithNoun(name, slice) ||
    [...terms].some(term => beginsWithNoun(name, term))
  return paths.flatMap(path => {
    const [, capability, slice, name] = /^server\/features\/([^/]+)\/([^/]+)\/(.+?)(?:\.test)?\.tsx?$/.exec(path) ?? []
    if (!capability || !slice || !name) return checkPlace(path)
    if (!isSlice(capability, slice)) return [`${path}:1 the slice "${slice}" is no noun of the contract or glossary`]
    if (isFree(path) || isName(slice, name)) return []
    return [`${path}:1 "${name}" is outside the vocabulary (tools/house/vocabulary.ts)`]
  })
}

/** `session`, and what is made of it: `session-list`. */
const beginsWithNoun = (name: string, noun: string): boolean => name === noun || name.startsWith(`${noun}-`)

/** Beside the slices stand only the tests that go over a whole capability. */
function checkPlace(path: string): string[] {
  const [, name] = /^server\/features\/[^/]+\/([^/]+)\.tsx?$/.exec(path) ?? []
  return name === undefined || /\.test$/.test(name) || name in fileKinds ? [] : [`${path}:1 belongs into a slice`]
}

/** First column of the tables, as files are named: `sign-in, sign-out` are two terms, `score match` is `score-match`. */
function readTerms(root: string): Set<string> | undefined {
  const file = join(root, 'docs/glossary.md')
  if (!existsSync(file)) return undefined
  const rows = readFileSync(file, 'utf8').match(/^\| [^|]+ \|/gm) ?? []
  return new Set(
    rows.flatMap(row =>
      row
        .slice(1, -1)
        .split(',')
        .map(term => term.trim().toLowerCase().replaceAll(' ', '-')),
    ),
  )
}
