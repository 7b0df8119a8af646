import { expect, test } from 'vitest'
import { noRepeat, type Repeat, readRepeat } from './repeat.ts'

const weekly: Repeat = { ...noRepeat, frequency: 'WEEKLY' }

test('an event that does not repeat has no rule', () => expect(readRepeat(noRepeat, '2026-11-19')).toBeNull())

test('a rule has its dates', () => {
  expect(readRepeat({ ...weekly, count: '3' }, '2026-11-19')).toEqual({
    recurrence: { frequency: 'WEEKLY', end: { count: 3 } },
    dates: ['2026-11-19', '2026-11-26', '2026-12-03'],
  })
  expect(readRepeat({ ...weekly, endsBy: 'until', until: '2026-11-26' }, '2026-11-19')).toMatchObject({
    recurrence: { end: { until: '2026-11-26' } },
    dates: ['2026-11-19', '2026-11-26'],
  })
})

test.each<[string, Partial<Repeat>, string, string]>([
  ['a date is missing', {}, '', 'needsDate'],
  ['the number is one', { count: '1' }, '2026-11-19', 'badCount'],
  ['the number is too large', { count: '105' }, '2026-11-19', 'badCount'],
  ['the number is no number', { count: 'ten' }, '2026-11-19', 'badCount'],
  ['the number is not whole', { count: '2.5' }, '2026-11-19', 'badCount'],
  ['the last day is missing', { endsBy: 'until' }, '2026-11-19', 'tooFew'],
  ['the last day is before the second event', { endsBy: 'until', until: '2026-11-20' }, '2026-11-19', 'tooFew'],
])('it is refused when %s', (_name, typed, date, problem) => {
  expect(readRepeat({ ...weekly, ...typed }, date)).toEqual({ problem })
})
