import { expect, it } from 'vitest'
import { CommunityTerms } from './community-terms.ts'
import { type Digest, digestOf, section, startOf } from './digest.ts'

const told = (about: string): Digest =>
  digestOf({ ...{ request: '', about, goal: '', canHelp: '', position: '', company: '' }, tags: [], answers: [] })
const brewer = told('I like zymurgy.')
const other = told('I like falconry.')
/** The only specific word, and the first concept, of a profile. */
const wordOf = (digest: Digest) => digest.data[startOf(digest, section.words)] as number
const conceptOf = (digest: Digest) => digest.data[startOf(digest, section.haves)] as number

function termsOf(...counts: [Digest, number][]): CommunityTerms {
  const terms = new CommunityTerms()
  for (const [digest, count] of counts) for (let at = 0; at < count; at++) terms.add(digest)
  return terms
}

it.each([
  [3, 3, true],
  [4, 4, false],
  [3, 100, true],
  [5, 100, true],
  [6, 100, false],
  [50, 1000, true],
  [51, 1000, false],
])('a word that %i of %i members have is rare: %s', (count, size, isRare) => {
  expect(termsOf([brewer, count], [other, size - count]).isRare(wordOf(brewer))).toBe(isRare)
})

it('a word is rare again once those who had it have left', () => {
  const terms = termsOf([brewer, 6], [other, 94])
  for (const left of [brewer, brewer]) terms.remove(left)
  expect(terms.isRare(wordOf(brewer))).toBe(true)
})

it('a concept counts in full up to a tenth of the community and two more, and less above', () => {
  const lawyer = told('I am a lawyer.')
  const rarity = (count: number, size: number) =>
    termsOf([lawyer, count], [other, size - count]).rarity[conceptOf(lawyer)] as number
  expect(rarity(12, 100)).toBe(1)
  expect(rarity(13, 100)).toBeLessThan(1)
  expect(rarity(100, 100)).toBeLessThan(rarity(50, 100))
  expect(rarity(2, 2)).toBe(1)
})
