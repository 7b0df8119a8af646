import type { Limit, Line } from './row.ts'

export function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const [low, high] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]]
  if (low === undefined || high === undefined) throw new Error('A median needs at least one value')
  return (low + high) / 2
}

/** Ratio of our sample to the peer's within each round, so that what slows a whole round affects both. */
export function ratios(ours: number[], theirs: number[]): number[] {
  if (ours.length !== theirs.length) throw new Error('Each round needs a sample of both')
  return ours.map((value, round) => value / (theirs[round] as number))
}

/** Value compared with the limit: the median ratio, or the median itself without a peer. */
export const result = ({ ours, theirs }: Line): number => median(theirs ? ratios(ours, theirs) : ours)

export function isMet(value: number, { kind, value: limit }: Limit): boolean {
  if (kind === 'atLeast') return value >= limit
  return kind === 'above' ? value > limit : value <= limit
}

export const isLineMet = (line: Line): boolean => isMet(result(line), line.limit)
