import { describe, expect, test } from 'vitest'
import type { IntroStatus } from '#contract/matching/intro.ts'
import {
  afterAnswer,
  canUndoDecline,
  connectMove,
  meetingAfterMs,
  type StoredIntro,
  stateFor,
  undoDeclineMs,
} from './rules.ts'

const intro = (status: IntroStatus): StoredIntro => ({
  id: 'intro',
  fromId: 'vera',
  toId: 'boris',
  matchingResultId: 'result',
  introMessage: 'Tea?',
  status,
  answer: 'Yes',
  createdAt: '2026-11-16T10:00:00Z',
  answeredAt: '2026-11-17T10:00:00Z',
})

describe('Connect', () => {
  test('sends when there is no intro yet', () => {
    expect(connectMove('vera', null)).toBe('send')
  })

  test.each([
    ['vera', 'SENT', 'refuse'],
    ['vera', 'ACCEPTED', 'refuse'],
    ['vera', 'DECLINED', 'refuse'],
    ['vera', 'UNDELIVERED', 'refuse'],
    ['boris', 'SENT', 'accept'],
    ['boris', 'ACCEPTED', 'refuse'],
    ['boris', 'DECLINED', 'refuse'],
    ['boris', 'UNDELIVERED', 'refuse'],
  ] as const)('by %s on an intro from vera to boris that is %s: %s', (reader, status, move) => {
    expect(connectMove(reader, intro(status))).toBe(move)
  })
})

test.each([
  ['SENT', true, 'ACCEPTED'],
  ['SENT', false, 'DECLINED'],
  ['ACCEPTED', true, null],
  ['ACCEPTED', false, null],
  ['DECLINED', true, null],
  ['DECLINED', false, null],
  ['UNDELIVERED', true, null],
  ['UNDELIVERED', false, null],
] as const)('an intro that is %s, answered with %s, becomes %s', (status, accept, after) => {
  expect(afterAnswer(status, accept)).toBe(after)
})

test.each([
  ['vera', 'sent'],
  ['boris', 'received'],
])('for %s the intro is %s', (reader, direction) => {
  expect(stateFor(reader, intro('SENT'))).toEqual({
    id: 'intro',
    direction,
    status: 'SENT',
    message: 'Tea?',
    answer: 'Yes',
    sentAt: '2026-11-16T10:00:00Z',
    answeredAt: '2026-11-17T10:00:00Z',
  })
})

test('both are asked about the meeting after a week', () => {
  expect(meetingAfterMs).toBe(604_800_000)
})

test.each([
  ['DECLINED', 0, true],
  ['DECLINED', undoDeclineMs - 1, true],
  ['DECLINED', undoDeclineMs, false],
  ['ACCEPTED', 0, false],
  ['SENT', 0, false],
] as const)('an intro that is %s can be undone %i ms later: %s', (status, later, canUndo) => {
  const answeredAt = '2026-11-16T10:00:00.000Z'
  const declined: StoredIntro = {
    id: 'i',
    fromId: 'you',
    toId: 'me',
    matchingResultId: null,
    introMessage: '',
    status,
    answer: '',
    createdAt: answeredAt,
    answeredAt,
  }
  expect(canUndoDecline(declined, new Date(Date.parse(answeredAt) + later))).toBe(canUndo)
  expect(canUndoDecline({ ...declined, answeredAt: null }, new Date(answeredAt))).toBe(false)
})
