import { Link } from 'react-router'
import type { Intro } from '#contract/matching/intro.ts'
import { useWords } from '#web/lib/words/words.ts'
import { Avatar } from '#web/ui/Avatar.tsx'
import { Card } from '#web/ui/Card.tsx'
import { Heading } from '#web/ui/Heading.tsx'
import { photoUrl } from '#web/ui/photo.ts'
import { ReasonBox } from '#web/ui/ReasonBox.tsx'
import { Relevance } from '#web/ui/Relevance.tsx'
import { Text } from '#web/ui/Text.tsx'
import { AnswerForm } from './AnswerForm.tsx'
import { IntroQuote } from './IntroQuote.tsx'
import classes from './ReceivedIntro.module.css'

/** An unanswered intro. */
export function ReceivedIntro({ received: { person, intro, relevanceLevel, reason } }: { received: Intro }) {
  const t = useWords('matching')
  const name = `${person.firstName} ${person.lastName}`
  const work = [person.position, person.company].filter(Boolean).join(', ')
  const facts = [work, person.city].filter(Boolean).join(' · ')
  return (
    <Card as="article" className={classes.root}>
      <Avatar name={name} src={person.avatarUrl && photoUrl(person.avatarUrl, 256)} size={72} />
      <div className={classes.words}>
        <Heading level={2} size="item">
          {t('received.title', { name: person.firstName })}
        </Heading>
        <Text tone="soft" className={classes.who}>
          <Link to={`/u/${person.slug}`} className={classes.name}>
            {name}
          </Link>
          {facts && ` · ${facts}`}
        </Text>
        {relevanceLevel && (
          <div>
            <Relevance level={relevanceLevel} />
          </div>
        )}
        <IntroQuote text={intro.message} />
        {reason && <ReasonBox reason={reason} level={relevanceLevel} />}
        <AnswerForm person={person} intro={intro} />
      </div>
    </Card>
  )
}
