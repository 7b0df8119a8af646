import type { ListedParticipant } from '#contract/participants/profile-shapes.ts'
import { useSession } from '#web/lib/session/session.ts'
import { Avatar } from '#web/ui/Avatar.tsx'
import { photoUrl } from '#web/ui/photo.ts'
import classes from './AvatarPair.module.css'

const rings = [62, 104, 150]

/** The user and the other person. Decorative: the title names them. */
export function AvatarPair({ person }: { person: ListedParticipant }) {
  const reader = useSession().participant
  return (
    <div className={classes.root} aria-hidden>
      <svg viewBox="0 0 520 132" preserveAspectRatio="xMidYMid slice" className={classes.rings} aria-hidden>
        {rings.map(radius => (
          <g key={radius}>
            <circle cx="222" cy="66" r={radius} />
            <circle cx="298" cy="66" r={radius} />
          </g>
        ))}
      </svg>
      {reader && <Face of={reader} className={classes.one} />}
      <Face of={person} className={classes.other} />
    </div>
  )
}

type FaceProps = { of: Pick<ListedParticipant, 'firstName' | 'lastName' | 'avatarUrl'>; className: string | undefined }

function Face({ of: { firstName, lastName, avatarUrl }, className = '' }: FaceProps) {
  const src = avatarUrl && photoUrl(avatarUrl, 256)
  return <Avatar name={`${firstName} ${lastName}`} src={src} size={84} className={`${classes.face} ${className}`} />
}
