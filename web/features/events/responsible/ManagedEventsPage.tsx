import { Button } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link, useLocation, useSearchParams } from 'react-router'
import { goTo } from '#web/lib/browser/navigation.ts'
import { CallFailure } from '#web/lib/calls/client.ts'
import { useSession } from '#web/lib/session/session.ts'
import { useWords } from '#web/lib/words/words.ts'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { NoPermission } from '#web/ui/NoPermission.tsx'
import { NotLoaded } from '#web/ui/NotLoaded.tsx'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { SearchField } from '#web/ui/SearchField.tsx'
import { ListSkeleton } from '#web/ui/Skeletons.tsx'
import { TabLinks } from '#web/ui/TabLinks.tsx'
import { canAddEvent } from '../list/canAddEvent.ts'
import classes from './ManagedEventsPage.module.css'
import { OrganisedCard } from './OrganisedCard.tsx'
import list from './OrganisedEvents.module.css'
import { managedQuery } from './queries.ts'

type Show = 'upcoming' | 'past'

const queryOf = (show: Show, search: string): string => {
  const query = new URLSearchParams({ ...(show === 'past' ? { show } : {}), ...(search ? { search } : {}) })
  return query.size > 0 ? `?${query}` : '?'
}

/** All events of the community, for its managers. */
export function ManagedEventsPage() {
  const t = useWords('organisers')
  const session = useSession()
  const { pathname } = useLocation()
  const [query] = useSearchParams()
  const show: Show = query.get('show') === 'past' ? 'past' : 'upcoming'
  const search = (query.get('search') ?? '').trim()
  const events = useInfiniteQuery(managedQuery(show, search))
  const shown = events.data?.pages.flatMap(({ items }) => items) ?? []
  if (events.error instanceof CallFailure && events.error.status === 403) return <NoPermission />
  const create = canAddEvent(session) && (
    <Button component={Link} to="/event/create">
      {t('create')}
    </Button>
  )
  /** Then the button stands in the empty state. */
  const isEmpty = events.data !== undefined && shown.length === 0 && !search
  return (
    <>
      <PageHeader title={t('managed.title')} text={t('managed.text')} actions={!isEmpty && create} />
      <TabLinks
        label={t('managed.title')}
        tabs={(['upcoming', 'past'] as const).map(tab => ({
          to: queryOf(tab, search),
          label: t(tab),
          isCurrent: tab === show,
        }))}
      />
      <search className={classes.search}>
        <SearchField
          value={search}
          label={t('managed.search')}
          onChange={text => goTo(pathname + queryOf(show, text), { replace: true })}
        />
      </search>
      {events.isPending && <ListSkeleton count={3} />}
      {events.isError && !events.data && <NotLoaded onRetry={() => void events.refetch()} />}
      {events.data && shown.length === 0 && (
        <EmptyState
          title={t(search ? 'managed.noneFound' : show === 'past' ? 'noPast' : 'none')}
          text={t(search ? 'managed.noneFoundText' : show === 'past' ? 'noPastText' : 'managed.noneText')}
          {...(create && isEmpty ? { action: create } : {})}
        />
      )}
      <ul className={list.list}>
        {shown.map(event => (
          <OrganisedCard key={event.id} event={event} organisers={event.organisers} canManage={event.can.manage} />
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
