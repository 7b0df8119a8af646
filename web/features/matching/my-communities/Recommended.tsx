import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { ReceivedIntros } from '#web/features/matching/intro/ReceivedIntros.tsx'
import { dayOfWeek } from '#web/features/matching/recommendation/days.ts'
import { MoreRecommendations } from '#web/features/matching/recommendation/MoreRecommendations.tsx'
import { PauseBanner } from '#web/features/matching/recommendation/PauseBanner.tsx'
import { TopRecommendations } from '#web/features/matching/recommendation/TopRecommendations.tsx'
import { useIsPaused, useNextListAt } from '#web/features/matching/recommendation/useNextListAt.ts'
import type { Recommendations } from '#web/features/matching/recommendation/useRecommendations.ts'
import { useCommunity } from '#web/lib/community/community.ts'
import { useSession } from '#web/lib/session/session.ts'
import { useLanguage } from '#web/lib/words/language.ts'
import { useWords } from '#web/lib/words/words.ts'
import { Banner } from '#web/ui/Banner.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { LinkButton } from '#web/ui/LinkButton.tsx'
import { NotLoaded } from '#web/ui/NotLoaded.tsx'
import { CardGridSkeleton, ListSkeleton } from '#web/ui/Skeletons.tsx'
import classes from './MyCommunitiesPage.module.css'

type Props = { recommendations: Recommendations; rail: ReactNode; onCriteria: () => void }

/** The tab of people: unanswered intros first, then the best three, then the rest. */
export function Recommended({ recommendations, rail, onCriteria }: Props) {
  const { list, top, more } = recommendations
  return (
    <>
      <ReceivedIntros />
      <div className={classes.notices}>
        <PauseBanner />
        <NoRequestBanner onCriteria={onCriteria} />
      </div>
      {list.isPending && <CardGridSkeleton />}
      {top.length > 0 && <TopRecommendations top={top} />}
      <div className={classes.columns} data-under={list.isPending || top.length > 0 || undefined}>
        <div className={classes.main}>
          {list.isPending && <ListSkeleton count={4} />}
          {list.isError && !list.data && <NotLoaded onRetry={() => void list.refetch()} />}
          {list.data && more.length > 0 && <MoreRecommendations recommendations={recommendations} />}
          {list.data && more.length === 0 && <Nobody recommendations={recommendations} onCriteria={onCriteria} />}
        </div>
        <div className={classes.rail} data-titled={more.length > 0 || undefined}>
          {rail}
        </div>
      </div>
    </>
  )
}

function NoRequestBanner({ onCriteria }: { onCriteria: () => void }) {
  const t = useWords('matching')
  const { participant } = useSession()
  if (participant?.lookingFor !== '') return null
  return (
    <Banner
      tone="warning"
      title={t('noRequest.title')}
      action={<Button onClick={onCriteria}>{t('noRequest.action')}</Button>}
    >
      {t('noRequest.text')}
    </Banner>
  )
}

/** No recommendations, or none besides those above. */
function Nobody({ recommendations: { first, top }, onCriteria }: Omit<Props, 'rail'>) {
  const t = useWords('matching')
  const language = useLanguage()
  const { timeZone } = useCommunity()
  const nextAt = useNextListAt(first?.nextRunAt)
  const isPaused = useIsPaused()
  if (top.length > 0 && first)
    return (
      <EmptyState
        title={t('empty.done')}
        text={nextAt ? t('empty.doneText', { date: dayOfWeek(nextAt, language, timeZone) }) : t('empty.doneLater')}
        action={
          <LinkButton to="/my_communities?tab=requests" variant="default">
            {t('empty.doneAction')}
          </LinkButton>
        }
      />
    )
  return (
    <EmptyState
      title={t('empty.title')}
      text={t(isPaused ? 'empty.pausedText' : 'empty.text')}
      action={<Button onClick={onCriteria}>{t('empty.action')}</Button>}
    />
  )
}
