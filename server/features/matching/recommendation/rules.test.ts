import { describe, expect, test } from 'vitest'
import type { Standing } from '#contract/matching/standing.ts'
import type { ReasonProfile } from '#server/features/matching/engine/reason/clauses.ts'
import { hasStatus, levelOf, needsList, relevanceOf, topPlaces } from './rules.ts'

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

describe('what members see of a pair', () => {
  const person = (more: Partial<ReasonProfile>): ReasonProfile => ({ name: 'Boris', tags: [], answers: [], ...more })
  const asker = person({ request: 'A lawyer for contracts of lease' })
  const lawyer = person({ about: 'I am a lawyer and write contracts of lease.' })
  const singer = person({ about: 'I sing in a choir.' })
  const closed = person({ isClosed: true })
  const fits = { verdict: 'fits', sentence: 'You need a lawyer; Boris is a lawyer.' } as const

  test.each<[string, Parameters<typeof relevanceOf>[0], [number | null, string | null, boolean]]>([
    [
      'who answers what is wanted',
      { reader: asker, other: lawyer, rate: 71, judgement: undefined },
      [71, 'HIGH', true],
    ],
    [
      'who is wanted, less surely',
      { reader: asker, other: lawyer, rate: 45, judgement: undefined },
      [45, 'MEDIUM', true],
    ],
    ['of little relevance', { reader: asker, other: lawyer, rate: 20, judgement: undefined }, [20, 'LOW', false]],
    [
      'without a fact that answers',
      { reader: asker, other: singer, rate: 71, judgement: undefined },
      [39, 'LOW', false],
    ],
    [
      'of whom one says nothing',
      { reader: asker, other: person({}), rate: 71, judgement: undefined },
      [39, 'LOW', false],
    ],
    [
      'of whom one is not visible',
      { reader: asker, other: undefined, rate: 71, judgement: undefined },
      [39, 'LOW', false],
    ],
    [
      'of whom one is closed, and answers',
      { reader: asker, other: { ...closed, unseen: lawyer }, rate: 71, judgement: undefined },
      [71, 'HIGH', true],
    ],
    [
      'of whom one is closed, and does not answer',
      { reader: asker, other: { ...closed, unseen: singer }, rate: 71, judgement: undefined },
      [39, 'LOW', false],
    ],
    ['without a rate', { reader: asker, other: lawyer, rate: undefined, judgement: undefined }, [null, null, true]],
    [
      'who were judged not to fit',
      { reader: asker, other: lawyer, rate: 71, judgement: { verdict: 'weak', sentence: null } },
      [39, 'LOW', false],
    ],
    [
      'who were judged to fit, without a sentence, and nothing answers',
      { reader: asker, other: singer, rate: 71, judgement: { verdict: 'fits', sentence: null } },
      [39, 'LOW', false],
    ],
    [
      'who were judged to fit, with a sentence',
      { reader: asker, other: singer, rate: 12, judgement: fits },
      [40, 'MEDIUM', true],
    ],
  ])('two %s', (_who, pair, [rate, level, isClaim]) => {
    for (const lang of ['en', 'ru'] as const) {
      const said = relevanceOf(pair, lang)
      expect([said.rate, said.relevanceLevel]).toEqual([rate, level])
      expect(said.sentence !== null || said.reason?.isClaim === true).toBe(isClaim)
    }
  })
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
    [
      'has closed the request, and has offer, goal or topics',
      { hasList: true, servedRequestId: 'a', requestId: null, hasOtherCriteria: true },
      true,
    ],
    [
      'has offer, goal or topics, and had no request before',
      { hasList: true, servedRequestId: null, requestId: null, hasOtherCriteria: true },
      false,
    ],
    ['changed topics', { hasList: true, servedRequestId: 'a', requestId: 'a', changeId: 'b' }, true],
    [
      'changed topics without a request',
      { hasList: true, servedRequestId: null, requestId: null, changeId: 'b' },
      true,
    ],
  ])('when the participant %s', (_who, state, expected) => {
    expect(needsList({ changeId: null, hasOtherCriteria: false, ...state, isPaused: false })).toBe(expected)
    expect(needsList({ changeId: null, hasOtherCriteria: false, ...state, isPaused: true })).toBe(false)
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
