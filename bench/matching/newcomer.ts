import { recommendAtOnce } from '#server/features/matching/engine/allocate/instant.ts'
import { seededRandom } from '#server/features/matching/engine/allocate/random.ts'
import type { PairFacts } from '#server/features/matching/engine/score/features.ts'
import { chanceOfLike } from '#server/features/matching/engine/score/probability.ts'
import { TextIndex } from '#server/features/matching/engine/text/text-index.ts'
import { profilesIn, requestsIn } from './retrieval/pairs.ts'

/** Profiles of a whole community, made of two of the retrieval set each, so that no two tell the same. */
function manyProfiles(members: number) {
  const [profiles, requests, random] = [profilesIn('ru'), requestsIn('ru'), seededRandom(3)]
  const any = <T>(list: T[]) => list[Math.floor(random() * list.length)] as T
  return Array.from({ length: members }, () => ({
    about: `${any(profiles).about} ${any(profiles).about}`,
    request: any(requests).request,
  }))
}

/** Milliseconds from a newcomer's texts to ten people: both text channels, the chances of both directions, the ranking. */
export function measureNewcomer(members: number, rounds: number): number[] {
  const profiles = manyProfiles(members)
  const told = new TextIndex(profiles.map(({ about }) => [{ text: about, weight: 1 }]))
  const asked = new TextIndex(profiles.map(({ request }) => [{ text: request, weight: 1 }]))
  const expectedIntros = new Float32Array(members).fill(2)
  const capacity = new Float32Array(members).fill(3)
  return manyProfiles(rounds + 3)
    .map(({ about, request }) => {
      const started = performance.now()
      const answers = shares(told.score(request))
      const wanted = shares(asked.score(about))
      const likes = new Float32Array(members)
      const liked = new Float32Array(members)
      for (let member = 0; member < members; member++) {
        const [there, back] = [answers[member] as number, wanted[member] as number]
        likes[member] = chanceOfLike(factsOf(there, back))
        liked[member] = chanceOfLike(factsOf(back, there))
      }
      const list = recommendAtOnce({ likes, liked, expectedIntros, capacity, count: 10 })
      if (list.length !== 10) throw new Error('A newcomer was shown fewer than ten')
      return performance.now() - started
    })
    .slice(3)
}

const factsOf = (answersRequest: number, answeredByReader: number): PairFacts => ({
  answersRequest,
  answeredByReader,
  likeness: 0,
  sharedTags: 1,
  isSameCity: false,
  hasCommonLanguage: true,
  daysSinceActive: 10,
  likedAlike: 0,
  dislikedAlike: 0,
})

function shares(scores: Float32Array): Float32Array {
  const best = Math.max(
    scores.reduce((most, score) => Math.max(most, score), 0),
    1e-9,
  )
  return scores.map(score => score / best)
}
