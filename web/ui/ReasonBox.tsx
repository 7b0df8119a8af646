import { useWords } from '#web/lib/words/words.ts'
import { Emphasis } from './Emphasis.tsx'
import classes from './ReasonBox.module.css'

/** Reason of a recommendation: the only tinted block on a card. */
export function ReasonBox({ reason }: { reason: string }) {
  const t = useWords('ui')
  return (
    <div className={classes.root}>
      <p className={classes.title}>{t('why')}</p>
      <p className={classes.reason}>
        <Emphasis text={reason} />
      </p>
    </div>
  )
}
