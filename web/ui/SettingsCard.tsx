import { type ReactNode, useId } from 'react'
import { Card } from '#web/ui/Card.tsx'
import classes from './Settings.module.css'

type Props = { title: string; action?: ReactNode; children: ReactNode }

/** Settings that belong together, under their name. */
export function SettingsCard({ title, action, children }: Props) {
  const titleId = useId()
  return (
    <section className={classes.section} aria-labelledby={titleId}>
      <div className={classes.head}>
        <h2 id={titleId} className={classes.label}>
          {title}
        </h2>
        {action}
      </div>
      <Card isFlush>{children}</Card>
    </section>
  )
}
