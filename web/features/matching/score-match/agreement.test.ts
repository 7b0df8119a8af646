import { expect, test } from 'vitest'
import { agreementLevel, percent } from './agreement.ts'

test.each([
  [null, 'LOW'],
  [0, 'LOW'],
  [0.5, 'LOW'],
  [0.55, 'MEDIUM'],
  [0.75, 'HIGH'],
  [1, 'HIGH'],
])('a share of %s is %s', (share, level) => expect(agreementLevel(share)).toBe(level))

test('shares are shown in whole percent', () => expect(percent(0.706)).toBe(71))
