import { type ReactNode, useId } from 'react'
import { useWords } from '#web/lib/words/words.ts'
import { Card } from '#web/ui/Card.tsx'
import { Heading } from '#web/ui/Heading.tsx'
import { NotLoaded } from '#web/ui/NotLoaded.tsx'
import { Text } from '#web/ui/Text.tsx'
import classes from './SideCard.module.css'

type Props = { title: string; isReady: boolean; isError: boolean; onRetry: () => void; children: ReactNode }

/** Additional information about the pair; the screen works without it. */
export function SideCard({ title, isReady, isError, onRetry, children }: Props) {
  const ui = useWords('ui')
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <Card className={classes.root ?? ''}>
        <Heading level={2} size="item" id={id}>
          {title}
        </Heading>
        {isReady && children}
        {!isReady && !isError && <Text tone="quiet">{ui('loading')}…</Text>}
        {!isReady && isError && <NotLoaded isCompact onRetry={onRetry} />}
      </Card>
    </section>
  )
}
