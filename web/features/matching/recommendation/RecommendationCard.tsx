import { MapPin } from 'lucide-react'
import { Link } from 'react-router'
import type { Recommendation } from '#contract/matching/recommendation.ts'
import { useCommunity } from '#web/lib/community/community.ts'
import { useLanguage } from '#web/lib/words/language.ts'
import { useWords } from '#web/lib/words/words.ts'
import { Avatar } from '#web/ui/Avatar.tsx'
import { Card } from '#web/ui/Card.tsx'
import { Tags } from '#web/ui/Chip.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { photoUrl } from '#web/ui/photo.ts'
import { ReasonBox } from '#web/ui/ReasonBox.tsx'
import { Relevance } from '#web/ui/Relevance.tsx'
import { Text } from '#web/ui/Text.tsx'
import { ConnectButton } from '../intro/ConnectButton.tsx'
import { BookmarkButton } from '../standing/BookmarkButton.tsx'
import { ParticipantMenu } from '../standing/ParticipantMenu.tsx'
import { shortDay } from './days.ts'
import { isQuoted } from './isQuoted.ts'
import classes from './RecommendationCard.module.css'

/** One of the best recommendations, with its reason. */
export function RecommendationCard({ recommendation }: { recommendation: Recommendation }) {
  const t = useWords('matching')
  const language = useLanguage()
  const { timeZone } = useCommunity()
  const { person, reason, relevanceLevel, matchingDate, matchingId, standing, privateNote } = recommendation
  const name = `${person.firstName} ${person.lastName}`
  const work = [person.position, person.company].filter(Boolean).join(', ')
  return (
    <Card as="li" className={classes.root}>
      <div className={classes.head}>
        <Avatar name={name} src={person.avatarUrl && photoUrl(person.avatarUrl, 256)} size={72} />
        <Relevance level={relevanceLevel} />
      </div>
      <div>
        <h2 className={classes.name}>
          <Link to={`/u/${person.slug}`}>{name}</Link>
        </h2>
        {work && (
          <Text tone="soft" className={classes.work}>
            {work}
          </Text>
        )}
        <Text size="small" tone="quiet" className={classes.facts}>
          {person.city && (
            <span className={classes.city}>
              <Icon of={MapPin} size={13} />
              {person.city}
            </span>
          )}
          <span>{t('list.from', { date: shortDay(matchingDate, language, timeZone) })}</span>
        </Text>
      </div>
      {reason && (
        <div className={classes.why}>
          <ReasonBox reason={reason} level={relevanceLevel} />
        </div>
      )}
      {person.lookingFor && !isQuoted(person.lookingFor, reason) && (
        <Text size="small" tone="soft" className={classes.request}>
          <span className={classes.label}>{t('list.lookingFor')}: </span>
          {person.lookingFor}
        </Text>
      )}
      <Tags tags={person.tags} max={4} isOneLine />
      {privateNote && (
        <Text size="small" tone="quiet" className={classes.request}>
          <span className={classes.label}>{t('list.note')}: </span>
          {privateNote}
        </Text>
      )}
      <div className={classes.actions}>
        <div className={classes.connect}>
          <ConnectButton person={person} standing={standing} matchingId={matchingId} fullWidth />
        </div>
        <BookmarkButton person={person} standing={standing} />
        <ParticipantMenu person={person} standing={standing} matchingId={matchingId} privateNote={privateNote} />
      </div>
    </Card>
  )
}
