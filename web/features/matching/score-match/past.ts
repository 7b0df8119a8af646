import type { PairToScore } from '#contract/matching/score-match.ts'

/** A pair that was shown before, with the score it was given; null if it was skipped. */
export type Seen = { pair: PairToScore; score: number | null }

/** Pairs of this visit, oldest first. `at` is the one that is looked at again; null for the pair that is new. */
export type Past = { seen: Seen[]; at: number | null }

export const noPast: Past = { seen: [], at: null }

const keptPairs = 50

export const remember = ({ seen }: Past, one: Seen): Past => ({ seen: [...seen, one].slice(-keptPairs), at: null })

export const shownOf = ({ seen, at }: Past): Seen | null => (at === null ? null : (seen[at] ?? null))

/** One back or forward; the same if there is nothing that way. */
export function look(past: Past, by: -1 | 1): Past {
  const { seen, at } = past
  const to = (at ?? seen.length) + by
  if (to < 0 || (at === null && by === 1)) return past
  return { seen, at: to >= seen.length ? null : to }
}

/** Changes the score of the pair that is looked at again. */
export const setScore = ({ seen, at }: Past, score: number): Past => ({
  seen: seen.map((each, place) => (place === at ? { ...each, score } : each)),
  at,
})

const idsOf = ({ first, second }: PairToScore) => [first.id, second.id].sort().join(' ')

/** Asks from the place after those that were skipped. The order may have changed since, so that one of them may stand there. */
export async function firstNotSkipped<R extends { pair: PairToScore | null }>(
  skipped: PairToScore[],
  ask: (place: number) => Promise<R>,
): Promise<R> {
  for (let place = skipped.length; ; place++) {
    const reply = await ask(place)
    const { pair } = reply
    if (!pair || !skipped.some(each => idsOf(each) === idsOf(pair))) return reply
  }
}
