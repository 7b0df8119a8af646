import type { Language } from '#contract/languages.ts'

/** What the reader may see of a member; the caller leaves out what privacy hides. */
export type ReasonProfile = {
  name: string
  request?: string
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
}

/** The profile in clauses short enough to be quoted. */
export function profileClauses({ about, answers, position, company }: ReasonProfile): string[] {
  const place = [position, company].filter(Boolean).join(', ')
  return [...[about ?? '', ...answers].flatMap(clausesOf), ...(place ? [place] : [])]
}

/** Sentences, and the parts of long ones. */
export function clausesOf(text: string): string[] {
  return text
    .split(/(?<=[.!?;…])\s+|\n+/)
    .flatMap(sentence => (sentence.length > quoteLimit ? partsOf(sentence) : [sentence]))
    .map(clause => clause.replace(/^[\s\-–—•*]+|[\s.,;…]+$/g, ''))
    .filter(clause => clause.length > 2)
}

const quoteLimit = 90
const leastWords = 3

/** Splits a long sentence at its commas. A part too short to be understood alone stays with the previous one. */
function partsOf(sentence: string): string[] {
  const parts: string[] = []
  for (const part of sentence.split(/(?<=,)\s+/)) {
    const last = parts.at(-1)
    const isShort = part.split(/\s+/).length < leastWords || /^(и|а|но|или|and|or|but)\s/i.test(part)
    if (last !== undefined && (isShort || last.split(/\s+/).length < leastWords))
      parts[parts.length - 1] = `${last} ${part}`
    else parts.push(part)
  }
  return parts
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
