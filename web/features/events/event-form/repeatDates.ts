import type { Language } from '#contract/languages.ts'

const locales = { en: 'en-GB', ru: 'ru-RU' } as const
const shownAtFirst = 3

/** "19 Nov, 26 Nov, 3 Dec, … 7 Jan 2027": the first dates and the last, with the year where it is another than that of the first. */
export function datesText(dates: string[], language: Language): string {
  const short = (date: string) => {
    const format = new Intl.DateTimeFormat(locales[language], { day: 'numeric', month: 'short', timeZone: 'UTC' })
    const year = date.slice(0, 4) === dates[0]?.slice(0, 4) ? '' : ` ${date.slice(0, 4)}`
    return format.format(new Date(date)).replace('.', '') + year
  }
  if (dates.length <= shownAtFirst + 1) return dates.map(short).join(', ')
  return `${dates.slice(0, shownAtFirst).map(short).join(', ')}, … ${short(dates.at(-1) as string)}`
}
