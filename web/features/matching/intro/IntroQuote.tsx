import classes from './IntroQuote.module.css'

/** What somebody wrote, with its lines. */
export function IntroQuote({ text }: { text: string }) {
  if (!text) return null
  return <blockquote className={classes.root}>{text}</blockquote>
}
