import { Button } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useSession } from '#web/lib/session/session.ts'
import { useWords } from '#web/lib/words/words.ts'
import { ContactButton } from '#web/ui/ContactButton.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { LinkButton } from '#web/ui/LinkButton.tsx'
import { canAddEvent } from './canAddEvent.ts'
import { isFiltered, withoutFilters } from './listState.ts'
import { PagedEvents } from './PagedEvents.tsx'
import { eventsQuery } from './queries.ts'
import type { ViewProps } from './viewProps.ts'

/** Upcoming or past events. */
export function EventList({ state, onChange }: ViewProps) {
  const list = useInfiniteQuery(eventsQuery(state))
  return (
    <PagedEvents
      list={list}
      isPast={state.view === 'past'}
      page={state.page}
      onPage={page => onChange({ page })}
      empty={<NoEvents state={state} onChange={onChange} />}
    />
  )
}

function NoEvents({ state, onChange }: ViewProps) {
  const t = useWords('events')
  const isOrganiser = canAddEvent(useSession())
  if (isFiltered(state))
    return (
      <EmptyState
        title={t('noMatch')}
        text={t('noMatchText')}
        action={<Button onClick={() => onChange(withoutFilters(state))}>{t('clear')}</Button>}
      />
    )
  if (state.view === 'past')
    return (
      <EmptyState
        title={t('noPast')}
        text={t('noPastText')}
        action={<Button onClick={() => onChange({ view: 'upcoming' })}>{t('my.browse')}</Button>}
      />
    )
  return (
    <EmptyState
      title={t('empty')}
      text={t(isOrganiser ? 'emptyForOrganisers' : 'emptyText')}
      action={
        isOrganiser ? <LinkButton to="/event/create">{t('add')}</LinkButton> : <ContactButton label={t('action')} />
      }
    />
  )
}
