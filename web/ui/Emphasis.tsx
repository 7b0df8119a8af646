import { Fragment } from 'react'
import { tieDashes } from '#web/lib/words/tieDashes.ts'

/** A sentence in which `*these words*` are emphasised. */
export function Emphasis({ text }: { text: string }) {
  return emphasisParts(tieDashes(text)).map(({ at, words, isStressed }) =>
    isStressed ? <strong key={at}>{words}</strong> : <Fragment key={at}>{words}</Fragment>,
  )
}

type EmphasisPart = { at: number; words: string; isStressed: boolean }

/** Splits a sentence at pairs of asterisks; a single asterisk is kept. */
export function emphasisParts(text: string): EmphasisPart[] {
  const parts: EmphasisPart[] = []
  let from = 0
  for (const match of text.matchAll(/\*([^*\s](?:[^*]*[^*\s])?)\*/gu)) {
    if (match.index > from) parts.push({ at: from, words: text.slice(from, match.index), isStressed: false })
    parts.push({ at: match.index, words: match[1] ?? '', isStressed: true })
    from = match.index + match[0].length
  }
  if (from < text.length) parts.push({ at: from, words: text.slice(from), isStressed: false })
  return parts
}
