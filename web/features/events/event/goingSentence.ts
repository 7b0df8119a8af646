import type { Event } from '#contract/events/event.ts'
import type { Words } from '#web/lib/words/words.ts'

/** "Anna, Boris and 12 others"; empty where nobody is named. */
export function goingSentence({ count, people }: Event['going'], t: Words<'event'>): string {
  const names = people.slice(0, 2).map(({ firstName }) => firstName)
  const others = count - names.length
  const [first = '', second = ''] = names
  if (names.length === 0) return ''
  if (others > 0) return t('going.more', { names: names.join(', '), count: others })
  return second ? t('going.two', { first, second }) : first
}
