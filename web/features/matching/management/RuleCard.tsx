import { type ReactNode, useId } from 'react'
import { Card } from '#web/ui/Card.tsx'
import { Heading } from '#web/ui/Heading.tsx'
import { Text } from '#web/ui/Text.tsx'
import classes from './RuleCard.module.css'

type Props = { title: string; text: string; action?: ReactNode; children?: ReactNode }

export function RuleCard({ title, text, action, children }: Props) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <Card className={classes.root ?? ''}>
        <div className={classes.head}>
          <div className={classes.words}>
            <Heading level={2} size="item" id={id}>
              {title}
            </Heading>
            <Text tone="soft">{text}</Text>
          </div>
          {action}
        </div>
        {children}
      </Card>
    </section>
  )
}
