import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { root } from '#server/platform/config/root.ts'
import { fileKinds } from './house/vocabulary.ts'

const read = (file: string) => readFileSync(path.join(root, file), 'utf8')
const namesIn = (folder: string) => readdirSync(path.join(root, folder))
const trees = ['bench', 'contract', 'demo', 'design', 'docs', 'e2e', 'server', 'tools', 'web']
const files = trees.flatMap(tree =>
  readdirSync(path.join(root, tree), { recursive: true, encoding: 'utf8' }).map(name => path.join(tree, name)),
)
const baseNames = new Set([...files, ...namesIn('.')].map(file => path.basename(file)))

/** Pages that are written by hand; rows of spec-coverage.md are checked by check-coverage.ts. */
const pages = [
  'ARCHITECTURE.md',
  'CONTRIBUTING.md',
  'README.md',
  'server/features/matching/engine/README.md',
  ...files.filter(file => /^docs\/.*\.md$/.test(file) && file !== 'docs/spec-coverage.md'),
]

/** Files in backticks and in the tree of ARCHITECTURE.md, without patterns and the example of CONTRIBUTING.md. */
function filesNamedIn(text: string): string[] {
  const quoted = [...text.matchAll(/`([\w@./-]+)`/g)].map(([, name]) => name as string)
  const inTree = [...text.matchAll(/(?<![\w<>*{},/.-])[\w-]+\.(?:tsx?|mjs)\b/g)].map(([name]) => name)
  return [...quoted, ...inTree].filter(
    name =>
      (/\.(tsx?|mjs|md|json|css|sql)$/.test(name) || trees.includes(name.split('/')[0] ?? '')) && !isExample(name),
  )
}

const isExample = (name: string) => /\btoys?\b|NNNN/.test(name)

describe.each(pages)('%s', page => {
  const text = read(page)

  test('names files that exist', () => {
    const missing = filesNamedIn(text).filter(name =>
      name.includes('/')
        ? !existsSync(path.join(root, name)) && !existsSync(path.join(root, path.dirname(page), name))
        : !baseNames.has(name),
    )
    expect(missing).toEqual([])
  })

  test('links to files that exist', () => {
    const targets = [...text.matchAll(/\]\(([^)#:]+)(?:#[^)]*)?\)/g)].map(([, target]) => target as string)
    expect(targets.filter(target => !existsSync(path.join(root, path.dirname(page), target)))).toEqual([])
  })

  test('names commands of package.json', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
    const commands = [...text.matchAll(/npm run ([\w:-]+)/g)].map(([, name]) => name as string)
    expect(commands.filter(name => !(name in scripts))).toEqual([])
  })
})

describe('ARCHITECTURE.md', () => {
  const text = read('ARCHITECTURE.md')

  test('lists the folders of the platform', () => {
    const [, list = ''] = /^ {2}platform\/ +([\w, ]+):/m.exec(text) ?? []
    expect(list.split(', ').sort()).toEqual(namesIn('server/platform').sort())
  })

  test('lists every kind of file in a slice', () => {
    const [, table = ''] = text.split('## A slice\n')
    const rows = table.split('\n## ')[0] ?? ''
    const named = [...rows.matchAll(/`(\w+)\.tsx?`/g)].map(([, name]) => name)
    expect(Object.keys(fileKinds).filter(kind => !named.includes(kind))).toEqual([])
  })
})
