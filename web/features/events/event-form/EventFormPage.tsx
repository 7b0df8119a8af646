import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { lazyComponent } from '#web/lib/browser/chunks.ts'
import { CallFailure } from '#web/lib/calls/client.ts'
import { useCommunity } from '#web/lib/community/community.ts'
import { useSession } from '#web/lib/session/session.ts'
import { browserZone } from '#web/lib/words/calendar.ts'
import { useLanguage } from '#web/lib/words/language.ts'
import { NotLoaded } from '#web/ui/NotLoaded.tsx'
import { FormSkeleton } from '#web/ui/Skeletons.tsx'
import { EventForm } from './EventForm.tsx'
import { draftQuery, managedQuery } from './queries.ts'
import { emptyValues } from './values.ts'

const NoEventForm = lazyComponent(() => import('./NoEventForm.tsx'), 'NoEventForm')

/** `/event/create`, for those who may. */
export function CreateEventPage() {
  const { hasAdminRole, permissions } = useSession()
  const canCreate =
    hasAdminRole || permissions.includes('CAN_CREATE_EVENTS') || permissions.includes('CAN_MODERATE_COMMUNITY')
  return canCreate ? <NewEvent /> : <NoEventForm reason="mayNotCreate" />
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
  const managed = useQuery(managedQuery(eventId))
  const draft = useQuery({ ...draftQuery(managed.data?.event.id ?? null), enabled: managed.data !== undefined })
  const retry = () => void (managed.isError ? managed.refetch() : draft.refetch())
  const refused = managed.error instanceof CallFailure ? managed.error.status : null
  if (refused === 403) return <NoEventForm reason="mayNotEdit" eventId={eventId} />
  if (refused === 404) return <NoEventForm reason="gone" />
  if (managed.isError || draft.isError) return <NotLoaded level={1} onRetry={retry} />
  if (managed.data === undefined || draft.data === undefined) return <FormSkeleton fields={5} />
  const { event, values } = managed.data
  return <EventForm event={event} published={values} draft={draft.data} />
}
