import { useQuery } from '@tanstack/react-query'
import { useCommunity } from '#web/lib/community.ts'
import { myCommunities } from '#web/lib/myCommunities.ts'
import { useSession } from '#web/lib/session.ts'
import { useWords } from '#web/lib/words.ts'
import { NotLoaded } from '#web/shell/NotLoaded.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { CardGridSkeleton } from '#web/ui/Skeletons.tsx'
import { CommunityCard } from './CommunityCard.tsx'
import { partOfDay } from './greeting.ts'
import classes from './MyCommunitiesPage.module.css'
import { RequestCard } from './RequestCard.tsx'

/** The main page: the communities that the reader is in, this one first. */
export function MyCommunitiesPage() {
  const t = useWords('screens')
  const { id } = useCommunity()
  const { user, participant } = useSession()
  const mine = useQuery(myCommunities(user?.userId ?? ''))
  const part = partOfDay(new Date().getHours())
  const count = mine.data?.length ?? 0
  return (
    <>
      <PageHeader
        title={participant ? t(`mine.${part}`, { name: participant.firstName }) : t(`mine.${part}Plain`)}
        text={count > 0 ? t('mine.text', { count }) : undefined}
      />
      <div className={classes.columns}>
        <div>
          {mine.isPending && <CardGridSkeleton />}
          {mine.isError && <NotLoaded onRetry={() => void mine.refetch()} />}
          <ul className={classes.cards}>
            {mine.data?.map(community => (
              <CommunityCard key={community.id} community={community} isHere={community.id === id} />
            ))}
          </ul>
          {count === 1 && <EmptyState title={t('mine.alone')} text={t('mine.aloneText')} />}
        </div>
        {participant && <RequestCard lookingFor={participant.lookingFor} />}
      </div>
    </>
  )
}
