import { expect, test } from 'vitest'
import { isNoTag } from './no-tag.ts'

test.each([
  ['Other', true],
  [' другое ', true],
  ['Разное', true],
  ['MISC', true],
  ['Another school', false],
  ['Tea', false],
  ['', false],
])('"%s" is no tag: %s', (tag, expected) => expect(isNoTag(tag)).toBe(expected))
