import type { ListedEvent } from '#contract/events/event.ts'
import { EventCard } from '#web/features/events/event/EventCard.tsx'
import { dayOf } from '#web/lib/words/calendar.ts'
import { useLanguage } from '#web/lib/words/language.ts'
import { useWords } from '#web/lib/words/words.ts'
import { byDate, dayHead } from './days.ts'
import classes from './EventTimeline.module.css'

type Props = { events: ListedEvent[]; isPast: boolean; isRenewed?: boolean }

/** Events by day, with the days beside them. */
export function EventTimeline({ events, isPast, isRenewed = false }: Props) {
  const days = byDate(events)
  const today = dayOf(new Date())
  return (
    <ol className={classes.days} aria-busy={isRenewed}>
      {[...days].map(([day, ofDay]) => (
        <li key={day} className={classes.day}>
          <DayHead day={day} today={today} />
          <ul className={classes.events}>
            {ofDay.map(event => (
              <li key={event.id}>
                <EventCard event={event} isPast={isPast} />
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  )
}

function DayHead({ day, today }: { day: string; today: string }) {
  const t = useWords('events')
  const language = useLanguage()
  const head = day ? dayHead(day, language, today) : null
  const isNear = head !== null && head.isNext !== null
  return (
    <div className={classes.head} data-near={isNear || undefined}>
      <h2 className={classes.date}>
        {head ? (
          <>
            <span className={classes.number}>{head.day}</span>{' '}
            <span className={classes.month}>
              {head.isNext === null ? head.month : t(head.isNext === 0 ? 'today' : 'tomorrow')}
            </span>
          </>
        ) : (
          <span className={classes.number}>{t('dateToBeConfirmed')}</span>
        )}
      </h2>
    </div>
  )
}
