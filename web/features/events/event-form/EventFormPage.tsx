import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { CallFailure } from '#web/lib/calls/client.ts'
import { useCommunity } from '#web/lib/community/community.ts'
import { useSession } from '#web/lib/session/session.ts'
import { browserZone } from '#web/lib/words/calendar.ts'
import { useLanguage } from '#web/lib/words/language.ts'
import { useWords } from '#web/lib/words/words.ts'
import { ContactButton } from '#web/ui/ContactButton.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { LinkButton } from '#web/ui/LinkButton.tsx'
import { NotLoaded } from '#web/ui/NotLoaded.tsx'
import { FormSkeleton } from '#web/ui/Skeletons.tsx'
import { EventForm } from './EventForm.tsx'
import { draftQuery, managedQuery } from './queries.ts'
import { emptyValues } from './values.ts'

/** `/event/create`, for those who may. */
export function CreateEventPage() {
  const { hasAdminRole, permissions } = useSession()
  const canCreate =
    hasAdminRole || permissions.includes('CAN_CREATE_EVENTS') || permissions.includes('CAN_MODERATE_COMMUNITY')
  return canCreate ? <NewEvent /> : <NoRight />
}

function NoRight() {
  const t = useWords('eventForm')
  return <EmptyState level={1} title={t('noRight')} text={t('noRightText')} action={<ContactButton />} />
}

function NewEvent() {
  const { user } = useSession()
  const { brandConfig, timeZone } = useCommunity()
  const language = useLanguage()
  const draft = useQuery(draftQuery(null))
  if (draft.isPending) return <FormSkeleton fields={5} />
  // Without its draft the form would replace it.
  if (draft.isError) return <NotLoaded level={1} onRetry={() => void draft.refetch()} />
  const empty = emptyValues({
    lang: language,
    timeZone: browserZone() || timeZone,
    organizerContact: user?.email ?? '',
    coverKind: brandConfig.cover.kind,
    coverPalette: brandConfig.cover.palette,
  })
  return <EventForm event={null} published={empty} draft={draft.data} />
}

/** `/event/:eventId/edit`, for its organisers. */
export function EditEventPage() {
  const { eventId = '' } = useParams()
  return <EditEvent key={eventId} eventId={eventId} />
}

function EditEvent({ eventId }: { eventId: string }) {
  const t = useWords('eventForm')
  const events = useWords('events')
  const managed = useQuery(managedQuery(eventId))
  const draft = useQuery({ ...draftQuery(managed.data?.event.id ?? null), enabled: managed.data !== undefined })
  const retry = () => void (managed.isError ? managed.refetch() : draft.refetch())
  if (managed.error instanceof CallFailure && managed.error.status === 403)
    return (
      <EmptyState
        level={1}
        title={t('noRightToEdit')}
        text={t('noRightToEditText')}
        action={<LinkButton to={`/event/${eventId}`}>{t('openEvent')}</LinkButton>}
      />
    )
  if (managed.error instanceof CallFailure && managed.error.status === 404)
    return (
      <EmptyState
        level={1}
        title={events('gone')}
        text={events('goneText')}
        action={<LinkButton to="/events">{t('all')}</LinkButton>}
      />
    )
  if (managed.isError || draft.isError) return <NotLoaded level={1} onRetry={retry} />
  if (managed.data === undefined || draft.data === undefined) return <FormSkeleton fields={5} />
  const { event, values } = managed.data
  return <EventForm event={event} published={values} draft={draft.data} />
}
