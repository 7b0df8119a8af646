import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { settings } from './config.ts'

const shipped = ['server', 'tools', 'demo', 'web'].flatMap(folder =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map(path => `${folder}/${path}`),
)
const isTest = (file: string) => /\.test\.tsx?$|(^|\/)testing(\.ts$|\/)|^tools\/peers\/|node_modules/.test(file)

const sources = new Map<string, string>()
for (const file of shipped)
  if (/\.(tsx?|mjs)$/.test(file) && !isTest(file) && file !== 'server/platform/config/config.ts')
    // A mention in a comment or a text reads nothing.
    sources.set(
      file,
      readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/.*$|'[^'\n]*'|`[^`]*`/gm, text => kept(text)),
    )

/** Of a template only what it evaluates. */
function kept(text: string): string {
  return text.startsWith('`') ? [...text.matchAll(/\$\{[^}]*\}/g)].join(' ') : ''
}

/** Read by `readConfig` itself. */
const readAtOnce = ['LOG_LEVEL']

const reads = (name: string) =>
  [...sources.values()].some(source =>
    // `config.NAME`, and `const { NAME } = config` or such a parameter.
    new RegExp(`\\.${name}\\b|[{,]\\s*${name}\\b(?:\\s*[,}=]|: \\w)`).test(source),
  )

test.each(Object.keys(settings).filter(name => !readAtOnce.includes(name)))('%s is read by the product', name => {
  expect(reads(name)).toBe(true)
})

test('a variable that nothing reads is found', () => {
  expect(reads('SAMOVAR_UNREAD')).toBe(false)
})

/** Of the machine, the terminal or tests; none changes what the product does. */
const notOurs: Record<string, string> = {
  PATH: 'where programs are',
  TMPDIR: 'where temporary files go',
  CI: 'whether a terminal is watched',
  CHROMIUM_PATH: 'the browser of the tests',
  STORIES_URL: 'a server for the tests that runs already',
  npm_execpath: 'npm itself',
  npm_lifecycle_event: 'npm itself',
}

test('shipped code reads no variable of the environment that the table does not have', () => {
  const read = [...sources].flatMap(([file, source]) =>
    [...source.matchAll(/process\.env\.(\w+)/g)].map(([, name = '']) => ({ file, name })),
  )
  expect(read.length).toBeGreaterThan(3)
  expect(read.filter(({ name }) => !(name in notOurs) && !(name in settings))).toEqual([])
})

test('the server reads the environment by its table alone', () => {
  const read = [...sources].filter(([file, source]) => file.startsWith('server/') && /process\.env\./.test(source))
  expect(read.map(([file]) => file)).toEqual([])
})
