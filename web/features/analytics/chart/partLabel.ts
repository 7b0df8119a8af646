import type { ChartUnit } from '#contract/analytics/chart.ts'
import type { Language } from '#contract/languages.ts'
import { capital, formatDay } from '#web/lib/words/calendar.ts'

type Part = { from: string; to: string }

const short = { day: 'numeric', month: 'short' } as const

/** Under a chart: "17 Nov", or "Nov" with the year in January. */
export function shortLabel({ from }: Part, unit: ChartUnit, language: Language): string {
  if (unit !== 'month') return formatDay(from, language, short)
  const month = capital(formatDay(from, language, { month: 'short' })).replace('.', '')
  return from.slice(5, 7) === '01' ? `${month} ${from.slice(0, 4)}` : month
}

/** In a table and a tip: "17 November 2026", "10 Nov – 16 Nov", "November 2026". */
export function longLabel({ from, to }: Part, unit: ChartUnit, language: Language): string {
  if (unit === 'month') return capital(formatDay(from, language, { month: 'long', year: 'numeric' }))
  if (from === to) return formatDay(from, language, { day: 'numeric', month: 'long', year: 'numeric' })
  return `${formatDay(from, language, short)} – ${formatDay(to, language, short)}`
}
