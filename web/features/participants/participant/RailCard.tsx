import { type ReactNode, useId } from 'react'
import { Heading } from '#web/ui/Heading.tsx'
import classes from './RailCard.module.css'

type Props = { title: string; badge?: ReactNode; children: ReactNode }

export function RailCard({ title, badge, children }: Props) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={classes.root}>
      <div className={classes.head}>
        <Heading level={2} size="item" id={id}>
          {title}
        </Heading>
        {badge}
      </div>
      {children}
    </section>
  )
}
