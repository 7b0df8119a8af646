import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type Capability, checkCoverage, coverageSummary } from './check-coverage.ts'

const tools = import.meta.dirname
const packages = join(tools, '../node_modules')
let root: string

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'coverage-'))
})

afterEach(() => {
  rmSync(root, { recursive: true })
})

function write(path: string, text: string) {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}

function problemsOf(rows: string, finished: Capability[] = []) {
  const frame = '# Coverage\n\n## 2. Screens\n\n| id | statement | where | shown by |\n|---|---|:-:|---|\n'
  write('docs/spec-coverage.md', `${frame}${rows}\n`)
  return checkCoverage(root, finished)
}

describe('rows', () => {
  it('accepts valid rows, with or without a test', () => {
    write('a.test.ts', `it('opens the door', () => {})`)
    const rows = '| 2-001 | The door opens | ground | a.test.ts > opens the |\n| 2-002 | It closes | identity | |'
    expect(problemsOf(rows)).toEqual([])
  })

  it('reports a missing document and an empty one', () => {
    expect(checkCoverage(root)).toEqual(['docs/spec-coverage.md is missing'])
    expect(problemsOf('')).toEqual(['docs/spec-coverage.md has no rows'])
  })

  it('counts columns, and reads an escaped pipe as text', () => {
    expect(problemsOf('| 2-001 | Short | ground |')).toEqual(['docs/spec-coverage.md:7 has 3 columns instead of 4'])
    expect(problemsOf('| 2-001 | One | Two | ground | |')).toEqual([
      'docs/spec-coverage.md:7 has 5 columns instead of 4',
    ])
    expect(problemsOf('| 2-001 | One \\| two | ground | |')).toEqual([])
  })

  it('refuses an id that is malformed, of another section, or used twice', () => {
    expect(problemsOf('| 2.1 | Odd | ground | |')).toEqual(['docs/spec-coverage.md:7 "2.1" is no id such as 2-017'])
    expect(problemsOf('| 3-001 | Lost | ground | |')).toEqual(['docs/spec-coverage.md:7 3-001 stands under section 2'])
    expect(problemsOf('| 2-001 | One | ground | |\n| 2-001 | Two | ground | |')).toEqual([
      'docs/spec-coverage.md:8 2-001 is already used in line 7',
    ])
  })

  it('refuses an empty statement and an unknown capability', () => {
    expect(problemsOf('| 2-001 | | kitchen | |')).toEqual([
      'docs/spec-coverage.md:7 2-001 states nothing',
      'docs/spec-coverage.md:7 2-001 names the unknown capability "kitchen"',
    ])
  })

  it('requires a test for each row of a finished capability, and of no other', () => {
    const rows = '| 2-001 | One | ground | |\n| 2-002 | Two | identity | |'
    expect(problemsOf(rows, ['ground'])).toEqual(['docs/spec-coverage.md:7 2-001 of ground is not shown by a test'])
  })
})

describe('references', () => {
  const shownBy = (reference: string) => problemsOf(`| 2-001 | One | ground | ${reference} |`)

  beforeEach(() => {
    write(
      'server/door.test.ts',
      [
        `describe('door', () => {`,
        `  it("the visitor's key | opens it", () => {})`,
        `  // it('a comment opens it', () => {})`,
        `  it.skip('a skipped one opens it', () => {})`,
        `  it.each([1, 2])('key %i opens it', (n: number) => {})`,
        `  describe.each\`key\${1}\`('table $key', () => {})`,
        `  for (const way of ['in', 'out']) it(\`lets \${way} one at a time\`, () => {})`,
        `  it('split over ' + 'two lines', () => {})`,
        `  expect(/x/.test('a pattern opens it')).toBe(true)`,
        `})`,
        `describe.skip('shed', () => { it('is locked', () => {}) })`,
        `it.todo('has a bell')`,
      ].join('\n'),
    )
    write('e2e/door.spec.ts', `test.describe('story', () => { test('opens on a phone', async ({ page }) => {}) })`)
  })

  it.each([
    ['a group', 'door'],
    ['double quotes', "the visitor's key \\| opens"],
    ['a test of a list', 'key %i opens it'],
    ['a group of a table', 'table $key'],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: a reference quotes the title as its source writes it
    ['a template', 'lets ${way} one'],
    ['the fixed part of a template', 'one at a time'],
    ['a joined title', 'split over two lines'],
  ])('resolves %s', (_, text) => {
    expect(shownBy(`server/door.test.ts > ${text}`)).toEqual([])
  })

  it.each(['a comment', 'a skipped one', 'a pattern', 'is locked', 'has a bell', 'nowhere'])(
    'does not resolve "%s"',
    text => {
      expect(shownBy(`server/door.test.ts > ${text}`)).toEqual([
        `docs/spec-coverage.md:7 2-001: server/door.test.ts has no running test titled "${text}"`,
      ])
    },
  )

  it('accepts several, in code quotes or plain, and names the one that fails', () => {
    const good = '`server/door.test.ts > key %i`<br>e2e/door.spec.ts > opens on a phone'
    expect(shownBy(good)).toEqual([])
    expect(shownBy(`${good}<br>e2e/gate.spec.ts > opens`)).toEqual([
      'docs/spec-coverage.md:7 2-001: e2e/gate.spec.ts does not exist',
    ])
  })

  it('refuses a malformed reference', () => {
    for (const odd of ['yes', 'server/door.ts > opens', 'server/door.test.ts > ', 'server/door.test.ts']) {
      expect(shownBy(odd)).toEqual([
        `docs/spec-coverage.md:7 2-001: "${odd.trim()}" is not written as path/to/file.test.ts > part of the title`,
      ])
    }
  })
})

describe('the script', () => {
  const run = () => execFileSync(join(packages, '.bin/tsx'), ['tools/check-coverage.ts'], { cwd: root })

  beforeEach(() => {
    for (const file of ['check-coverage.ts', 'test-titles.ts']) cpSync(join(tools, file), join(root, 'tools', file))
    symlinkSync(packages, join(root, 'node_modules'))
    write('package.json', '{ "type": "module" }')
  })

  it('prints the progress of each capability when there is no problem', () => {
    write('a.test.ts', `it('opens', () => {})`)
    problemsOf('| 2-001 | One | ground | a.test.ts > opens |')
    expect(run().toString()).toContain('ground       1 of 1 shown')
    problemsOf('| 2-001 | One | ground | |\n| 2-002 | Two | ground | a.test.ts > opens |')
    expect(coverageSummary(root)).toContain('ground       1 of 2 shown')
  })

  it('fails and prints the problems', () => {
    problemsOf('| 2-001 | One | ground | a.test.ts > opens |')
    expect(run).toThrow(
      expect.objectContaining({
        status: 1,
        stdout: Buffer.from('docs/spec-coverage.md:7 2-001: a.test.ts does not exist\n'),
      }),
    )
  })
})
