import { describe, expect, test } from 'vitest'
import type { PairParticipant } from '#contract/matching/score-match.ts'
import { assistanceOf, type PairPast } from './assistance.ts'
import { agreementOf, orderPair, recentSince, recentWeeks } from './rules.ts'

describe('the agreement of moderators and model', () => {
  const scoredPairs = (...pairs: [human: number, machine: number][]) =>
    pairs.map(([human, machine]) => ({ human, machine }))
  test.each([
    ['nothing', scoredPairs(), null],
    ['one pair', scoredPairs([7, 40]), null],
    ['the same order', scoredPairs([1, 10], [5, 20], [9, 90]), 1],
    ['the other order', scoredPairs([1, 90], [5, 20], [9, 10]), 0],
    ['one of three turned round', scoredPairs([1, 10], [5, 90], [9, 20]), 2 / 3],
    ['a tie of the moderators', scoredPairs([5, 10], [5, 90]), 0.5],
    ['a tie of the machine', scoredPairs([1, 50], [9, 50]), 0.5],
    ['a tie of both', scoredPairs([5, 50], [5, 50]), 0.5],
  ])('of %s', (_what, given, share) => {
    const found = agreementOf(given)
    expect(found.scored).toBe(given.length)
    if (share === null) expect(found.share).toBeNull()
    else expect(found.share).toBeCloseTo(share)
  })
})

test('a pair is unordered', () => {
  expect(orderPair('b', 'a')).toEqual({ firstId: 'a', secondId: 'b' })
  expect(orderPair('a', 'b')).toEqual({ firstId: 'a', secondId: 'b' })
  expect(orderPair('A', 'b')).toEqual({ firstId: 'a', secondId: 'b' })
  expect(orderPair('b', 'A')).toEqual({ firstId: 'a', secondId: 'b' })
  expect(orderPair('B', 'a')).toEqual({ firstId: 'a', secondId: 'b' })
})

test('pairs of the last eight weeks are recent', () => {
  expect(recentWeeks).toBe(8)
  expect(recentSince(new Date('2026-11-16T10:00:00Z'))).toEqual(new Date('2026-09-21T10:00:00Z'))
})

describe('the assistance', () => {
  const person = (firstName: string, more: Partial<PairParticipant> = {}): PairParticipant => ({
    id: firstName,
    slug: firstName,
    firstName,
    lastName: '',
    company: '',
    position: '',
    city: '',
    lookingFor: 'A quiet room',
    tags: [],
    avatarUrl: null,
    about: '',
    canHelp: '',
    goal: '',
    ...more,
  })
  const fresh: PairPast = { isIntroduced: false, declinedBy: [], isReported: false }
  type Told = { pros: string[]; cons: string[] }
  const cases: [string, Partial<PairParticipant>, Partial<PairParticipant>, Partial<PairPast>, Told, Told][] = [
    [
      'an answer to a request',
      { lookingFor: 'A designer for a shop' },
      { about: 'I am a designer of tea shops' },
      {},
      { pros: ['Anna wrote “a designer for a shop”. Boris: “I am a designer of tea shops”.'], cons: [] },
      { pros: ['Anna пишет: «A designer for a shop». Boris: «I am a designer of tea shops».'], cons: [] },
    ],
    [
      'an answer each way',
      { lookingFor: 'A designer', about: 'I am a lawyer' },
      { lookingFor: 'A lawyer', about: 'I am a designer' },
      {},
      {
        pros: ['Anna wrote “a designer”. Boris: “I am a designer”.', 'Boris wrote “a lawyer”. Anna: “I am a lawyer”.'],
        cons: [],
      },
      {
        pros: [
          'Anna пишет: «A designer». Boris: «I am a designer».',
          'Boris пишет: «A lawyer». Anna: «I am a lawyer».',
        ],
        cons: [],
      },
    ],
    [
      'tags and a city',
      { tags: ['Tea', 'Go'], city: 'Kazan' },
      { tags: ['tea'], city: 'kazan ' },
      {},
      { pros: ['Shared topics: Tea.', 'Both are in Kazan.'], cons: [] },
      { pros: ['Общие темы: Tea.', 'Один город: Kazan.'], cons: [] },
    ],
    [
      'a company',
      { tags: ['Tea'], company: 'Tea Ltd' },
      { tags: ['Tea'], company: 'tea ltd' },
      {},
      { pros: ['Shared topics: Tea.'], cons: ['Both are at Tea Ltd and probably know each other.'] },
      { pros: ['Общие темы: Tea.'], cons: ['Одна компания, Tea Ltd: скорее всего, уже знакомы.'] },
    ],
    [
      'no request',
      { tags: ['Tea'], lookingFor: '' },
      { tags: ['Tea'] },
      {},
      { pros: ['Shared topics: Tea.'], cons: ['Anna does not say who they are looking for.'] },
      { pros: ['Общие темы: Tea.'], cons: ['Anna не пишет, кого ищет.'] },
    ],
    [
      'a past',
      { tags: ['Tea'] },
      { tags: ['Tea'] },
      { isIntroduced: true, declinedBy: ['Boris'], isReported: true },
      {
        pros: ['Shared topics: Tea.'],
        cons: [
          'There has already been an intro between them.',
          'Boris does not want this intro.',
          'One of them reported the other.',
        ],
      },
      {
        pros: ['Общие темы: Tea.'],
        cons: [
          'Знакомство между ними уже было.',
          'Boris не хочет этого знакомства.',
          'Один из них пожаловался на другого.',
        ],
      },
    ],
    [
      'nothing at all',
      {},
      {},
      {},
      { pros: [], cons: ['The profiles show nothing in common.'] },
      { pros: [], cons: ['В профилях не видно ничего общего.'] },
    ],
  ]
  test.each(cases)('mentions %s in both languages', (_what, one, other, past, en, ru) => {
    const [first, second] = [person('Anna', one), person('Boris', other)]
    expect(assistanceOf(first, second, { ...fresh, ...past }, 'en')).toEqual(en)
    expect(assistanceOf(first, second, { ...fresh, ...past }, 'ru')).toEqual(ru)
  })
})
