import { timeInZone, zoneCity } from '#contract/events/zone-city.ts'
import type { Language } from '#contract/languages.ts'

/*
 * Times of events in letters: in the zone of the event, and in the reader's where its clock shows another time. Each has the city of
 * its zone, as on the event's page, since a letter may be read in a third zone.
 */

export type Times = {
  date: string | null
  startTime: string | null
  endTime: string | null
  startsAt: string | null
  endsAt: string | null
  timeZone: string
}

/** `time` is null while to be confirmed, `own` where the reader's clock shows the same. */
export type LetterTime = { day: string; time: string | null; own: string | null }

const locales = { en: 'en-GB', ru: 'ru-RU' } as const

const parts = (at: Date, lang: Language, options: Intl.DateTimeFormatOptions): Record<string, string> =>
  Object.fromEntries(
    new Intl.DateTimeFormat(locales[lang], options).formatToParts(at).map(({ type, value }) => [type, value]),
  )

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** "Thursday, 19 November", with the year unless it is this one. */
function dayText(at: Date, timeZone: string, lang: Language, now: Date): string {
  const day = parts(at, lang, { timeZone, weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })
  const isThisYear = day.year === parts(now, lang, { timeZone, year: 'numeric' }).year
  return capital(`${day.weekday}, ${day.day} ${day.month}${isThisYear ? '' : ` ${day.year}`}`)
}

const clock = (at: Date, timeZone: string): string => {
  const { hour, minute } = parts(at, 'en', { timeZone, hour: 'numeric', minute: '2-digit', hourCycle: 'h23' })
  return `${Number(hour)}:${minute}`
}

/** GMT+1: whether the clocks of two zones show the same. */
const offset = (at: Date, timeZone: string): string =>
  parts(at, 'en', { timeZone, timeZoneName: 'shortOffset' }).timeZoneName ?? ''

/** "19:00 – 21:30 Berlin" */
function hours(start: Date, end: Date | null, timeZone: string, lang: Language): string {
  const until = end ? ` – ${clock(end, timeZone)}` : ''
  return timeInZone(`${clock(start, timeZone)}${until}`, timeZone, lang)
}

/** Null while the date is to be confirmed. */
export function letterTime(event: Times, lang: Language, readerZone: string, now: Date): LetterTime | null {
  const { date, startTime, endTime, startsAt, endsAt, timeZone } = event
  if (!date || !startsAt) return null
  const start = new Date(startsAt)
  const end = endTime && endsAt ? new Date(endsAt) : null
  const day = dayText(start, timeZone, lang, now)
  if (!startTime) return { day, time: null, own: null }
  const time = hours(start, end, timeZone, lang)
  if (offset(start, timeZone) === offset(start, readerZone)) return { day, time, own: null }
  const ownDay = dayText(start, readerZone, lang, now)
  return { day, time, own: `${ownDay === day ? '' : `${ownDay}, `}${hours(start, end, readerZone, lang)}` }
}

/** A deadline, to follow "until" and «до»: "Friday, 20 November, 18:00 Moscow time", «20 ноября, 18:00 (Москва)». */
export const letterMoment = (instant: string, lang: Language, readerZone: string, now: Date): string => {
  const at = new Date(instant)
  const day = dayText(at, readerZone, lang, now)
  const [time, city] = [clock(at, readerZone), zoneCity(readerZone, lang)]
  return lang === 'ru' ? `${day.replace(/^[^,]+, /, '')}, ${time} (${city})` : `${day}, ${time} ${city} time`
}
