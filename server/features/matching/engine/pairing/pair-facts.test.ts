import { expect, it } from 'vitest'
import { MemberFacts, PairFactTable, placesOf } from './pair-facts.ts'
import { member } from './testing.ts'

const texts = {
  ...{ fit: 0, answersRequest: 0, answeredByReader: 0, likeness: 0 },
  ...{ isAnswered: false, isSure: false, isRefused: false },
}
const factsOf = (one: Parameters<typeof member>[1], other: Parameters<typeof member>[1]) => {
  const members = [member('one', one), member('other', other)]
  const decisions = { placeOf: placesOf(members), tastes: [], adminScores: [] }
  return new PairFactTable(new MemberFacts(members), decisions, new Date('2026-11-16')).of(0, 1, texts)
}

it.each([
  ['Москва', 'Moscow', true],
  ['г. Казань', 'Kazan, Russia', true],
  ['Moscow', 'Казань', false],
  ['', '', false],
])('%s and %s are the same city: %s', (one, other, isSameCity) => {
  expect(factsOf({ city: one }, { city: other }).isSameCity).toBe(isSameCity)
})

it('counts shared tags, but not "Other" and its like', () => {
  const tags = ['Tea', 'Other', 'Другое', 'Разное', 'Misc']
  expect(factsOf({ tags }, { tags: tags.map(tag => tag.toUpperCase()) }).sharedTags).toBe(1)
})
