import { type Trees, treeNumbers } from '#server/features/matching/engine/evidence/trees.ts'

/** Rows of figures, whether each is a hit, and which way the chance may move with each figure. */
export type Examples = { figures: Float64Array[]; isHit: boolean[]; rises: (1 | -1 | 0)[] }

const trees = 250
const rate = 0.04
const leastInLeaf = 25
/** Keeps the values of small leaves near zero. */
const shrinkage = 8
/** Bounds that are tried of each figure. */
const boundsAtMost = 255

type Bin = { bounds: Float64Array; of: Uint8Array }
type Sums = { slope: number; curvature: number; count: number }
type Split = { figure: number; bin: number; gain: number; below: number; above: number }
type Range = { low: number; high: number }

/** Gradient boosting with the logistic loss: each tree is fitted to what those before it left. */
export function boost({ figures, isHit, rises }: Examples): Trees {
  const hits = isHit.filter(Boolean).length
  const start = Math.log(hits / (isHit.length - hits))
  const bins = rises.map((_, figure) => binsOf(figures.map(row => row[figure] as number)))
  const scores = new Float64Array(isHit.length).fill(start)
  const numbers: number[] = []
  for (let tree = 0; tree < trees; tree++) {
    const made = grow(bins, rises, slopesOf(scores, isHit))
    if (!made) break
    numbers.push(...made.numbers)
    for (let row = 0; row < scores.length; row++) scores[row] = (scores[row] as number) + made.valueOf(row)
  }
  return { start, numbers: Float64Array.from(numbers, rounded) }
}

/** Enough digits for the chance, and short in a file. */
const rounded = (value: number) => Number(value.toPrecision(5))

type Slopes = { slope: Float64Array; curvature: Float64Array }

function slopesOf(scores: Float64Array, isHit: boolean[]): Slopes {
  const chances = scores.map(score => 1 / (1 + Math.exp(-score)))
  return {
    slope: chances.map((chance, row) => (isHit[row] ? 1 : 0) - chance),
    curvature: chances.map(chance => chance * (1 - chance)),
  }
}

/** Between neighbouring values, evenly over the examples where there are many. */
function binsOf(values: number[]): Bin {
  const sorted = [...new Set(values)].sort((a, b) => a - b)
  const middles = sorted.slice(1).map((value, at) => rounded((value + (sorted[at] as number)) / 2))
  const step = Math.max(1, middles.length / boundsAtMost)
  const bounds = Float64Array.from(
    new Set(
      Array.from(
        { length: Math.min(middles.length, boundsAtMost) },
        (_, at) => middles[Math.floor(at * step)] as number,
      ),
    ),
  )
  const of = Uint8Array.from(values, value => {
    let [low, high] = [0, bounds.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if (value >= (bounds[middle] as number)) low = middle + 1
      else high = middle
    }
    return low
  })
  return { bounds, of }
}

const everything: Range = { low: Number.NEGATIVE_INFINITY, high: Number.POSITIVE_INFINITY }

function grow(bins: Bin[], rises: Examples['rises'], slopes: Slopes) {
  const all = Int32Array.from(slopes.slope, (_, row) => row)
  const root = bestSplit(bins, rises, slopes, all, everything)
  if (!root) return null
  const sides = [all.filter(row => !isAbove(bins, root, row)), all.filter(row => isAbove(bins, root, row))] as const
  const middle = (root.below + root.above) / 2
  const rise = rises[root.figure]
  const ranges = [
    rise === 1 ? { ...everything, high: middle } : rise === -1 ? { ...everything, low: middle } : everything,
    rise === 1 ? { ...everything, low: middle } : rise === -1 ? { ...everything, high: middle } : everything,
  ] as const
  const branches = ([0, 1] as const).map(side => {
    const split = bestSplit(bins, rises, slopes, sides[side], ranges[side])
    if (split) return split
    const value = leafValue(sumOf(slopes, sides[side]), ranges[side])
    return { ...root, gain: 0, below: value, above: value }
  }) as [Split, Split]
  const values = branches.flatMap(({ below, above }) => [rate * below, rate * above])
  const bound = ({ figure, bin }: Split) => [figure, (bins[figure] as Bin).bounds[bin] as number]
  return {
    numbers: [...bound(root), ...bound(branches[0]), ...bound(branches[1]), ...values],
    valueOf(row: number): number {
      const side = isAbove(bins, root, row) ? 1 : 0
      return rounded(values[2 * side + (isAbove(bins, branches[side], row) ? 1 : 0)] as number)
    },
  }
}

const isAbove = (bins: Bin[], { figure, bin }: Split, row: number) => ((bins[figure] as Bin).of[row] as number) > bin

function sumOf({ slope, curvature }: Slopes, rows: Int32Array): Sums {
  const sums = { slope: 0, curvature: 0, count: rows.length }
  for (const row of rows) {
    sums.slope += slope[row] as number
    sums.curvature += curvature[row] as number
  }
  return sums
}

const leafValue = ({ slope, curvature }: Sums, { low, high }: Range) =>
  Math.min(high, Math.max(low, slope / (curvature + shrinkage)))

/** What the loss falls by with a value. */
const gainOf = ({ slope, curvature }: Sums, value: number) =>
  value * slope - (value * value * (curvature + shrinkage)) / 2

function bestSplit(
  bins: Bin[],
  rises: Examples['rises'],
  slopes: Slopes,
  rows: Int32Array,
  range: Range,
): Split | null {
  const total = sumOf(slopes, rows)
  const whole = gainOf(total, leafValue(total, range))
  let best: Split | null = null
  for (const [figure, { bounds, of }] of bins.entries()) {
    const [slope, curvature, count] = histogram(of, bounds.length + 1, slopes, rows)
    const below = { slope: 0, curvature: 0, count: 0 }
    for (let bin = 0; bin < bounds.length; bin++) {
      below.slope += slope[bin] as number
      below.curvature += curvature[bin] as number
      below.count += count[bin] as number
      if (below.count < leastInLeaf) continue
      if (total.count - below.count < leastInLeaf) break
      const above = {
        ...{ slope: total.slope - below.slope, curvature: total.curvature - below.curvature },
        count: total.count - below.count,
      }
      const [low, high] = [leafValue(below, range), leafValue(above, range)]
      if ((high - low) * (rises[figure] as number) < 0) continue
      const gain = gainOf(below, low) + gainOf(above, high) - whole
      if (gain > (best?.gain ?? 1e-9)) best = { figure, bin, gain, below: low, above: high }
    }
  }
  return best
}

function histogram(of: Uint8Array, length: number, slopes: Slopes, rows: Int32Array) {
  const [slope, curvature, count] = [new Float64Array(length), new Float64Array(length), new Int32Array(length)]
  for (const row of rows) {
    const bin = of[row] as number
    slope[bin] = (slope[bin] as number) + (slopes.slope[row] as number)
    curvature[bin] = (curvature[bin] as number) + (slopes.curvature[row] as number)
    count[bin] = (count[bin] as number) + 1
  }
  return [slope, curvature, count] as const
}

export const treeCount = ({ numbers }: Trees) => numbers.length / treeNumbers
