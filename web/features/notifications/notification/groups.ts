import { timeInZone } from '#contract/events/zone-city.ts'
import type { Language } from '#contract/languages.ts'
import type { Notification } from '#contract/notifications/notification.ts'
import { addDays, browserZone, capital, dayOf, formatDay } from '#web/lib/words/calendar.ts'

export const groupNames = ['new', 'today', 'yesterday', 'week', 'earlier'] as const
export type GroupName = (typeof groupNames)[number]

type Dated = Pick<Notification, 'createdAt'>

function groupOf({ createdAt }: Dated, today: string): GroupName {
  const day = dayOf(new Date(createdAt))
  if (day >= today) return 'today'
  if (day === addDays(today, -1)) return 'yesterday'
  return day > addDays(today, -7) ? 'week' : 'earlier'
}

/** By the reader's days, those that are new before the others; groups without any are left out. */
export function grouped<T extends Dated>(items: T[], isNew: (item: T) => boolean, now: Date): [GroupName, T[]][] {
  const today = dayOf(now)
  return groupNames.flatMap((name): [GroupName, T[]][] => {
    const own = items.filter(item => (isNew(item) ? 'new' : groupOf(item, today)) === name)
    return own.length > 0 ? [[name, own]] : []
  })
}

const minute = 60_000

/** Minutes within the hour, then the time of today, the day of the week, and the date; null for just now. */
export function whenOf(
  createdAt: string,
  now: Date,
  language: Language,
): { minutes: number } | { text: string } | null {
  const at = new Date(createdAt)
  const minutes = Math.floor((now.getTime() - at.getTime()) / minute)
  if (minutes < 1) return null
  if (minutes < 60) return { minutes }
  const [day, today] = [dayOf(at), dayOf(now)]
  if (day === today) return { text: timeIn(at, browserZone()) }
  if (day > addDays(today, -7)) return { text: formatDay(day, language, { weekday: 'short' }) }
  const isThisYear = day.slice(0, 4) === today.slice(0, 4)
  return {
    text: formatDay(day, language, { day: 'numeric', month: 'short', ...(isThisYear ? {} : { year: 'numeric' }) }),
  }
}

const timeIn = (at: Date, timeZone: string): string =>
  new Intl.DateTimeFormat('sv-SE', { timeStyle: 'short', timeZone }).format(at).replace(/^0/, '')

/** "Thu, 19 Nov · 9:00 Berlin": when the thing starts, where it is; in the reader's zone where it has none. */
export function startText(startsAt: string, timeZone: string | null, language: Language): string {
  const at = new Date(startsAt)
  const zone = timeZone ?? browserZone()
  const day = dayOf(at, zone)
  const weekday = capital(formatDay(day, language, { weekday: 'short' }))
  const date = formatDay(day, language, { day: 'numeric', month: language === 'ru' ? 'long' : 'short' })
  return `${weekday}, ${date} · ${timeInZone(timeIn(at, zone), zone, language)}`
}

/** The start on the reader's clock, where that shows another time; with the weekday where that differs too. */
export function readerTime(
  startsAt: string,
  timeZone: string | null,
  language: Language,
  readerZone = browserZone(),
): string | null {
  const at = new Date(startsAt)
  const time = timeIn(at, readerZone)
  const [day, there] = [dayOf(at, readerZone), dayOf(at, timeZone ?? readerZone)]
  if (day !== there) return `${formatDay(day, language, { weekday: 'short' })} ${time}`
  return time === timeIn(at, timeZone ?? readerZone) ? null : time
}
