import { expect, it } from 'vitest'
import { ago } from './dates.ts'

const seen = '2026-03-12T10:00:00.000Z'
const after = (minutes: number) => Date.parse(seen) + minutes * 60_000

it.each([
  [0, null, null],
  [5, '5 min. ago', '5 мин. назад'],
  [59, '59 min. ago', '59 мин. назад'],
  [60, '1 hr. ago', '1 ч назад'],
  [23 * 60, '23 hr. ago', '23 ч назад'],
  [24 * 60, 'yesterday', 'вчера'],
  [6 * 24 * 60, '6 days ago', '6 дн. назад'],
  [7 * 24 * 60, '12 March 2026', '12 марта 2026 г.'],
])('%i minutes later', (minutes, en, ru) => {
  expect(ago(seen, after(minutes), 'en')).toBe(en)
  expect(ago(seen, after(minutes), 'ru')).toBe(ru)
})

it('treats a time in the future as just now', () => {
  expect(ago(seen, after(-10), 'en')).toBeNull()
})
