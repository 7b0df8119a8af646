import { useSearchParams } from 'react-router'
import { useWords } from '#web/lib/words/words.ts'
import { ContactButton } from '#web/ui/ContactButton.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { EventTabs } from './EventTabs.tsx'

export function EventsPage() {
  const t = useWords('events')
  const [query] = useSearchParams()
  const isPast = query.get('show') === 'past'
  return (
    <>
      <PageHeader title={t('title')} actions={<EventTabs isPast={isPast} />} />
      <EmptyState
        title={t(isPast ? 'noPast' : 'empty')}
        text={t(isPast ? 'noPastText' : 'emptyText')}
        action={<ContactButton label={t('action')} />}
      />
    </>
  )
}
