import { useEffect, useRef } from 'react'
import { pathAfterStep } from '#web/features/auth/confirmation/redirect.ts'
import { goTo } from '#web/lib/browser/navigation.ts'
import { api } from '#web/lib/calls/api.ts'
import { useCommunity } from '#web/lib/community/community.ts'
import { useSession } from '#web/lib/session/session.ts'
import { showToast } from '#web/lib/toasts.ts'
import { useWords } from '#web/lib/words/words.ts'
import { acceptInput, type Invitation, storeInvitation } from './invitation.ts'

/** A valid invitation is stored for a visitor's first sign-in, and accepted at once for a signed-in user. */
export function useAcceptance(invitation: Invitation | null): void {
  const t = useWords('account')
  const session = useSession()
  const { name } = useCommunity()
  const isAccepted = useRef(false)

  async function accept(wanted: Invitation): Promise<void> {
    const input = acceptInput(wanted)
    // A failure is reported by the client, and does not block the user.
    const isAccepted =
      !input ||
      (await api.invitation.accept(input).then(
        () => true,
        () => false,
      ))
    if (isAccepted) showToast({ type: 'success', title: t('invitation.accepted', { community: name }) })
    goTo(pathAfterStep(session), { replace: true })
  }
  const hasOne = invitation !== null
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each invitation and reader
  useEffect(() => {
    if (!invitation || isAccepted.current) return
    if (session.status !== 'signedIn') return storeInvitation(invitation)
    isAccepted.current = true
    void accept(invitation)
  }, [hasOne, session.status])
}
