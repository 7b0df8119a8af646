import { type Trees, treeNumbers } from './trees.ts'

type Pair = { one: number; other: number; values: Float64Array; width: number }

/**
 * Trees added up into tables: a tree asks about its root and one of two other figures, so that it is a sum of two tables, each of two figures and
 * the ranges between their bounds. Hundreds of trees make a few dozen tables, which are read in a tenth of the time.
 */
export class TreeTables {
  private readonly start: number
  /** Of each figure that a tree asks about: its bounds, ascending. */
  private readonly bounds: { figure: number; bounds: Float64Array }[]
  /** Of each pair of figures: their places, where its values begin, and how many ranges the second figure has. */
  private readonly pairs: Int32Array
  private readonly values: Float64Array
  /** Of each figure, the range it is in. */
  private readonly ranges: Int32Array

  constructor({ start, numbers }: Trees) {
    this.start = start
    const found = new Map<number, Set<number>>()
    for (let at = 0; at < numbers.length; at += treeNumbers)
      for (let asked = at; asked < at + 6; asked += 2) {
        const [figure, bound] = [numbers[asked] as number, numbers[asked + 1] as number]
        found.set(figure, (found.get(figure) ?? new Set()).add(bound))
      }
    this.bounds = [...found].map(([figure, set]) => ({ figure, bounds: Float64Array.from(set).sort() }))
    this.ranges = new Int32Array(Math.max(0, ...found.keys()) + 1)
    const pairs = this.pairsOf(numbers)
    this.pairs = new Int32Array(4 * pairs.length)
    this.values = new Float64Array(pairs.reduce((sum, { values }) => sum + values.length, 0))
    let from = 0
    pairs.forEach(({ one, other, values, width }, nth) => {
      this.pairs.set([one, other, from, width], 4 * nth)
      this.values.set(values, from)
      from += values.length
    })
  }

  private pairsOf(numbers: Float64Array): Pair[] {
    const pairs = new Map<string, Pair>()
    const boundsOf = (figure: number) => this.bounds.find(each => each.figure === figure)?.bounds as Float64Array
    for (let at = 0; at < numbers.length; at += treeNumbers) {
      const [root, bound] = [numbers[at] as number, numbers[at + 1] as number]
      for (const side of [0, 1]) {
        const branch = at + 2 + 2 * side
        const [figure, branchBound] = [numbers[branch] as number, numbers[branch + 1] as number]
        const [rootBounds, branchBounds] = [boundsOf(root), boundsOf(figure)]
        const width = branchBounds.length + 1
        const key = `${root} ${figure}`
        const pair = pairs.get(key) ?? {
          ...{ one: root, other: figure, width },
          values: new Float64Array((rootBounds.length + 1) * width),
        }
        pairs.set(key, pair)
        // A range ends below its bound, so that the first one above a bound comes behind it.
        const [rootFrom, branchFrom] = [rootBounds.indexOf(bound) + 1, branchBounds.indexOf(branchBound) + 1]
        for (let row = 0; row <= rootBounds.length; row++) {
          if (row >= rootFrom !== (side === 1)) continue
          for (let column = 0; column < width; column++) {
            const value = numbers[at + 6 + 2 * side + (column >= branchFrom ? 1 : 0)] as number
            pair.values[row * width + column] = (pair.values[row * width + column] as number) + value
          }
        }
      }
    }
    return [...pairs.values()]
  }

  /** Probability by the figures. */
  chance(figures: Float64Array): number {
    const { ranges, pairs, values } = this
    for (let nth = 0; nth < this.bounds.length; nth++) {
      const { figure, bounds } = this.bounds[nth] as { figure: number; bounds: Float64Array }
      const value = figures[figure] as number
      let range = 0
      while (range < bounds.length && value >= (bounds[range] as number)) range++
      ranges[figure] = range
    }
    let sum = this.start
    for (let at = 0; at < pairs.length; at += 4) {
      const [one, other] = [ranges[pairs[at] as number] as number, ranges[pairs[at + 1] as number] as number]
      sum += values[(pairs[at + 2] as number) + one * (pairs[at + 3] as number) + other] as number
    }
    return 1 / (1 + Math.exp(-sum))
  }
}
