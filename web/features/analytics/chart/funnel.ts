import type { Figures } from '#contract/analytics/chart.ts'
import { type Change, changeOfCount, changeOfShare, shareOf } from './change.ts'

export const funnelSteps = ['shown', 'connected', 'answered', 'met', 'scored'] as const
export type FunnelStep = (typeof funnelSteps)[number]

type Counts = Pick<Figures, 'pairsShown' | 'pairsConnected' | 'pairsAnswered' | 'pairsMet' | 'pairsScored'>

/** The pairs that reached each step, in order. */
export const countsOf = (figures: Counts): number[] => [
  figures.pairsShown,
  figures.pairsConnected,
  figures.pairsAnswered,
  figures.pairsMet,
  figures.pairsScored,
]

export type Step = {
  step: FunnelStep
  count: number
  /** Of all shown pairs, 0 to 1. */
  ofShown: number
  /** Of the step before, 0 to 1; null for the first step, and when nobody reached the step before. */
  ofBefore: number | null
  /** Against the period before: of the count for the first step, else of the share. */
  change: Change | null
}

/** A meeting may be scored without an intro: then more pairs than before reach a step, which is no more than all of them. */
const sharesOf = (counts: number[]) =>
  counts.map((count, at) => {
    const share = at === 0 ? null : shareOf(count, counts[at - 1] ?? 0)
    return share === null ? null : Math.min(1, share)
  })

export function stepsOf(total: Counts, before: Counts | null): Step[] {
  const [counts, countsBefore] = [countsOf(total), before && countsOf(before)]
  const [shares, sharesBefore] = [sharesOf(counts), countsBefore && sharesOf(countsBefore)]
  return funnelSteps.map((step, at) => {
    const [count, ofBefore] = [counts[at] ?? 0, shares[at] ?? null]
    return {
      step,
      count,
      ofShown: Math.min(1, shareOf(count, total.pairsShown) ?? 0),
      ofBefore,
      change: at === 0 ? changeOfCount(count, countsBefore?.[0]) : changeOfShare(ofBefore, sharesBefore?.[at] ?? null),
    }
  })
}

/** Rounds, but never to 0 or 100 percent unless exact. */
export function percentOf(share: number): number {
  if (share <= 0 || share >= 1) return share <= 0 ? 0 : 100
  return Math.min(99, Math.max(1, Math.round(share * 100)))
}
