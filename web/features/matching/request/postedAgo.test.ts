import { expect, it } from 'vitest'
import { postedAgo } from './postedAgo.ts'

const now = Date.parse('2026-11-16T12:00:00Z')

it('the time of a request is relative, and after a week a date', () => {
  expect(postedAgo('2026-11-16T11:59:40Z', now, 'en')).toBeNull()
  expect(postedAgo('2026-11-15T11:00:00Z', now, 'en')).toBe('yesterday')
  expect(postedAgo('2026-11-06T12:00:00Z', now, 'en')).toBe('6 Nov')
  expect(postedAgo('2026-11-06T12:00:00Z', now, 'ru')).toBe('6 нояб.')
})
