import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { ScanLine } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useParams } from 'react-router'
import type { DoorGuest } from '#contract/events/check-in.ts'
import { CallFailure } from '#web/lib/calls/client.ts'
import { useSession } from '#web/lib/session/session.ts'
import { showToast } from '#web/lib/toasts.ts'
import { useWords } from '#web/lib/words/words.ts'
import { Banner } from '#web/ui/Banner.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { NoPermission } from '#web/ui/NoPermission.tsx'
import { NotLoaded } from '#web/ui/NotLoaded.tsx'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { ListSkeleton } from '#web/ui/Skeletons.tsx'
import { TextLink } from '#web/ui/TextLink.tsx'
import { EventGone, isGone } from '../event/EventPage.tsx'
import { eventQuery } from '../event/queries.ts'
import classes from './CheckInPage.module.css'
import { loadDecoder } from './decoder.ts'
import { ticketIn, type Verdict } from './door.ts'
import { GuestList } from './GuestList.tsx'
import { Scanner } from './Scanner.tsx'
import { useDoor } from './useDoor.ts'
import { VerdictCard } from './VerdictCard.tsx'

/** The door of an event: scan tickets or check in by name, also without a connection. */
export function CheckInPage() {
  const { eventId = '' } = useParams()
  const t = useWords('checkIn')
  const { user } = useSession()
  const event = useQuery(eventQuery(eventId, user?.userId ?? null))
  const door = useDoor(eventId)
  const [isScanning, setScanning] = useState(false)
  const [verdict, setVerdict] = useState<Verdict | null>(null)
  // Early, so that scanning begins without a connection too.
  useEffect(() => void loadDecoder().catch(() => undefined), [])
  const undo = async (guest: DoorGuest) => {
    setVerdict(null)
    await door.undo(guest).catch(() => showToast({ type: 'error', title: t('undoFailed') }))
  }
  if (door.isFailed) {
    if (door.error instanceof CallFailure && door.error.status === 403) return <NoPermission />
    return isGone(door.error) ? <EventGone /> : <NotLoaded level={1} onRetry={door.retry} />
  }
  return (
    <div className={classes.root}>
      <PageHeader
        title={t('title')}
        text={event.data && <TextLink to={`/event/${event.data.slug}`}>{event.data.title}</TextLink>}
      />
      <div className={classes.counts}>
        <p role="status">{t('counts', { here: door.counts.here, going: door.counts.going })}</p>
        <div className={classes.bar} aria-hidden>
          <div style={{ width: `${door.counts.going > 0 ? (100 * door.counts.here) / door.counts.going : 0}%` }} />
        </div>
      </div>
      {door.waiting > 0 && <Banner tone="info" title={t('waiting', { count: door.waiting })} />}
      {door.refused > 0 && <Banner tone="warning" title={t('refusedLater', { count: door.refused })} />}
      {isScanning && <Scanner onCode={text => void door.scan(ticketIn(text)).then(setVerdict)} />}
      {verdict && <VerdictCard verdict={verdict} onUndo={guest => void undo(guest)} />}
      <Button
        variant={isScanning ? 'default' : 'filled'}
        size="lg"
        leftSection={<Icon of={ScanLine} />}
        onClick={() => setScanning(!isScanning)}
      >
        {t(isScanning ? 'stopScanning' : 'scan')}
      </Button>
      {door.isLoading ? (
        <ListSkeleton />
      ) : (
        <GuestList
          guests={door.guests}
          onArrive={guest => setVerdict(door.arrive(guest))}
          onUndo={guest => void undo(guest)}
        />
      )}
    </div>
  )
}
