import { english } from './frequent-words/english.ts'
import { russian } from './frequent-words/russian.ts'
import { formOf, type WordForm } from './word-forms.ts'

/** Forms of pronouns and numerals, which no rule finds. */
const irregular = `
одна одну одного одной одном одному одним одни одних кого кому кем ком чего чему чем себя себе собой меня мной тебя тебе нами вами него нему них нее
ней ими этого этому этом этой эту этих того тому том той тех всех всем всеми всего всю самого самой самих моих моей моего моим наших нашей нашего
двух двум двумя трех трем тремя четырех пяти будет будут могу можем могут хочу хотим
`

let keys: Set<string> | undefined

function load(): Set<string> {
  const found = new Set<string>()
  for (const word of `${english} ${russian} ${irregular}`.split(/\s+/))
    if (word) {
      const { key, verb } = formOf(word)
      found.add(word).add(key).add(verb)
    }
  return found
}

/** Whether a word is no evidence: used by everybody, a number, or too short. */
export function isCommon({ text, key, verb }: WordForm & { text: string }): boolean {
  keys ??= load()
  return text.length < 3 || /^\d/.test(text) || keys.has(text) || keys.has(key) || keys.has(verb)
}
