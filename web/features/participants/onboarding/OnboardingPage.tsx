import { useState } from 'react'
import { Navigate } from 'react-router'
import type { CurrentParticipant } from '#contract/users/user.ts'
import { useSession } from '#web/lib/session.ts'
import { FormSkeleton } from '#web/ui/Skeletons.tsx'
import { NotLoaded } from './NotLoaded.tsx'
import { Onboarding } from './Onboarding.tsx'
import { useServerDraft } from './queries.ts'
import { UnderReview } from './UnderReview.tsx'

/** From an account to a profile. */
export function OnboardingPage() {
  const { hasProfile } = useSession()
  // Asked once: the profile that is made here must not lead away before its last screen.
  const [isMember] = useState(hasProfile)
  const [waiting, setWaiting] = useState<CurrentParticipant | null>(null)
  if (isMember) return <Navigate to="/my_communities" replace />
  return waiting ? <UnderReview participant={waiting} /> : <Newcomer onWaiting={setWaiting} />
}

function Newcomer({ onWaiting }: { onWaiting: (participant: CurrentParticipant) => void }) {
  const { data, isError, isFetching, refetch } = useServerDraft()
  if (data && !isFetching) return <Onboarding server={data} onWaiting={onWaiting} />
  return isError && !isFetching ? <NotLoaded onRetry={() => void refetch()} /> : <FormSkeleton />
}
