/** A part of a text: plain, or with an address to open. */
export type TextPart = { text: string; href?: string }

/** Web addresses with a scheme or `www.`, and email addresses. Nothing else becomes a link, so neither does `javascript:`. */
const pattern = /\b(?:https?:\/\/|www\.)[^\s<>"'`]+|\b[\p{L}\d._%+-]+@[\p{L}\d-]+(?:\.[\p{L}\d-]+)+/giu

const closers: Record<string, string> = { ')': '(', ']': '[', '}': '{', '»': '«' }

/** Splits a text at its links. */
export function linkify(text: string): TextPart[] {
  const parts: TextPart[] = []
  let end = 0
  for (const match of text.matchAll(pattern)) {
    const found = withoutPunctuation(match[0])
    const href = hrefOf(found)
    if (!href) continue
    if (match.index > end) parts.push({ text: text.slice(end, match.index) })
    parts.push({ text: found, href })
    end = match.index + found.length
  }
  if (end < text.length) parts.push({ text: text.slice(end) })
  return parts
}

/** The full stop after a link belongs to the sentence; a bracket does if it was opened before the link. */
function withoutPunctuation(found: string): string {
  let kept = found
  for (;;) {
    const last = kept.at(-1) ?? ''
    const opener = closers[last]
    const isUnpaired = opener !== undefined && kept.split(opener).length < kept.split(last).length
    if (!/[.,:;!?…]/.test(last) && !isUnpaired) return kept
    kept = kept.slice(0, -1)
  }
}

function hrefOf(found: string): string | null {
  const isEmail = !/^(?:https?:\/\/|www\.)/i.test(found)
  const address = isEmail ? `mailto:${found}` : /^www\./i.test(found) ? `https://${found}` : found
  let url: URL
  try {
    url = new URL(address)
  } catch {
    return null
  }
  // A name before an @ would hide where the link leads.
  if (!isEmail && (url.username || url.password)) return null
  return ['http:', 'https:', 'mailto:'].includes(url.protocol) ? url.href : null
}
