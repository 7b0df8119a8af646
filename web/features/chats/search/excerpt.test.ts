import { expect, it } from 'vitest'
import { excerptParts } from './excerpt.ts'

const shown = (excerpt: string) => excerptParts(excerpt).map(({ text, isFound }) => (isFound ? `[${text}]` : text))

it.each([
  ['no words', ['no words']],
  ['a \u0001tea\u0002 room', ['a ', '[tea]', ' room']],
  ['\u0001tea\u0002\u0001room\u0002', ['[tea]', '[room]']],
  ['\u0001cut', ['[cut]']],
  ['', []],
])('the parts of %j', (excerpt, parts) => {
  expect(shown(excerpt)).toEqual(parts)
})
