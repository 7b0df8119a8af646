import { describe, expect, test } from 'vitest'
import type { SentQuestion } from '#contract/participants/questionnaire.ts'
import { changedFields, isSameSet, orderAgain, placeFields } from './rules.ts'

const words = (text: string) => ({ en: text, ru: text })
const sent = (own: Partial<SentQuestion> = {}): SentQuestion => ({
  type: 'CHECKBOX',
  text: words('?'),
  hint: words(''),
  isRequired: false,
  isAnswerVisible: false,
  options: [{ id: 'a', text: words('A') }, { text: words('B') }],
  atMost: 2,
  ...own,
})
const known = { options: [{ id: 'a', text: words('old') }] }
const newId = () => 'new'

describe('the stored fields of a question', () => {
  test('have ids for new options, and keep those of known ones', () => {
    expect(placeFields(sent(), known, newId)?.options).toEqual([
      { id: 'a', text: words('A') },
      { id: 'new', text: words('B') },
    ])
  })

  test.each([
    ['TEXT', 2, [], 1],
    ['YEAR', 5, [], 1],
    ['RADIO', 2, ['a', 'new'], 1],
    ['CHECKBOX', 9, ['a', 'new'], 2],
    ['CHECKBOX', 1, ['a', 'new'], 1],
  ] as const)('of type %s with at most %i', (type, atMost, ids, stored) => {
    const placed = placeFields(sent({ type, atMost }), known, newId)
    expect([placed?.options.map(({ id }) => id), placed?.atMost]).toEqual([ids, stored])
  })

  test('are none with an unknown or repeated id, also where options are not stored', () => {
    const twice = ['a', 'a'].map(id => ({ id, text: words(id) }))
    expect(placeFields(sent({ options: twice }), known, newId)).toBeNull()
    expect(placeFields(sent({ options: [{ id: 'b', text: words('b') }] }), known, newId)).toBeNull()
    expect(placeFields(sent({ type: 'TEXT', options: twice }), known, newId)).toBeNull()
  })
})

test('changed fields are those whose value differs, at any depth', () => {
  const before = { text: words('a'), atMost: 1, options: [{ id: 'a' }] }
  const after = { text: words('b'), atMost: 1, options: [{ id: 'b' }] }
  expect(changedFields(before, after)).toEqual({
    before: { text: words('a'), options: [{ id: 'a' }] },
    after: { text: words('b'), options: [{ id: 'b' }] },
  })
  expect(changedFields(before, before)).toEqual({ before: {}, after: {} })
})

test.each([
  [[], [], true],
  [['a', 'b'], ['b', 'a'], true],
  [['a', 'a'], ['a', 'b'], false],
  [['a'], ['a', 'b'], false],
  [['a', 'b'], ['a'], false],
  [['a', 'c'], ['a', 'b'], false],
])('%o and %o are the same set: %s', (ids, known, expected) => {
  expect(isSameSet(ids, known)).toBe(expected)
})

test.each([
  [
    ['b', 'a'],
    ['a', 'b'],
    ['b', 'a'],
  ],
  [
    ['b', 'gone', 'a'],
    ['a', 'new', 'b'],
    ['b', 'a', 'new'],
  ],
  [[], ['a'], ['a']],
])('the recorded order %o over %o gives %o', (recorded, known, expected) => {
  expect(orderAgain(recorded, known)).toEqual(expected)
})
