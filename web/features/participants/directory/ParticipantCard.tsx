import { MapPin } from 'lucide-react'
import { Link } from 'react-router'
import type { ListedParticipant } from '#contract/participants/profile-shapes.ts'
import { Avatar } from '#web/ui/Avatar.tsx'
import { Tags } from '#web/ui/Chip.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { photoUrl } from '#web/ui/photo.ts'
import { Text } from '#web/ui/Text.tsx'
import classes from './ParticipantCard.module.css'

type Props = { person: ListedParticipant; isRequestShown: boolean }

/** A participant in the list. The whole card is clickable; the link is the name. */
export function ParticipantCard({ person, isRequestShown }: Props) {
  const name = `${person.firstName} ${person.lastName}`
  const work = [person.position, person.company].filter(Boolean).join(', ')
  return (
    <li className={classes.root}>
      <Avatar name={name} src={person.avatarUrl && photoUrl(person.avatarUrl, 108)} size={56} />
      <div className={classes.words}>
        <Link to={`/u/${person.slug}`} className={classes.name}>
          {name}
        </Link>
        {work && (
          <Text tone="soft" className={classes.work}>
            {work}
          </Text>
        )}
        {person.city && (
          <Text size="small" tone="quiet" className={classes.city}>
            <Icon of={MapPin} size={14} />
            {person.city}
          </Text>
        )}
        {isRequestShown && person.lookingFor && <p className={classes.request}>{person.lookingFor}</p>}
        <div className={classes.tags}>
          <Tags tags={person.tags} max={2} />
        </div>
      </div>
    </li>
  )
}
