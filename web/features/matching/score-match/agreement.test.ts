import { expect, test } from 'vitest'
import { agreementLevel, ofTen, percent } from './agreement.ts'

test.each([
  [null, 'LOW'],
  [0, 'LOW'],
  [0.5, 'LOW'],
  [0.55, 'MEDIUM'],
  [0.75, 'HIGH'],
  [1, 'HIGH'],
])('a share of %s is %s', (share, level) => expect(agreementLevel(share)).toBe(level))

test('shares are shown in whole percent', () => expect(percent(0.706)).toBe(71))

test.each([
  [0, 'en', '0'],
  [19.4, 'en', '1.9'],
  [19.4, 'ru', '1,9'],
  [100, 'en', '10'],
] as const)('a rate of %d is told in %s as %s of 10', (rate, language, expected) =>
  expect(ofTen(rate, language)).toBe(expected),
)
