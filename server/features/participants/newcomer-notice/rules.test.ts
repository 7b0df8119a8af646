import { expect, test } from 'vitest'
import { digestDue } from './rules.ts'

test.each([
  ['before nine in the community’s zone', null, null, '2026-03-02T08:59:00Z', null],
  ['at nine in the community’s zone', null, null, '2026-03-02T09:00:00Z', ['2026-03-02', '2026-03-02T09:00:00.000Z']],
  ['at nine in the own zone', 'Asia/Tokyo', null, '2026-03-02T00:00:00Z', ['2026-03-02', '2026-03-02T00:00:00.000Z']],
  ['before nine in the own zone', 'Asia/Tokyo', null, '2026-03-01T23:59:00Z', null],
  ['in an unknown zone', 'Mars/Base', null, '2026-03-02T09:30:00Z', ['2026-03-02', '2026-03-02T09:00:00.000Z']],
  ['again on the same day', null, '2026-03-02', '2026-03-02T23:00:00Z', null],
  ['on the next day', null, '2026-03-02', '2026-03-03T09:00:00Z', ['2026-03-03', '2026-03-03T09:00:00.000Z']],
  ['after a move to where it is still the day before', null, '2026-03-03', '2026-03-02T10:00:00Z', null],
] as const)('the daily letter %s', (_name, timeZone, digestDay, at, expected) => {
  const due = digestDue({ notice: 'DAILY', timeZone, digestDay }, new Date(at), 'UTC')
  expect(due && [due.day, due.upTo.toISOString()]).toEqual(expected)
})

test.each(['AT_ONCE', 'NONE'] as const)('no daily letter with %s', notice => {
  expect(digestDue({ notice, timeZone: null, digestDay: null }, new Date('2026-03-02T10:00:00Z'), 'UTC')).toBeNull()
})
