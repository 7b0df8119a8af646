import { expect, it } from 'vitest'
import { digitsOf } from './code.ts'

it.each([
  ['123456', '123456'],
  [' 123 456\n', '123456'],
  ['123-456', '123456'],
  ['Your code: 004217.', '004217'],
  ['12345678', '123456'],
  ['12', '12'],
  ['no digits', ''],
])('%j pasted gives %j', (text, digits) => {
  expect(digitsOf(text)).toBe(digits)
})
