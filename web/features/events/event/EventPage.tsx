import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { useSession } from '#web/lib/session/session.ts'
import { useWords } from '#web/lib/words/words.ts'
import { EmptyState } from '#web/ui/EmptyState.tsx'

/** The page of an event that the user cannot see. */
export function EventPage() {
  const ui = useWords('ui')
  const t = useWords('events')
  const { mode } = useSession()
  const way = {
    visitor: ['/login', ui('logIn')],
    member: ['/events', t('all')],
    organiser: ['/admin', ui('home')],
  }
  const [to, label] = way[mode] as [string, string]
  return (
    <EmptyState
      level={1}
      title={t('gone')}
      text={t('goneText')}
      action={
        <Button component={Link} to={to}>
          {label}
        </Button>
      }
    />
  )
}
