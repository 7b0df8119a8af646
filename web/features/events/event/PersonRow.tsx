import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { EventPerson } from '#contract/events/event.ts'
import { Avatar } from '#web/ui/Avatar.tsx'
import classes from './PersonRow.module.css'

type Person = Pick<EventPerson, 'slug' | 'firstName' | 'lastName' | 'position' | 'company' | 'avatarUrl'>

/** A person on the event page: face, name, work, and what can be done. */
export function PersonRow({ person, action, text }: { person: Person; action?: ReactNode; text?: ReactNode }) {
  const name = `${person.firstName} ${person.lastName}`
  const work = [person.position, person.company].filter(Boolean).join(', ')
  return (
    <li className={classes.root}>
      <Avatar name={name} src={person.avatarUrl} size={40} />
      <div className={classes.words}>
        {person.slug ? (
          <Link to={`/u/${person.slug}`} className={classes.name}>
            {name}
          </Link>
        ) : (
          <span className={classes.name}>{name}</span>
        )}
        {work && <p className={classes.work}>{work}</p>}
        {text}
      </div>
      {action && <div className={classes.action}>{action}</div>}
    </li>
  )
}

/** A list of `PersonRow`. */
export const PersonList = ({ children }: { children: ReactNode }) => <ul className={classes.list}>{children}</ul>
