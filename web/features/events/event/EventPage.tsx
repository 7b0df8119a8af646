import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { CallFailure } from '#web/lib/calls/client.ts'
import { useSession } from '#web/lib/session/session.ts'
import { useLanguage } from '#web/lib/words/language.ts'
import { useWords } from '#web/lib/words/words.ts'
import { Banner } from '#web/ui/Banner.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { LinkButton } from '#web/ui/LinkButton.tsx'
import { NotLoaded } from '#web/ui/NotLoaded.tsx'
import { EventSkeleton } from './EventSkeleton.tsx'
import { EventView } from './EventView.tsx'
import { eventQuery } from './queries.ts'

/** An event by its id or slug. */
export function EventPage() {
  const { eventId = '' } = useParams()
  const t = useWords('event')
  const { user } = useSession()
  useLanguage()
  const event = useQuery(eventQuery(eventId, user?.userId ?? null))
  if (event.data)
    return (
      <EventView
        key={event.data.id}
        event={event.data}
        notice={event.isError && <NotRenewed onRetry={() => void event.refetch()} />}
      />
    )
  if (!event.isError) return <EventSkeleton />
  return isGone(event.error) ? (
    <EventGone />
  ) : (
    <NotLoaded level={1} text={t('notLoaded')} onRetry={() => void event.refetch()} />
  )
}

/** The page shows what was true before; the state of the participation may have changed since. */
function NotRenewed({ onRetry }: { onRetry: () => void }) {
  const t = useWords('event')
  const retry = (
    <Button variant="default" size="sm" onClick={onRetry}>
      {t('action.retry')}
    </Button>
  )
  return <Banner tone="warning" title={t('mineNotLoaded')} action={retry} isAlert />
}

/** Not found and not allowed look the same. */
export const isGone = (error: Error | null): boolean =>
  error instanceof CallFailure && [400, 403, 404].includes(error.status)

/** A visitor may be looking for a private event: the login brings them back to this address, query and hash included. */
export function EventGone() {
  const t = useWords('event')
  const ui = useWords('ui')
  const { mode } = useSession()
  const way = {
    visitor: ['/login', ui('logIn'), t('gone.visitorText')],
    member: ['/events', t('gone.all'), t('gone.text')],
    organiser: ['/admin', ui('home'), t('gone.text')],
  } as const
  const [to, label, text] = way[mode]
  return <EmptyState level={1} title={t('gone.title')} text={text} action={<LinkButton to={to}>{label}</LinkButton>} />
}
