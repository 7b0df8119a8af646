import { existsSync, readFileSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { testTitles } from './test-titles.ts'

const document = 'docs/spec-coverage.md'
const header = ['id', 'statement', 'where', 'shown by']
const capabilities = ['ground', 'identity', 'people', 'matching', 'events', 'chats', 'managers', 'variants'] as const

export type Capability = (typeof capabilities)[number]

/** Each statement of these names the test that shows it. One that is being built may be left out until it is finished. */
const built: readonly Capability[] = capabilities

type Row = { line: number; section: string; cells: string[] }

/** Problems of the coverage table, one sentence each. */
export function checkCoverage(root: string, finished: readonly Capability[] = built): string[] {
  const path = join(root, document)
  if (!existsSync(path)) return [`${document} is missing`]
  const rows = readRows(readFileSync(path, 'utf8'))
  if (rows.length === 0) return [`${document} has no rows`]

  const titles = titlesOf(root)
  const lineOfId = new Map<string, number>()
  return rows.flatMap(row => {
    const at = `${document}:${row.line}`
    if (row.cells.length !== header.length) return [`${at} has ${row.cells.length} columns instead of ${header.length}`]
    const [id = '', statement = '', where = '', shownBy = ''] = row.cells
    const problems: string[] = []

    if (!/^\d-\d{3}$/.test(id)) problems.push(`${at} "${id}" is no id such as 2-017`)
    else if (!id.startsWith(`${row.section}-`)) problems.push(`${at} ${id} stands under section ${row.section}`)
    const first = lineOfId.get(id)
    if (first === undefined) lineOfId.set(id, row.line)
    else problems.push(`${at} ${id} is already used in line ${first}`)

    if (statement === '') problems.push(`${at} ${id} states nothing`)
    if (!isCapability(where)) problems.push(`${at} ${id} names the unknown capability "${where}"`)
    else if (shownBy === '' && finished.includes(where)) problems.push(`${at} ${id} of ${where} is not shown by a test`)
    return [...problems, ...references(shownBy).flatMap(reference => unresolved(reference, titles, `${at} ${id}`))]
  })
}

function readRows(markdown: string): Row[] {
  let section = ''
  return markdown.split('\n').flatMap((text, index) => {
    section = /^## (\d)\. /.exec(text)?.[1] ?? section
    if (!text.startsWith('|')) return []
    const cells = cellsOf(text)
    const isFrame = cells.join() === header.join() || cells.every(cell => /^:?-+:?$/.test(cell))
    return isFrame ? [] : [{ line: index + 1, section, cells }]
  })
}

/** A pipe inside a cell is written `\|`. */
function cellsOf(line: string): string[] {
  return line
    .trim()
    .split(/(?<!\\)\|/)
    .slice(1, -1)
    .map(cell => cell.trim().replaceAll('\\|', '|'))
}

function references(shownBy: string): string[] {
  if (shownBy === '') return []
  return shownBy.split(/<br ?\/?>/).map(reference => reference.trim().replace(/^`(.*)`$/, '$1'))
}

function unresolved(reference: string, titles: (file: string) => string[] | undefined, at: string): string[] {
  const [, file, text] = /^(\S+\.(?:test|spec)\.tsx?) > (.*\S)$/.exec(reference) ?? []
  if (file === undefined || text === undefined) {
    return [`${at}: "${reference}" is not written as path/to/file.test.ts > part of the title`]
  }
  const found = titles(file)
  if (found === undefined) return [`${at}: ${file} does not exist`]
  return found.some(title => title.includes(text)) ? [] : [`${at}: ${file} has no running test titled "${text}"`]
}

/** Caches titles: hundreds of rows name a few dozen files. */
function titlesOf(root: string): (file: string) => string[] | undefined {
  const known = new Map<string, string[] | undefined>()
  return file => {
    if (!known.has(file)) {
      const path = join(root, file)
      known.set(file, existsSync(path) ? testTitles(file, readFileSync(path, 'utf8')) : undefined)
    }
    return known.get(file)
  }
}

function isCapability(word: string): word is Capability {
  return capabilities.some(capability => capability === word)
}

/** Progress of each capability. */
export function coverageSummary(root: string): string[] {
  const rows = readRows(readFileSync(join(root, document), 'utf8'))
  return capabilities.map(capability => {
    const own = rows.filter(row => row.cells[2] === capability)
    const shown = own.filter(row => row.cells[3] !== '')
    return `${capability.padEnd(10)}${String(shown.length).padStart(4)} of ${own.length} shown`
  })
}

const script = process.argv[1]
if (script !== undefined && realpathSync(script) === fileURLToPath(import.meta.url)) {
  const root = fileURLToPath(new URL('..', import.meta.url))
  const problems = checkCoverage(root)
  console.log((problems.length > 0 ? problems : coverageSummary(root)).join('\n'))
  process.exitCode = problems.length > 0 ? 1 : 0
}
