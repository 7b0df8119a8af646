import { ActionIcon, Button, VisuallyHidden } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import type { CalendarEvent } from '#contract/events/event-list.ts'
import { addMonths, dayOf, monthName } from '#web/lib/words/calendar.ts'
import { useLanguage } from '#web/lib/words/language.ts'
import { useWords } from '#web/lib/words/words.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { NotLoaded } from '#web/ui/NotLoaded.tsx'
import { DayEvents } from './DayEvents.tsx'
import { byDate } from './days.ts'
import { MonthGrid } from './MonthGrid.tsx'
import classes from './MonthView.module.css'
import { monthQuery } from './queries.ts'
import type { ViewProps } from './viewProps.ts'

/** A month with its events; the chosen day is listed below. */
export function MonthView({ state, onChange }: ViewProps) {
  const t = useWords('events')
  const language = useLanguage()
  const today = dayOf(new Date())
  const month = state.month || today.slice(0, 7)
  const [chosen, setChosen] = useState<string | null>(null)
  const { data, isError, isPending, refetch } = useQuery(monthQuery(month, state))
  const days = byDate(data?.events ?? [])
  const day = chosen?.startsWith(month) ? chosen : firstDay(data?.events ?? [], month, today)
  const show = (next: string) => onChange({ month: next === today.slice(0, 7) ? '' : next })
  const choose = (next: string) => {
    setChosen(next)
    if (!next.startsWith(month)) show(next.slice(0, 7))
  }
  const name = monthName(month, language)
  return (
    <section aria-label={t('calendar')}>
      <div className={classes.head}>
        <h2 className={classes.month} aria-live="polite">
          {name}
        </h2>
        <div className={classes.steps}>
          <Button variant="default" size="sm" className={classes.today ?? ''} onClick={() => choose(today)}>
            {t('month.today')}
          </Button>
          {(['previous', 'next'] as const).map(step => (
            <ActionIcon
              key={step}
              variant="default"
              className={classes.step ?? ''}
              aria-label={t(`month.${step}`)}
              onClick={() => show(addMonths(month, step === 'next' ? 1 : -1))}
            >
              <Icon of={step === 'next' ? ChevronRight : ChevronLeft} />
            </ActionIcon>
          ))}
        </div>
      </div>
      <VisuallyHidden id="calendar-hint">{t('month.hint')}</VisuallyHidden>
      <MonthGrid month={month} label={name} days={days} today={today} day={day} isBusy={isPending} onChoose={choose} />
      {isError && !data ? (
        <NotLoaded onRetry={() => void refetch()} />
      ) : (
        data && <DayEvents day={day} events={days.get(day) ?? []} isMonthEmpty={data.events.length === 0} />
      )}
    </section>
  )
}

/** Of the current month today; of others the first day with an event. */
function firstDay(events: CalendarEvent[], month: string, today: string): string {
  if (today.startsWith(month)) return events.find(({ date }) => date >= today)?.date ?? today
  return events[0]?.date ?? `${month}-01`
}
