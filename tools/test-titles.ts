import { type ESTree, parseSync } from 'vite'

const titled = new Set(['it', 'test', 'describe'])
const notRun = new Set(['skip', 'todo', 'fixme'])

/**
 * Titles of the tests and groups in a test file, as in its source: `${...}` and `%s` stay.
 * Skipped tests and everything inside them are left out.
 */
export function testTitles(path: string, source: string): string[] {
  const { program, errors } = parseSync(path, source)
  const [error] = errors
  if (error) throw new Error(`${path}: ${error.message}`)
  const titles: string[] = []

  const visit = (node: ESTree.Node): void => {
    if (node.type === 'CallExpression') {
      const [first] = node.arguments
      const title = first && literal(first, source)
      const words = calleeWords(node.callee)
      if (title !== undefined && titled.has(words[0] ?? '')) {
        if (words.some(word => notRun.has(word))) return
        titles.push(title)
      }
    }
    for (const child of children(node)) visit(child)
  }

  visit(program)
  return titles
}

/** `describe.each(rows)` gives [describe, each]; a callee that does not start with an identifier gives []. */
function calleeWords(callee: ESTree.Node): string[] {
  if (callee.type === 'Identifier') return [callee.name]
  if (callee.type === 'CallExpression') return calleeWords(callee.callee)
  if (callee.type === 'TaggedTemplateExpression') return calleeWords(callee.tag)
  if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return []
  const owner = calleeWords(callee.object)
  return owner.length > 0 ? [...owner, callee.property.name] : []
}

function literal(node: ESTree.Node, source: string): string | undefined {
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : undefined
  if (node.type === 'TemplateLiteral') return source.slice(node.start + 1, node.end - 1)
  if (node.type !== 'BinaryExpression' || node.operator !== '+') return undefined
  const [left, right] = [literal(node.left, source), literal(node.right, source)]
  return left !== undefined && right !== undefined ? left + right : undefined
}

function children(node: ESTree.Node): ESTree.Node[] {
  return Object.values(node).flat().filter(isNode)
}

function isNode(value: unknown): value is ESTree.Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
}
