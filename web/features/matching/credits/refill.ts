import type { Language } from '#contract/languages.ts'

export type Refill =
  | { when: 'today'; time: string }
  | { when: 'tomorrow' }
  | { when: 'weekday'; weekday: Weekday }
  | { when: 'date'; date: string }

/** 0 is Sunday. */
export type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6

const locales: Record<Language, string> = { en: 'en-GB', ru: 'ru-RU' }

/** The day of the calendar that it is in a zone (without one, in the reader's), as midnight of that day in UTC. */
function dayOf(date: Date, timeZone?: string): Date {
  const parts = { year: 'numeric', month: '2-digit', day: '2-digit', ...(timeZone ? { timeZone } : {}) } as const
  return new Date(`${new Intl.DateTimeFormat('en-CA', parts).format(date)}T00:00:00Z`)
}

/**
 * How somebody says when: by the hour, by the day of the week, or by the date, whichever is enough. The week turns in the community's
 * zone, so its Monday is Monday to everybody; only the hour of the same day is the reader's own.
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

/** How many intros the balance still pays for; null where they cost nothing. */
export function introsLeft({ balance, price }: { balance: number; price: number }): number | null {
  return price > 0 ? Math.floor(balance / price) : null
}

/** How much of the allowance is there, 0 to 1. A balance may be above it after the allowance was lowered. */
export function shareLeft({ balance, allowance }: { balance: number; allowance: number }): number {
  return allowance > 0 ? Math.min(1, balance / allowance) : 0
}
