import type { CalendarEvent } from '#contract/events/event-list.ts'
import { wholeDay } from '#web/lib/words/calendar.ts'
import { useLanguage } from '#web/lib/words/language.ts'
import { useWords } from '#web/lib/words/words.ts'
import { MonthTable } from '#web/ui/MonthTable.tsx'
import classes from './MonthGrid.module.css'

type Props = {
  month: string
  label: string
  days: Map<string, CalendarEvent[]>
  today: string
  /** The chosen day. Tab reaches it and the days with events, arrow keys each. */
  day: string
  isBusy: boolean
  onChoose: (day: string) => void
}

const namedAtMost = 2

/** The days of a month with their events. */
export const MonthGrid = ({ month, label, days, today, day, isBusy, onChoose }: Props) => (
  <MonthTable
    month={month}
    className={classes.root}
    label={label}
    describedBy="calendar-hint"
    isBusy={isBusy}
    day={day}
    onMove={onChoose}
  >
    {each => (
      <Day
        day={each}
        events={days.get(each) ?? []}
        isOutside={!each.startsWith(month)}
        isToday={each === today}
        isChosen={each === day}
        onChoose={() => onChoose(each)}
      />
    )}
  </MonthTable>
)

type DayProps = {
  day: string
  events: CalendarEvent[]
  isOutside: boolean
  isToday: boolean
  isChosen: boolean
  onChoose: () => void
}

function Day({ day, events, isOutside, isToday, isChosen, onChoose }: DayProps) {
  const t = useWords('events')
  const language = useLanguage()
  const count = events.length > 0 ? `, ${t('month.events', { count: events.length })}` : ''
  return (
    <button
      type="button"
      className={classes.day}
      data-day={day}
      data-outside={isOutside || undefined}
      data-chosen={isChosen || undefined}
      aria-current={isToday ? 'date' : undefined}
      aria-label={`${wholeDay(day, language)}${count}`}
      aria-pressed={isChosen}
      tabIndex={isChosen || events.length > 0 ? 0 : -1}
      onClick={onChoose}
    >
      <span className={classes.number}>{Number(day.slice(8))}</span>
      {events.slice(0, namedAtMost).map(event => (
        <span
          key={event.id}
          className={classes.event}
          data-mine={event.status === 'CONFIRMED' || undefined}
          data-cancelled={event.isCancelled || undefined}
        >
          {event.title}
        </span>
      ))}
      {events.length > namedAtMost && <span className={classes.more}>+{events.length - namedAtMost}</span>}
    </button>
  )
}
