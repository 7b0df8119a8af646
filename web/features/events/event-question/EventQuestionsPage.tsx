import { useQuery } from '@tanstack/react-query'
import { ChevronLeft } from 'lucide-react'
import { Suspense } from 'react'
import { useParams, useSearchParams } from 'react-router'
import type { Event } from '#contract/events/event.ts'
import { lazyComponent } from '#web/lib/browser/chunks.ts'
import { CallFailure } from '#web/lib/calls/client.ts'
import { useWords } from '#web/lib/words/words.ts'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { LinkButton } from '#web/ui/LinkButton.tsx'
import { NoPermission } from '#web/ui/NoPermission.tsx'
import { NotLoaded } from '#web/ui/NotLoaded.tsx'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { ListSkeleton } from '#web/ui/Skeletons.tsx'
import { TabLinks } from '#web/ui/TabLinks.tsx'
import { eventQuery } from '../event-answer/queries.ts'
import { QuestionsTab } from './QuestionsTab.tsx'

const tabs = {
  questions: QuestionsTab,
  answers: lazyComponent(() => import('./AnswersTab.tsx'), 'AnswersTab'),
  statistics: lazyComponent(() => import('../statistics/StatisticsTab.tsx'), 'StatisticsTab'),
}
type TabName = keyof typeof tabs
const tabNames = Object.keys(tabs) as TabName[]

/** Questions of an event, their answers and statistics, for its organisers. */
export function EventQuestionsPage() {
  const events = useWords('events')
  const { eventId = '' } = useParams()
  const { data: event, error, isFetching, refetch } = useQuery(eventQuery(eventId))
  if (event) return event.can.manage ? <Managed event={event} /> : <NoPermission />
  if (error && !isFetching) {
    const isGone = error instanceof CallFailure && error.status === 404
    if (!isGone) return <NotLoaded level={1} onRetry={() => void refetch()} />
    return (
      <EmptyState
        level={1}
        title={events('gone')}
        text={events('goneText')}
        action={<LinkButton to="/events">{events('all')}</LinkButton>}
      />
    )
  }
  return <ListSkeleton />
}

function Managed({ event }: { event: Event }) {
  const t = useWords('eventQuestions')
  const [query] = useSearchParams()
  const asked = query.get('tab')
  const current = tabNames.find(name => name === asked) ?? 'questions'
  const Tab = tabs[current]
  const path = `/event/${event.slug}/questions`
  return (
    <>
      <PageHeader
        title={t('title')}
        text={event.title}
        actions={
          <LinkButton to={`/event/${event.slug}`} variant="default" leftSection={<Icon of={ChevronLeft} />}>
            {t('toEvent')}
          </LinkButton>
        }
      />
      <TabLinks
        label={t('tabs.label')}
        tabs={tabNames.map(name => ({
          to: name === 'questions' ? path : `${path}?tab=${name}`,
          label: t(`tabs.${name}`),
          isCurrent: name === current,
        }))}
      />
      <Suspense fallback={<ListSkeleton />}>
        <Tab event={event} />
      </Suspense>
    </>
  )
}
