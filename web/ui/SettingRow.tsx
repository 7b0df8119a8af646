import type { ReactNode } from 'react'
import { Heading } from '#web/ui/Heading.tsx'
import { Text } from '#web/ui/Text.tsx'
import classes from './Settings.module.css'

type Props = { title: string; text: ReactNode; children?: ReactNode }

/** One setting: what it is on the left, what to choose on the right. */
export function SettingRow({ title, text, children }: Props) {
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
