import { expect, test } from 'vitest'
import { readCooldown } from './cooldown.ts'

test.each([
  ['0', 0],
  [' 8 ', 8],
  ['104', 104],
  ['105', null],
  ['-1', null],
  ['2.5', null],
  ['', null],
  ['two', null],
])('"%s" is %s weeks', (text, weeks) => expect(readCooldown(text)).toBe(weeks))
