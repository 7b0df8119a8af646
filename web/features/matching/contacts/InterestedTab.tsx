import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { type ReactNode, useId } from 'react'
import { useWords } from '#web/lib/words/words.ts'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { LinkButton } from '#web/ui/LinkButton.tsx'
import { NotLoaded } from '#web/ui/NotLoaded.tsx'
import { ListSkeleton } from '#web/ui/Skeletons.tsx'
import { ReceivedIntro } from '../intro/ReceivedIntro.tsx'
import { receivedIntrosQuery } from '../queries.ts'
import classes from './InterestedTab.module.css'
import { isAnswered, isEmpty, isWrittenFirst } from './interested.ts'
import { LikedList } from './LikedList.tsx'
import { likedQuery, writtenToMeQuery } from './lists.ts'
import { ReceivedList } from './ReceivedList.tsx'

/** Sent and received interest. An empty list is left out; if both are, an empty state is shown. */
export function InterestedTab() {
  const t = useWords('network')
  const waiting = useQuery(receivedIntrosQuery()).data?.items ?? []
  const received = useInfiniteQuery(writtenToMeQuery)
  const liked = useInfiniteQuery(likedQuery)
  const hasNoReceived = isEmpty(received, isAnswered)
  const hasNoLiked = isEmpty(liked, isWrittenFirst)
  if (received.isPending || liked.isPending) return <ListSkeleton />
  if (!received.data && !liked.data)
    return (
      <NotLoaded
        onRetry={() => {
          void received.refetch()
          void liked.refetch()
        }}
      />
    )
  if (waiting.length === 0 && hasNoReceived && hasNoLiked) return <Nobody />
  return (
    <div className={classes.root}>
      {waiting.length > 0 && (
        <Part title={t('contacts.waiting')}>
          <div className={classes.cards}>
            {waiting.map(received => (
              <ReceivedIntro key={received.intro.id} received={received} />
            ))}
          </div>
        </Part>
      )}
      {!hasNoLiked && (
        <Part title={t('contacts.sent')}>
          <LikedList list={liked} />
        </Part>
      )}
      {!hasNoReceived && (
        <Part title={t('contacts.received')}>
          <ReceivedList list={received} />
        </Part>
      )}
    </div>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={classes.title}>
        {title}
      </h2>
      {children}
    </section>
  )
}

function Nobody() {
  const t = useWords('network')
  return (
    <EmptyState
      title={t('contactsPage.empty')}
      text={t('contactsPage.emptyText')}
      action={<LinkButton to="/my_communities">{t('contactsPage.action')}</LinkButton>}
    />
  )
}
