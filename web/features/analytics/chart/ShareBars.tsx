import type { ReactNode } from 'react'
import classes from './ShareBars.module.css'

export type Share = {
  name: string
  /** What stands at its end, such as "803 · 66%". */
  text: ReactNode
  /** Length of the bar, 0 to 1. */
  share: number
}

type Props = {
  shares: Share[]
  color: string
  /** Names above the bars, for stages with long names. */
  isStacked?: boolean
}

/** Named bars with their numbers. */
export function ShareBars({ shares, color, isStacked }: Props) {
  return (
    <dl className={classes.root} data-stacked={isStacked || undefined} style={{ '--color': color }}>
      {shares.map(({ name, text, share }) => (
        <div key={name} className={classes.row}>
          <dt className={classes.name}>{name}</dt>
          <dd className={classes.value}>
            <span className={classes.bar} aria-hidden>
              <span style={{ '--share': share }} />
            </span>
            <span className={classes.number}>{text}</span>
          </dd>
        </div>
      ))}
    </dl>
  )
}
