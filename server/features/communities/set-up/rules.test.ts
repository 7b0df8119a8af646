import { expect, test } from 'vitest'
import { hashOf, isSecret, newSecret } from './rules.ts'

test('a secret has 160 bits, in groups that are easy to copy, and is never the same', () => {
  const secrets = Array.from({ length: 50 }, newSecret)
  for (const secret of secrets) expect(secret).toMatch(/^([a-km-z2-9]{4}-){7}[a-km-z2-9]{4}$/)
  expect(new Set(secrets).size).toBe(50)
  expect(new Set(secrets.join('').replaceAll('-', '')).size).toBe(32)
})

test.each([
  ['abcd-efgh', 'abcd-efgh', true],
  ['abcd-efgh', ' ABCD EFGH\n', true],
  ['abcd-efgh', 'abcdefgh', true],
  ['abcd-efgh', 'abcd-efgi', false],
  ['abcd-efgh', '', false],
  ['abcd-efgh', 'abcd-efgh-abcd', false],
])('the secret %s is recognised in %j: %s', (secret, given, isRight) => {
  expect(isSecret(given, hashOf(secret))).toBe(isRight)
})
