import { type ReactNode, useId } from 'react'
import classes from './EventView.module.css'

/** A titled part of the event page. */
export function EventPart({ title, id, children }: { title: string; id?: string; children: ReactNode }) {
  const titleId = useId()
  return (
    <section className={classes.part} aria-labelledby={titleId} id={id}>
      <h2 className={classes.partTitle} id={titleId}>
        {title}
      </h2>
      {children}
    </section>
  )
}
