import { VisuallyHidden } from '@mantine/core'
import { useWords } from '#web/lib/words/words.ts'
import classes from './EventSkeleton.module.css'

/** The shape of the event page while it loads. */
export function EventSkeleton() {
  const t = useWords('ui')
  return (
    <div className={classes.root} role="status">
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      <div className={classes.cover} />
      <div className={classes.main}>
        <div className={classes.bone} style={{ width: 180, height: 24 }} />
        <div className={classes.bone} style={{ width: '85%', height: 44 }} />
        <div className={classes.bone} style={{ width: 260, height: 48 }} />
        <div className={classes.bone} style={{ width: 260, height: 48 }} />
        <div className={classes.bone} style={{ height: 140, borderRadius: 16 }} />
        <div className={classes.bone} style={{ width: '92%', height: 16 }} />
        <div className={classes.bone} style={{ width: '78%', height: 16 }} />
      </div>
    </div>
  )
}
