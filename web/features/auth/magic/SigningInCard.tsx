import { Loader } from '@mantine/core'
import { Card } from '#web/ui/Card.tsx'
import { Text } from '#web/ui/Text.tsx'
import classes from './SigningInCard.module.css'

/** Shown while a sign-in is being completed. */
export function SigningInCard({ text }: { text: string }) {
  return (
    <Card className={classes.root}>
      <Loader size={28} aria-hidden />
      <h1 className={classes.text} role="status">
        <Text as="span" size="lead" tone="soft">
          {text}
        </Text>
      </h1>
    </Card>
  )
}
