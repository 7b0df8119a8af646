import { TextIndex } from '#server/features/matching/engine/text/text-index.ts'
import { gainOf, type Language, profilesIn, requestsIn } from './pairs.ts'
import { TsRank } from './ts-rank.ts'

/** Ties share their places evenly, so that the order of the file helps nobody. */
export function ndcg(scores: Float32Array, gains: number[], depth = 10): number {
  const discount = (place: number) => (place < depth ? 1 / Math.log2(place + 2) : 0)
  const order = gains.map((_, at) => at).sort((a, b) => (scores[b] as number) - (scores[a] as number))
  let sum = 0
  for (let from = 0; from < order.length && from < depth; ) {
    let to = from
    while (to < order.length && scores[order[to] as number] === scores[order[from] as number]) to++
    const mean = order.slice(from, to).reduce((total, at) => total + (gains[at] as number), 0) / (to - from)
    for (let place = from; place < Math.min(to, depth); place++) sum += mean * discount(place)
    from = to
  }
  const ideal = [...gains].sort((a, b) => b - a).reduce((total, gain, place) => total + gain * discount(place), 0)
  return sum / ideal
}

export function measureRetrieval(asked: Language, told: Language): { ours: number; tsRank: number; pairs: number } {
  const profiles = profilesIn(told)
  const requests = requestsIn(asked)
  const index = new TextIndex(
    profiles.map(({ about, city }) => [
      { text: about, weight: 1 },
      { text: city, weight: 1 },
    ]),
  )
  const peer = new TsRank(profiles.map(({ about, city }) => `${about} ${city}`))
  const mean = (ranker: { score(query: string): Float32Array }) =>
    requests.reduce((sum, pair) => {
      const gains = profiles.map(profile => gainOf(pair, profile))
      return sum + ndcg(ranker.score(pair.request), gains) / requests.length
    }, 0)
  return { ours: mean(index), tsRank: mean(peer), pairs: requests.length }
}
