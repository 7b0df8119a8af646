import type { ReactNode } from 'react'
import { Heading } from './Heading.tsx'
import classes from './PageHeader.module.css'
import { Text } from './Text.tsx'

type Props = { title: ReactNode; text?: ReactNode; actions?: ReactNode }

/** Title, description and actions of a screen. */
export function PageHeader({ title, text, actions }: Props) {
  return (
    <div className={classes.root}>
      <div className={classes.words}>
        <Heading level={1}>{title}</Heading>
        {text && (
          <Text tone="soft" className={classes.text}>
            {text}
          </Text>
        )}
      </div>
      {actions && (
        <div className={classes.actions} data-no-notice>
          {actions}
        </div>
      )}
    </div>
  )
}
