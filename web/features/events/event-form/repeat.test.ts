import { expect, test } from 'vitest'
import { noRepeat, type Repeat, readRepeat } from './repeat.ts'

const typed = (own: Partial<Repeat & { date: string; isDateToBeConfirmed: boolean }> = {}) => ({
  ...noRepeat,
  repeatFrequency: 'WEEKLY' as const,
  date: '2026-11-19',
  isDateToBeConfirmed: false,
  ...own,
})

test('an event that does not repeat has no rule', () =>
  expect(readRepeat({ ...typed(), repeatFrequency: 'NONE', repeatCount: '' })).toBeNull())

test('a rule has its dates', () => {
  expect(readRepeat(typed({ repeatCount: '3' }))).toEqual({
    recurrence: { frequency: 'WEEKLY', end: { count: 3 } },
    dates: ['2026-11-19', '2026-11-26', '2026-12-03'],
  })
  expect(readRepeat(typed({ repeatEndsBy: 'until', repeatUntil: '2026-11-26', repeatCount: '' }))).toMatchObject({
    recurrence: { end: { until: '2026-11-26' } },
    dates: ['2026-11-19', '2026-11-26'],
  })
})

test.each<[string, Parameters<typeof typed>[0], keyof Repeat, string]>([
  ['a date is missing', { date: '' }, 'repeatFrequency', 'needsDate'],
  ['the date is to be confirmed', { isDateToBeConfirmed: true }, 'repeatFrequency', 'needsDate'],
  ['the number is one', { repeatCount: '1' }, 'repeatCount', 'badCount'],
  ['the number is too large', { repeatCount: '105' }, 'repeatCount', 'badCount'],
  ['the number is no number', { repeatCount: 'ten' }, 'repeatCount', 'badCount'],
  ['the number is empty', { repeatCount: ' ' }, 'repeatCount', 'badCount'],
  ['the number is not whole', { repeatCount: '2.5' }, 'repeatCount', 'badCount'],
  ['the last day is missing', { repeatEndsBy: 'until' }, 'repeatUntil', 'needsLastDay'],
  ['the last day is no day', { repeatEndsBy: 'until', repeatUntil: '31.02.2027' }, 'repeatUntil', 'needsLastDay'],
  ['the last day is early', { repeatEndsBy: 'until', repeatUntil: '2026-11-20' }, 'repeatUntil', 'tooFew'],
])('it is refused when %s', (_name, own, field, problem) => {
  expect(readRepeat(typed(own))).toEqual({ field, problem })
})
