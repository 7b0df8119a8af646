import { expect, test } from 'vitest'
import { newAccessCode, normaliseAccessCode } from './rules.ts'

const makeCodes = () => Array.from({ length: 500 }, newAccessCode)

test('a new access code has three groups of four unambiguous characters', () => {
  for (const code of makeCodes()) expect(code).toMatch(/^[A-HJ-NP-Z2-9]{4}(-[A-HJ-NP-Z2-9]{4}){2}$/)
})

test('new access codes use the whole alphabet and do not repeat', () => {
  const codes = makeCodes()
  expect(new Set(codes).size).toBe(codes.length)
  expect(new Set(codes.join('').replaceAll('-', '')).size).toBe(32)
})

test.each([
  ['ABCD-EFGH-2345', 'ABCDEFGH2345'],
  [' abcd efgh 2345 ', 'ABCDEFGH2345'],
  ['abcd_efgh.2345', 'ABCDEFGH2345'],
  ['azAZ09', 'AZAZ09'],
  ['--', ''],
])('the typed access code %j is normalised to %j', (typed, code) => {
  expect(normaliseAccessCode(typed)).toBe(code)
})
