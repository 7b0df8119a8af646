import type { ReactNode } from 'react'
import classes from './Rows.module.css'

/** A list in a flush card, with lines between its rows. */
export const Rows = ({ children }: { children: ReactNode }) => <ul className={classes.list}>{children}</ul>

/** One of `Rows`: a picture, words and buttons beside each other. */
export const Row = ({ className = '', children }: { className?: string | undefined; children: ReactNode }) => (
  <li className={`${classes.row} ${className}`.trim()}>{children}</li>
)
