import type { Language } from '#contract/languages.ts'

/** What the reader may see of a member; the caller leaves out what privacy hides. */
export type ReasonProfile = {
  name: string
  request?: string
  goal?: string
  canHelp?: string
  about?: string
  position?: string
  company?: string
  city?: string
  tags: string[]
  /** Answers to the community's questions. */
  answers: string[]
  /** Whether the reader sees only the name: nothing can be quoted. */
  isClosed?: boolean
  /** What a closed profile says to those to whom it is open. Never quoted: a match with it is claimed only if this answers. */
  unseen?: ReasonProfile
  /** Joined within the last month. */
  isNew?: boolean
}

const quoteLimit = 90
const leastWords = 3

const countWords = (text: string) => text.split(/\s+/).filter(Boolean).length

/** Parts of a clause, each with its place, at commas, brackets and dashes. */
function partsOf(clause: string): { from: number; to: number }[] {
  const parts: { from: number; to: number }[] = []
  let from = 0
  for (const { index, 0: mark } of clause.matchAll(/,\s+|:\s+|\s+[—–-]\s+|\s*[()]\s*|\.\s+/g)) {
    parts.push({ from, to: index })
    from = index + mark.length
  }
  parts.push({ from, to: clause.length })
  return parts.filter(part => part.to > part.from)
}

/** A clause of this length is quoted whole: parts of it read like fragments. */
const wholeUpTo = 80

/** Such a part needs the one before it. */
const dependent =
  /^(?:и|а|но|чтобы|котор[а-я]+|кто|где|когда|если|что|как|and|or|but|who|which|that|where|when|before|because|if|so|not|only)(?![\p{L}])/iu

/** Of a clause, the part with these words; with its neighbours while it is too short to be understood. */
export function partWith(clause: string, words: { from: number; to: number }): string {
  if (clause.length <= wholeUpTo) return opened(clause)
  const parts = partsOf(clause)
  const textOf = (from: number, to: number) => clause.slice(parts[from]?.from ?? 0, parts[to]?.to ?? clause.length)
  const found = parts.findIndex(({ to }) => to >= words.to)
  let [first, last] = [Math.max(0, found), Math.max(0, found)]
  while (first > 0 && dependent.test(textOf(first, last))) first--
  while (countWords(textOf(first, last)) < leastWords && last + 1 < parts.length) last++
  if (countWords(textOf(first, last)) < leastWords && first > 0) first--
  return quote(opened(textOf(first, last)))
}

/** Without a conjunction that joins it to what was said before. */
const opened = (text: string) =>
  trimmed(trimmed(text).replace(/^(?:and|also|but|и|а|но|ещё|еще|также)\s+(?:ещё|еще|also)?:?\s*/i, ''))

export const trimmed = (text: string) => text.replace(/^[\s\-–—•*,;:]+|[\s.,;:…–—-]+$/g, '')

/** Words of asking at the beginning of a request. */
const asking =
  /^(?:(?:and|also|then|и|а|ещё|еще|также|плюс)\s+)*(?:(?:i am |i'm |we are |we're )?(?:looking|searching) (?:for|to meet)|(?:i |we )?(?:need|want|seek|would like|would love)(?: to (?:meet|find|hire|talk to|talk with|speak to))?|(?:i |we )?have to (?:hire|find)|seeking|wanted:?|hiring|ищу|ищем|нужен|нужна|нужно|нужны|требуется|требуются|хочу|хотим|хотел бы|хотела бы|хочется|познакомлюсь с|подскажите|посоветуйте|(?:хочу |хотим |хотел бы |хотела бы )?(?:найти|познакомиться с|нанять))(?:,|:)?\s+/i

const noun = /^(?:an?|somebody|someone|help|advice) /i

/** What is asked for, if it reads well after "needs": "a lawyer for leases", but not "my roof leaks". English only. */
export function neededOf(text: string): string | undefined {
  if (/[а-яё]/i.test(text)) return undefined
  const rest = trimmed(text.replace(asking, '').replace(asking, ''))
  const isAsked = rest !== trimmed(text)
  if (rest.length < 3 || !(isAsked || noun.test(rest))) return undefined
  return /^[A-Z][a-z]/.test(rest) || /^A /.test(rest) ? rest.charAt(0).toLowerCase() + rest.slice(1) : rest
}

/** Cut at a word boundary to fit one line of a card. */
export function quote(text: string): string {
  if (text.length <= quoteLimit) return text
  const cut = text.slice(0, quoteLimit)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 40)).replace(/[\s.,;:–—-]+$/, '')}…`
}

/** Nested quotation marks: „лапки“ in «ёлочки», ‘single’ in “double”. */
export function withinQuotes(text: string, language: Language): string {
  return language === 'ru'
    ? text.replace(/[«“"](?=\S)/g, '„').replace(/[»”"]/g, '“')
    : text.replace(/[«“"](?=\S)/g, '‘').replace(/[»”"]/g, '’')
}
