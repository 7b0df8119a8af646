import { conceptsOf } from './concepts.ts'
import { gramsOf, wordsOf } from './tokens.ts'
import { soundOf } from './transliterate.ts'

/** Weight of a term of each channel relative to a stem. Grams are many, so each has little weight. */
const shares = { stem: 1, gram: 0.12, concept: 0.9 }

export type Channel = keyof typeof shares

/** Terms of a text with their counts: stems within a language, phonetic grams and concepts across languages. */
export function termsOf(text: string): Map<string, number> {
  const terms = new Map<string, number>()
  const add = (term: string) => terms.set(term, (terms.get(term) ?? 0) + 1)
  const words = wordsOf(text)
  for (const { stem } of words) {
    add(`s:${stem}`)
    if (stem.length > 2) for (const gram of gramsOf(soundOf(stem))) add(`g:${gram}`)
  }
  for (const concept of conceptsOf(words)) add(`c:${concept}`)
  return terms
}

export function shareOf(term: string): number {
  if (term.startsWith('g:')) return shares.gram
  return term.startsWith('c:') ? shares.concept : shares.stem
}
