import type { Language } from '#contract/languages.ts'
import { stemOf } from '#server/features/matching/engine/text/stem.ts'

/** Whose words a claim repeats: those of the reader ("you"), or those of the other, who is named. */
export type Side = 'reader' | 'other'

const words = (text: string) => new Set(text.split(' '))

/** Words that a change of the person leaves out or exchanges; no other word may come or go. */
const dropped = words('i we you me us am is are a an the я мы вы ты мне нам вам есть')
const wanting = words(
  'want wants wanted need needs seek seeks seeking ищу ищем ищете ищет нужен нужна нужно нужны хочу хотим хотите хочет требуется требуются',
)
const exchanged: Record<string, string> = {
  ...{ has: 'have', does: 'do', were: 'was', my: 'own', our: 'own', your: 'own', their: 'own' },
  ...{ myself: 'self', ourselves: 'self', yourself: 'self', themselves: 'self' },
}
const ownRussian = /^(?:мо|сво)(?:[йяеию]|его|ей|ему|им|их|ими|ю)$|^(?:наш|ваш)(?:а|е|и|у|его|ей|ему|им|ем|их|ими)?$/

/** Without one of these a part of a sentence says something else: they stand in the quote, or nowhere in its sentence. */
const changing = words(
  'not no never nor neither without none nothing nobody cannot hardly barely except unless avoid avoids hate hates against refuse stop ' +
    'stopped quit was were had former formerly ex once ago previously retired until before will soon if would could should might may maybe ' +
    'perhaps almost nearly hope hopes dream dreams plan plans planning someday wish pretend joke only he she his her him they their them ' +
    'husband wife friend friends client clients customer customers colleague colleagues brother sister son daughter father mother mom dad boss ' +
    'не нет ни без никогда кроме нельзя против едва вряд был была было были раньше прежде ранее экс до буду будем будет скоро если бы может ' +
    'возможно почти якобы только он она они его ее их ему ей им',
)
const changingStems = new Set(
  (
    'избегать избегаю ненавижу отказываюсь бывший мечтать мечтаю планировать планирую надеюсь собираюсь бросить бросил муж жена друг друзья ' +
    'подруга клиент заказчик коллега брат сестра сын дочь отец мать папа мама начальник шеф'
  )
    .split(' ')
    .map(stemOf),
)

export const want = 'want'

/** Words of a text as they are compared: in lower case, with wanting as one word, and without those that the person changes. */
export function comparedWords(text: string): string[] {
  const plain = text
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replaceAll('’', "'")
    .replace(/(?<!\p{L})(?:look|looks|looking|search|searches|searching) for(?!\p{L})/gu, want)
    .replace(/(?<=\p{L})'d (?:like|love)(?!\p{L})|(?<!\p{L})would (?:like|love)(?!\p{L})/gu, ` ${want}`)
    .replace(/(?<!\p{L})хотел(?:а|и)? бы(?!\p{L})/gu, want)
    .replace(/(?<!\p{L})у (?:меня|нас|вас)(?!\p{L})/gu, ' ')
    .replace(/can't/g, 'can not')
    .replace(/won't/g, 'will not')
    .replace(/n't/g, ' not')
    .replace(/'(?:m|re)(?!\p{L})/gu, '')
    .replace(/'ve(?!\p{L})/gu, ' have')
    .replace(/'ll(?!\p{L})/gu, ' will')
    .replace(/'d(?!\p{L})/gu, ' would')
  return (plain.match(/[\p{L}\p{N}]+(?:'\p{L}+)*[+#%]*/gu) ?? [])
    .filter(word => !dropped.has(word))
    .map(word => (wanting.has(word) ? want : ownRussian.test(word) ? 'own' : (exchanged[word] ?? word)))
}

export const isChanging = (word: string): boolean =>
  changing.has(word) || (/[а-я]/.test(word) && changingStems.has(stemOf(word)))

const firstPersonVerb = /^[а-я]+(?:[ую]|ем|им)(?:с[ья])?$/

/** Whether a sentence seems to tell what somebody does, rather than only to name what is wanted. */
export const isTold = (text: string): boolean =>
  /(?<!\p{L})(?:i|we|my|our|я|мы|у меня|у нас)(?!\p{L})/iu.test(text) ||
  text
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .some(word => word.length > 2 && firstPersonVerb.test(word))

type Place = { side: Side; language: Language; isVerb: boolean }

/** Whether a word of a claim is that of the quote, in the person of the claim. */
export function isSameWord(quoted: string, said: string, { side, language, isVerb }: Place): boolean {
  if (quoted === said) return true
  if (language === 'en') return side === 'other' && isVerb && thirdPersons(quoted).includes(said)
  if (!/^[а-я]+$/.test(quoted) || !/^[а-я]+$/.test(said)) return false
  const past = pastOf(quoted)
  if (past || pastOf(said)) return past !== undefined && side === 'reader' && said === `${past.base}ли${past.self}`
  if (isParticiple.test(quoted) !== isParticiple.test(said)) return false
  return (quoted.length > 2 && stemOf(quoted) === stemOf(said)) || isOtherPerson(quoted, said, side)
}

const thirdPersons = (verb: string) => [`${verb}s`, `${verb}es`, verb.replace(/y$/, 'ies')]

const isParticiple = /(?:вш|ющ|ущ|ящ|ащ|нн)(?=[аеиоуыюя])/

/** A Russian verb in the past, which "you" has in the plural and the other keeps as it is. */
function pastOf(word: string): { base: string; self: string } | undefined {
  const [, base, self] = /^(.*[аеиоуыюя])л[аои]?(с[ья])?$/.exec(word) ?? []
  return base === undefined ? undefined : { base, self: self ? 'сь' : '' }
}

const firstPerson = /(?:[ую]|ем|им)(?:с[ья])?$/
const persons: Record<Side, RegExp> = { reader: /(?:ете|ите)(?:сь)?$/, other: /(?:ет|ит)(?:ся)?$/ }

/** "пеку" and "печете": the root of a verb changes at its end. */
function isOtherPerson(quoted: string, said: string, side: Side): boolean {
  if (!firstPerson.test(quoted) || !persons[side].test(said)) return false
  let common = 0
  while (common < quoted.length && quoted[common] === said[common]) common++
  return common >= Math.max(2, quoted.replace(/с[ья]$/, '').length - 3)
}
