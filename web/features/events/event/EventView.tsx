import { type ReactNode, Suspense } from 'react'
import type { Event } from '#contract/events/event.ts'
import { lazyComponent } from '#web/lib/browser/chunks.ts'
import { useSession } from '#web/lib/session/session.ts'
import { useWords } from '#web/lib/words/words.ts'
import { ParticipationCard } from '../participation/ParticipationCard.tsx'
import { EventAbout } from './EventAbout.tsx'
import { EventDetails } from './EventDetails.tsx'
import { EventHead } from './EventHead.tsx'
import { EventHosts } from './EventHosts.tsx'
import { EventLinks } from './EventLinks.tsx'
import { EventPlace } from './EventPlace.tsx'
import classes from './EventView.module.css'
import { GoingPeople } from './GoingPeople.tsx'
import { ManageBar } from './ManageBar.tsx'

const Encounters = lazyComponent(() => import('../encounter/Encounters.tsx'), 'Encounters')
const MetPeople = lazyComponent(() => import('../encounter/MetPeople.tsx'), 'MetPeople')
const FeedbackCard = lazyComponent(() => import('../event-feedback/FeedbackCard.tsx'), 'FeedbackCard')
const SeriesDates = lazyComponent(() => import('../series/SeriesDates.tsx'), 'SeriesDates')
const FeedbackSummary = lazyComponent(() => import('../event-feedback/FeedbackSummary.tsx'), 'FeedbackSummary')

/** The event page. Two columns; on a phone their parts are in one, in the order of interest. */
export function EventView({ event, notice }: { event: Event; notice: ReactNode }) {
  const t = useWords('event')
  const { participant } = useSession()
  const { mine, can } = event
  const isMember = participant?.moderationStatus === 'CONFIRMED'
  const isOver = mine.state === 'ended'
  // Without an id the server has not confirmed it yet, and knows nothing of it.
  const wasGoing = isMember && mine.status === 'CONFIRMED' && mine.participationId !== null
  return (
    <article className={classes.root}>
      {can.manage && <ManageBar event={event} />}
      <div className={classes.columns}>
        <div className={classes.main}>
          <div className={classes.head}>
            <EventHead event={event} />
            {notice}
            <ParticipationCard event={event} />
          </div>
          <div className={classes.body}>
            <Suspense fallback={null}>
              {isOver && wasGoing && <FeedbackCard eventId={event.id} />}
              {isOver && wasGoing && <MetPeople eventId={event.id} />}
              {isOver && can.manage && <FeedbackSummary eventId={event.id} />}
            </Suspense>
            {event.description && <EventAbout description={event.description} />}
            <Suspense fallback={null}>
              {!isOver && wasGoing && !event.isCancelled && <Encounters eventId={event.id} />}
            </Suspense>
            <Suspense fallback={null}>
              {event.seriesId && <SeriesDates event={event} canJoin={isMember && !event.isCancelled} />}
            </Suspense>
            <EventDetails event={event} />
            <EventPlace event={event} />
          </div>
        </div>
        <div className={classes.side}>
          <img className={classes.cover} src={event.coverUrl} width={640} height={640} alt="" fetchPriority="high" />
          <GoingPeople event={event} />
          {event.hosts.length > 0 && <EventHosts hosts={event.hosts} title={t('hosts')} />}
          <EventLinks event={event} />
        </div>
      </div>
    </article>
  )
}
