import { useEffect, useState } from 'react'
import { interfaceConstants } from '#contract/limits.ts'
import { goTo } from '#web/lib/browser/navigation.ts'

/** Redirects after a countdown; returns the seconds left. */
export function useLeaving(path: string): number {
  const [seconds, setSeconds] = useState(interfaceConstants.confirmedRedirectMs / 1000)
  useEffect(() => {
    const timer = setTimeout(() => {
      if (seconds > 1) setSeconds(seconds - 1)
      else goTo(path, { replace: true })
    }, 1000)
    return () => clearTimeout(timer)
  }, [seconds, path])
  return seconds
}
