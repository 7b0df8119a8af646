import { describe, expect, test } from 'vitest'
import {
  decide,
  linkButtons,
  maxAttempts,
  maxLimited,
  type Outcome,
  pressData,
  pushed,
  readPress,
  waitAfter,
  withoutTarget,
} from './rules.ts'

const now = new Date('2026-11-17T10:00:00Z')
const in_ = (ms: number) => new Date(now.getTime() + ms)
const failure = (kind: Exclude<Outcome['kind'], 'SENT' | 'NOBODY'>, retryAfterMs: number | null = null): Outcome => ({
  kind,
  problem: 'why',
  retryAfterMs,
})

test.each([
  ['TELEGRAM', null, 'FAILED', 'no Telegram group is linked'],
  ['TELEGRAM', 'p1', 'DROPPED', null],
  ['SLACK', null, 'DROPPED', null],
  ['PUSH', 'p1', 'DROPPED', null],
] as const)('a text to %s of %s without a target is %s', (channel, participantId, status, problem) => {
  const decision = { status, problem, nextAt: null, externalId: null, stopReason: null }
  expect(withoutTarget({ channel, participantId })).toEqual(decision)
})

describe('after an attempt a text', () => {
  test('is sent with the id that the messenger gave', () => {
    const decision = { status: 'SENT', problem: null, nextAt: null, externalId: '7', stopReason: null }
    expect(decide('SLACK', { kind: 'SENT', externalId: '7' }, 1, now)).toEqual(decision)
  })

  test('that no browser wants is dropped', () => {
    const decision = { status: 'DROPPED', problem: null, nextAt: null, externalId: null, stopReason: null }
    expect(decide('PUSH', { kind: 'NOBODY' }, 1, now)).toEqual(decision)
  })

  test.each([
    ['BLOCKED', 1, 'DROPPED', null, 'BLOCKED'],
    ['REVOKED', 1, 'DROPPED', null, 'REVOKED'],
    ['REFUSED', 1, 'FAILED', null, null],
    ['UNCERTAIN', 1, 'UNCERTAIN', null, null],
    ['UNREACHED', 1, 'WAITING', 30_000, null],
    ['BUSY', 2, 'WAITING', 120_000, null],
    ['BUSY', maxAttempts - 1, 'WAITING', 6 * 3_600_000, null],
    ['BUSY', maxAttempts, 'FAILED', null, null],
    ['UNREACHED', maxAttempts, 'FAILED', null, null],
    ['LIMITED', 1, 'WAITING', 30_000, null],
    ['LIMITED', maxLimited - 1, 'WAITING', 30_000, null],
    ['LIMITED', maxLimited, 'FAILED', null, null],
  ] as const)('%s for the %d. time is %s', (kind, attempts, status, waitMs, stopReason) => {
    const nextAt = waitMs === null ? null : in_(waitMs)
    const decision = { status, problem: 'why', nextAt, externalId: null, stopReason }
    expect(decide('TELEGRAM', failure(kind), attempts, now)).toEqual(decision)
  })

  test.each(['LIMITED', 'BUSY'] as const)('%s waits as long as the messenger says', kind => {
    expect(decide('SLACK', failure(kind, 7000), 3, now).nextAt).toEqual(in_(7000))
    // Within reason: a date must come of it.
    expect(decide('SLACK', failure(kind, 1e300), 3, now).nextAt).toEqual(in_(24 * 3_600_000))
    expect(decide('SLACK', failure(kind, -5), 3, now).nextAt).toEqual(now)
  })

  test('UNCERTAIN is repeated where the messenger knows its key, twice', () => {
    const statusOf = (attempts: number) => decide('DISCORD', failure('UNCERTAIN'), attempts, now).status
    expect([1, 2, 3, 4].map(statusOf)).toEqual(['WAITING', 'WAITING', 'UNCERTAIN', 'UNCERTAIN'])
    expect(decide('DISCORD', failure('UNCERTAIN'), 1, now).nextAt).toEqual(in_(5000))
    expect(decide('SLACK', failure('UNCERTAIN'), 1, now).status).toBe('UNCERTAIN')
  })

  test('keeps at most 300 characters of a problem', () => {
    const long = { ...failure('REFUSED'), problem: 'x'.repeat(1000) } as Outcome
    expect(decide('SLACK', long, 1, now).problem).toBe('x'.repeat(300))
  })
})

test.each([
  [{ result: 'sent' }, { kind: 'SENT', externalId: null }],
  [{ result: 'nobody' }, { kind: 'NOBODY' }],
  [
    { result: 'later', afterMs: 5, problem: 'busy' },
    { kind: 'BUSY', problem: 'busy', retryAfterMs: 5 },
  ],
  [
    { result: 'failed', problem: 'no' },
    { kind: 'REFUSED', problem: 'no', retryAfterMs: null },
  ],
] as const)('push %o is %o', (outcome, wanted) => expect(pushed(outcome)).toEqual(wanted))

test('waits grow four times with each attempt, up to six hours', () => {
  expect([1, 2, 3, 4, 5, 6, 7].map(waitAfter)).toEqual([30, 120, 480, 1920, 7680, 21_600, 21_600].map(s => s * 1000))
})

describe('what a press sends back', () => {
  const communityId = '0197a1b2-0000-7000-8000-00000000000a'
  const id = 'ffffffff-ffff-4fff-bfff-fffffffffff0'

  test.each(['intro.accept', 'intro.decline'] as const)('names %s, the community and the thing in 64 bytes', press => {
    const data = pressData(communityId, press, id)
    expect(data.length).toBeLessThanOrEqual(64)
    expect(readPress(data)).toEqual({ communityId, press, id })
  })

  test.each([
    '',
    'x',
    '0:',
    `9${pressData(communityId, 'intro.accept', id).slice(1)}`,
    `${pressData(communityId, 'intro.accept', id)}A`,
  ])('%j is refused', data => expect(readPress(data)).toBeNull())
})

test('where a press does nothing, only links are shown', () => {
  const link = { label: 'Open', url: 'https://tea.example' }
  expect(linkButtons([link, { label: 'Accept', press: 'intro.accept', id: '1' }])).toEqual([link])
})
