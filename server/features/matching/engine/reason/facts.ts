/** What the reader may see of a member; the caller leaves out what privacy hides. */
export type ReasonProfile = {
  name: string
  request?: string
  about?: string
  position?: string
  company?: string
  city?: string
  tags: string[]
  /** Answers to the community's questions. */
  answers: string[]
}

/** What one tells about oneself, in pieces short enough to be quoted. */
export function toldBy({ about, answers, position, company }: ReasonProfile): string[] {
  const place = [position, company].filter(Boolean).join(', ')
  return [...[about ?? '', ...answers].flatMap(clausesOf), ...(place ? [place] : [])]
}

/** Sentences, and the parts of long ones. */
export function clausesOf(text: string): string[] {
  return text
    .split(/(?<=[.!?;…])\s+|\n+/)
    .flatMap(sentence => (sentence.length > quoteLimit ? sentence.split(/(?<=,)\s+/) : [sentence]))
    .map(clause => clause.replace(/^[\s\-–—•*]+|[\s.,;…]+$/g, ''))
    .filter(clause => clause.length > 2)
}

const quoteLimit = 90

/** Cut at a word, so that a card's line holds it. */
export function quote(text: string): string {
  if (text.length <= quoteLimit) return text
  const cut = text.slice(0, quoteLimit)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 40)).replace(/[\s.,;:–—-]+$/, '')}…`
}
