import { Video } from 'lucide-react'
import { Link } from 'react-router'
import type { CalendarEvent } from '#contract/events/event-list.ts'
import { eventHours } from '#web/features/events/event/eventTime.ts'
import { wholeDay } from '#web/lib/words/calendar.ts'
import { useLanguage } from '#web/lib/words/language.ts'
import { useWords } from '#web/lib/words/words.ts'
import { Chip } from '#web/ui/Chip.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { Text } from '#web/ui/Text.tsx'
import classes from './DayEvents.module.css'

type Props = { day: string; events: CalendarEvent[]; isMonthEmpty: boolean }

/** The events of the chosen day of the calendar. */
export function DayEvents({ day, events, isMonthEmpty }: Props) {
  const t = useWords('events')
  const language = useLanguage()
  return (
    <div className={classes.root}>
      <h3 className={classes.day} aria-live="polite">
        {wholeDay(day, language)}
      </h3>
      {events.length === 0 && <Text tone="soft">{t(isMonthEmpty ? 'month.noneInMonth' : 'month.none')}</Text>}
      <ul className={classes.events}>
        {events.map(event => (
          <li key={event.id} className={classes.event}>
            <span className={classes.time}>{eventHours({ ...event, endTime: null }, { language })}</span>
            <Link to={`/event/${event.slug}`} className={classes.title} data-cancelled={event.isCancelled || undefined}>
              {event.title}
            </Link>
            <span className={classes.marks}>
              {event.isOnline && <Chip icon={<Icon of={Video} size={14} />}>{t('online')}</Chip>}
              {event.isCancelled && <Chip tone="danger">{t('status.eventCancelled')}</Chip>}
              {!event.isCancelled && event.status === 'CONFIRMED' && (
                <Chip tone="success">{t('status.CONFIRMED')}</Chip>
              )}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
