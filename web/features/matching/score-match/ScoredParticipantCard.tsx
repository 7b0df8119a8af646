import { MapPin } from 'lucide-react'
import { useId } from 'react'
import type { PairParticipant } from '#contract/matching/score-match.ts'
import { useWords } from '#web/lib/words/words.ts'
import { Avatar } from '#web/ui/Avatar.tsx'
import { Card } from '#web/ui/Card.tsx'
import { Tags } from '#web/ui/Chip.tsx'
import { Heading } from '#web/ui/Heading.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { Text } from '#web/ui/Text.tsx'
import { TextLink } from '#web/ui/TextLink.tsx'
import classes from './ScoredParticipantCard.module.css'

const parts = ['lookingFor', 'canHelp', 'goal', 'about'] as const

/** One of the two, with the profile. */
export function ScoredParticipantCard({ person }: { person: PairParticipant }) {
  const people = useWords('participants')
  const t = useWords('network')
  const id = useId()
  const name = `${person.firstName} ${person.lastName}`
  const work = [person.position, person.company].filter(Boolean).join(', ')
  return (
    <section aria-labelledby={id}>
      <Card className={classes.root ?? ''}>
        <div className={classes.head}>
          <Avatar name={name} src={person.avatarUrl} size={56} />
          <div className={classes.words}>
            <Heading level={2} size="item" id={id}>
              <TextLink to={`/u/${person.slug}`} tone="quiet" className={classes.name ?? ''}>
                {name}
              </TextLink>
            </Heading>
            {work && <Text tone="soft">{work}</Text>}
            {person.city && (
              <Text size="small" tone="quiet" className={classes.city ?? ''}>
                <Icon of={MapPin} size={14} />
                {person.city}
              </Text>
            )}
          </div>
        </div>
        {parts.map(part => (
          <div key={part}>
            <p className={classes.label}>{people(`parts.${part}`)}</p>
            {person[part] ? (
              <p className={classes.text}>{person[part]}</p>
            ) : (
              <Text tone="quiet">{t('score.nothingSaid')}</Text>
            )}
          </div>
        ))}
        <Tags tags={person.tags} />
      </Card>
    </section>
  )
}
