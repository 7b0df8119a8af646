import { stemOf } from '../text/stem.ts'
import { isCommon } from './frequent-words.ts'
import { hashOf } from './hash.ts'
import { formOf, type WordForm } from './word-forms.ts'

/** All that is known of a word by itself. */
type Word = WordForm & {
  text: string
  /** It is no evidence: used by everybody, a number, or too short. */
  isCommon: boolean
  stemHash: number
}

/** A word of a text with its place. */
export type TextWord = { word: Word; from: number; to: number }

const known = new Map<string, Word>()
/** The cache is emptied at this size, so that made-up words cannot fill the memory. */
const knownAtMost = 100_000
/** Overlong words are not kept. */
const longestKept = 40

function wordOf(text: string): Word {
  const found = known.get(text)
  if (found) return found
  const form = formOf(text)
  // One literal: objects of one shape are fast.
  const word = {
    key: form.key,
    verb: form.verb,
    text,
    isCommon: isCommon({ text, ...form }),
    stemHash: hashOf(stemOf(text)),
  }
  if (known.size >= knownAtMost) known.clear()
  if (text.length <= longestKept) known.set(text, word)
  return word
}

/** Words that phrases ignore: "teacher of music" is "teacher music". */
const small = new Set(
  'a an the of to in on at for and my our your his her и в во на с со для по из о об к у мой наш свой'.split(' '),
)

/** Lower case, with ё written as е; places are those of the text. */
export const lowered = (text: string) => text.toLowerCase().replaceAll('ё', 'е')

/** All words but the small ones, of a text that is lowered; c++, c#, node.js and ci/cd stay whole. */
export function wordsOf(text: string): TextWord[] {
  const found: TextWord[] = []
  const pattern = /[\p{L}\p{N}]+(?:[.'’&/][\p{L}\p{N}]+)*[+#]*/gu
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
    const raw = match[0]
    const word = /['’]/.test(raw) ? raw.replace(/['’]s?$|['’]/g, '') : raw
    if (!small.has(word)) found.push({ word: wordOf(word), from: match.index, to: match.index + raw.length })
  }
  return found
}
