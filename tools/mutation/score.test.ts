import { describe, expect, test } from 'vitest'
import { scoreFolders, survivors } from './score.mjs'

const mutants = (...statuses: string[]) => ({
  mutants: statuses.map((status, at) => ({
    status,
    mutatorName: 'BooleanLiteral',
    replacement: 'false\n  && true',
    location: { start: { line: at + 1, column: 5 } },
  })),
})

describe('the score of a folder', () => {
  test('is the share of detected mutants over all its files', () => {
    const files = [
      ['a/b/rules.ts', mutants('Killed', 'Timeout', 'Survived')],
      ['a/b/access.ts', mutants('NoCoverage')],
      ['a/rules.ts', mutants('Killed')],
    ] as const
    expect(scoreFolders(files)).toEqual([
      { folder: 'a/b', valid: 4, detected: 2, score: 50 },
      { folder: 'a', valid: 1, detected: 1, score: 100 },
    ])
  })

  test('leaves out mutants that do not run and those that a comment excludes', () => {
    expect(scoreFolders([['a/rules.ts', mutants('Ignored', 'RuntimeError', 'CompileError')]])).toEqual([
      { folder: 'a', valid: 0, detected: 0, score: 100 },
    ])
  })
})

test('each mutant that no test detected is named by file, line and change', () => {
  expect(survivors([['a/rules.ts', mutants('Killed', 'Survived', 'Ignored', 'NoCoverage')]])).toEqual([
    'a/rules.ts:2:5 BooleanLiteral false && true',
    'a/rules.ts:4:5 BooleanLiteral false && true',
  ])
})
