import { glossary } from './glossary.ts'
import { type Word, wordsOf } from './tokens.ts'

/** Phrase of stems -> its concepts. */
const conceptsByPhrase = new Map<string, number[]>()
let longestPhrase = 1
glossary.forEach((line, concept) => {
  for (const phrase of line.split(/[|=]/)) {
    const stems = wordsOf(phrase).map(({ stem }) => stem)
    if (stems.length === 0) continue
    longestPhrase = Math.max(longestPhrase, stems.length)
    const key = stems.join(' ')
    conceptsByPhrase.set(key, [...(conceptsByPhrase.get(key) ?? []), concept])
  }
})

/** Every concept that a text mentions, once per mention; a longer phrase does not hide shorter ones in it. */
export function conceptsOf(words: Word[]): number[] {
  const found: number[] = []
  for (let from = 0; from < words.length; from++) {
    let phrase = ''
    for (let to = from; to < Math.min(words.length, from + longestPhrase); to++) {
      phrase = to === from ? (words[to] as Word).stem : `${phrase} ${(words[to] as Word).stem}`
      found.push(...(conceptsByPhrase.get(phrase) ?? []))
    }
  }
  return found
}
