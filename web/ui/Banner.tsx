import type { ReactNode } from 'react'
import classes from './Banner.module.css'

type Props = {
  tone: 'info' | 'success' | 'warning' | 'danger'
  title: ReactNode
  children?: ReactNode
  action?: ReactNode
  /** Follows an action of the user: announced at once. */
  isAlert?: boolean
}

export function Banner({ tone, title, children, action, isAlert }: Props) {
  return (
    <div className={classes.root} data-tone={tone} role={isAlert ? 'alert' : undefined}>
      <div className={classes.words}>
        <p className={classes.title}>{title}</p>
        {children && <div className={classes.text}>{children}</div>}
      </div>
      {action}
    </div>
  )
}
