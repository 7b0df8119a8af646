import { MapPin } from 'lucide-react'
import type { CurrentParticipant } from '#contract/users/user.ts'
import { longDate } from '#web/lib/dates.ts'
import { useLanguage } from '#web/lib/language.ts'
import { useWords } from '#web/lib/words.ts'
import { Avatar } from '#web/ui/Avatar.tsx'
import { Card } from '#web/ui/Card.tsx'
import { Heading } from '#web/ui/Heading.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { Text } from '#web/ui/Text.tsx'
import classes from './OwnProfile.module.css'

/** A profile as its owner sees it. */
export function OwnProfile({ participant }: { participant: CurrentParticipant }) {
  const t = useWords('screens')
  const language = useLanguage()
  const { firstName, lastName, position, company, city, isLocationShared, about, lookingFor, goal, tags, joinedAt } =
    participant
  const name = `${firstName} ${lastName}`
  const since = longDate(joinedAt, language)
  return (
    <Card as="article" className={classes.root}>
      <div className={classes.who}>
        <Avatar name={name} src={participant.avatarUrl} size={144} className={classes.face} />
        <div className={classes.facts}>
          <Heading level={2}>{name}</Heading>
          <Text size="body" tone="soft">
            {[position, company].filter(Boolean).join(', ')}
          </Text>
          {city && (
            <Text tone="quiet" className={classes.city}>
              <Icon of={MapPin} size={14} />
              {city}
              {!isLocationShared && ` (${t('profile.hiddenCity')})`}
            </Text>
          )}
          <Text size="small" tone="quiet">
            {t('profile.since', { date: since })}
          </Text>
        </div>
      </div>
      <Part title={t('profile.lookingFor')} text={lookingFor} />
      <Part title={t('profile.goal')} text={goal} />
      <Part title={t('profile.about')} text={about} />
      {tags.length > 0 && (
        <section>
          <Heading level={3}>{t('profile.tags')}</Heading>
          <ul className={classes.tags}>
            {tags.map(tag => (
              <li key={tag}>{tag}</li>
            ))}
          </ul>
        </section>
      )}
    </Card>
  )
}

function Part({ title, text }: { title: string; text: string }) {
  const t = useWords('screens')
  return (
    <section>
      <Heading level={3}>{title}</Heading>
      <Text size="long" tone={text ? 'soft' : 'quiet'} className={classes.text}>
        {text || t('profile.empty')}
      </Text>
    </section>
  )
}
