import { describe, expect, test } from 'vitest'
import { limits } from '#contract/limits.ts'
import type { IntroStatus } from '#contract/matching/intro.ts'
import { keptIntro, refusalOf, takenFields } from './rules.ts'

const intro = (id: string, status: IntroStatus, day: number) => ({ id, status, createdAt: `2026-05-0${day}T10:00:00Z` })

describe('of two intros with the same person', () => {
  test.each([
    ['SENT', 'SENT', 'first'],
    ['SENT', 'ACCEPTED', 'second'],
    ['SENT', 'DECLINED', 'first'],
    ['SENT', 'UNDELIVERED', 'first'],
    ['ACCEPTED', 'ACCEPTED', 'first'],
    ['ACCEPTED', 'SENT', 'first'],
    ['ACCEPTED', 'DECLINED', 'first'],
    ['ACCEPTED', 'UNDELIVERED', 'first'],
    ['DECLINED', 'DECLINED', 'first'],
    ['DECLINED', 'SENT', 'second'],
    ['DECLINED', 'ACCEPTED', 'second'],
    ['DECLINED', 'UNDELIVERED', 'first'],
    ['UNDELIVERED', 'UNDELIVERED', 'first'],
    ['UNDELIVERED', 'SENT', 'second'],
    ['UNDELIVERED', 'ACCEPTED', 'second'],
    ['UNDELIVERED', 'DECLINED', 'second'],
  ] as const)('%s, then %s: the %s stays', (one, two, expected) => {
    const [first, second] = [intro('first', one, 1), intro('second', two, 2)]
    expect(keptIntro(first, second).id).toBe(expected)
    expect(keptIntro(second, first).id).toBe(expected)
  })
})

describe('fields of the profile that stays', () => {
  const texts = {
    firstName: 'Ada',
    lastName: 'Lind',
    position: '',
    company: 'Tea',
    city: 'Oslo',
    about: '',
    lookingFor: 'ovens',
    canHelp: '',
    goal: '',
    tags: ['tea'],
  }
  const other = { ...texts, position: 'Baker', city: 'Bergen', lookingFor: 'flour', tags: ['bread', 'tea'] }

  test('take the chosen values of the other one, if they differ, and the topics of both', () => {
    expect(takenFields(texts, other, ['position', 'company', 'photo'])).toEqual({
      position: 'Baker',
      tags: ['tea', 'bread'],
    })
    expect(takenFields(texts, texts, ['firstName', 'city'])).toEqual({})
  })

  test('can become empty, by choice', () => {
    expect(takenFields(other, texts, ['position'])).toEqual({ position: '' })
  })

  test('have no more topics than a profile may have', () => {
    const many = Array.from({ length: limits.tags.max }, (_, place) => `topic ${place}`)
    expect(takenFields({ ...texts, tags: ['own'] }, { ...texts, tags: many }, []).tags).toEqual([
      'own',
      ...many.slice(0, -1),
    ])
    expect(takenFields({ ...texts, tags: many }, texts, [])).toEqual({})
  })
})

describe('a merge is refused', () => {
  const plain = { isBlocked: false, isAdmin: false, hasPermissions: false }
  const noFacts = { haveBothPaid: false, isOpen: false, isDeclined: false }
  const of = (
    { kept = {}, other = {} }: { kept?: Partial<typeof plain>; other?: Partial<typeof plain> },
    facts: Partial<typeof noFacts> = {},
    isAdmin = false,
  ) => refusalOf({ isAdmin }, { kept: { ...plain, ...kept }, other: { ...plain, ...other } }, { ...noFacts, ...facts })

  test.each([
    ['never for two plain members', of({}), null],
    ['if the one who stays is blocked', of({ kept: { isBlocked: true } }), 'BLOCKED'],
    ['if the one who ends is blocked', of({ other: { isBlocked: true } }), 'BLOCKED'],
    ['if the one who ends is an admin', of({ other: { isAdmin: true } }, {}, true), 'MANAGER'],
    ['if the one who ends has permissions', of({ other: { hasPermissions: true } }, {}, true), 'MANAGER'],
    ['if a manager would merge into an admin', of({ kept: { isAdmin: true } }), 'MANAGER'],
    ['not if an admin merges into an admin', of({ kept: { isAdmin: true } }, {}, true), null],
    ['not for permissions of the one who stays', of({ kept: { hasPermissions: true } }), null],
    ['if both paid for one event', of({}, { haveBothPaid: true }), 'BOTH_PAID'],
    ['if one of the two is in another merge', of({}, { isOpen: true }), 'OPEN'],
    ['if an owner declined it', of({}, { isDeclined: true }), 'DECLINED'],
  ] as const)('%s', (_when, refusal, expected) => expect(refusal).toBe(expected))
})
