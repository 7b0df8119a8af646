import { useInfiniteQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { useSearchParams } from 'react-router'
import { ConnectedSheet } from '#web/features/matching/intro/ConnectedSheet.tsx'
import { MeetingPrompt } from '#web/features/matching/meeting/MeetingPrompt.tsx'
import { requestsQuery } from '#web/features/matching/queries.ts'
import { useRecommendations } from '#web/features/matching/recommendation/useRecommendations.ts'
import { CriteriaSheet } from '#web/features/matching/request/CriteriaSheet.tsx'
import { OwnRequest } from '#web/features/matching/request/OwnRequest.tsx'
import { Checklist } from '#web/features/matching/welcome/Checklist.tsx'
import { lazyComponent } from '#web/lib/browser/chunks.ts'
import { useSession } from '#web/lib/session/session.ts'
import { useWords } from '#web/lib/words/words.ts'
import { Slot } from '#web/shell/capabilities.tsx'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { countPages } from './countPages.ts'
import { MyCommunitiesHead } from './MyCommunitiesHead.tsx'
import classes from './MyCommunitiesPage.module.css'
import { type MyCommunitiesTab, MyCommunitiesTabs } from './MyCommunitiesTabs.tsx'
import { NotConfirmed } from './NotConfirmed.tsx'
import { OtherCommunities } from './OtherCommunities.tsx'
import { Recommended } from './Recommended.tsx'

const RequestFeed = lazyComponent(() => import('#web/features/matching/request/RequestFeed.tsx'), 'RequestFeed')
const IntroById = lazyComponent(() => import('#web/features/matching/intro/IntroById.tsx'), 'IntroById')

/** The main page: this week's recommendations, and others' requests. */
export function MyCommunitiesPage() {
  const { participant } = useSession()
  const [query, setQuery] = useSearchParams()
  const [isCriteriaOpen, setCriteriaOpen] = useState(false)
  const openCriteria = () => setCriteriaOpen(true)
  /** The palette opens the dialog by the address. */
  const isAsked = query.get('edit') === 'request'
  const closeCriteria = () => {
    setCriteriaOpen(false)
    const { edit: _, ...rest } = Object.fromEntries(query)
    if (isAsked) setQuery(rest, { replace: true })
  }
  const isMember = participant?.moderationStatus === 'CONFIRMED'
  const rail = (
    <>
      <Suspense fallback={null}>
        <Slot name="home" />
      </Suspense>
      {participant && isMember && <MeetingPrompt participantId={participant.id} />}
      {participant && <OwnRequest onEdit={openCriteria} />}
      {participant && <Checklist participantId={participant.id} isMember={isMember} onRequest={openCriteria} />}
      <OtherCommunities />
    </>
  )
  return (
    <>
      {isMember ? <Member rail={rail} onCriteria={openCriteria} /> : <Waiting rail={rail} />}
      <ConnectedSheet />
      {participant && <CriteriaSheet isOpen={isCriteriaOpen || isAsked} onClose={closeCriteria} />}
    </>
  )
}

type Props = { rail: React.ReactNode; onCriteria: () => void }

function Member({ rail, onCriteria }: Props) {
  const [query, setQuery] = useSearchParams()
  const tab: MyCommunitiesTab = query.get('tab') === 'requests' ? 'requests' : 'recommendations'
  const introFor = query.get('introFor')
  const recommendations = useRecommendations(true)
  const { data: requests, hasNextPage } = useInfiniteQuery(requestsQuery(''))
  const openRequests = requests && countPages(requests.pages, hasNextPage)
  const forgetIntro = () => {
    const { introFor: _, ...rest } = Object.fromEntries(query)
    setQuery(rest, { replace: true })
  }
  return (
    <>
      <MyCommunitiesHead
        tab={tab}
        recommendations={recommendations}
        openRequests={openRequests?.isAtLeast === false ? openRequests.count : 0}
        onCriteria={onCriteria}
      />
      <MyCommunitiesTabs
        current={tab}
        counts={{
          recommendations: recommendations.list.data && String(recommendations.count),
          requests: openRequests && `${openRequests.count}${openRequests.isAtLeast ? '+' : ''}`,
        }}
      />
      {tab === 'recommendations' ? (
        <Recommended recommendations={recommendations} rail={rail} onCriteria={onCriteria} />
      ) : (
        <div className={classes.columns}>
          <Suspense fallback={null}>
            <RequestFeed onCriteria={onCriteria} />
          </Suspense>
          <div className={classes.rail}>{rail}</div>
        </div>
      )}
      {introFor && (
        <Suspense fallback={null}>
          <IntroById key={introFor} participantId={introFor} onClose={forgetIntro} />
        </Suspense>
      )}
    </>
  )
}

function Waiting({ rail }: Pick<Props, 'rail'>) {
  const t = useWords('matching')
  return (
    <>
      <PageHeader title={t('title')} />
      <div className={classes.columns}>
        <NotConfirmed />
        <div className={classes.rail}>{rail}</div>
      </div>
    </>
  )
}
