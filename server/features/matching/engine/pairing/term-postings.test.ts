import { describe, expect, it } from 'vitest'
import { CommunityTerms } from '../evidence/community-terms.ts'
import { type Digest, digestOf } from '../evidence/digest.ts'
import { TermPostings } from './term-postings.ts'

const told = (request: string, about: string): Digest =>
  digestOf({ ...{ request, about, goal: '', canHelp: '', position: '', company: '' }, tags: [], answers: [] })

const common = told('', 'I like quixotry and falconry.')
const rare = told('', 'I like zymurgy.')
const asksCommon = told('Somebody for quixotry', '')
const asksTwoCommon = told('Somebody for quixotry and falconry', '')
const asksRare = told('Somebody for zymurgy', '')

/** Everybody speaks of the same, but for a few at the beginning, in the middle and at the end. */
function communityOf(size: number) {
  const isRare = (place: number) => place % 997 === 5
  const digests = Array.from({ length: size }, (_, place) => (isRare(place) ? rare : common))
  const terms = new CommunityTerms()
  for (const digest of digests) terms.add(digest)
  const postings = new TermPostings(digests, terms)
  const find = (place: number, digest: Digest) => new Set(postings.around(place, digest, new Set(), size))
  return { rarePlaces: digests.flatMap((digest, place) => (digest === rare ? [place] : [])), find }
}

describe('of a term that most members have', () => {
  const large = communityOf(4000)
  /** Places of which one is at the beginning, and some whose neighbours go around the end. */
  const readers = [0, 1, 2, 3, 50, 1234, 2500, 3999]

  it('a large community is looked through in part, as large a one for each reader', () => {
    for (const reader of readers) {
      const { size } = large.find(reader, asksCommon)
      expect(size).toBeGreaterThan(2980)
      expect(size).toBeLessThanOrEqual(3000)
    }
  })

  it('another part is looked through for another reader, and no member is left out', () => {
    const parts = readers.map(reader => large.find(reader, asksCommon))
    const times = Array.from({ length: 4000 }, (_, place) => parts.filter(part => part.has(place)).length)
    const isCommon = (_: number, place: number) => !large.rarePlaces.includes(place)
    expect(Math.min(...times.filter(isCommon))).toBeGreaterThan(0)
    expect(new Set(parts.map(part => [...part].sort((a, b) => a - b).join(','))).size).toBe(readers.length)
  })

  it('the part is the same for all such terms, so that whoever has several is found', () => {
    for (const reader of readers) expect(large.find(reader, asksTwoCommon)).toEqual(large.find(reader, asksCommon))
  })

  it('a smaller community is looked through as a whole', () => {
    const { rarePlaces, find } = communityOf(3000)
    expect(find(7, asksCommon).size).toBe(3000 - rarePlaces.length - 1)
  })
})

it('of a term that few have all are found, wherever they stand', () => {
  const { rarePlaces, find } = communityOf(4000)
  expect(rarePlaces.length).toBeGreaterThan(3)
  for (const reader of [0, 1, 1234, 3999]) expect([...find(reader, asksRare)].sort((a, b) => a - b)).toEqual(rarePlaces)
})

it('who is the person that is looked for comes before who only speaks of it, in both directions', () => {
  const [asks, mentions] = [told('A photographer for zymurgy.', ''), told('Photography of zymurgy.', '')]
  const [is, speaks] = [told('', 'I am a photographer.'), told('', 'Photography of zymurgy is my love.')]
  const bestOf = (place: number, digests: Digest[]) => {
    const terms = new CommunityTerms()
    for (const digest of digests) terms.add(digest)
    const reader = digests[place] as Digest
    return [...new TermPostings(digests, terms).around(place, reader, new Set(), 2)]
  }
  expect(bestOf(0, [asks, speaks, is])).toEqual([2, 1])
  const [plain, both] = [told('A photographer, please.', ''), told('', 'I am a photographer of zymurgy.')]
  expect(bestOf(0, [both, mentions, plain])).toEqual([2, 1])
})
