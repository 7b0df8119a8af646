import type { Language } from '#contract/languages.ts'
import { capital, locales } from '#web/lib/words/calendar.ts'

const clock = (at: string, language: Language, timeZone?: string): string =>
  new Intl.DateTimeFormat(locales[language], {
    hour: 'numeric',
    minute: '2-digit',
    ...(timeZone ? { timeZone } : {}),
  }).format(new Date(at))

/** "Wed, 18 Nov · 9:00", in the reader's zone unless one is given. */
export function meetingTime(at: string, language: Language, timeZone?: string): string {
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locales[language], { ...options, ...(timeZone ? { timeZone } : {}) }).format(new Date(at))
  const weekday = capital(part({ weekday: 'short' }))
  const day = part({ day: 'numeric', month: language === 'ru' ? 'long' : 'short' })
  return `${weekday}, ${day} · ${clock(at, language, timeZone)}`
}

/** What the clock of the other shows; with the day if it is another one. Null if both clocks agree. */
export function theirTime(at: string, language: Language, mine: string, theirs: string): string | null {
  const [own, other] = [meetingTime(at, language, mine), meetingTime(at, language, theirs)]
  if (own === other) return null
  const dayOf = (text: string) => text.split(' · ')[0]
  return dayOf(own) === dayOf(other) ? clock(at, language, theirs) : other
}

/** The instant of a date and a time typed in a zone; null if it is no date or time. */
export function instantIn(day: string, time: string, timeZone: string): string | null {
  const wanted = Date.parse(`${day}T${time}:00Z`)
  if (Number.isNaN(wanted)) return null
  // The offset of the zone, found twice: the first guess may lie on the other side of a change of the clocks.
  let at = wanted
  for (let round = 0; round < 2; round++) at = wanted - (shownAt(at, timeZone) - at)
  return new Date(at).toISOString()
}

/** What the clock of a zone shows at an instant, as if it were UTC. */
const shownAt = (at: number, timeZone: string): number =>
  Date.parse(
    `${new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'medium', timeZone }).format(at).replace(' ', 'T')}Z`,
  ) +
  (at % 1000)
