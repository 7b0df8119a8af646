import { Button, VisuallyHidden } from '@mantine/core'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { useWords } from '#web/lib/words/words.ts'
import { NotLoaded } from '#web/ui/NotLoaded.tsx'
import { ListSkeleton } from '#web/ui/Skeletons.tsx'
import { FeedEmpty } from './FeedEmpty.tsx'
import { FeedFilters } from './FeedFilters.tsx'
import { type FeedState, readFeedState, writeFeedState } from './feedState.ts'
import classes from './RequestFeed.module.css'
import { RequestItem } from './RequestItem.tsx'
import { useFeed } from './useFeed.ts'

/** Others' requests. */
export function RequestFeed({ onCriteria }: { onCriteria: () => void }) {
  const t = useWords('matching')
  const [query, setQuery] = useSearchParams()
  const state = readFeedState(query)
  const change = (part: Partial<FeedState>) => setQuery(writeFeedState({ ...state, ...part }), { replace: true })
  const { requests, isFailed, isRenewed, hasMore, isLoadingMore, retry, showMore } = useFeed(state)
  const [news, setNews] = useState('')
  return (
    <div className={classes.root}>
      <FeedFilters state={state} onChange={change} />
      {isFailed && <NotLoaded onRetry={retry} />}
      {!requests && !isFailed && <ListSkeleton count={4} />}
      {requests?.length === 0 && (
        <FeedEmpty state={state} onClear={() => change({ search: '', isFitting: false })} onCriteria={onCriteria} />
      )}
      {requests && requests.length > 0 && (
        <ul className={classes.list} aria-busy={isRenewed}>
          {requests.map(request => (
            <RequestItem key={request.id} request={request} />
          ))}
        </ul>
      )}
      {hasMore && (
        <Button
          variant="default"
          className={classes.more ?? ''}
          loading={isLoadingMore}
          onClick={() => void showMore().then(count => setNews(t('feed.loaded', { count })))}
        >
          {t('feed.more')}
        </Button>
      )}
      <VisuallyHidden role="status">{news}</VisuallyHidden>
    </div>
  )
}
