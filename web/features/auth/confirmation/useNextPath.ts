import { useEffect, useState } from 'react'
import { stored } from '#web/lib/browser/storage.ts'
import { useSession } from '#web/lib/session/session.ts'
import { pathAfterStep } from './redirect.ts'

/** Where this step leads: to the page that was asked for before the onboarding, which is then forgotten. */
export function useNextPath(): string {
  const session = useSession()
  const [wanted] = useState(stored.onboardingRedirect.get)
  const next = pathAfterStep(session, wanted)
  useEffect(() => {
    if (next !== wanted) return undefined
    return () => stored.onboardingRedirect.clear()
  }, [next, wanted])
  return next
}
