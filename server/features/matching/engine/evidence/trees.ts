/** Two levels of questions, each about one figure: root, then one of two, then one of four values. */
export const treeNumbers = 10

/**
 * Boosted trees. Each tree has ten numbers: figure and bound of the root, of the branch for figures below the bound and of the other one, and the
 * four values in this order. The sum of values and `start` is a logarithm of odds.
 */
export type Trees = { start: number; numbers: Float64Array }

/** Probability by the figures. */
export function chanceBy({ start, numbers }: Trees, figures: Float64Array): number {
  let sum = start
  for (let at = 0; at < numbers.length; at += treeNumbers) {
    const isAbove = (figures[numbers[at] as number] as number) >= (numbers[at + 1] as number)
    const branch = at + (isAbove ? 4 : 2)
    const isHigh = (figures[numbers[branch] as number] as number) >= (numbers[branch + 1] as number)
    sum += numbers[at + 6 + (isAbove ? 2 : 0) + (isHigh ? 1 : 0)] as number
  }
  return 1 / (1 + Math.exp(-sum))
}

/** One tree a line. */
export const readTrees = (start: number, lines: string): Trees => ({
  start,
  numbers: Float64Array.from(lines.trim().split(/\s+/), Number),
})
