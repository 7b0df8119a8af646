import { MapPin } from 'lucide-react'
import { Link } from 'react-router'
import type { Recommendation } from '#contract/matching/recommendation.ts'
import { Avatar } from '#web/ui/Avatar.tsx'
import { Emphasis } from '#web/ui/Emphasis.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { photoUrl } from '#web/ui/photo.ts'
import { Relevance } from '#web/ui/Relevance.tsx'
import { Text } from '#web/ui/Text.tsx'
import { ConnectButton } from '../intro/ConnectButton.tsx'
import { BookmarkButton } from '../standing/BookmarkButton.tsx'
import { ParticipantMenu } from '../standing/ParticipantMenu.tsx'
import classes from './RecommendationRow.module.css'

export function RecommendationRow({ recommendation }: { recommendation: Recommendation }) {
  const { person, reason, relevanceLevel, matchingId, standing, privateNote } = recommendation
  const name = `${person.firstName} ${person.lastName}`
  const work = [person.position, person.company].filter(Boolean).join(', ')
  const why = reason ?? person.lookingFor
  return (
    <li className={classes.root}>
      <Avatar name={name} src={person.avatarUrl && photoUrl(person.avatarUrl, 108)} size={48} />
      <div className={classes.words}>
        <p className={classes.who}>
          <Link to={`/u/${person.slug}`} className={classes.name}>
            {name}
          </Link>
          {work && <span className={classes.work}>{work}</span>}
        </p>
        {why && (
          <Text tone="soft" className={classes.why}>
            <Emphasis text={why} />
          </Text>
        )}
        <div className={classes.facts}>
          <Relevance level={relevanceLevel} />
          {person.city && (
            <span className={classes.city}>
              <Icon of={MapPin} size={13} />
              {person.city}
            </span>
          )}
        </div>
      </div>
      <div className={classes.actions}>
        <ConnectButton person={person} standing={standing} matchingId={matchingId} variant="default" size="sm" />
        <BookmarkButton person={person} standing={standing} variant="subtle" size="md" />
        <ParticipantMenu
          person={person}
          standing={standing}
          matchingId={matchingId}
          privateNote={privateNote}
          variant="subtle"
          size="md"
        />
      </div>
    </li>
  )
}
