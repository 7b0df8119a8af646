import { Button, VisuallyHidden } from '@mantine/core'
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useWords } from '#web/lib/words/words.ts'
import { NotLoaded } from '#web/ui/NotLoaded.tsx'
import { ListSkeleton } from '#web/ui/Skeletons.tsx'
import classes from './PagedList.module.css'

type Props<T> = {
  list: UseInfiniteQueryResult<InfiniteData<{ items: T[] }>>
  /** Filter of the loaded items. */
  isShown?: (item: T) => boolean
  row: (item: T) => ReactNode
  /** Shown instead of an empty list. */
  empty: ReactNode
}

/** A paginated list of people with all its states. */
export function PagedList<T>({ list, isShown = () => true, row, empty }: Props<T>) {
  const t = useWords('network')
  const [news, setNews] = useState('')
  if (!list.data) return list.isError ? <NotLoaded onRetry={() => void list.refetch()} /> : <ListSkeleton />
  const items = list.data.pages.flatMap(page => page.items).filter(isShown)
  const showMore = async () => {
    const { data } = await list.fetchNextPage()
    setNews(t('list.loaded', { count: data?.pages.at(-1)?.items.filter(isShown).length ?? 0 }))
  }
  if (items.length === 0 && !list.hasNextPage) return empty
  return (
    <>
      <ul className={classes.rows}>{items.map(row)}</ul>
      {list.hasNextPage && (
        <div className={classes.more}>
          <Button variant="default" loading={list.isFetchingNextPage} onClick={() => void showMore()}>
            {t('list.more')}
          </Button>
        </div>
      )}
      {list.isFetchNextPageError && (
        <p role="alert" className={classes.problem}>
          {t('list.notMore')}
        </p>
      )}
      <VisuallyHidden role="status">{news}</VisuallyHidden>
    </>
  )
}
