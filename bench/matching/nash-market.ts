import { allocate } from '#server/features/matching/engine/allocate/frank-wolfe.ts'
import { type CandidateLists, logarithmicExamination } from '#server/features/matching/engine/allocate/lists.ts'
import { MutualWelfare } from '#server/features/matching/engine/allocate/mutual-welfare.ts'
import { seededRandom } from '#server/features/matching/engine/allocate/random.ts'

const left = 75
const right = 50
const agreement = 0.8

/** Tomita, Yokoyama (RecSys 2024): matches, and number of envious members on the side of 75 and on that of 50. */
export const publishedNash = {
  nash: { matches: 79.6, envy: [2.1, 0] },
  sum: { matches: 90.5, envy: [1729, 736] },
}

/** Every member ranks the whole other side. */
export function nashMarket(seed: number): CandidateLists {
  const random = seededRandom(seed)
  const blend = (rank: number, of: number) => (1 - agreement) * random() + agreement * (1 - rank / (of - 1))
  const f = Array.from({ length: left }, () => Array.from({ length: right }, (_, j) => blend(j, right)))
  const g = Array.from({ length: left }, (_, i) => Array.from({ length: right }, () => blend(i, left)))
  const pairs = left * right
  const at = (entry: number): [number, number] =>
    entry < pairs
      ? [Math.floor(entry / right), entry % right]
      : [(entry - pairs) % left, Math.floor((entry - pairs) / left)]
  const entries = Array.from({ length: 2 * pairs }, (_, entry) => ({ isLeft: entry < pairs, pair: at(entry) }))
  return {
    starts: Int32Array.from({ length: left + right + 1 }, (_, member) =>
      member <= left ? member * right : pairs + (member - left) * left,
    ),
    candidate: Int32Array.from(entries, ({ isLeft, pair: [i, j] }) => (isLeft ? left + j : i)),
    likes: Float32Array.from(entries, ({ isLeft, pair: [i, j] }) => (isLeft ? f : g)[i]?.[j] as number),
    liked: Float32Array.from(entries, ({ isLeft, pair: [i, j] }) => (isLeft ? g : f)[i]?.[j] as number),
  }
}

/** Number of members who would prefer the positions of another member of their side. */
export function countEnvy(
  lists: CandidateLists,
  welfare: MutualWelfare,
  exposure: Float32Array,
  side: 'left' | 'right',
) {
  const [first, size] = side === 'left' ? [0, left] : [left, right]
  const utility = welfare.utilities(exposure)
  let envy = 0
  for (let i = first; i < first + size; i++)
    for (let other = first; other < first + size; other++) {
      const [mine, theirs] = [lists.starts[i] as number, lists.starts[other] as number]
      let instead = 0
      for (let place = 0; place < (lists.starts[i + 1] as number) - mine; place++) {
        const entry = mine + place
        const mutual = (lists.likes[entry] as number) * (lists.liked[entry] as number)
        instead += mutual * (exposure[entry] as number) * (exposure[welfare.mate[theirs + place] as number] as number)
      }
      if (instead > (utility[i] as number) * (1 + tolerance)) envy++
    }
  return envy
}

/** Differences below 1e-4 are rounding of single precision, not envy. */
const tolerance = 1e-4

export function measureNashMarket(aversion: number, seed: number, steps: number) {
  const lists = nashMarket(seed)
  const welfare = new MutualWelfare(lists, aversion)
  const { exposure } = allocate(lists.starts, welfare, { examination: logarithmicExamination, steps, seed })
  const matches = welfare.utilities(exposure).reduce((sum, value) => sum + value, 0) / 2
  return {
    matches,
    envy: [countEnvy(lists, welfare, exposure, 'left'), countEnvy(lists, welfare, exposure, 'right')] as const,
  }
}
