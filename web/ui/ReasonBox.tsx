import { useWords } from '#web/lib/words/words.ts'
import { Emphasis } from './Emphasis.tsx'
import type { RelevanceLevel } from './Overlap.tsx'
import classes from './ReasonBox.module.css'

type Props = {
  reason: string
  /** Of the badge beside it: a pair that is only worth a look has a title that claims no more. */
  level: RelevanceLevel | null
}

/** Reason of a recommendation: the only tinted block on a card. */
export function ReasonBox({ reason, level }: Props) {
  const t = useWords('ui')
  return (
    <div className={classes.root}>
      <p className={classes.title}>{t(level === 'LOW' ? 'whyLook' : 'why')}</p>
      <p className={classes.reason}>
        <Emphasis text={reason} />
      </p>
    </div>
  )
}
