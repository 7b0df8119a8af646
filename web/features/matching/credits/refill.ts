import type { Language } from '#contract/languages.ts'

type Refill =
  | { when: 'today'; time: string }
  | { when: 'tomorrow' }
  | { when: 'weekday'; weekday: Weekday }
  | { when: 'date'; date: string }

/** 0 is Sunday. */
type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6

const locales: Record<Language, string> = { en: 'en-GB', ru: 'ru-RU' }

/** The calendar day in a time zone (default: the user's), as midnight UTC. */
function dayOf(date: Date, timeZone?: string): Date {
  const parts = { year: 'numeric', month: '2-digit', day: '2-digit', ...(timeZone ? { timeZone } : {}) } as const
  return new Date(`${new Intl.DateTimeFormat('en-CA', parts).format(date)}T00:00:00Z`)
}

/**
 * Time, weekday or date of the refill, whichever is precise enough. Weeks start in the community's time zone, so its
 * Monday is Monday for everybody; only the time on the same day is in the user's own.
 */
export function refillMoment(nextRefillAt: string, now: Date, language: Language, timeZone: string): Refill {
  const at = new Date(nextRefillAt)
  const format = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locales[language], options).format(at)
  if (dayOf(at) <= dayOf(now)) return { when: 'today', time: format({ hour: '2-digit', minute: '2-digit' }) }
  const day = dayOf(at, timeZone)
  const days = Math.round((day.getTime() - dayOf(now, timeZone).getTime()) / 86_400_000)
  if (days <= 1) return { when: 'tomorrow' }
  if (days <= 7) return { when: 'weekday', weekday: day.getUTCDay() as Weekday }
  return { when: 'date', date: format({ day: 'numeric', month: 'long', timeZone }) }
}

/** Number of intros that the balance pays for; null when they are free. */
export function introsLeft({ balance, price }: { balance: number; price: number }): number | null {
  return price > 0 ? Math.floor(balance / price) : null
}

/** Share of the allowance, 0 to 1. A balance may exceed it after the allowance was lowered. */
export function shareLeft({ balance, allowance }: { balance: number; allowance: number }): number {
  return allowance > 0 ? Math.min(1, balance / allowance) : 0
}
