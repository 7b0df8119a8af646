import { expect, test } from 'vitest'
import { meetingState, opensAt } from './rules.ts'

const times = { startsAt: '2026-11-19T18:00:00.000Z', endsAt: '2026-11-19T20:00:00.000Z' }

test.each([
  ['2026-11-19T17:44:59.999Z', 'before'],
  ['2026-11-19T17:45:00.000Z', 'open'],
  ['2026-11-19T20:00:00.000Z', 'open'],
  ['2026-11-19T21:00:00.000Z', 'open'],
  ['2026-11-19T21:00:00.001Z', 'over'],
])('at %s the meeting is %s', (now, state) => {
  expect(meetingState(times, new Date(now))).toBe(state)
})

test('opens 15 minutes before the start, and not while the date is to be confirmed', () => {
  expect(opensAt(times)).toEqual(new Date('2026-11-19T17:45:00.000Z'))
  expect(opensAt({ startsAt: null, endsAt: null })).toBeNull()
  expect(meetingState({ startsAt: null, endsAt: null }, new Date())).toBe('before')
})
