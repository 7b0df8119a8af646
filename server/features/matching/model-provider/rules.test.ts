import { describe, expect, test } from 'vitest'
import { dayOf, nextDay, pauseAfter, problemOf } from './rules.ts'

const now = new Date('2027-03-22T23:30:00Z')

describe('what became of a call', () => {
  test.each([
    [400, 'input'],
    [413, 'input'],
    [422, 'input'],
    [401, 'refused'],
    [402, 'refused'],
    [403, 'refused'],
    [404, 'refused'],
    [405, 'refused'],
    [429, 'retry'],
    [500, 'retry'],
    [503, 'retry'],
    [302, 'retry'],
    [null, 'retry'],
  ])('status %s is %s', (status, kind) => {
    expect(problemOf(status, null).kind).toBe(kind)
  })

  test('keeps what the provider asked for', () => {
    expect(problemOf(429, '7')).toEqual({ kind: 'retry', status: 429, retryAfter: '7' })
    expect(problemOf(401, '7')).toEqual({ kind: 'refused', status: 401 })
    expect(problemOf(400, '7')).toEqual({ kind: 'input', status: 400 })
  })
})

describe('the pause after a failed call', () => {
  const retry = (retryAfter: string | null) => problemOf(429, retryAfter)
  test.each([
    ['doubles', retry(null), 0, 30_000],
    ['doubles', retry(null), 1, 60_000],
    ['doubles', retry(null), 3, 240_000],
    ['is an hour at most', retry(null), 7, 3_600_000],
    ['is an hour at most', retry(null), 5000, 3_600_000],
    ['is what the provider says', retry('7'), 3, 7000],
    ['is what the provider says', retry(' 90 '), 0, 90_000],
    ['is what the provider says as a date', retry('Mon, 22 Mar 2027 23:32:00 GMT'), 0, 120_000],
    ['is a second at least', retry('0'), 3, 1000],
    ['is a second at least', retry('Mon, 22 Mar 2027 23:00:00 GMT'), 0, 1000],
    ['is an hour at most', retry('100000'), 0, 3_600_000],
    ['ignores nonsense', retry('soon'), 0, 30_000],
    ['ignores nonsense', retry('1.5e9'), 0, 30_000],
    ['is a quarter of an hour when refused', problemOf(401, null), 0, 900_000],
    ['is a quarter of an hour when refused', problemOf(404, null), 5, 900_000],
  ])('%s', (_title, problem, failures, expected) => {
    expect(pauseAfter(problem, failures, now)).toBe(expected)
  })
})

test('a budget begins anew at midnight UTC', () => {
  expect(dayOf(now)).toBe('2027-03-22')
  expect(nextDay(now).toISOString()).toBe('2027-03-23T00:00:00.000Z')
})
