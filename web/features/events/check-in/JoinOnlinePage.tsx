import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Navigate, useParams } from 'react-router'
import type { Event } from '#contract/events/event.ts'
import { eventLimits } from '#contract/events/event-fields.ts'
import { useTimeLeft } from '#web/features/matching/intro/useTimeLeft.ts'
import { api } from '#web/lib/calls/api.ts'
import { CallFailure } from '#web/lib/calls/client.ts'
import { useSession } from '#web/lib/session/session.ts'
import { useLanguage } from '#web/lib/words/language.ts'
import { useWords } from '#web/lib/words/words.ts'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { LinkButton } from '#web/ui/LinkButton.tsx'
import { NotLoaded } from '#web/ui/NotLoaded.tsx'
import { PageSkeleton } from '#web/ui/Skeletons.tsx'
import { EventGone, isGone } from '../event/EventPage.tsx'
import { viewerMoment } from '../event/eventTime.ts'
import { eventQuery } from '../event/queries.ts'

/** Records the attendance and leads to the meeting; before that it counts down. */
export function JoinOnlinePage() {
  const { eventId = '' } = useParams()
  const { user } = useSession()
  const event = useQuery(eventQuery(eventId, user?.userId ?? null))
  if (event.data && event.data.type !== 'ONLINE') return <Navigate to={`/event/${event.data.slug}`} replace />
  if (event.data && !user) return <LogInFirst title={event.data.title} />
  if (event.data) return <JoinOnline event={event.data} />
  if (!event.isError) return <PageSkeleton />
  return isGone(event.error) ? <EventGone /> : <NotLoaded level={1} onRetry={() => void event.refetch()} />
}

/** The login brings a visitor back to this page. */
function LogInFirst({ title }: { title: string }) {
  const t = useWords('event')
  const ui = useWords('ui')
  const action = <LinkButton to="/login">{ui('logIn')}</LinkButton>
  return <EmptyState level={1} title={title} text={t('join.logIn')} action={action} />
}

type Outcome = { kind: 'joining' } | { kind: 'open'; url: string } | { kind: 'failed'; failure: CallFailure | null }

function JoinOnline({ event }: { event: Event }) {
  const t = useWords('event')
  const ui = useWords('ui')
  const language = useLanguage()
  const [outcome, setOutcome] = useState<Outcome>({ kind: 'joining' })
  const isRunning = useRef(false)
  const join = async () => {
    if (isRunning.current) return
    isRunning.current = true
    setOutcome({ kind: 'joining' })
    try {
      const { url } = await api.checkIn.joinOnline({ id: event.id })
      setOutcome({ kind: 'open', url })
      window.location.assign(url)
    } catch (error) {
      setOutcome({ kind: 'failed', failure: error instanceof CallFailure ? error : null })
    } finally {
      isRunning.current = false
    }
  }
  const joinFirst = useEffectEvent(join)
  useEffect(() => void joinFirst(), [])

  const back = (
    <LinkButton to={`/event/${event.slug}`} variant="default">
      {t('join.back')}
    </LinkButton>
  )
  if (outcome.kind === 'joining') return <EmptyState level={1} title={t('join.joining')} text={event.title} />
  if (outcome.kind === 'open')
    return (
      <EmptyState
        level={1}
        title={t('join.joining')}
        text={t('join.joiningText')}
        action={
          <Button component="a" href={outcome.url} rel="noreferrer">
            {t('join.open')}
          </Button>
        }
      />
    )
  const { failure } = outcome
  switch (failure?.name) {
    case 'NOT_OPEN_YET': {
      if (!event.startsAt)
        return <EmptyState level={1} title={t('join.before')} text={t('join.beforeUnknown')} action={back} />
      const opens = new Date(Date.parse(event.startsAt) - eventLimits.joinOnlineMinutes * 60_000).toISOString()
      return (
        <EmptyState
          level={1}
          title={t('join.before')}
          text={
            <>
              <p>{t('join.beforeText', { time: viewerMoment(opens, { language }) })}</p>
              <Countdown until={opens} onOver={() => void join()} />
            </>
          }
          action={back}
        />
      )
    }
    case 'NOT_GOING':
      return <EmptyState level={1} title={t('join.notGoing')} text={t('join.notGoingText')} action={back} />
    case 'MEETING_OVER':
      return <EmptyState level={1} title={t('join.over')} text={t('join.overText')} action={back} />
    default:
      return (
        <EmptyState
          level={1}
          title={ui('notLoaded')}
          text={failure?.message || ui('notLoadedText')}
          action={<Button onClick={() => void join()}>{ui('retry')}</Button>}
        />
      )
  }
}

function Countdown({ until, onOver }: { until: string; onOver: () => void }) {
  const t = useWords('event')
  const left = useTimeLeft(until, onOver)
  return <p role="timer">{t('join.left', { left })}</p>
}
