import { formOf, type WordForm } from './word-forms.ts'

/** A word of a text with its place. */
export type TextWord = WordForm & { text: string; from: number; to: number }

/** Words that phrases ignore: "teacher of music" is "teacher music". */
const small = new Set(
  'a an the of to in on at for and my our your his her и в во на с со для по из о об к у мой наш свой'.split(' '),
)

/** Lower case, with ё written as е; places are those of the text. */
export const lowered = (text: string) => text.toLowerCase().replaceAll('ё', 'е')

/** All words but the small ones; c++, c#, node.js and ci/cd stay whole. */
export function textWords(text: string): TextWord[] {
  const found: TextWord[] = []
  for (const match of lowered(text).matchAll(/[\p{L}\p{N}]+(?:[.'’&/][\p{L}\p{N}]+)*[+#]*/gu)) {
    const word = match[0].replace(/['’]s?$|['’]/g, '')
    if (small.has(word)) continue
    found.push({ text: word, ...formOf(word), from: match.index, to: match.index + match[0].length })
  }
  return found
}
