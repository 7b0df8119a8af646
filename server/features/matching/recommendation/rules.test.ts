import { describe, expect, test } from 'vitest'
import type { Standing } from '#contract/matching/standing.ts'
import { hasStatus, levelOf, needsList, topPlaces } from './rules.ts'

test.each([
  [0, 'LOW'],
  [39.99, 'LOW'],
  [40, 'MEDIUM'],
  [59.99, 'MEDIUM'],
  [60, 'HIGH'],
  [100, 'HIGH'],
])('a rate of %d is %s', (rate, level) => {
  expect(levelOf(rate)).toBe(level)
})

describe('whether a participant needs a list', () => {
  test.each([
    ['has none yet', { hasList: false, servedRequestId: null, requestId: null }, true],
    ['has none yet, with a request', { hasList: false, servedRequestId: null, requestId: 'a' }, true],
    ['has one for no request', { hasList: true, servedRequestId: null, requestId: null }, false],
    ['has one for this request', { hasList: true, servedRequestId: 'a', requestId: 'a' }, false],
    ['has one for another request', { hasList: true, servedRequestId: 'a', requestId: 'b' }, true],
    ['has one from before the first request', { hasList: true, servedRequestId: null, requestId: 'a' }, true],
    ['has closed the request', { hasList: true, servedRequestId: 'a', requestId: null }, false],
    ['changed topics', { hasList: true, servedRequestId: 'a', requestId: 'a', changeId: 'b' }, true],
    [
      'changed topics without a request',
      { hasList: true, servedRequestId: null, requestId: null, changeId: 'b' },
      true,
    ],
  ])('when the participant %s', (_who, state, expected) => {
    expect(needsList({ changeId: null, ...state, isPaused: false })).toBe(expected)
    expect(needsList({ changeId: null, ...state, isPaused: true })).toBe(false)
  })
})

describe('the tab of a person', () => {
  const plain: Standing = {
    isBookmarked: false,
    relationType: null,
    isReported: false,
    intro: null,
    contacts: { theirs: 'now', mine: 'now' },
    can: { connect: true, answer: false, decline: true, report: true },
  }
  const intro = (direction: 'sent' | 'received'): NonNullable<Standing['intro']> => ({
    id: 'intro',
    direction,
    status: 'SENT',
    message: '',
    answer: '',
    sentAt: '',
    answeredAt: null,
  })
  const statuses = ['ACTIVE', 'INTERESTED', 'BOOKMARKED', 'NOT_INTERESTED', 'ALL'] as const
  test.each<[string, Partial<Standing>, (typeof statuses)[number][]]>([
    ['is new', {}, ['ACTIVE', 'ALL']],
    ['is liked', { relationType: 'LIKE' }, ['ACTIVE', 'INTERESTED', 'ALL']],
    ['was declined', { relationType: 'DISLIKE' }, ['NOT_INTERESTED', 'ALL']],
    ['is reported', { isReported: true }, ['ALL']],
    ['is bookmarked', { isBookmarked: true }, ['ACTIVE', 'BOOKMARKED', 'ALL']],
    ['was written to', { intro: intro('sent') }, ['ACTIVE', 'INTERESTED', 'ALL']],
    ['has written', { intro: intro('received') }, ['ACTIVE', 'ALL']],
    [
      'was written to and declined',
      { intro: intro('sent'), relationType: 'DISLIKE' },
      ['INTERESTED', 'NOT_INTERESTED', 'ALL'],
    ],
  ])('who %s', (_who, standing, expected) => {
    expect(statuses.filter(status => hasStatus(status, { ...plain, ...standing }))).toEqual(expected)
  })
})

test('the first three are top', () => {
  expect(topPlaces).toBe(3)
})
