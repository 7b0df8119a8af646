import { useWords } from '#web/lib/words/words.ts'
import classes from './SkipLink.module.css'

/** First tab stop of every page. */
export function SkipLink() {
  const t = useWords('shell')
  return (
    <a href="#main" className={classes.root}>
      {t('skipToContent')}
    </a>
  )
}
