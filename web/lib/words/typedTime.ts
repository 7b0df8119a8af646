import type { Language } from '#contract/languages.ts'
import { formatDay, isDay } from './calendar.ts'

/* Dates and times as people type them. A native field has the order of the browser's language, not of the page's. */

/** Beginnings of the months' names in both languages. */
const months = [
  /^(jan|янв)/,
  /^(feb|фев)/,
  /^(mar|мар)/,
  /^(apr|апр)/,
  /^(may|ма[йя])/,
  /^(jun|июн)/,
  /^(jul|июл)/,
  /^(aug|авг)/,
  /^(sep|сен)/,
  /^(oct|окт)/,
  /^(nov|ноя)/,
  /^(dec|дек)/,
]

const dayText = (year: number, month: number, day: number): string =>
  [String(year).padStart(4, '0'), String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-')

/** Without a year it is the next such day. */
function completed(day: number, month: number, year: number | undefined, today: string): string | null {
  const thisYear = Number(today.slice(0, 4))
  const full = year === undefined || year > 99 ? year : 2000 + year
  const found = dayText(full ?? thisYear, month, day)
  const next = full === undefined && found < today ? dayText(thisYear + 1, month, day) : found
  return isDay(next) ? next : null
}

/** "31.12.2026", "31/12", "31 Dec 2026", "December 31, 2026", «31 декабря», "2026-12-31"; null for anything else. */
export function readDate(text: string, today: string): string | null {
  const plain = text.trim().toLowerCase()
  if (/^\d{4}-\d\d-\d\d$/.test(plain)) return isDay(plain) ? plain : null
  const joined = /^(\d\d)(\d\d)(\d{4})$/.exec(plain)
  const parts = joined ? joined.slice(1) : plain.split(/[\s.,/-]+/).filter(part => part && !/^г(ода)?$/.test(part))
  const named = parts.findIndex(part => months.some(month => month.test(part)))
  const numbers = parts.filter((_, index) => index !== named).map(part => /^(\d{1,4})(st|nd|rd|th)?$/.exec(part)?.[1])
  if (numbers.includes(undefined)) return null
  const [first, second, third, more] = numbers.map(Number)
  if (first === undefined || more !== undefined) return null
  if (named >= 0) {
    const month = months.findIndex(each => each.test(parts[named] as string)) + 1
    return third === undefined ? completed(first, month, second, today) : null
  }
  if (second === undefined) return null
  // The day comes first in both languages; where that gives no month, the month does.
  return second > 12 ? completed(second, first, third, today) : completed(first, second, third, today)
}

/** "31 Dec 2026", «31.12.2026». English has the month in letters: its digits are read in two orders. */
export function writeDate(day: string, language: Language): string {
  const month = language === 'en' ? ('short' as const) : ('2-digit' as const)
  const digits = language === 'en' ? ('numeric' as const) : ('2-digit' as const)
  return formatDay(day, language, { day: digits, month, year: 'numeric' }).replace(/ ?г\.$/, '')
}

/** "19:30", "19.30", "1930", "19", "7 pm"; null for anything else. */
export function readTime(text: string): string | null {
  const plain = text.trim().toLowerCase().replaceAll(' ', '')
  const [, hours, minutes = '00', half] = /^(\d{1,2})(?:[:.,-]?(\d\d))?(?:([ap])\.?m\.?)?$/.exec(plain) ?? []
  if (hours === undefined || (half && (Number(hours) > 12 || Number(hours) === 0))) return null
  const hour = half ? (Number(hours) % 12) + (half === 'p' ? 12 : 0) : Number(hours)
  return hour < 24 && Number(minutes) < 60 ? `${String(hour).padStart(2, '0')}:${minutes}` : null
}
