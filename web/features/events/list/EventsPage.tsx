import { useSearchParams } from 'react-router'
import { useWords } from '#web/lib/words.ts'
import { ContactButton } from '#web/shell/ContactButton.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { EventTabs } from './EventTabs.tsx'

export function EventsPage() {
  const t = useWords('screens')
  const [query] = useSearchParams()
  const isPast = query.get('show') === 'past'
  return (
    <>
      <PageHeader title={t('events.title')} actions={<EventTabs isPast={isPast} />} />
      <EmptyState
        title={t(isPast ? 'events.noPast' : 'events.empty')}
        text={t(isPast ? 'events.noPastText' : 'events.emptyText')}
        action={<ContactButton label={t('events.action')} />}
      />
    </>
  )
}
