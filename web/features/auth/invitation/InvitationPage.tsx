import { useQuery } from '@tanstack/react-query'
import { useLocation, useSearchParams } from 'react-router'
import { api } from '#web/lib/calls/api.ts'
import { CallFailure } from '#web/lib/calls/client.ts'
import { useSession } from '#web/lib/session/session.ts'
import { FormSkeleton } from '#web/ui/Skeletons.tsx'
import { Invited } from './Invited.tsx'
import { invitedEmail } from './invitation.ts'
import { InvitationNotLoaded, NoInvitation } from './NoInvitation.tsx'
import { useAcceptance } from './useAcceptance.ts'

const isGone = (error: unknown) => error instanceof CallFailure && (error.status === 404 || error.status === 400)

/** Target of an invitation link: who invites, and how to join. A signed-in user accepts it by opening. */
export function InvitationPage() {
  const [query] = useSearchParams()
  const { hash } = useLocation()
  const { status } = useSession()
  const invitedBy = query.get('invitedBy')
  const code = query.get('code') || invitedBy
  const preview = useQuery({
    queryKey: ['invitation', code],
    queryFn: () => api.invitation.preview({ code: code ?? '' }),
    enabled: code !== null,
  })
  useAcceptance(preview.data ? { code: query.get('code'), invitedBy } : null)

  if (code === null || isGone(preview.error)) return <NoInvitation />
  if (preview.isError) return <InvitationNotLoaded onRetry={() => void preview.refetch()} />
  if (!preview.data || status === 'signedIn') return <FormSkeleton />
  return <Invited inviter={preview.data.inviter} email={invitedEmail(hash)} />
}
