import { describe, expect, it } from 'vitest'
import { seededRandom } from '#server/features/matching/engine/allocate/random.ts'
import type { ReasonProfile } from '#server/features/matching/engine/reason/clauses.ts'
import { reasonFor } from '#server/features/matching/engine/reason/reason.ts'
import { profilesIn, requestsIn } from './retrieval/pairs.ts'

describe('reasons over generated pairs', () => {
  const cities = ['Казань', 'Ереван', 'Белград', 'Berlin']
  const tags = ['food', 'science', 'sport', 'music', 'startups', 'art']
  const people = (['ru', 'en'] as const).flatMap(language => {
    const random = seededRandom(language.length + 7)
    const requests = requestsIn(language)
    return profilesIn(language).map(({ about }, at): ReasonProfile => {
      const request = requests[Math.floor(random() * requests.length)]?.request
      return {
        name: '•',
        answers: [],
        about: random() < 0.8 ? about : undefined,
        request: random() < 0.6 ? request : undefined,
        position: random() < 0.7 ? ['Founder', 'Engineer', 'Директор', 'Врач', 'Designer'][at % 5] : undefined,
        company: random() < 0.5 ? `Company ${at % 40}` : undefined,
        city: cities[Math.floor(random() * cities.length)],
        tags: tags.filter(() => random() < 0.3),
      }
    })
  })
  const random = seededRandom(11)
  const anyone = () => people[Math.floor(random() * people.length)] as ReasonProfile
  const pairs = Array.from({ length: 3000 }, () => [anyone(), anyone()] as const).filter(
    ([one, other]) => one !== other,
  )

  // All have the same name, so that names do not make sentences differ.
  it.each(['ru', 'en'] as const)(
    'quote both profiles, and no sentence repeats for more than 5 % of pairs (%s)',
    language => {
      const fits = new Map<string, number>()
      let silent = 0
      for (const [reader, other] of pairs) {
        const reason = reasonFor(reader, other, language)
        if (!reason) {
          silent++
          continue
        }
        const { kind, text, readerFact, otherFact } = reason
        if (!kind.startsWith('partOf')) expect(text).toContain(readerFact)
        expect(text).toContain(otherFact)
        expect(tells(reader, readerFact) && tells(other, otherFact), text).toBe(true)
        fits.set(text, (fits.get(text) ?? 0) + 1)
      }
      expect(Math.max(...fits.values()) / pairs.length).toBeLessThanOrEqual(0.05)
      expect(silent / pairs.length).toBeLessThan(0.15)
    },
  )

  const tells = ({ about, request, position, company, city, tags: topics }: ReasonProfile, fact: string) =>
    [about, request, city, ...topics, [position, company].filter(Boolean).join(', ')].some(text =>
      text?.includes(fact.replace(/…$/, '')),
    )
})
