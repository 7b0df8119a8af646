import { expect, test } from 'vitest'
import { codeHash, isCode, newCode } from './rules.ts'

test('a code has six digits', () => {
  for (let count = 0; count < 50; count++) expect(newCode()).toMatch(/^\d{6}$/)
})

test('a code is accepted from its participant alone, also with blanks', () => {
  const hash = codeHash('vera', '123456')
  expect(isCode(hash, 'vera', '123456')).toBe(true)
  expect(isCode(hash, 'vera', ' 123 456')).toBe(true)
  expect(isCode(hash, 'anna', '123456')).toBe(false)
  expect(isCode(hash, 'vera', '123457')).toBe(false)
  expect(isCode(hash, 'vera', '')).toBe(false)
  expect(isCode('short', 'vera', '123456')).toBe(false)
  expect(codeHash('vera', '123456')).not.toContain('123456')
})
