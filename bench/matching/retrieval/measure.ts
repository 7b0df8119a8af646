import { TextIndex } from '#server/features/matching/engine/text/text-index.ts'
import type { Sql } from '#server/platform/db/connect.ts'
import { gainOf, type Language, profilesIn, requestsIn } from './pairs.ts'
import { TsRank } from './ts-rank.ts'

/** Ties share their positions evenly, so that the order in the file has no influence. */
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

export type Retrieval = { ours: number; tsRank: number; pairs: number }

export async function measureRetrieval(sql: Sql, asked: Language, told: Language): Promise<Retrieval> {
  const profiles = profilesIn(told)
  const requests = requestsIn(asked)
  const index = new TextIndex(
    profiles.map(({ about, city }) => [
      { text: about, weight: 1 },
      { text: city, weight: 1 },
    ]),
  )
  const peer = await TsRank.of(
    sql,
    told,
    profiles.map(({ about, city }) => `${about} ${city}`),
  )
  const mean = async (score: (query: string) => Float32Array | Promise<Float32Array>) => {
    let sum = 0
    for (const pair of requests) {
      const gains = profiles.map(profile => gainOf(pair, profile))
      sum += ndcg(await score(pair.request), gains)
    }
    return sum / requests.length
  }
  return {
    ours: await mean(query => index.score(query)),
    tsRank: await mean(query => peer.score(query)),
    pairs: requests.length,
  }
}
