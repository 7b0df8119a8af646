import '@mantine/core/styles/FloatingIndicator.layer.css'
import '@mantine/core/styles/SegmentedControl.layer.css'
import { Button, SegmentedControl } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { MessageSquareText } from 'lucide-react'
import { useState } from 'react'
import { Link, useLocation, useParams } from 'react-router'
import type { ReportCounts, ReportedEvent } from '#contract/events/event-report.ts'
import { goTo } from '#web/lib/browser/navigation.ts'
import { CallFailure } from '#web/lib/calls/client.ts'
import { useLanguage } from '#web/lib/words/language.ts'
import { useWords } from '#web/lib/words/words.ts'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { NoPermission } from '#web/ui/NoPermission.tsx'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { eventMoment } from '../event/eventTime.ts'
import { MessageSheet } from '../event-message/MessageSheet.tsx'
import { Messages } from '../event-message/Messages.tsx'
import { Organisers } from '../responsible/Organisers.tsx'
import { ExportButton } from './ExportButton.tsx'
import classes from './ParticipantsReport.module.css'
import { ParticipantsReport } from './ParticipantsReport.tsx'
import { reportQuery } from './queries.ts'
import { type ReportPart, type ReportState, readReportState, reportParts, writeReportState } from './reportState.ts'

/** For the organisers of an event: its participants, messages to them, and the organisers. */
export function ParticipantsPage() {
  const { eventId = '' } = useParams()
  const t = useWords('eventReport')
  const events = useWords('events')
  const [state, change] = useReportState()
  const [isWriting, setWriting] = useState(false)
  const { data, error } = useQuery(reportQuery(eventId, state))
  if (error instanceof CallFailure && error.status === 404)
    return (
      <EmptyState
        level={1}
        title={events('gone')}
        text={events('goneText')}
        action={
          <Button component={Link} to="/events">
            {events('all')}
          </Button>
        }
      />
    )
  if (error instanceof CallFailure && error.status === 403) return <NoPermission />
  return (
    <>
      <PageHeader
        title={t('title')}
        text={data && <Facts event={data.event} counts={data.counts} />}
        actions={
          <div className={classes.head}>
            <ExportButton eventId={eventId} />
            <Button leftSection={<Icon of={MessageSquareText} size={16} />} onClick={() => setWriting(true)}>
              {t('message.write')}
            </Button>
          </div>
        }
      />
      <SegmentedControl
        aria-label={t('parts')}
        mb={20}
        value={state.part}
        data={reportParts.map(part => ({ value: part, label: t(`part.${part}`) }))}
        onChange={part => change({ part: part as ReportPart, person: '' })}
      />
      {state.part === 'participants' && <ParticipantsReport eventId={eventId} state={state} onChange={change} />}
      {state.part === 'messages' && <Messages eventId={eventId} onWrite={() => setWriting(true)} />}
      {state.part === 'organisers' && <Organisers eventId={eventId} />}
      {data && (
        <MessageSheet
          event={data.event}
          isOpen={isWriting}
          onClose={() => setWriting(false)}
          onSent={() => change({ part: 'messages', person: '' })}
        />
      )}
    </>
  )
}

function Facts({ event, counts }: { event: ReportedEvent; counts: ReportCounts }) {
  const t = useWords('eventReport')
  const language = useLanguage()
  const facts = [
    eventMoment(event, { language }).text,
    event.maxParticipants !== null &&
      t('places', { taken: event.placesTaken.toLocaleString(language), count: event.maxParticipants }),
    counts.going > 0 && event.checkedIn > 0 && t('checkedIn', { count: event.checkedIn }),
  ].filter(fact => fact !== false)
  return (
    <>
      <Link to={`/event/${event.slug}`}>{event.title}</Link> · {facts.join(' · ')}
    </>
  )
}

/** A chosen tab or page adds a history entry; typing does not. */
function useReportState(): [ReportState, (change: Partial<ReportState>, options?: { isTyped: boolean }) => void] {
  const { pathname, search } = useLocation()
  const change = (next: Partial<ReportState>, { isTyped } = { isTyped: false }) => {
    const query = writeReportState({ ...readReportState(window.location.search), ...next })
    if (query !== window.location.search) goTo(pathname + query, { replace: isTyped })
  }
  return [readReportState(search), change]
}
