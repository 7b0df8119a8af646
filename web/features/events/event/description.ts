export type TextPart = { text: string; href: string | null }

/** Paragraphs of a description: blank lines separate them, and web addresses become links. Nothing in it is markup. */
export function paragraphsOf(description: string): TextPart[][] {
  return description
    .split(/\n\s*\n/)
    .map(paragraph => paragraph.trim())
    .filter(Boolean)
    .map(partsOf)
}

/** Punctuation after an address belongs to the sentence. */
const address = /https?:\/\/[^\s<>"]*[^\s<>".,;:!?)\]}»”’']/giu

function partsOf(paragraph: string): TextPart[] {
  const parts: TextPart[] = []
  let at = 0
  for (const match of paragraph.matchAll(address)) {
    if (!URL.canParse(match[0])) continue
    if (match.index > at) parts.push({ text: paragraph.slice(at, match.index), href: null })
    parts.push({ text: match[0].replace(/^https?:\/\//i, ''), href: match[0] })
    at = match.index + match[0].length
  }
  if (at < paragraph.length) parts.push({ text: paragraph.slice(at), href: null })
  return parts
}

const foldAbove = 900

/** Long texts are folded. */
export const isLong = (description: string): boolean =>
  description.length > foldAbove || description.split('\n').length > 14
