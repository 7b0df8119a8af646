import { basename } from 'node:path'
import type { ESTree } from 'vite'
import { isTest, type Source, topFolderOf, visit } from './source.ts'

const queryTags = ['sql', 'db', 'tx']
const queryStart = /^\s*(select|insert|update|delete|with|create|alter|drop|truncate|grant|set|lock|notify|listen)\s/i

const maySpeakSql = (path: string) =>
  !['contract', 'design', 'server', 'web', 'e2e'].includes(topFolderOf(path) ?? '') ||
  basename(path) === 'store.ts' ||
  path.startsWith('server/platform/db/') ||
  path.includes('/migrations/') ||
  (isTest(path) && !path.startsWith('e2e/'))

export const checkSql = (sources: Source[]): string[] =>
  sources.flatMap(({ path, program, lineAt }) => {
    const lines: number[] = []
    if (!maySpeakSql(path))
      visit(program, node => {
        if (isQuery(node)) lines.push(lineAt(node.start))
      })
    return lines.map(line => `${path}:${line} only a store may hold SQL`)
  })

function isQuery(node: ESTree.Node): boolean {
  if (node.type === 'CallExpression') return lastName(node.callee) === 'unsafe'
  if (node.type !== 'TaggedTemplateExpression') return false
  return queryTags.includes(lastName(node.tag)) || queryStart.test(node.quasi.quasis[0]?.value.raw ?? '')
}

function lastName(node: ESTree.Node): string {
  if (node.type === 'Identifier') return node.name
  return node.type === 'MemberExpression' && node.property.type === 'Identifier' ? node.property.name : ''
}
