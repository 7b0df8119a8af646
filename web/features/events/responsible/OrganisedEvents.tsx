import { Button } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import { useSession } from '#web/lib/session/session.ts'
import { useLanguage } from '#web/lib/words/language.ts'
import { useWords } from '#web/lib/words/words.ts'
import { hasPermission } from '#web/shell/capability.ts'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { NotLoaded } from '#web/ui/NotLoaded.tsx'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { ListSkeleton } from '#web/ui/Skeletons.tsx'
import { TabLinks } from '#web/ui/TabLinks.tsx'
import { DeletedEvents } from '../event-draft/DeletedEvents.tsx'
import { EventDrafts } from '../event-draft/EventDrafts.tsx'
import { OrganisedCard } from './OrganisedCard.tsx'
import classes from './OrganisedEvents.module.css'
import { organisedQuery } from './queries.ts'

/** Home of the organiser mode: the events that the user organises, with what waits for them. */
export function OrganisedEvents() {
  const t = useWords('organisers')
  const language = useLanguage()
  const session = useSession()
  const [query] = useSearchParams()
  const show = query.get('show') === 'past' ? 'past' : 'upcoming'
  const events = useInfiniteQuery(organisedQuery(show))
  const shown = events.data?.pages.flatMap(({ items }) => items) ?? []
  const figures = events.data?.pages[0]?.figures
  const create = hasPermission(session, 'CAN_CREATE_EVENTS') && (
    <Button component={Link} to="/event/create">
      {t('create')}
    </Button>
  )
  return (
    <>
      <PageHeader title={t('title')} text={t('text')} actions={create} />
      {show === 'upcoming' && (
        <>
          <EventDrafts />
          <DeletedEvents />
        </>
      )}
      <TabLinks
        label={t('title')}
        tabs={(['upcoming', 'past'] as const).map(tab => ({
          to: tab === 'past' ? '/admin?show=past' : '/admin',
          label: t(tab),
          count: figures?.[tab].toLocaleString(language),
          isCurrent: tab === show,
        }))}
      />
      {events.isPending && <ListSkeleton count={3} />}
      {events.isError && !events.data && <NotLoaded onRetry={() => void events.refetch()} />}
      {events.data && shown.length === 0 && (
        <EmptyState
          title={t(show === 'past' ? 'noPast' : 'none')}
          text={t(show === 'past' ? 'noPastText' : 'noneText')}
          {...(create ? { action: create } : {})}
        />
      )}
      <ul className={classes.list}>
        {shown.map(event => (
          <OrganisedCard key={event.id} event={event} />
        ))}
      </ul>
      {events.hasNextPage && (
        <Button
          variant="default"
          mt={16}
          loading={events.isFetchingNextPage}
          onClick={() => void events.fetchNextPage()}
        >
          {t('more')}
        </Button>
      )}
    </>
  )
}
