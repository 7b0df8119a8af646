import { useInfiniteQuery } from '@tanstack/react-query'
import { useWords } from '#web/lib/words/words.ts'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { LinkButton } from '#web/ui/LinkButton.tsx'
import { TabLinks } from '#web/ui/TabLinks.tsx'
import { type EventsState, writeEventsState } from './listState.ts'
import { PagedEvents } from './PagedEvents.tsx'
import { myEventsQuery } from './queries.ts'
import type { ViewProps } from './viewProps.ts'

const tabs: EventsState['tab'][] = ['upcoming', 'past', 'waiting']
const empties = {
  upcoming: ['my.noUpcoming', 'my.noUpcomingText'],
  past: ['my.noPast', 'my.noPastText'],
  waiting: ['my.noWaiting', 'my.noWaitingText'],
} as const

/** Events that I am going to, was at, or wait for. */
export function MyEvents({ state, onChange }: ViewProps) {
  const t = useWords('events')
  const lists = {
    upcoming: useInfiniteQuery(myEventsQuery('upcoming')),
    past: useInfiniteQuery(myEventsQuery('past')),
    waiting: useInfiniteQuery(myEventsQuery('waiting')),
  }
  const [title, text] = empties[state.tab]
  const countOf = (tab: EventsState['tab']) => {
    const total = lists[tab].data?.pages[0]?.total
    return typeof total === 'number' ? String(total) : undefined
  }
  return (
    <>
      <TabLinks
        label={t('my.tabs')}
        tabs={tabs.map(tab => ({
          to: `/events${writeEventsState({ ...state, tab, page: 1 })}`,
          label: t(`my.${tab}`),
          count: countOf(tab),
          isCurrent: tab === state.tab,
        }))}
      />
      <PagedEvents
        key={state.tab}
        list={lists[state.tab]}
        isPast={state.tab === 'past'}
        page={state.page}
        onPage={page => onChange({ page })}
        empty={
          <EmptyState title={t(title)} text={t(text)} action={<LinkButton to="/events">{t('my.browse')}</LinkButton>} />
        }
      />
    </>
  )
}
