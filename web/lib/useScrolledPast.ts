import { useSyncExternalStore } from 'react'
import { interfaceConstants } from '#contract/limits.ts'

function subscribe(listener: () => void): () => void {
  addEventListener('scroll', listener, { passive: true })
  return () => removeEventListener('scroll', listener)
}

/** True once the page is scrolled further than the header is high. */
export const useScrolledPast = (threshold: number = interfaceConstants.scrollThreshold): boolean =>
  useSyncExternalStore(subscribe, () => scrollY > threshold)
