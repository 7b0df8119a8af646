import { expect, test } from 'vitest'
import { feedbackWindow, reminderWindow } from './rules.ts'

const now = new Date('2026-11-18T18:00:00Z')

test('a reminder is due a day or an hour before the start, and late after a while', () => {
  expect(reminderWindow('day', now)).toEqual({
    from: new Date('2026-11-19T06:00:00Z'),
    until: new Date('2026-11-19T18:00:00Z'),
  })
  expect(reminderWindow('hour', now)).toEqual({
    from: new Date('2026-11-18T18:10:00Z'),
    until: new Date('2026-11-18T19:00:00Z'),
  })
})

test('an event is asked about half a day after its end, until three days after it', () => {
  expect(feedbackWindow(now)).toEqual({
    from: new Date('2026-11-15T18:00:00Z'),
    until: new Date('2026-11-18T06:00:00Z'),
  })
})
