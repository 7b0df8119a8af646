import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { navigator } from '#web/lib/browser/navigation.ts'

/**
 * The code of a letter's link. It leaves the address bar at once, where others could see it and history would keep it; a reload still
 * finds it in the state of this entry.
 */
export function useAddressCode(): string | null {
  const { pathname, search, state } = useLocation()
  const inAddress = new URLSearchParams(search).get('code')
  const kept = (state as { code?: unknown } | null)?.code
  useEffect(() => {
    if (inAddress !== null) navigator.replace(pathname, { code: inAddress })
  }, [pathname, inAddress])
  return inAddress || (typeof kept === 'string' && kept) || null
}
