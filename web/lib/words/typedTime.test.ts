import { describe, expect, it } from 'vitest'
import { readDate, readTime, writeDate } from './typedTime.ts'

const today = '2026-11-16'

describe('a typed date', () => {
  it.each([
    ['31.12.2026', '2026-12-31'],
    ['3.12.26', '2026-12-03'],
    ['31/12/2026', '2026-12-31'],
    ['03/12/2026', '2026-12-03'],
    ['12/31/2026', '2026-12-31'],
    ['31 12 2026', '2026-12-31'],
    ['31122026', '2026-12-31'],
    ['2026-12-31', '2026-12-31'],
    ['31 Dec 2026', '2026-12-31'],
    ['31st of December 2026', null],
    ['31st December 2026', '2026-12-31'],
    ['December 31, 2026', '2026-12-31'],
    ['1 sept 2027', '2027-09-01'],
    ['31 декабря 2026 г.', '2026-12-31'],
    ['9 мая', '2027-05-09'],
    ['16.11', '2026-11-16'],
    ['15.11', '2027-11-15'],
    ['29.02.2028', '2028-02-29'],
  ])('%s is read as %s', (text, day) => {
    expect(readDate(text, today)).toBe(day)
  })

  it.each([
    '',
    'soon',
    '31',
    '30.02.2026',
    '32.12.2026',
    '13.13.2026',
    '2026-02-30',
    '1.2.3.4',
    '31 Foo 2026',
    '1 Dec 2 3',
  ])('%j is none', text => {
    expect(readDate(text, today)).toBeNull()
  })

  it('is written in the order of the language, and read back', () => {
    expect([writeDate('2026-09-03', 'en'), writeDate('2026-09-03', 'ru')]).toEqual(['3 Sept 2026', '03.09.2026'])
    for (let month = 1; month <= 12; month++) {
      const day = `2027-${String(month).padStart(2, '0')}-28`
      expect([readDate(writeDate(day, 'en'), today), readDate(writeDate(day, 'ru'), today)]).toEqual([day, day])
    }
  })
})

it.each([
  ['19:30', '19:30'],
  ['9:05', '09:05'],
  ['19.30', '19:30'],
  ['1930', '19:30'],
  ['930', '09:30'],
  ['19', '19:00'],
  ['7 pm', '19:00'],
  ['7:30 p.m.', '19:30'],
  ['12am', '00:00'],
  ['12 pm', '12:00'],
  ['00:00', '00:00'],
  ['24:00', null],
  ['25', null],
  ['19:60', null],
  ['13 pm', null],
  ['0am', null],
  ['', null],
  ['evening', null],
])('the time %j is read as %s', (text, time) => {
  expect(readTime(text)).toBe(time)
})
