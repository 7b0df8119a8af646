import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { type LookedUp, useLetter } from '#web/features/auth/letter/useLetter.ts'
import { navigator } from '#web/lib/browser/navigation.ts'
import { stored } from '#web/lib/browser/storage.ts'
import { api } from '#web/lib/calls/api.ts'
import { signIn } from '#web/lib/session/afterLogin.ts'
import { pathWorthReturning } from '#web/lib/session/redirects.ts'
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
  useAddressTarget()
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
    const wanted = pathWorthReturning(stored.onboardingRedirect.get())
    if (wanted && (session || status !== 'signedIn')) stored.redirectAfterLogin.set(wanted)
    if (session) return signIn(session)
    if (status === 'signedIn') await refreshUser().catch(() => undefined)
    const isStillHere = location.pathname === '/confirmed'
    if (isStillHere) navigator.replace('/confirmed', { outcome: 'confirmed' })
  }
  return { looked, confirm }
}

/** Keeps the page that was asked for before the registration: the link may be opened in another tab or on another device. */
function useAddressTarget(): void {
  const { search } = useLocation()
  useEffect(() => {
    const wanted = pathWorthReturning(new URLSearchParams(search).get('back_to'))
    if (wanted) stored.onboardingRedirect.set(wanted)
  }, [search])
}
