import type { ESTree } from 'vite'
import { type Source, visit } from './source.ts'

type Row = { group: string; name: string; method: string; path: string; at: string }

/** A row of the contract counts as tested when a test names it or calls its path; tests of the contract itself call nothing. */
export function checkEndpoints(sources: Source[]): string[] {
  const rows = sources
    .filter(({ path }) => path.startsWith('contract/') && !path.endsWith('.test.ts'))
    .flatMap(readRows)
  const tests = sources.filter(
    ({ path }) => !path.startsWith('contract/') && /\.test\.tsx?$|^e2e\/.*\.spec\.ts$/.test(path),
  )
  const sharing = new Map<string, number>()
  for (const { path } of rows) sharing.set(shapeOf(path), (sharing.get(shapeOf(path)) ?? 0) + 1)
  return rows
    .filter(row => {
      const isCalled = caller(row, (sharing.get(shapeOf(row.path)) ?? 0) > 1)
      return !tests.some(({ textWithoutComments }) => isCalled(textWithoutComments))
    })
    .map(({ at, method, path }) => `${at} no test calls ${method} ${path}`)
}

function readRows({ path: file, program, lineAt }: Source): Row[] {
  const rows: Row[] = []
  for (const statement of program.body) {
    const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
    if (declaration?.type !== 'VariableDeclaration') continue
    for (const { id, init } of declaration.declarations) {
      const group = id.type === 'Identifier' ? id.name.replace(/Api$/, '') : ''
      if (init)
        visit(init, node => {
          const call = node.type === 'Property' && callOf(node.value)
          if (!call) return
          const [method = '', path = ''] = call.split(' ')
          rows.push({ group, name: keyOf(node), method, path, at: `${file}:${lineAt(node.start)}` })
        })
    }
  }
  return rows
}

function callOf(node: ESTree.Node): string | undefined {
  if (node.type !== 'CallExpression' || node.callee.type !== 'Identifier' || node.callee.name !== 'endpoint')
    return undefined
  const [row] = node.arguments
  if (row?.type !== 'ObjectExpression') return undefined
  const call = row.properties.find(property => property.type === 'Property' && keyOf(property) === 'call')
  const value = call?.type === 'Property' ? call.value : undefined
  return value?.type === 'Literal' && typeof value.value === 'string' ? value.value : undefined
}

function keyOf(property: ESTree.Node): string {
  if (property.type !== 'Property') return ''
  if (property.key.type === 'Identifier') return property.key.name
  return property.key.type === 'Literal' ? String(property.key.value) : ''
}

const shapeOf = (path: string) => path.replace(/:\w+/g, ':')

/** Tells whether a test calls the row. When two rows share a path, the method must occur near it. */
function caller({ group, name, method, path }: Row, isPathShared: boolean): (test: string) => boolean {
  const byName = new RegExp(`\\b(api\\.${group}|${group}Api)\\.${name}\\b`)
  const byPath = patternOf(path)
  const byMethod = new RegExp(`\\b${method}\\b`, 'i')
  return test => {
    if (byName.test(test)) return true
    for (const found of test.matchAll(byPath)) {
      const around = test.slice(Math.max(0, found.index - 60), found.index + found[0].length + 60)
      if (!isPathShared || byMethod.test(around)) return true
    }
    return false
  }
}

/** `/event/:id/leave` also matches `/event/${event.id}/leave` and `/event/17/leave`, but not `/event/17/leave/now`. */
function patternOf(path: string): RegExp {
  const parts = path.split(/:\w+/).map(part => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  return new RegExp(`(?<![\\w}/])${parts.join('(?:\\$\\{[^}]*\\}|[^/\\s\'"`?]+)')}(?![\\w/:$.-])`, 'g')
}
