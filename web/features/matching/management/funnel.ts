import type { Funnel } from '#contract/matching/management.ts'

export const funnelSteps = ['shown', 'connected', 'answered', 'met', 'scored'] as const
type FunnelStep = (typeof funnelSteps)[number]

/** Each stage with its share of all shown pairs, 0 to 1. */
export function stepsOf(funnel: Pick<Funnel, FunnelStep>): { step: FunnelStep; count: number; share: number }[] {
  return funnelSteps.map(step => ({
    step,
    count: funnel[step],
    share: funnel.shown > 0 ? Math.min(1, funnel[step] / funnel.shown) : 0,
  }))
}

/** Rounds, but never to 0 or 100 percent unless exact. */
export function percentOf(share: number): number {
  if (share <= 0 || share >= 1) return share <= 0 ? 0 : 100
  return Math.min(99, Math.max(1, Math.round(share * 100)))
}
