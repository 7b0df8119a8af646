import { VisuallyHidden } from '@mantine/core'
import { useWords } from '#web/lib/words/words.ts'
import skeletons from '#web/ui/Skeletons.module.css'
import classes from './EventListSkeleton.module.css'

const bone = (width: number | string, height: number) => (
  <span className={skeletons.bone} style={{ width, height, borderRadius: 6 }} />
)

/** In the shape of the list, so that nothing moves when it arrives. */
export function EventListSkeleton() {
  const t = useWords('ui')
  return (
    <div className={skeletons.root} role="status">
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      <div aria-hidden className={classes.rows}>
        {[0, 1, 2, 3].map(index => (
          <div key={index} className={classes.row}>
            <div className={classes.head}>{bone(60, 18)}</div>
            <div className={classes.card}>
              <div className={classes.words}>
                {bone(120, 14)}
                {bone('70%', 18)}
                {bone('45%', 14)}
                {bone('30%', 22)}
              </div>
              <span className={`${skeletons.bone} ${classes.cover}`} />
            </div>
          </div>
        ))}
      </div>
    </div>
  )
}
