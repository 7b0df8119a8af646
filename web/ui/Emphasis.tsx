import { Fragment } from 'react'
import { emphasisParts } from './emphasis.ts'

/** A sentence in which `*these words*` are stressed. */
export function Emphasis({ text }: { text: string }) {
  return emphasisParts(text).map(({ at, words, isStressed }) =>
    isStressed ? <strong key={at}>{words}</strong> : <Fragment key={at}>{words}</Fragment>,
  )
}
