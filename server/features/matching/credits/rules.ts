import type { Community } from '#contract/communities/community.ts'
import { optionSettings } from '#contract/communities/options.ts'
import { defaultCredits } from '#contract/limits.ts'
import type { Credits } from '#contract/matching/credits.ts'
import { addDays, instantOf, localTime } from '#server/platform/clock/zone.ts'

export type CreditSettings = Pick<Credits, 'allowance' | 'period' | 'price'>

export const creditSettings = (community: Community): CreditSettings =>
  optionSettings(community, 'CREDITS') ?? defaultCredits

/** The period that contains a moment, in the community's calendar: credits are refilled when the next one begins. */
export function periodAt(at: Date, period: CreditSettings['period'], timeZone: string): { from: Date; to: Date } {
  const { day, weekday } = localTime(at, timeZone)
  const first = { day, week: addDays(day, 1 - weekday), month: `${day.slice(0, 8)}01` }[period]
  const next = { day: addDays(first, 1), week: addDays(first, 7), month: `${addDays(first, 31).slice(0, 8)}01` }[period]
  return { from: instantOf(first, 0, timeZone), to: instantOf(next, 0, timeZone) }
}

/** Current value of a stored balance: unspent credits expire at a refill, and refunds never exceed the allowance. */
export const balanceNow = (
  kept: { balance: number; refilledAt: string } | null,
  { allowance }: CreditSettings,
  periodFrom: Date,
): number => (kept && new Date(kept.refilledAt) >= periodFrom ? Math.min(kept.balance, allowance) : allowance)
