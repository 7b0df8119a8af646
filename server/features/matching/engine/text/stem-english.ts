const exceptions = new Map([
  ['skis', 'ski'],
  ['skies', 'sky'],
  ['dying', 'die'],
  ['lying', 'lie'],
  ['tying', 'tie'],
  ['idly', 'idl'],
  ['gently', 'gentl'],
  ['ugly', 'ugli'],
  ['early', 'earli'],
  ['only', 'onli'],
  ['singly', 'singl'],
])
const invariant = new Set('sky news howe atlas cosmos bias andes'.split(' '))
const invariantAfterPlural = new Set('inning outing canning herring earring proceed exceed succeed'.split(' '))

const vowel = /[aeiouy]/
const endsShort = (word: string) => /[^aeiouy][aeiouy][^aeiouywxY]$/.test(word) || /^[aeiouy][^aeiouy]$/.test(word)

function region(word: string, from: number): number {
  const found = /[aeiouy][^aeiouy]/.exec(word.slice(from))
  return found ? from + found.index + 2 : word.length
}

function firstRegion(word: string): number {
  const prefix = /^(gener|commun|arsen)/.exec(word)
  return prefix ? prefix[0].length : region(word, 0)
}

function cutPlural(word: string): string {
  if (word.endsWith('sses')) return word.slice(0, -2)
  if (/(ied|ies)$/.test(word)) return word.slice(0, word.length > 4 ? -2 : -1)
  if (/(us|ss)$/.test(word)) return word
  return word.endsWith('s') && vowel.test(word.slice(0, -2)) ? word.slice(0, -1) : word
}

function cutPast(word: string, first: number): string {
  const eed = /(eedly|eed)$/.exec(word)
  if (eed) return eed.index >= first ? `${word.slice(0, eed.index)}ee` : word
  const found = /(ingly|edly|ing|ed)$/.exec(word)
  if (!found || !vowel.test(word.slice(0, found.index))) return word
  const rest = word.slice(0, found.index)
  if (/(at|bl|iz)$/.test(rest)) return `${rest}e`
  if (/(bb|dd|ff|gg|mm|nn|pp|rr|tt)$/.test(rest)) return rest.slice(0, -1)
  return endsShort(rest) && first >= rest.length ? `${rest}e` : rest
}

const secondStep: [string, string][] = [
  ['ization', 'ize'],
  ['ational', 'ate'],
  ['fulness', 'ful'],
  ['ousness', 'ous'],
  ['iveness', 'ive'],
  ['tional', 'tion'],
  ['biliti', 'ble'],
  ['lessli', 'less'],
  ['entli', 'ent'],
  ['ation', 'ate'],
  ['alism', 'al'],
  ['aliti', 'al'],
  ['ousli', 'ous'],
  ['iviti', 'ive'],
  ['fulli', 'ful'],
  ['enci', 'ence'],
  ['anci', 'ance'],
  ['abli', 'able'],
  ['izer', 'ize'],
  ['ator', 'ate'],
  ['alli', 'al'],
  ['bli', 'ble'],
  ['ogi', 'og'],
  ['li', ''],
]
const thirdStep: [string, string][] = [
  ['ational', 'ate'],
  ['tional', 'tion'],
  ['alize', 'al'],
  ['icate', 'ic'],
  ['iciti', 'ic'],
  ['ative', ''],
  ['ical', 'ic'],
  ['ness', ''],
  ['ful', ''],
]
const fourthStep = 'ement ance ence able ible ment ant ent ism ate iti ous ive ize ion al er ic'.split(' ')

function replaceEnding(word: string, endings: [string, string][], may: (end: string, at: number) => boolean): string {
  const found = endings.find(([end]) => word.endsWith(end))
  if (!found) return word
  const at = word.length - found[0].length
  return may(found[0], at) ? word.slice(0, at) + found[1] : word
}

/** The English stemmer of Snowball, Porter's second (snowballstem.org/algorithms/english), for lower-case words. */
export function stemEnglish(original: string): string {
  if (original.length <= 2) return original
  const known = exceptions.get(original)
  if (known) return known
  if (invariant.has(original)) return original
  let word = original.replace(/^y/, 'Y').replace(/([aeiouy])y/g, '$1Y')
  const first = firstRegion(word)
  const second = region(word, first)
  word = cutPlural(word)
  if (invariantAfterPlural.has(word)) return word
  word = cutPast(word, first)
  word = word.replace(/(.[^aeiouy])[yY]$/, '$1i')
  word = replaceEnding(word, secondStep, (end, at) => {
    if (at < first) return false
    if (end === 'ogi') return word[at - 1] === 'l'
    return end === 'li' ? /[cdeghkmnrt]/.test(word[at - 1] ?? '') : true
  })
  word = replaceEnding(word, thirdStep, (end, at) => at >= (end === 'ative' ? second : first))
  const fourth = fourthStep.find(end => word.endsWith(end))
  if (fourth && word.length - fourth.length >= second)
    if (fourth !== 'ion' || /[st]ion$/.test(word)) word = word.slice(0, -fourth.length)
  word = cutLast(word, first, second)
  return word.replaceAll('Y', 'y')
}

function cutLast(word: string, first: number, second: number): string {
  const at = word.length - 1
  if (word.endsWith('e') && (at >= second || (at >= first && !endsShort(word.slice(0, -1))))) return word.slice(0, -1)
  return word.endsWith('ll') && at >= second ? word.slice(0, -1) : word
}
