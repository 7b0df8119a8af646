import { useWords } from '#web/lib/words/words.ts'
import classes from './SkipLink.module.css'

/** The first stop of the keyboard on every page. */
export function SkipLink() {
  const t = useWords('shell')
  return (
    <a href="#main" className={classes.root}>
      {t('skipToContent')}
    </a>
  )
}
