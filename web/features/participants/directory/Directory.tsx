import { useInfiniteQuery } from '@tanstack/react-query'
import { Suspense, useEffect, useRef } from 'react'
import { lazyComponent } from '#web/lib/browser/chunks.ts'
import { CallFailure } from '#web/lib/calls/client.ts'
import { setMemberCount } from '#web/lib/community/community.ts'
import { useWords } from '#web/lib/words/words.ts'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { NotLoaded } from '#web/ui/NotLoaded.tsx'
import { CardGridSkeleton } from '#web/ui/Skeletons.tsx'
import classes from './Directory.module.css'
import { DirectoryHead } from './DirectoryHead.tsx'
import { Filters } from './Filters.tsx'
import { ParticipantList } from './ParticipantList.tsx'
import { participantsQuery } from './queries.ts'
import { useListState } from './useListState.ts'

/** Lazy, since few open the map and its data is large. */
const ParticipantMap = lazyComponent(() => import('../map/ParticipantMap.tsx'), 'ParticipantMap')

export function Directory({ communityId, memberCount }: { communityId: string; memberCount: number }) {
  const t = useWords('participants')
  const [state, change] = useListState()
  const results = useRef<HTMLDivElement>(null)
  const people = useInfiniteQuery(participantsQuery(communityId, state))
  const total = people.data?.pages[0]?.total ?? null
  useEffect(() => {
    if (total !== null) setMemberCount(total)
  }, [total])
  if (people.error instanceof CallFailure && people.error.status === 403)
    return <EmptyState level={1} title={t('list.closed')} text={t('list.closedText')} />

  const showCity = (city: string) => {
    change({ city })
    results.current?.scrollIntoView({ block: 'nearest' })
  }
  return (
    <>
      <DirectoryHead count={total ?? memberCount} view={state.view} onView={view => change({ view })} />
      <Filters communityId={communityId} state={state} onChange={change} />
      <div className={classes.columns} data-view={state.view}>
        {state.view === 'map' && (
          <div className={classes.map}>
            <Suspense fallback={null}>
              <ParticipantMap communityId={communityId} onShow={showCity} />
            </Suspense>
          </div>
        )}
        <div ref={results} className={classes.results} aria-busy={people.isPlaceholderData}>
          {people.isPending && <CardGridSkeleton count={6} />}
          {people.isError && !people.data && <NotLoaded onRetry={() => void people.refetch()} />}
          {people.data && <ParticipantList people={people} state={state} total={total} onChange={change} />}
        </div>
      </div>
    </>
  )
}
