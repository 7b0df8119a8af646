import type { Language } from '#contract/languages.ts'
import { comparedWords, isChanging, isSameWord, isTold, type Side, want } from './claim-words.ts'

/** Texts of one of the two, as they are sent and as a quote must stand in them. */
export type JudgedTexts = { request: string; offer: string; about: string; work: string; topics: string }

/** What the model says of one of the two, and the words of that person that it rests on. */
export type Claim = { quote: string; claim: string }

/** A claim that holds: said in the language of the sentence, or quoted. */
export type TracedClaim = { kind: 'said' | 'quoted' | 'wantedQuote'; text: string }

const quotable = ['request', 'offer', 'about', 'work'] as const
const longestQuote = 140
const leastQuote = 8
const leastWork = 3

/** Letters, numbers and plain punctuation: no markup, no address, no other marks of quotation, no second sentence. */
const plain = /^[\p{L}\p{N} ,'’—–+#%&/-]*$/u

/**
 * The claim, if it says nothing but its quote: the quote stands in one text of that person as a whole clause, its sentence has no word
 * that would change its meaning and was left out, and the claim has the words of the quote in their order, in another person. A quote
 * in another language is quoted.
 */
export function traceClaim(
  { quote, claim }: Claim,
  texts: JudgedTexts,
  { side, language }: { side: Side; language: Language },
): TracedClaim | undefined {
  const said = quote.trim().replace(/[.!?]$/, '')
  if (said.length > longestQuote || !plain.test(said)) return undefined
  for (const field of quotable) {
    if (said.length < (field === 'work' ? leastWork : leastQuote) || (field !== 'work' && !/\s/.test(said))) continue
    for (const place of placesOf(said, texts[field])) {
      const isWanted = field === 'request' && !comparedWords(said).includes(want)
      if (!isWholeClause(place, said) || isChanged(place) || (isWanted && !isOnlyWanted(place))) continue
      if (languageOf(said) !== language) return { kind: isWanted ? 'wantedQuote' : 'quoted', text: said }
      if (isRepeated(said, claim, { side, language, isWanted })) return { kind: 'said', text: claim.trim() }
    }
  }
  return undefined
}

type Place = { sentence: string; before: string; after: string }

/** Where the quote stands, with the rest of the sentence around it. */
function placesOf(quote: string, text: string): Place[] {
  return text.split(/(?<=[.!?…;])(?=\s|$)|\n/).flatMap(sentence => {
    const places: Place[] = []
    for (let at = sentence.indexOf(quote); at >= 0; at = sentence.indexOf(quote, at + 1))
      places.push({ sentence, before: sentence.slice(0, at), after: sentence.slice(at + quote.length) })
    return places
  })
}

/** A clause that begins in the middle of a sentence has its own "I". */
const clauseBeginning = /(?:[,(:—–]|\s-|(?<!\p{L})(?:and|but|и|а|но))\s*$/iu
const ownBeginning = /^(?:i|i['’]m|we|we['’]re|я|мы|у меня|у нас|мне|нам|ищу|ищем|хочу|хотим)(?!\p{L})/iu
const clauseEnd = /^(?:[\s.!?…]*$|\s*[,;:()—–]|\s+-\s|\s+(?:and|but|who|which|while|и|но|а|котор[а-я]+)(?!\p{L}))/iu

const isWholeClause = ({ before, after }: Place, quote: string) =>
  (!/[\p{L}\p{N}]/u.test(before) || (clauseBeginning.test(before) && ownBeginning.test(quote))) && clauseEnd.test(after)

const isChanged = ({ before, after }: Place) => [before, after].some(rest => comparedWords(rest).some(isChanging))

/** Of a request that only names what is wanted, from its beginning, so that "needs" can come before it. */
const isOnlyWanted = ({ sentence, before }: Place) =>
  !isTold(sentence) && !comparedWords(sentence).includes(want) && !/[\p{L}\p{N}]/u.test(before)

function isRepeated(
  quote: string,
  claim: string,
  { side, language, isWanted }: { side: Side; language: Language; isWanted: boolean },
): boolean {
  const said = claim.trim().replace(/^(?:: |— )/, '')
  if (!plain.test(said) || !/^[\p{L}\p{N}]/u.test(said) || !/[\p{L}\p{N}%+#]$/u.test(said)) return false
  if (!hasSameCapitals(quote, said)) return false
  const [from, to] = [[...(isWanted ? [want] : []), ...comparedWords(quote)], comparedWords(said)]
  const isVerb = (at: number) => at === 0 || ['and', 'or', 'also'].includes(from[at - 1] as string)
  return (
    from.length > 0 &&
    from.length === to.length &&
    from.every((word, at) => isSameWord(word, to[at] as string, { side, language, isVerb: isVerb(at) }))
  )
}

/** Names keep their capitals, and nothing else gets one. The first word of a sentence may have lost it. */
function hasSameCapitals(quote: string, claim: string): boolean {
  const capitals = (text: string) =>
    (text.match(/(?<![\p{L}\p{N}])\p{Lu}[\p{L}\p{N}]*/gu) ?? []).filter(word => word !== 'I')
  const [quoted, said] = [capitals(quote), capitals(claim)]
  const isKept = (word: string, at: number) => said.includes(word) || (at === 0 && quote.startsWith(word))
  return said.every(word => quoted.includes(word)) && quoted.every(isKept)
}

/** By most of its letters. */
export function languageOf(text: string): Language {
  const cyrillic = text.match(/[а-яё]/gi)?.length ?? 0
  return cyrillic > (text.match(/[a-z]/gi)?.length ?? 0) ? 'ru' : 'en'
}
