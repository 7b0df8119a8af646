import { Button, VisuallyHidden } from '@mantine/core'
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import type { ListedEvent } from '#contract/events/event.ts'
import { useWords } from '#web/lib/words/words.ts'
import { NotLoaded } from '#web/ui/NotLoaded.tsx'
import { EventListSkeleton } from './EventListSkeleton.tsx'
import { EventTimeline } from './EventTimeline.tsx'
import classes from './PagedEvents.module.css'

type Props = {
  list: UseInfiniteQueryResult<InfiniteData<{ items: ListedEvent[] }>>
  isPast: boolean
  /** Pages that the address asks for. */
  page: number
  onPage: (page: number) => void
  empty: ReactNode
}

/** A list of events by day, with all its states. */
export function PagedEvents({ list, isPast, page, onPage, empty }: Props) {
  const t = useWords('events')
  const [news, setNews] = useState('')
  const { data, hasNextPage, isFetching, isError, fetchNextPage } = list
  const loaded = data?.pages.length ?? 0
  // After a reload, as many pages as before.
  useEffect(() => {
    if (loaded > 0 && loaded < page && hasNextPage && !isFetching && !isError) void fetchNextPage()
  }, [loaded, page, hasNextPage, isFetching, isError, fetchNextPage])
  if (!data) return isError ? <NotLoaded onRetry={() => void list.refetch()} /> : <EventListSkeleton />
  const events = data.pages.flatMap(({ items }) => items)
  if (events.length === 0) return empty
  const showMore = async () => {
    const { data: more } = await fetchNextPage()
    const last = more?.pages.at(-1)
    if (more && last && more.pages.length > loaded) {
      setNews(t('loaded', { count: last.items.length }))
      onPage(more.pages.length)
    }
  }
  return (
    <>
      <EventTimeline events={events} isPast={isPast} isRenewed={list.isPlaceholderData} />
      {list.isFetchNextPageError && (
        <p role="alert" className={classes.problem}>
          {t('notMore')}
        </p>
      )}
      {hasNextPage && (
        <div className={classes.more}>
          <Button variant="default" loading={list.isFetchingNextPage} onClick={() => void showMore()}>
            {t('more')}
          </Button>
        </div>
      )}
      <VisuallyHidden role="status">{news}</VisuallyHidden>
    </>
  )
}
