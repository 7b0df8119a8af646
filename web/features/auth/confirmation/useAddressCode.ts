import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { navigator } from '#web/lib/browser/navigation.ts'

/**
 * The code of a link in a letter. Removed from the address bar and history at once; a reload still finds it in the
 * state of the history entry.
 */
export function useAddressCode(field = 'code'): string | null {
  const { pathname, search, state } = useLocation()
  const inAddress = new URLSearchParams(search).get(field)
  const kept = (state as { code?: unknown } | null)?.code
  useEffect(() => {
    if (inAddress !== null) navigator.replace(pathname, { code: inAddress })
  }, [pathname, inAddress])
  return inAddress || (typeof kept === 'string' && kept) || null
}
