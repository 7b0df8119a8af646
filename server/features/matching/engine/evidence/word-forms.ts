/**
 * Keys that the inflected forms of a word share. Unlike a stemmer, a key keeps derived words apart: hospital and hospitality,
 * product and production, аудитор and аудитория are different things. `verb` is wider: forms of a verb share it too; it is used
 * within phrases only, where the other words fix the sense.
 */
export type WordForm = { key: string; verb: string }

/** Of a lower-case word with ё written as е. */
export const formOf = (word: string): WordForm => (/[а-я]/.test(word) ? russianForm(word) : englishForm(word))

function englishForm(word: string): WordForm {
  if (word.length < 4 || /[^a-z]/.test(word)) return { key: word, verb: word }
  const key = singular(word)
  return { key, verb: englishVerb(key) }
}

function singular(word: string): string {
  if (/(ss|us|is|ics|ous)$/.test(word)) return word
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`
  if (/(sses|shes|ches|xes|zes)$/.test(word)) return word.slice(0, -2)
  return word.endsWith('s') ? word.slice(0, -1) : word
}

function englishVerb(word: string): string {
  const cut = /^(.*[aeiouy].*?)(?:ing|ed)$/.exec(word)?.[1]
  const stem = cut && cut.length > 2 ? cut.replace(/([bdfglmnprt])\1$/, '$1') : word
  return stem.length > 3 ? stem.replace(/e$/, '').replace(/y$/, 'i') : stem
}

const adjectiveEnding = /(?:ого|его|ому|ему|ыми|ими|ая|яя|ое|ее|ые|ый|ую|юю|ых|их|ым|им)$/
/** Nouns such as аудитория, обучение: the и belongs to the stem. */
const softNounEnding = /(?:иями|иях|иям|ией|ием|ии|ия|ию)$/
const presentEnding = /(?:уешь|ует|уем|уете|уют|аешь|ает|аем|аете|ают|яешь|яет|яем|яете|яют|аю|яю|ею)$/
const nounEnding = /(?:ями|ами|ях|ах|ям|ам|ов|ев|ой|ей|ом|ем)$/
const infinitive = /(?:овать|евать|ать|ять|ить|еть)$/
const lastLetter = /[аяыуюеоийь]$/

function russianForm(word: string): WordForm {
  if (word.length < 4) return { key: word, verb: word }
  const key = russianKey(word)
  return { key, verb: russianVerb(key) }
}

function russianKey(word: string): string {
  const active = word.length > 5 ? word.replace(/(?:ся|сь)$/, '') : word
  const cut = (ending: RegExp, instead = '') => {
    const rest = active.replace(ending, instead)
    return rest !== active && rest.length > 2 && /[аеиоуыэюя]/.test(rest) ? rest : undefined
  }
  const hardAdjective = /(?:[кжшщч]|нн)(?:ий|ие)$/.test(active) || /[гх]ие$/.test(active)
  return (
    cut(softNounEnding, 'и') ??
    (hardAdjective ? cut(/(?:ий|ие)$/) : cut(/(?:ий|ие)$/, 'и')) ??
    cut(infinitive) ??
    cut(presentEnding) ??
    cut(adjectiveEnding) ??
    cut(nounEnding) ??
    cut(lastLetter) ??
    active
  )
}

/** Past and present forms: настроил, настроит, настроят. From the key, so that all cases of a noun such as кредит stay together. */
function russianVerb(key: string): string {
  const past = /^(.{2,}?)(?:ова|ева|[аяеи])л$/.exec(key)?.[1]
  return past ?? /^(.{3,})(?:иш|ит|ят|ат|еш|ет|ут|ют)$/.exec(key)?.[1] ?? key
}
