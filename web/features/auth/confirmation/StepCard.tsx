import type { ReactNode } from 'react'
import { Card } from '#web/ui/Card.tsx'
import { Heading } from '#web/ui/Heading.tsx'
import { Text } from '#web/ui/Text.tsx'
import classes from './StepCard.module.css'
import { StepDrawing, type StepKind } from './StepDrawing.tsx'

type Props = {
  kind: StepKind
  title: string
  text: ReactNode
  /** The main action and alternatives. */
  actions?: ReactNode
  children?: ReactNode
  /** Replaced another card: announced by screen readers. */
  isNews?: boolean
}

/** One step of sign-in or sign-out, centred on an empty page. */
export function StepCard({ kind, title, text, actions, children, isNews }: Props) {
  return (
    <Card className={classes.root}>
      <StepDrawing kind={kind} />
      <div role={isNews ? 'alert' : undefined} className={classes.words}>
        <Heading level={1} size="block">
          {title}
        </Heading>
        <Text as="div" size="body" tone="soft" className={classes.text}>
          {text}
        </Text>
      </div>
      {children}
      {actions && <div className={classes.actions}>{actions}</div>}
    </Card>
  )
}
