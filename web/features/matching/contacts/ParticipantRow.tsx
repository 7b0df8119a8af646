import { MapPin } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { ListedParticipant } from '#contract/participants/profile-shapes.ts'
import { Avatar } from '#web/ui/Avatar.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { Text } from '#web/ui/Text.tsx'
import classes from './ParticipantRow.module.css'

type Props = {
  person: ListedParticipant
  /** Status in a few words. */
  facts?: ReactNode
  actions?: ReactNode
  /** Stays beside the name on a phone, where the actions are below. */
  menu?: ReactNode
  /** Messages and contacts, below in full width. */
  children?: ReactNode
}

/** A person in the lists of contacts. */
export function ParticipantRow({ person, facts, actions, menu, children }: Props) {
  const name = `${person.firstName} ${person.lastName}`
  const work = [person.position, person.company].filter(Boolean).join(', ')
  return (
    <li className={classes.root}>
      <Avatar name={name} src={person.avatarUrl} size={48} />
      <div className={classes.words}>
        <p className={classes.head}>
          <Link to={`/u/${person.slug}`} className={classes.name}>
            {name}
          </Link>
          {work && (
            <Text as="span" tone="soft">
              {work}
            </Text>
          )}
        </p>
        <div className={classes.facts}>
          {facts}
          {person.city && (
            <Text as="span" size="small" tone="quiet" className={classes.city ?? ''}>
              <Icon of={MapPin} size={14} />
              {person.city}
            </Text>
          )}
        </div>
      </div>
      {actions && <div className={classes.actions}>{actions}</div>}
      {menu && <div className={classes.menu}>{menu}</div>}
      {children && <div className={classes.more}>{children}</div>}
    </li>
  )
}
