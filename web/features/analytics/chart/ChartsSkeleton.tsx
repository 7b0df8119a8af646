import { VisuallyHidden } from '@mantine/core'
import { useWords } from '#web/lib/words/words.ts'
import { Card } from '#web/ui/Card.tsx'
import classes from './Charts.module.css'
import bones from './ChartsSkeleton.module.css'

/** The shape of the dashboard while its figures come. */
export function ChartsSkeleton() {
  const t = useWords('ui')
  const block = (height: number) => (
    <Card>
      <div className={bones.bone} style={{ height }} />
    </Card>
  )
  return (
    <div role="status">
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      <div className={classes.root} aria-hidden>
        <div className={bones.cards}>
          {[1, 2, 3, 4, 5, 6].map(at => (
            <Card key={at}>
              <div className={bones.bone} style={{ height: 66 }} />
            </Card>
          ))}
        </div>
        <div className={classes.wide}>
          {block(330)}
          {block(330)}
        </div>
        <div className={classes.wide}>
          {block(400)}
          {block(400)}
        </div>
      </div>
    </div>
  )
}
