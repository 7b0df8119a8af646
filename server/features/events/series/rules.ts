import type { EventForm } from '#contract/events/event-problems.ts'
import type { Recurrence } from '#contract/events/recurrence.ts'
import type { Language } from '#contract/languages.ts'
import { addDays } from '#server/platform/clock/zone.ts'

/** The rule of a series as stored. */
export type StoredSeries = {
  id: string
  frequency: Recurrence['frequency']
  untilDate: string | null
  eventCount: number | null
}

export const recurrenceOf = ({ frequency, untilDate, eventCount }: StoredSeries): Recurrence => ({
  frequency,
  end: untilDate === null ? { count: eventCount ?? 1 } : { until: untilDate },
})

const dayMs = 24 * 3600 * 1000

/** Days from one calendar day to another. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / dayMs)

/** Slugs of the other events: the date behind that of the first, so that each is readable by itself. */
export const slugOn = (slug: string, date: string): string => `${slug.slice(0, 68).replace(/-+$/, '')}-${date}`

/** Fields that have a meaning only together: a new street does not belong to the old city, nor a title to another language. */
const together: (keyof EventForm)[][] = [
  ['addressLine', 'latitude', 'longitude', 'mapsLink', 'country', 'region', 'city', 'postalCode'],
  ['lang', 'title', 'description'],
]

const ofEachDate: (keyof EventForm)[] = ['slug', 'date', 'isDateToBeConfirmed']

/** What a save of one event changes on those that follow. */
export type SeriesChange = { fields: Partial<EventForm>; days: number }

/** Only what differs: what was changed on one of the others, and not here, stays. Dates move by the same number of days. */
export function changeOf(before: EventForm, after: EventForm): SeriesChange {
  const changed = new Set((Object.keys(after) as (keyof EventForm)[]).filter(field => before[field] !== after[field]))
  const [place = [], text = []] = together
  if (place.some(field => changed.has(field))) for (const field of place) changed.add(field)
  if (changed.has('lang')) for (const field of text) changed.add(field)
  for (const field of ofEachDate) changed.delete(field)
  return {
    fields: Object.fromEntries([...changed].map(field => [field, after[field]])),
    days: before.date && after.date ? daysBetween(before.date, after.date) : 0,
  }
}

export const applyChange = (form: EventForm, { fields, days }: SeriesChange): EventForm => ({
  ...form,
  ...fields,
  date: form.date && addDays(form.date, days),
})

type Text = { title: string; description: string } | null

/**
 * The translation of a later event after that of an earlier one became `after`: the parts that changed. Undefined if nothing changes.
 */
export function laterTranslation(before: Text, after: Text, later: Text): Text | undefined {
  const isSame = before?.title === after?.title && before?.description === after?.description
  if (isSame) return undefined
  if (!after || !later) return after
  return {
    title: before?.title === after.title ? later.title : after.title,
    description: before?.description === after.description ? later.description : after.description,
  }
}

const locales = { en: 'en-GB', ru: 'ru-RU' } as const

/** "26 November 2026", «26 ноября 2026», to be named in a sentence. */
export function dayName(date: string, lang: Language): string {
  const format = new Intl.DateTimeFormat(locales[lang], {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  })
  const parts = Object.fromEntries(format.formatToParts(new Date(date)).map(({ type, value }) => [type, value]))
  return `${parts.day} ${parts.month} ${parts.year}`
}
