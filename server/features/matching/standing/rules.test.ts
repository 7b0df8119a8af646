import { describe, expect, test } from 'vitest'
import type { IntroState } from '#contract/matching/intro.ts'
import type { ListedParticipant } from '#contract/participants/profile-shapes.ts'
import { type Between, nameOf, type PromisingOwner, promisesBetween, standingOf, workOf } from './rules.ts'

const intro = (direction: IntroState['direction'], status: IntroState['status']): IntroState => ({
  id: 'intro',
  direction,
  status,
  message: '',
  answer: '',
  sentAt: '2026-11-16T10:00:00Z',
  answeredAt: null,
})
const contacts = { theirs: 'now', mine: 'never' } as const
const nothing: Between = { isBookmarked: false, relationType: null, isReported: false, intro: null, contacts }

describe('what the caller may do', () => {
  const none = { connect: false, answer: false, decline: false, report: true }
  test.each<[string, Partial<Between>, object]>([
    ['there is nothing yet', {}, { connect: true, answer: false, decline: true, report: true }],
    ['the person is liked', { relationType: 'LIKE' }, { connect: true, answer: false, decline: true, report: true }],
    [
      'the person was declined',
      { relationType: 'DISLIKE' },
      { connect: true, answer: false, decline: false, report: true },
    ],
    ['an intro waits for the reader', { intro: intro('received', 'SENT') }, { ...none, connect: true, answer: true }],
    ['the intro was accepted by the reader', { intro: intro('received', 'ACCEPTED') }, none],
    ['the intro was declined by the reader', { intro: intro('received', 'DECLINED') }, none],
    ['the intro was not delivered to the reader', { intro: intro('received', 'UNDELIVERED') }, none],
    ['the reader has sent an intro', { intro: intro('sent', 'SENT') }, none],
    ['the intro of the reader was accepted', { intro: intro('sent', 'ACCEPTED') }, none],
    ['the intro of the reader was declined', { intro: intro('sent', 'DECLINED') }, none],
    ['the person is reported', { isReported: true }, { connect: false, answer: false, decline: true, report: false }],
    [
      'the person is reported and an intro waits',
      { isReported: true, intro: intro('received', 'SENT') },
      { connect: false, answer: false, decline: false, report: false },
    ],
  ])('when %s', (_when, between, can) => {
    const given = { ...nothing, ...between }
    expect(standingOf(given)).toEqual({ ...given, can })
  })

  test('is returned with the state between both', () => {
    const given: Between = { ...nothing, isBookmarked: true, relationType: 'LIKE', intro: intro('sent', 'SENT') }
    expect(standingOf(given)).toMatchObject(given)
  })
})

const person = { firstName: 'Vera', lastName: 'Lind', position: '', company: '', city: '' } as ListedParticipant

test('a letter uses first and last name', () => {
  expect(nameOf(person)).toBe('Vera Lind')
})

test.each([
  [{}, ''],
  [{ position: 'Cook' }, 'Cook'],
  [{ company: 'Tea Ltd' }, 'Tea Ltd'],
  [{ position: 'Cook', company: 'Tea Ltd' }, 'Cook, Tea Ltd'],
  [{ city: 'Kazan' }, 'Kazan'],
  [{ position: 'Cook', city: 'Kazan' }, 'Cook · Kazan'],
  [{ position: 'Cook', company: 'Tea Ltd', city: 'Kazan' }, 'Cook, Tea Ltd · Kazan'],
])('the occupation line of %o is %j', (work, line) => {
  expect(workOf({ ...person, ...work })).toBe(line)
})

describe('the promise of contacts', () => {
  const owner = (given: Partial<PromisingOwner>): PromisingOwner => ({
    contacts: [{ type: 'VK', value: 'https://vk.com/vera' }],
    privacy: 'CONNECTIONS',
    hiddenContacts: [],
    profileVisibility: 'link',
    isFilled: true,
    ...given,
  })

  test('is made to each by what the other shows, before and after an intro was accepted', () => {
    const [mine, theirs] = [owner({ privacy: 'PRIVATE' }), owner({})]
    expect(promisesBetween(mine, theirs, false)).toEqual({ theirs: 'afterAcceptance', mine: 'moderators' })
    expect(promisesBetween(mine, theirs, true)).toEqual({ theirs: 'now', mine: 'moderators' })
  })

  test('depends on the own profile of whoever reads them', () => {
    const [mine, theirs] = [owner({ isFilled: false }), owner({ privacy: 'NONE' })]
    expect(promisesBetween(mine, theirs, true)).toEqual({ theirs: 'fillOwn', mine: 'now' })
  })

  test('is not made about somebody who does not exist', () => {
    expect(promisesBetween(undefined, owner({}), true)).toEqual({ theirs: 'never', mine: 'never' })
    expect(promisesBetween(owner({}), undefined, true)).toEqual({ theirs: 'never', mine: 'never' })
  })
})
