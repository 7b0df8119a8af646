import { expect, it } from 'vitest'
import { instantIn, meetingTime, theirTime } from './meetingTimes.ts'

const at = '2026-11-18T08:00:00.000Z'

it('a time is shown with its day in both languages', () => {
  expect(meetingTime(at, 'en', 'Europe/Berlin')).toBe('Wed, 18 Nov · 9:00')
  expect(meetingTime(at, 'ru', 'Europe/Moscow')).toBe('Ср, 18 ноября · 11:00')
})

it('the time of the other is shown where it differs, with the day if that differs', () => {
  expect(theirTime(at, 'en', 'Europe/Berlin', 'Europe/Paris')).toBeNull()
  expect(theirTime(at, 'en', 'Europe/Berlin', 'Asia/Yekaterinburg')).toBe('13:00')
  expect(theirTime('2026-11-18T22:00:00.000Z', 'en', 'Europe/Berlin', 'Asia/Tokyo')).toBe('Thu, 19 Nov · 7:00')
})

it.each([
  ['2026-11-18', '09:00', 'Europe/Berlin', '2026-11-18T08:00:00.000Z'],
  ['2026-07-18', '09:00', 'Europe/Berlin', '2026-07-18T07:00:00.000Z'],
  ['2026-10-25', '09:00', 'Europe/Berlin', '2026-10-25T08:00:00.000Z'],
  ['2026-03-29', '09:00', 'Europe/Berlin', '2026-03-29T07:00:00.000Z'],
  ['2026-11-18', '09:00', 'Asia/Kathmandu', '2026-11-18T03:15:00.000Z'],
])('%s %s in %s is %s', (day, time, zone, instant) => {
  expect(instantIn(day, time, zone)).toBe(instant)
})

it.each([
  ['soon', '09:00'],
  ['2026-11-18', 'nine'],
])('%s %s is no time', (day, time) => {
  expect(instantIn(day, time, 'Europe/Berlin')).toBeNull()
})
