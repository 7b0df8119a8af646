import { useWords } from '#web/lib/words/words.ts'
import { ContactButton } from '#web/ui/ContactButton.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { LinkButton } from '#web/ui/LinkButton.tsx'

export type NoFormReason = 'mayNotCreate' | 'mayNotEdit' | 'gone'

/** In the place of the form: why there is none, and a way on. Loaded only where it is needed. */
export function NoEventForm({ reason, eventId }: { reason: NoFormReason; eventId?: string }) {
  const t = useWords('eventForm')
  const events = useWords('events')
  if (reason === 'mayNotCreate')
    return <EmptyState level={1} title={t('noRight')} text={t('noRightText')} action={<ContactButton />} />
  const isGone = reason === 'gone'
  return (
    <EmptyState
      level={1}
      title={isGone ? events('gone') : t('noRightToEdit')}
      text={isGone ? events('goneText') : t('noRightToEditText')}
      action={
        isGone ? (
          <LinkButton to="/events">{t('all')}</LinkButton>
        ) : (
          <LinkButton to={`/event/${eventId}`}>{t('openEvent')}</LinkButton>
        )
      }
    />
  )
}
