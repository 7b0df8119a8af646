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

/** Of a clause, the part with these words, with the next parts while it is too short to be understood. */
export function partWith(clause: string, words: { from: number; to: number }): string {
  const parts = partsOf(clause)
  const first = parts.findIndex(({ to }) => to >= words.to)
  const start = Math.max(0, first < 0 ? 0 : first)
  let [from, to] = [parts[start]?.from ?? 0, parts[start]?.to ?? clause.length]
  for (let next = start + 1; countWords(clause.slice(from, to)) < leastWords && next < parts.length; next++)
    to = parts[next]?.to ?? to
  if (countWords(clause.slice(from, to)) < leastWords && start > 0) from = parts[start - 1]?.from ?? from
  return quote(trimmed(clause.slice(from, to)))
}

export const trimmed = (text: string) => text.replace(/^[\s\-–—•*,;:]+|[\s.,;:…–—-]+$/g, '')

/** Words of asking at the beginning of a request. */
const asking =
  /^(?:(?:and|also|then|и|а|ещё|еще|также|плюс)\s+)*(?:(?:i am |i'm |we are |we're )?(?:looking|searching) (?:for|to meet)|(?:i |we )?(?:need|want|seek|would like|would love)(?: to (?:meet|find|hire|talk to|talk with|speak to))?|(?:i |we )?have to (?:hire|find)|seeking|wanted:?|hiring|ищу|ищем|нужен|нужна|нужно|нужны|требуется|требуются|хочу|хотим|хотел бы|хотела бы|хочется|познакомлюсь с|подскажите|посоветуйте|(?:хочу |хотим |хотел бы |хотела бы )?(?:найти|познакомиться с|нанять))(?:,|:)?\s+/i

/** What is asked for, without the words of asking. */
export function withoutAsking(text: string): string {
  const rest = trimmed(text.replace(asking, '').replace(asking, ''))
  return rest.length > 2 ? rest : trimmed(text)
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
