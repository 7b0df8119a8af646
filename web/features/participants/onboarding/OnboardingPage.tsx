import { useState } from 'react'
import { Navigate } from 'react-router'
import type { CurrentParticipant } from '#contract/users/user.ts'
import { FirstMatches } from '#web/features/matching/welcome/FirstMatches.tsx'
import { stored } from '#web/lib/browser/storage.ts'
import { api } from '#web/lib/calls/api.ts'
import { useSession } from '#web/lib/session/session.ts'
import { useWords } from '#web/lib/words/words.ts'
import { NotLoaded } from '#web/ui/NotLoaded.tsx'
import { FormSkeleton } from '#web/ui/Skeletons.tsx'
import { Onboarding } from './Onboarding.tsx'
import { useServerDraft } from './queries.ts'
import { UnderReview } from './UnderReview.tsx'

/** From an account to a profile. */
export function OnboardingPage() {
  const { hasProfile } = useSession()
  // Read once: the profile that is created here must not redirect before the last screen.
  const [isMember] = useState(hasProfile)
  const [waiting, setWaiting] = useState<CurrentParticipant | null>(null)
  const [way, setWay] = useState<string | null>(null)
  if (isMember) return <Navigate to="/my_communities" replace />
  if (waiting) return <UnderReview participant={waiting} />
  return way ? <FirstMatches to={way} /> : <Newcomer onWaiting={setWaiting} onWelcome={setWay} />
}

type NewcomerProps = { onWaiting: (participant: CurrentParticipant) => void; onWelcome: (to: string) => void }

function Newcomer(props: NewcomerProps) {
  const t = useWords('onboarding')
  const { data, isError, isFetching, refetch } = useServerDraft()
  const startFrom = async (communityId: string) => {
    await api.onboarding.startFrom({ communityId })
    // What was entered here so far is replaced.
    stored.profile.clear()
    stored.step.clear()
    await refetch()
  }
  if (data && !isFetching) return <Onboarding server={data} onStartFrom={startFrom} {...props} />
  if (isError && !isFetching) return <NotLoaded level={1} text={t('notLoadedText')} onRetry={() => void refetch()} />
  return <FormSkeleton />
}
