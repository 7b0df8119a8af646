import { useEffect, useState } from 'react'
import { guardUnsavedChanges } from '#web/lib/browser/unsavedChanges.ts'
import { sessionStore } from '#web/lib/session/state.ts'

/** Navigation that waits for confirmation while there are unsaved changes; null otherwise. */
export function useUnsavedGuard(isChanged: boolean) {
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
