import type { AnyWords } from '#contract/words.ts'

/** No line begins with a dash: it stays with the word before it. */
export const tieDashes = (text: string): string => text.replace(/ (?=[—–] )/g, '\u00a0')

export function tieDashesOf(words: AnyWords): AnyWords {
  return Object.fromEntries(
    Object.entries(words).map(([key, value]) => [
      key,
      typeof value === 'string' ? tieDashes(value) : tieDashesOf(value),
    ]),
  )
}
