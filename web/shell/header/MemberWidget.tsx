import { ActionIcon } from '@mantine/core'
import { Bell } from 'lucide-react'
import { Link } from 'react-router'
import { useBadge } from '#web/lib/badges.ts'
import { useSession } from '#web/lib/session/session.ts'
import { track } from '#web/lib/tracking/analytics.ts'
import { useWords } from '#web/lib/words/words.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { InviteButton } from './InviteButton.tsx'
import classes from './MemberWidget.module.css'

/** Header of a signed-in user: notifications and, with a profile, invitations. The language switcher is between the two. */
export function MemberWidget({ shows }: { shows: 'invitation' | 'notifications' }) {
  const t = useWords('shell')
  const unseen = useBadge('notifications')
  const { user, isNetworkingOff } = useSession()
  if (!user || isNetworkingOff) return null
  if (shows === 'invitation')
    return user.connectedParticipants.length > 0 ? (
      <span className={classes.invite}>
        <InviteButton />
      </span>
    ) : null
  return (
    <ActionIcon
      component={Link}
      to="/notifications"
      className={classes.bell}
      aria-label={unseen > 0 ? t('header.unseen', { count: unseen }) : t('header.notifications')}
      onClick={() => track('header click', { target: 'notifications' })}
    >
      <Icon of={Bell} size={19} />
      {unseen > 0 && <span className={classes.dot} />}
    </ActionIcon>
  )
}
