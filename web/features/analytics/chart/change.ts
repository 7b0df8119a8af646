export type Change = { direction: 'up' | 'down' | 'same'; kind: 'percent' | 'points' | 'value' | 'new'; amount: number }

/** Beyond tenfold, the period before was too small to compare with. */
const mostPercent = 1000

/** How a count moved against the period before; null without one, or where it says nothing. */
export function changeOfCount(value: number, before: number | null | undefined): Change | null {
  if (before == null) return null
  if (before === 0) return value === 0 ? null : { direction: 'up', kind: 'new', amount: value }
  const amount = Math.round((Math.abs(value - before) / before) * 100)
  if (amount > mostPercent) return null
  return { direction: directionOf(amount === 0 ? 0 : value - before), kind: 'percent', amount }
}

/** How a share moved, in percentage points; null where one of the two has nothing to divide by. */
export function changeOfShare(share: number | null, before: number | null): Change | null {
  if (share === null || before === null) return null
  const points = Math.round(share * 100) - Math.round(before * 100)
  return { direction: directionOf(points), kind: 'points', amount: Math.abs(points) }
}

/** How a mean moved, to a tenth. */
export function changeOfMean(mean: number | null, before: number | null): Change | null {
  if (mean === null || before === null) return null
  const tenths = Math.round(mean * 10) - Math.round(before * 10)
  return { direction: directionOf(tenths), kind: 'value', amount: Math.abs(tenths) / 10 }
}

const directionOf = (difference: number): Change['direction'] =>
  difference === 0 ? 'same' : difference > 0 ? 'up' : 'down'

export const shareOf = (part: number, whole: number): number | null => (whole > 0 ? part / whole : null)
