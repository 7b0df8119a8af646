import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { changes as en } from '#contract/admin/words/en/changes.ts'
import { changes as ru } from '#contract/admin/words/ru/changes.ts'

/** Names that sources write into the log as literals, such as `pair` of `before: { pair: null }`. */
const recordedFields = (source: string): string[] =>
  [...source.matchAll(/recordChange\(([\s\S]*?)\n(?: {2})?\S/g)].flatMap(([, call = '']) =>
    [...call.matchAll(/\b(?:before|after): \{ ([^}]*) \}/g)].flatMap(([, fields = '']) =>
      fields
        .split(', ')
        .map(field => field.split(':')[0]?.trim() ?? '')
        .filter(name => /^\w+$/.test(name)),
    ),
  )

const names = [
  ...new Set(
    readdirSync('server/features', { recursive: true, encoding: 'utf8' })
      .filter(path => path.endsWith('.ts') && !path.includes('test'))
      .flatMap(path => recordedFields(readFileSync(`server/features/${path}`, 'utf8'))),
  ),
]

test('fields are found in the sources', () => {
  expect(names).toEqual(expect.arrayContaining(['pairOfNextRun', 'proposedWith', 'merged', 'lettersBounce', 'rights']))
})

test.each(names)('the log has words for %s', name => {
  expect(en.fields).toHaveProperty(name)
  expect(ru.fields).toHaveProperty(name)
})
