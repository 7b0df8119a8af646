import { plainTextSelectors } from '@react-email/render'
import { compile } from 'html-to-text'

/** The text of a letter, or of a part of it. Compiled once, which takes longer than reading a letter. */
export const textOf = compile({
  wordwrap: false,
  selectors: [
    ...plainTextSelectors,
    { selector: 'h1', options: { uppercase: false } },
    { selector: '.entry', format: 'block', options: { leadingLineBreaks: 2, trailingLineBreaks: 2 } },
  ],
})

export const tidy = (text: string): string =>
  text
    .replace(/[ \t]+$/gm, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
