import { useEffect } from 'react'
import { refreshPermissions } from '#web/lib/session/load.ts'

/** Rights may have changed, or the session ended, while the reader was elsewhere: both are asked when they come back. */
export function useFreshPermissions(): void {
  useEffect(() => {
    const onReturn = () => {
      if (document.visibilityState === 'visible') void refreshPermissions()
    }
    document.addEventListener('visibilitychange', onReturn)
    return () => document.removeEventListener('visibilitychange', onReturn)
  }, [])
}
