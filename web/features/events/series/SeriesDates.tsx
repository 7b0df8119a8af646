import { Button } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Event } from '#contract/events/event.ts'
import type { SeriesEvent } from '#contract/events/series.ts'
import { api } from '#web/lib/calls/api.ts'
import { showToast } from '#web/lib/toasts.ts'
import { useLanguage } from '#web/lib/words/language.ts'
import { useWords } from '#web/lib/words/words.ts'
import { Chip } from '#web/ui/Chip.tsx'
import { NotLoaded } from '#web/ui/NotLoaded.tsx'
import { Text } from '#web/ui/Text.tsx'
import { TextLink } from '#web/ui/TextLink.tsx'
import { EventPart } from '../event/EventPart.tsx'
import { eventDay } from '../event/eventTime.ts'
import { refreshEvent } from '../event/queries.ts'
import { seriesQuery } from './queries.ts'
import classes from './SeriesDates.module.css'

const shownAtFirst = 4

/** The next dates, and the one that is open if it is none of them. */
function nextDates(events: SeriesEvent[], eventId: string): SeriesEvent[] {
  const next = events.filter(each => !each.isOver).slice(0, shownAtFirst)
  return events.filter(each => each.id === eventId || next.includes(each))
}

/** The dates of a repeated event, with the reader's part in each, and one button to join all. */
export function SeriesDates({ event, canJoin }: { event: Event; canJoin: boolean }) {
  const t = useWords('series')
  const series = useQuery(seriesQuery(event.id))
  const list = useRef<HTMLUListElement>(null)
  const [isWhole, setWhole] = useState(false)
  if (series.isError) return <NotLoaded isCompact onRetry={() => void series.refetch()} />
  if (!series.data) return null
  const { events, recurrence } = series.data
  const next = nextDates(events, event.id)
  const shown = isWhole ? events : next
  const isJoinable = events.some(each => !each.isOver && !each.isCancelled && isOpen(each))
  /** The button leaves, so the focus goes to the list. */
  const showAll = () => {
    flushSync(() => setWhole(true))
    list.current?.querySelector('a')?.focus()
  }
  return (
    <EventPart title={t('title')}>
      <Text tone="soft" size="small">
        {t(`frequency.${recurrence.frequency}`)}
      </Text>
      <ul className={classes.list} ref={list}>
        {shown.map(each => (
          <DateRow key={each.id} each={each} isThis={each.id === event.id} />
        ))}
      </ul>
      <div className={classes.actions}>
        {events.length > shown.length && (
          <Button variant="default" onClick={showAll}>
            {t('showAll', { count: events.length })}
          </Button>
        )}
        {canJoin && isJoinable && <JoinAll eventId={event.id} />}
      </div>
    </EventPart>
  )
}

const isOpen = ({ status }: SeriesEvent) => status === 'NOT_PARTICIPATING' || status === 'CANCELLED'

function DateRow({ each, isThis }: { each: SeriesEvent; isThis: boolean }) {
  const t = useWords('series')
  const language = useLanguage()
  const day = eventDay({ ...each, endTime: null }, { language })
  return (
    <li className={classes.row} data-past={each.isOver || each.isCancelled || undefined}>
      {isThis ? <span aria-current="date">{day}</span> : <TextLink to={`/event/${each.slug}`}>{day}</TextLink>}
      <DateState each={each} />
      {each.startTime && (
        <Text as="span" tone="quiet" size="small">
          {each.startTime.replace(/^0/, '')}
        </Text>
      )}
      {isThis && (
        <Text as="span" tone="quiet" size="small">
          {t('this')}
        </Text>
      )}
    </li>
  )
}

function DateState({ each }: { each: SeriesEvent }) {
  const t = useWords('series')
  if (each.isCancelled) return <Chip tone="danger">{t('cancelled')}</Chip>
  if (each.isOver) return <Chip>{t('over')}</Chip>
  if (each.status === 'CONFIRMED') return <Chip tone="success">{t('going')}</Chip>
  if (each.status === 'PENDING') return <Chip tone="warning">{t('pending')}</Chip>
  return each.placesLeft === 0 ? <Chip>{t('full')}</Chip> : null
}

function JoinAll({ eventId }: { eventId: string }) {
  const t = useWords('series')
  const queries = useQueryClient()
  const joining = useMutation({
    mutationFn: () => api.series.join({ id: eventId }),
    onSuccess: async ({ series, joined, refused }) => {
      queries.setQueryData(seriesQuery(eventId).queryKey, series)
      await refreshEvent(queries)
      const texts = [joined > 0 ? t('joinedAll', { count: joined }) : t('nothingToJoin')]
      if (refused > 0) texts.push(t('refused', { count: refused }))
      showToast({ type: joined > 0 ? 'success' : 'default', title: texts.join('. ') })
    },
    onError: error => showToast({ type: 'error', title: error.message || t('joinFailed') }),
  })
  return (
    <Button variant="light" loading={joining.isPending} onClick={() => joining.mutate()}>
      {t('joinAll')}
    </Button>
  )
}
