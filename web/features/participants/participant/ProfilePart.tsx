import { type ReactNode, useId } from 'react'
import { Heading } from '#web/ui/Heading.tsx'
import { Text } from '#web/ui/Text.tsx'
import classes from './ProfilePart.module.css'

/** A titled section of a profile. */
export function ProfilePart({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={classes.root}>
      <Heading level={2} size="item" id={id}>
        {title}
      </Heading>
      {children}
    </section>
  )
}

/** Text with its line breaks. */
export function ProfileText({ children }: { children: string }) {
  return (
    <Text size="long" tone="soft" className={classes.text}>
      {children}
    </Text>
  )
}
