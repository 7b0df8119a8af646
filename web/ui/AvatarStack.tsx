import type { ReactNode } from 'react'
import { Avatar } from './Avatar.tsx'
import classes from './AvatarStack.module.css'

export type AvatarPerson = { id: string; firstName: string; lastName: string; avatarUrl: string | null }

type Props = {
  people: AvatarPerson[]
  size?: number
  max?: number
  /** Content of the last circle, such as "+12". */
  more?: ReactNode
}

/** Overlapping avatars. Decorative: a sentence beside it names them. */
export function AvatarStack({ people, size = 28, max = 5, more }: Props) {
  return (
    <span className={classes.root} style={{ '--size': `${size}px` }} aria-hidden>
      {people.slice(0, max).map(person => (
        <Avatar
          key={person.id}
          name={`${person.firstName} ${person.lastName}`}
          src={person.avatarUrl}
          size={size}
          className={classes.face}
        />
      ))}
      {more && <span className={classes.more}>{more}</span>}
    </span>
  )
}
