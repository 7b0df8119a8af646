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

it.each([1, 31, 32, 33, 70])('counts those of %s people who were liked and share a tag, one by one', liked => {
  const people = Array.from({ length: liked }, (_, at) =>
    member(`m${at}`, { tags: at % 2 === 0 ? ['Tea', 'Chess'] : ['Rye'] }),
  )
  const members = [member('reader'), member('other', { tags: ['chess', 'tea'] }), ...people]
  const tastes = people.map(({ id }) => ({ readerId: 'reader', subjectId: id, isLiked: true }))
  const table = new PairFactTable(
    new MemberFacts(members),
    { placeOf: placesOf(members), tastes, adminScores: [] },
    new Date('2026-11-16'),
  )
  expect(table.of(0, 1, texts)).toMatchObject({ likedAlike: Math.ceil(liked / 2), dislikedAlike: 0 })
  expect(table.of(1, 0, texts).likedAlike).toBe(0)
})

it('reads the texts of a pair from the other side, too', () => {
  const members = [member('one'), member('other')]
  const decisions = { placeOf: placesOf(members), tastes: [], adminScores: [] }
  const table = new PairFactTable(new MemberFacts(members), decisions, new Date('2026-11-16'))
  const between = { ...texts, answersRequest: 0.7, answeredByReader: 0.2, meaning: 0.6, meaningBack: 0.1 }
  expect(table.of(0, 1, between)).toMatchObject({ answersRequest: 0.7, answeredByReader: 0.2, embeddingLikeness: 0.6 })
  expect(table.of(1, 0, between, true)).toMatchObject({
    ...{ answersRequest: 0.2, answeredByReader: 0.7, embeddingLikeness: 0.1 },
  })
})
