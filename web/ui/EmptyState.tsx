import type { ReactNode } from 'react'
import classes from './EmptyState.module.css'
import { Heading } from './Heading.tsx'
import { Text } from './Text.tsx'

type Props = { title: string; text: ReactNode; action?: ReactNode; level?: 1 | 2 | 3 }

/** An empty state with a drawing, an explanation and one action. */
export function EmptyState({ title, text, action, level = 2 }: Props) {
  return (
    <div className={classes.root}>
      <svg width="96" height="64" viewBox="0 0 96 64" className={classes.circles} aria-hidden>
        <circle cx="36" cy="32" r="24" fill="var(--brand-soft)" />
        <circle cx="60" cy="32" r="24" fill="none" stroke="var(--line-strong)" strokeWidth="2" strokeDasharray="4 5" />
      </svg>
      <Heading level={level} size="item">
        {title}
      </Heading>
      <Text tone="soft" className={classes.text} as="div">
        {text}
      </Text>
      {action && <div className={classes.action}>{action}</div>}
    </div>
  )
}
