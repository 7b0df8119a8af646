import { useEffect, useState } from 'react'
import { guardUnsavedChanges } from '#web/lib/browser/unsavedChanges.ts'
import { sessionStore } from '#web/lib/session/state.ts'

/** Leaving waits for an answer while something is not published. The end of the session does not wait. */
export function useLeaveGuard(isChanged: boolean) {
  const [leave, setLeave] = useState<(() => void) | null>(null)
  useEffect(() => {
    if (!isChanged) return undefined
    return guardUnsavedChanges(go => {
      if (sessionStore.get().status === 'signedIn') setLeave(() => go)
      else go()
    })
  }, [isChanged])
  return { isAsked: leave !== null, stay: () => setLeave(null), leave: () => leave?.() }
}
