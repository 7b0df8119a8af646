import classes from './IntroQuote.module.css'

/** A message with its line breaks. */
export function IntroQuote({ text }: { text: string }) {
  if (!text) return null
  return <blockquote className={classes.root}>{text}</blockquote>
}
