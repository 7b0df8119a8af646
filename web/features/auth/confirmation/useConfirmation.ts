import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { navigator } from '#web/lib/browser/navigation.ts'
import { api } from '#web/lib/calls/api.ts'
import { CallFailure } from '#web/lib/calls/client.ts'
import { useSession } from '#web/lib/session/session.ts'
import { refreshUser } from './refreshUser.ts'
import { useAddressCode } from './useAddressCode.ts'

export type Confirmation = 'working' | 'confirmed' | 'failed' | 'unavailable' | 'none'

/**
 * Uses the code of the link once; the outcome is stored in the history entry, so that a reload does not use it again.
 */
export function useConfirmation(): { outcome: Confirmation; retry: () => void } {
  const code = useAddressCode()
  const { state } = useLocation()
  const { user, status } = useSession()
  const kept = (state as { outcome?: Confirmation } | null)?.outcome
  const [isUnavailable, setUnavailable] = useState(false)
  const spent = useRef<string | null>(null)

  async function spend(wanted: string): Promise<void> {
    const outcome = await confirm(wanted)
    if (outcome === 'unavailable') return setUnavailable(true)
    if (outcome === 'confirmed' && status === 'signedIn') await refreshUser().catch(() => undefined)
    const isStillHere = location.pathname === '/confirmed'
    if (isStillHere) navigator.replace('/confirmed', { outcome })
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: a code is spent once, whatever else changes
  useEffect(() => {
    if (code === null || spent.current === code) return
    spent.current = code
    void spend(code)
  }, [code])

  const retry = () => {
    setUnavailable(false)
    if (code !== null) void spend(code)
  }
  const withoutCode = user?.isEmailConfirmed ? 'confirmed' : 'none'
  const withCode = isUnavailable ? 'unavailable' : 'working'
  return { outcome: code === null ? (kept ?? withoutCode) : withCode, retry }
}

async function confirm(code: string): Promise<'confirmed' | 'failed' | 'unavailable'> {
  try {
    await api.registration.confirmEmail({ code })
    return 'confirmed'
  } catch (error) {
    const isRefused = error instanceof CallFailure && error.status >= 400 && error.status < 429
    return isRefused ? 'failed' : 'unavailable'
  }
}
