import type { Agreement } from '#contract/matching/score-match.ts'

/** Pairs recommended in this time are worth scoring, and are what a pair is ranked among. */
export const recentWeeks = 8

export const recentSince = (now: Date): Date => new Date(now.getTime() - recentWeeks * 7 * 86_400_000)

export type Pair = { firstId: string; secondId: string }

/** A pair has no direction: the one with the smaller id is its first. */
export function orderPair(one: string, other: string): Pair {
  const [firstId, secondId] = [one.toLowerCase(), other.toLowerCase()].sort() as [string, string]
  return { firstId, secondId }
}

/** What moderators and the machine think of one pair. */
export type Judged = { human: number; machine: number }

/** The share of pairs of pairs that both put into the same order; where either sees no difference, it is half of one. */
export function agreementOf(judged: Judged[]): Agreement {
  let agreed = 0
  for (let at = 1; at < judged.length; at++)
    for (let before = 0; before < at; before++) {
      const [a, b] = [judged[at] as Judged, judged[before] as Judged]
      agreed += (1 + Math.sign((a.human - b.human) * (a.machine - b.machine))) / 2
    }
  const all = (judged.length * (judged.length - 1)) / 2
  return { scored: judged.length, share: all > 0 ? agreed / all : null }
}
