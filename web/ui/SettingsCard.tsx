import { type ReactNode, useId } from 'react'
import { Card } from './Card.tsx'
import { Heading } from './Heading.tsx'
import classes from './SettingsCard.module.css'
import { Text } from './Text.tsx'

type Props = { title: string; action?: ReactNode; children: ReactNode }

/** A titled group of settings. */
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

type RowProps = { title: string; text: ReactNode; children?: ReactNode }

/** One setting: description on the left, control on the right. */
export function SettingRow({ title, text, children }: RowProps) {
  return (
    <div className={classes.row}>
      <div className={classes.words}>
        <Heading level={3} size="item">
          {title}
        </Heading>
        <Text as="div" tone="soft">
          {text}
        </Text>
      </div>
      {children}
    </div>
  )
}
