import type { ListedEvent } from '#contract/events/event.ts'
import { timeInZone } from '#contract/events/zone-city.ts'
import type { Language } from '#contract/languages.ts'
import { browserZone } from '#web/lib/words/calendar.ts'

/** What is known of an event's time; the instant is absent in a preview that is not saved yet. */
export type EventWhen = Pick<ListedEvent, 'date' | 'startTime' | 'endTime' | 'timeZone'> & { startsAt?: string | null }

export type EventTimeOptions = {
  language: Language
  /** IANA zone of the viewer. */
  viewerZone?: string
  /** Decides whether the year is named. */
  now?: Date
}

const texts = {
  en: {
    locale: 'en-GB',
    dateUnknown: 'Date to be confirmed',
    timeUnknown: 'time to be confirmed',
    yours: (time: string) => `${time} your time`,
    month: 'short',
  },
  ru: {
    locale: 'ru-RU',
    dateUnknown: 'Дата уточняется',
    timeUnknown: 'время уточняется',
    yours: (time: string) => `${time} по вашему времени`,
    month: 'long',
  },
} as const

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** "09:00" is shown as "9:00". */
const shortTime = (time: string) => time.replace(/^0(?=\d)/, '')

type Styles = { weekday: 'long' | 'short'; month: 'long' | 'short' }

/** "Thursday, 19 November", with the year unless it is this year's. A calendar day has no zone of its own. */
function dayText(day: string, { language, now = new Date() }: EventTimeOptions, styles: Styles): string {
  const format = new Intl.DateTimeFormat(texts[language].locale, {
    ...styles,
    day: 'numeric',
    year: 'numeric',
    timeZone: 'UTC',
  })
  const parts = Object.fromEntries(format.formatToParts(new Date(day)).map(({ type, value }) => [type, value]))
  const year = Number(parts.year) === now.getFullYear() ? '' : ` ${parts.year}`
  return capital(`${parts.weekday}, ${parts.day} ${parts.month}${year}`)
}

/** An instant as day and time in a zone. */
function inZone(instant: string, timeZone: string): { day: string; time: string } {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' })
  const [day, time] = format.format(new Date(instant)).split(' ') as [string, string]
  return { day, time }
}

/** "Thursday, 19 November", «Четверг, 19 ноября», or that it is to be confirmed. */
export function eventDay({ date }: EventWhen, options: EventTimeOptions): string {
  return date ? dayText(date, options, { weekday: 'long', month: 'long' }) : texts[options.language].dateUnknown
}

/** The start in the viewer's zone, where the clock shows another time there; with the day where that differs too. */
function viewerTime({ date, startTime, startsAt, timeZone }: EventWhen, options: EventTimeOptions): string | null {
  if (!date || !startTime || !startsAt) return null
  const there = inZone(startsAt, timeZone)
  const here = inZone(startsAt, options.viewerZone ?? browserZone())
  if (here.day === there.day && here.time === there.time) return null
  const { yours, month } = texts[options.language]
  const day = here.day === there.day ? '' : `${dayText(here.day, options, { weekday: 'short', month })}, `
  return yours(`${day}${shortTime(here.time)}`)
}

function zonedTime({ startTime, endTime, timeZone }: EventWhen, language: Language, withEnd: boolean): string {
  const start = shortTime(startTime as string)
  const time = endTime && withEnd ? `${start} – ${shortTime(endTime)}` : start
  return timeInZone(time, timeZone, language)
}

/** "9:00 – 11:00 Berlin · 11:00 your time"; null while the date is to be confirmed. */
export function eventHours(when: EventWhen, options: EventTimeOptions): string | null {
  if (!when.date) return null
  if (!when.startTime) return capital(texts[options.language].timeUnknown)
  return [zonedTime(when, options.language, true), viewerTime(when, options)].filter(Boolean).join(' · ')
}

/** One line for lists: "Thu, 19 Nov · 9:00 Berlin", and "11:00 your time" where it differs. */
export function eventMoment(when: EventWhen, options: EventTimeOptions): { text: string; yours: string | null } {
  const { dateUnknown, timeUnknown, month } = texts[options.language]
  if (!when.date) return { text: dateUnknown, yours: null }
  const day = dayText(when.date, options, { weekday: 'short', month })
  const time = when.startTime ? zonedTime(when, options.language, false) : timeUnknown
  return { text: `${day} · ${time}`, yours: viewerTime(when, options) }
}

/** The tile with month and day; null while the date is to be confirmed. */
export function dateTile({ date }: EventWhen, language: Language): { month: string; day: string } | null {
  if (!date) return null
  const format = new Intl.DateTimeFormat(texts[language].locale, { month: 'short', timeZone: 'UTC' })
  return { month: format.format(new Date(date)).replace('.', '').slice(0, 3), day: String(Number(date.slice(8))) }
}

/** Time of day of an instant for the viewer, to be used in a sentence, with the day unless it is today: "18:00", "Fri, 20 Nov, 18:00". */
export function viewerMoment(instant: string, options: EventTimeOptions): string {
  const zone = options.viewerZone ?? browserZone()
  const now = options.now ?? new Date()
  const { day, time } = inZone(instant, zone)
  const isToday = day === inZone(now.toISOString(), zone).day
  const { month } = texts[options.language]
  if (isToday) return shortTime(time)
  const text = `${dayText(day, options, { weekday: 'short', month })}, ${shortTime(time)}`
  // Russian days of the week are not capitalised within a sentence.
  return options.language === 'ru' ? text.charAt(0).toLowerCase() + text.slice(1) : text
}
