const byLength = (text: string) => text.split(' ').sort((a, b) => b.length - a.length)

const gerundAfterVowel = byLength('в вши вшись')
const gerund = byLength('ив ивши ившись ыв ывши ывшись')
const adjective = byLength('ее ие ые ое ими ыми ей ий ый ой ем им ым ом его ого ему ому их ых ую юю ая яя ою ею')
const participleAfterVowel = byLength('ем нн вш ющ щ')
const participle = byLength('ивш ывш ующ')
const verbAfterVowel = byLength('ла на ете йте ли й л ем н ло но ет ют ны ть ешь нно')
const verb = byLength(
  'ила ыла ена ейте уйте ите или ыли ей уй ил ыл им ым ен ило ыло ено ят ует уют ит ыт ены ить ыть ишь ую ю',
)
const noun = byLength(
  'а ев ов ие ье е иями ями ами еи ии и ией ей ой ий й иям ям ием ем ам ом о у ах иях ях ы ь ию ью ю ия ья я',
)

const ending = (word: string, endings: string[]) => endings.find(end => word.endsWith(end))

/** Endings of the first group count only after а or я, which stays. */
function cut(word: string, anywhere: string[], afterVowel: string[]): string | undefined {
  const found = ending(
    word,
    [...anywhere, ...afterVowel].sort((a, b) => b.length - a.length),
  )
  if (found === undefined) return undefined
  const rest = word.slice(0, -found.length)
  return anywhere.includes(found) || /[ая]$/.test(rest) ? rest : undefined
}

function cutAdjectival(word: string): string | undefined {
  const rest = cut(word, adjective, [])
  return rest === undefined ? undefined : (cut(rest, participle, participleAfterVowel) ?? rest)
}

function afterFirstSyllable(word: string, from: number): number {
  const found = /[аеиоуыэюя][^аеиоуыэюя]/.exec(word.slice(from))
  return found ? from + found.index + 2 : word.length
}

/** The Russian stemmer of Snowball (snowballstem.org/algorithms/russian), for lower-case words with ё written as е. */
export function stemRussian(word: string): string {
  const vowel = word.search(/[аеиоуыэюя]/)
  if (vowel < 0) return word
  const head = word.slice(0, vowel + 1)
  const second = afterFirstSyllable(word, afterFirstSyllable(word, 0)) - head.length
  let rest = word.slice(vowel + 1)
  const perfective = cut(rest, gerund, gerundAfterVowel)
  if (perfective !== undefined) rest = perfective
  else {
    rest = rest.replace(/(ся|сь)$/, '')
    rest = cutAdjectival(rest) ?? cut(rest, verb, verbAfterVowel) ?? cut(rest, noun, []) ?? rest
  }
  rest = rest.replace(/и$/, '')
  const derived = /(ость|ост)$/.exec(rest)
  if (derived && derived.index >= second) rest = rest.slice(0, derived.index)
  if (/(ейше|ейш)$/.test(rest)) rest = rest.replace(/(ейше|ейш)$/, '').replace(/нн$/, 'н')
  else rest = rest.endsWith('нн') ? rest.slice(0, -1) : rest.replace(/ь$/, '')
  return head + rest
}
