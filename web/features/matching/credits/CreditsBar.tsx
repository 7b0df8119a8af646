import type { Credits } from '#contract/matching/credits.ts'
import classes from './CreditsBar.module.css'
import { shareLeft } from './refill.ts'

/** The balance as a bar; the numbers are beside it. */
export function CreditsBar({ credits }: { credits: Credits }) {
  return (
    <span className={classes.root} style={{ '--share': shareLeft(credits) }} aria-hidden>
      <span className={classes.fill} />
    </span>
  )
}
