import { expect, it } from 'vitest'
import { email as serverEmail, password as serverPassword } from '#contract/shapes.ts'
import { firstProblem, isEmail, isPassword } from './credentials.ts'

it.each([
  ['anna@example.com', true],
  ['  anna@example.com ', true],
  ['anna.sokolova+club@mail.example.co', true],
  ['анна@пример.рф', true],
  ['', false],
  ['anna', false],
  ['anna@', false],
  ['anna@example', false],
  ['anna@example.', false],
  ['an na@example.com', false],
  ['anna@@example.com', false],
  ['anna@exa mple.com', false],
  [`${'a'.repeat(65)}@example.com`, false],
  [`anna@${'a'.repeat(300)}.com`, false],
  [`anna@${Array(60).fill('abcd').join('.')}.com`, false],
])('"%s" as an email is accepted: %s, by client and server alike', (text, isRight) => {
  expect(isEmail(text)).toBe(isRight)
  expect(serverEmail.safeParse(text).success).toBe(isRight)
})

it.each([
  ['12345678', true],
  [' 12345678 ', true],
  ['1234567', false],
  [' 1234567 ', false],
  ['        ', false],
  ['x'.repeat(128), true],
  ['x'.repeat(129), false],
])('"%s" as a password is accepted: %s, by client and server alike', (text, isRight) => {
  expect(isPassword(text)).toBe(isRight)
  expect(serverPassword.safeParse(text).success).toBe(isRight)
})

it('names the first problem in the order of the form', () => {
  expect(firstProblem({ email: 'anna', password: 'short' })).toBe('emailInvalid')
  expect(firstProblem({ email: 'anna@example.com', password: 'short' })).toBe('passwordInvalid')
  expect(firstProblem({ email: 'anna@example.com', password: 'long enough' })).toBeNull()
  expect(firstProblem({ email: 'anna@example.com' })).toBeNull()
})
