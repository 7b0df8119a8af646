import type { Language } from '#contract/languages.ts'
import { ago } from '#web/lib/words/dates.ts'
import { shortDay } from '../recommendation/days.ts'

const week = 7 * 24 * 3600_000

/** "2 hr ago", "yesterday", and after a week the date; null for just now. */
export function postedAgo(instant: string, now: number, language: Language): string | null {
  return now - Date.parse(instant) < week ? ago(instant, now, language) : shortDay(instant, language)
}
