import { stemEnglish } from './stem-english.ts'
import { stemRussian } from './stem-russian.ts'

/** Cache of stems, since words repeat in the texts of a community. Overlong words are not cached. */
const cache = new Map<string, string>()
const mostCached = 20_000
const longestCached = 40

/** Stem of a lower-case word with ё written as е, in the language of its script. */
export function stemOf(word: string): string {
  const cached = cache.get(word)
  if (cached !== undefined) return cached
  const stem = /[а-я]/.test(word) ? stemRussian(word) : stemEnglish(word)
  if (cache.size >= mostCached) cache.clear()
  if (word.length <= longestCached) cache.set(word, stem)
  return stem
}
