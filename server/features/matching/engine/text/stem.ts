import { stemEnglish } from './stem-english.ts'
import { stemRussian } from './stem-russian.ts'

/** Words repeat over the texts of a community. A word that is longer than any real one is not worth its memory. */
const cache = new Map<string, string>()
const mostCached = 20_000
const longestCached = 40

/** The stem of a lower-case word with ё written as е, in the language of its script. */
export function stemOf(word: string): string {
  const cached = cache.get(word)
  if (cached !== undefined) return cached
  const stem = /[а-я]/.test(word) ? stemRussian(word) : stemEnglish(word)
  if (cache.size >= mostCached) cache.clear()
  if (word.length <= longestCached) cache.set(word, stem)
  return stem
}
