import { useLocation } from 'react-router'
import { type LookedUp, useLetter } from '#web/features/auth/letter/useLetter.ts'
import { navigator } from '#web/lib/browser/navigation.ts'
import { api } from '#web/lib/calls/api.ts'
import { signIn } from '#web/lib/session/afterLogin.ts'
import { useSession } from '#web/lib/session/session.ts'
import { refreshUser } from './refreshUser.ts'
import { useAddressCode } from './useAddressCode.ts'

export type Confirmation = 'confirmed' | 'failed' | 'none'

export type Confirm = (proof?: { password: string } | { newPassword: string }) => Promise<void>

/**
 * The letter of the link, until its reader confirms; then the outcome, which is stored in the history entry, so that a reload
 * shows it again.
 */
export function useConfirmation(): { outcome: Confirmation } | { looked: LookedUp; confirm: Confirm } {
  const code = useAddressCode()
  const { state } = useLocation()
  const { user, status } = useSession()
  const kept = (state as { outcome?: Confirmation } | null)?.outcome
  const looked = useLetter(code)
  if (code === null) return { outcome: kept ?? (user?.isEmailConfirmed ? 'confirmed' : 'none') }
  const isEnded = looked.state === 'unknown' || looked.state === 'USED' || looked.state === 'EXPIRED'
  if (isEnded || looked.state === 'TOO_MANY_TRIES') return { outcome: 'failed' }

  const confirm: Confirm = async proof => {
    const { session } = await api.registration.confirmEmail({ code, ...proof })
    if (session) return signIn(session)
    if (status === 'signedIn') await refreshUser().catch(() => undefined)
    const isStillHere = location.pathname === '/confirmed'
    if (isStillHere) navigator.replace('/confirmed', { outcome: 'confirmed' })
  }
  return { looked, confirm }
}
