import { api } from '#web/lib/calls/api.ts'
import { wholeDay } from '#web/lib/words/calendar.ts'
import { currentLanguage } from '#web/lib/words/language.ts'
import { wordsIn } from '#web/lib/words/words.ts'
import type { Found } from '#web/shell/capability.ts'

/** Events for the palette, with day and city. */
export async function findEvents(search: string, signal: AbortSignal): Promise<Found[]> {
  const language = currentLanguage()
  const t = await wordsIn(language, 'events')
  const found = await api.eventList.search({ search, size: 5 }, { signal })
  return found.map(({ id, slug, title, date, city }) => ({
    id,
    label: title,
    text: [date ? `${wholeDay(date, language)} ${date.slice(0, 4)}` : t('dateToBeConfirmed'), city]
      .filter(Boolean)
      .join(' · '),
    to: `/event/${slug}`,
  }))
}
