import { describe, expect, test } from 'vitest'
import { Refusal } from '#server/platform/mail/outbox.ts'
import { maxAttempts, outcomeOf, retryAt, windowOf } from './rules.ts'

const now = new Date('2026-11-17T10:00:03Z')

describe('the outcome of a letter', () => {
  test.each<[string, unknown, number, string]>([
    ['accepted', undefined, 1, 'SENT'],
    ['no answer', new Error('socket closed'), 1, 'UNCERTAIN'],
    ['no answer, thrown as text', 'gone', 1, 'UNCERTAIN'],
    ['refused for good because of the address', new Refusal('550 no such user', true, true), 1, 'BOUNCED'],
    ['refused for good because of the letter', new Refusal('554 spam', true), 1, 'FAILED'],
    ['refused for now', new Refusal('450 later', false), 1, 'WAITING'],
    ['refused for now, the address', new Refusal('450 later', false, true), maxAttempts - 1, 'WAITING'],
    ['refused too often', new Refusal('450 later', false), maxAttempts, 'FAILED'],
  ])('%s', (_what, error, attempts, status) => {
    const outcome = outcomeOf('id', error, attempts, now)
    expect(outcome.status).toBe(status)
    expect(outcome.dueAt).toEqual(status === 'WAITING' ? retryAt(attempts, now) : null)
    expect(outcome.problem).toBe(error === undefined ? '' : error instanceof Error ? error.message : error)
  })

  test('a long message is cut', () => {
    expect(outcomeOf('id', new Error('x'.repeat(600)), 1, now).problem).toHaveLength(500)
  })

  test('is tried again after one, two, four minutes, at most four hours', () => {
    const minutes = [1, 2, 3, 9, 10].map(attempts => (retryAt(attempts, now).getTime() - now.getTime()) / 60_000)
    expect(minutes).toEqual([1, 2, 4, 240, 240])
  })
})

describe('the window of a rate', () => {
  test.each([
    [600, 50, '2026-11-17T10:00:00.000Z', '2026-11-17T10:00:05.000Z'],
    [60, 5, '2026-11-17T10:00:00.000Z', '2026-11-17T10:00:05.000Z'],
    [59, 59, '2026-11-17T10:00:00.000Z', '2026-11-17T10:01:00.000Z'],
    [1, 1, '2026-11-17T10:00:00.000Z', '2026-11-17T10:01:00.000Z'],
  ])('%i per minute', (perMinute, cap, start, end) => {
    expect(windowOf(perMinute, now)).toEqual({ cap, start: new Date(start), end: new Date(end) })
  })
})
