import { stemOf } from './stem.ts'

/** Stop words of both languages. */
const stopWords = new Set(
  (
    'а без бы был была были было быть в вам вас весь во вот все всего вы где да для до его ее если есть еще же за и из или им их к как ко ' +
    'когда кто ли мне мной может мой моя мои мы на над нам нас наш не него нее нет ни них но ну о об от очень по под при с со свой ' +
    'свои своей своего своих так также такой там те тем то того той только том тот ты у уже хотел хочу что чтобы чей эта эти это ' +
    'этот я который которая которые которого ' +
    'a about after all also am an and any are as at be been but by can could do for from had has have he her his how i if in into is it ' +
    'its just like me more my no not of on or our out she so some such than that the their them there these they this to up us was we ' +
    'were what when where which who whom will with would you your'
  ).split(' '),
)

export type Word = { text: string; stem: string }

/** Words in order, each stemmed in the language of its script; c++, c# and node.js stay whole. */
export function wordsOf(text: string): Word[] {
  const found =
    text
      .toLowerCase()
      .replaceAll('ё', 'е')
      .match(/[\p{L}\p{N}]+(?:[.'’][\p{L}\p{N}]+)*[+#]*/gu) ?? []
  return found
    .map(word => word.replace(/['’]s?$|['’]/g, ''))
    .filter(word => !stopWords.has(word))
    .map(word => ({ text: word, stem: stemOf(word) }))
}

/** Character grams of three and four, with word boundaries, so that a beginning differs from a middle. */
export function gramsOf(word: string): string[] {
  const edged = `<${word}>`
  const grams: string[] = []
  for (const size of [3, 4]) for (let at = 0; at + size <= edged.length; at++) grams.push(edged.slice(at, at + size))
  return grams
}
