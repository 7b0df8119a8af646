import { Button } from '@mantine/core'
import type { LandingContent } from '#contract/communities/landing.ts'
import { useWords } from '#web/lib/words/words.ts'
import { Avatar } from '#web/ui/Avatar.tsx'
import { ReasonBox } from '#web/ui/ReasonBox.tsx'
import { Relevance } from '#web/ui/Relevance.tsx'
import { Text } from '#web/ui/Text.tsx'
import classes from './ExampleCard.module.css'

/** An example intro. Its buttons are only drawn. */
export function ExampleCard({ example: { left, right, title, reason } }: { example: LandingContent['example'] }) {
  const t = useWords('landing')
  return (
    <div className={classes.root}>
      <div className={classes.top}>
        <div className={classes.pair}>
          <Avatar name={left.name} src={left.imageUrl} size={60} className={classes.face} />
          <Avatar name={right.name} src={right.imageUrl} size={60} className={classes.face} />
        </div>
        <Relevance level="HIGH" />
      </div>
      <Text className={classes.title} weight="semibold">
        {title}
      </Text>
      <ReasonBox reason={reason} level="HIGH" />
      <div className={classes.buttons} aria-hidden>
        <Button component="span" className={classes.connect}>
          {t('connect')}
        </Button>
        <Button component="span" variant="default">
          {t('later')}
        </Button>
      </div>
    </div>
  )
}
