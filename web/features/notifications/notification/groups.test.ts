import { expect, it } from 'vitest'
import { grouped, readerTime, startText, whenOf } from './groups.ts'

const now = new Date(2026, 10, 18, 12, 0)
const at = (day: number, hour = 9, minute = 5) => new Date(2026, 10, day, hour, minute).toISOString()
const rows = [18, 17, 16, 12, 11, 1].map(day => ({ id: day, createdAt: at(day) }))

it('rows are grouped by the days of the reader, new ones first whenever they came', () => {
  const ids = (isNew: (row: { id: number }) => boolean) =>
    grouped(rows, isNew, now).map(([name, own]) => [name, own.map(({ id }) => id)])
  expect(ids(() => false)).toEqual([
    ['today', [18]],
    ['yesterday', [17]],
    ['week', [16, 12]],
    ['earlier', [11, 1]],
  ])
  expect(ids(({ id }) => id === 1 || id === 18)).toEqual([
    ['new', [18, 1]],
    ['yesterday', [17]],
    ['week', [16, 12]],
    ['earlier', [11]],
  ])
  expect(grouped([], () => true, now)).toEqual([])
})

it.each([
  [new Date(2026, 10, 18, 11, 59, 30).toISOString(), null],
  [at(18, 11, 48), { minutes: 12 }],
  [at(18, 11, 0), { text: '11:00' }],
  [at(18, 9, 5), { text: '9:05' }],
  [at(17), { text: 'Tue' }],
  [at(12), { text: 'Thu' }],
  [at(11), { text: '11 Nov' }],
  [new Date(2025, 1, 3).toISOString(), { text: '3 Feb 2025' }],
])('%s is told as %o', (createdAt, expected) => {
  expect(whenOf(createdAt, now, 'en')).toEqual(expected)
})

it('a start is told in the zone of the thing', () => {
  expect(startText('2026-11-19T08:00:00.000Z', 'Europe/Berlin', 'en')).toBe('Thu, 19 Nov · 9:00 Berlin')
  expect(startText('2026-11-19T08:00:00.000Z', 'Europe/Berlin', 'ru')).toMatch(/^Чт, 19 ноября · 9:00/)
})

it.each([
  ['Europe/Berlin', null],
  ['Europe/Paris', null],
  ['Europe/Moscow', '11:00'],
  ['America/Los_Angeles', '0:00'],
  ['Pacific/Honolulu', 'Wed 22:00'],
])('a start in Berlin is also told to a reader in %s where the clock differs: %s', (readerZone, expected) => {
  expect(readerTime('2026-11-19T08:00:00.000Z', 'Europe/Berlin', 'en', readerZone)).toBe(expected)
})
