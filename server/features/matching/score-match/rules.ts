import type { Agreement } from '#contract/matching/score-match.ts'

/** Only pairs recommended within this time are scored and ranked. */
export const recentWeeks = 8

export const recentSince = (now: Date): Date => new Date(now.getTime() - recentWeeks * 7 * 86_400_000)

export type Pair = { firstId: string; secondId: string }

/** A pair is unordered: the smaller id comes first. */
export function orderPair(one: string, other: string): Pair {
  const [firstId, secondId] = [one.toLowerCase(), other.toLowerCase()].sort() as [string, string]
  return { firstId, secondId }
}

/** Scores of one pair by moderators and by the model. */
export type ScoredPair = { human: number; machine: number }

/** Share of pairs of pairs that both rank in the same order; a tie counts as half. */
export function agreementOf(scoredPairs: ScoredPair[]): Agreement {
  let agreed = 0
  for (let at = 1; at < scoredPairs.length; at++)
    for (let before = 0; before < at; before++) {
      const [a, b] = [scoredPairs[at] as ScoredPair, scoredPairs[before] as ScoredPair]
      agreed += (1 + Math.sign((a.human - b.human) * (a.machine - b.machine))) / 2
    }
  const all = (scoredPairs.length * (scoredPairs.length - 1)) / 2
  return { scored: scoredPairs.length, share: all > 0 ? agreed / all : null }
}
