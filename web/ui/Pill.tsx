import type { ReactNode } from 'react'
import classes from './Pill.module.css'

export type PillTone = 'brand' | 'accent' | 'success' | 'warning' | 'danger' | 'info' | 'neutral'

type Props = { tone: PillTone; size?: 'md' | 'lg'; icon?: ReactNode; children: ReactNode }

/** A word on its tint. What it means is said by the word; the colour only helps to find it. */
export function Pill({ tone, size = 'md', icon, children }: Props) {
  return (
    <span className={classes.root} data-tone={tone} data-size={size} data-with-icon={icon ? true : undefined}>
      {icon}
      {children}
    </span>
  )
}
