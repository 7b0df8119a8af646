import type { Language } from '#contract/languages.ts'
import type { Notification } from '#contract/notifications/notification.ts'
import { addDays, capital, dayOf } from '#web/lib/words/calendar.ts'
import type { Words } from '#web/lib/words/words.ts'
import { looks } from './kinds.ts'

export type SentencePart = { text: string; isStrong: boolean }

/** For private use: in no text of ours, and removed from those of others. */
const [open, close] = ['\ue000', '\ue001']
const strong = (text: string) => open + text.replaceAll(/[\ue000\ue001]/g, '') + close

const messengers: Record<string, string> = { TELEGRAM: 'Telegram', SLACK: 'Slack', DISCORD: 'Discord' }

type Told = Pick<Notification, 'kind' | 'people' | 'count' | 'title' | 'data'>

type Reading = { community: string; now: Date; language: Language }

/** What happened, with the names of people and things set off. */
export function sentenceOf(told: Told, t: Words<'notificationKinds'>, reading: Reading): SentencePart[] {
  const { kind, count, people } = told
  const [person] = people
  const title = told.title || messengers[told.data.channel ?? '']
  const { untitled } = looks[kind]
  const values = {
    count,
    who: person ? strong(`${person.firstName} ${person.lastName}`.trim()) : t('someone'),
    people: t(count <= 10 ? (`people.n${Math.max(count, 2)}` as 'people.n2') : 'people.more', { count }),
    title: title ? strong(title) : untitled ? t(`untitled.${untitled}`) : t('someone'),
    community: strong(reading.community),
  }
  if (kind === 'chat.messages' && title) return partsOf(t(`${kind}.${count > 1 ? 'titledMany' : 'titledOne'}`, values))
  if (kind === 'channel.stopped' && told.data.isWorkspace) return partsOf(t('channel.stopped.workspace', values))
  if (kind === 'channel.stopped' && told.data.isGroup) return partsOf(t('channel.stopped.group', values))
  const past = kind === 'matching.weekly' && count === 1 && told.data.week ? pastWeek(told.data.week, reading) : null
  if (past) return partsOf(t(`matching.weekly.${past.name}`, past))
  return partsOf(t(`${kind}.${count > 1 ? 'many' : 'one'}`, values))
}

/** How people call a week that is over, by its Monday; null for this week. */
function pastWeek(monday: string, { now, language }: Reading): { name: 'lastWeek' | 'earlier'; dates: string } | null {
  const today = dayOf(now)
  const days = Math.floor((Date.parse(today) - Date.parse(monday)) / 86_400_000)
  if (days < 7) return null
  const format = new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
    ...(monday.slice(0, 4) === today.slice(0, 4) ? {} : { year: 'numeric' }),
  })
  const dates = format.formatRange(new Date(monday), new Date(addDays(monday, 6)))
  return { name: days < 14 ? 'lastWeek' : 'earlier', dates }
}

/** The first letter is large, except in a name. */
function partsOf(text: string): SentencePart[] {
  const parts = text.split(/(\ue000[^\ue001]*\ue001)/).flatMap(part => {
    if (!part) return []
    const isStrong = part.startsWith(open)
    return [{ text: isStrong ? part.slice(1, -1) : part, isStrong }]
  })
  return parts.map((part, index) => (index === 0 && !part.isStrong ? { ...part, text: capital(part.text) } : part))
}

export const plainText = (parts: SentencePart[]): string => parts.map(({ text }) => text).join('')
