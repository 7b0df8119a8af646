import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { useWords } from '#web/lib/words.ts'
import { Card } from '#web/ui/Card.tsx'
import { Heading } from '#web/ui/Heading.tsx'
import { Text } from '#web/ui/Text.tsx'
import classes from './RequestCard.module.css'

/** Whom the reader is looking for, in their own words. */
export function RequestCard({ lookingFor }: { lookingFor: string }) {
  const t = useWords('screens')
  return (
    <Card as="section" className={classes.root}>
      <Heading level={2} size="item">
        {t('mine.request')}
      </Heading>
      <Text size="body" tone={lookingFor ? 'ink' : 'quiet'}>
        {lookingFor || t('mine.noRequest')}
      </Text>
      <Button component={Link} to="/profile" variant="default" size="sm">
        {t('mine.profile')}
      </Button>
    </Card>
  )
}
