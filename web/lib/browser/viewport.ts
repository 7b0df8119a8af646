import { useSyncExternalStore } from 'react'
import { interfaceConstants } from '#contract/limits.ts'

const subscribeTo = (event: 'resize' | 'scroll') => (listener: () => void) => {
  addEventListener(event, listener, { passive: true })
  return () => removeEventListener(event, listener)
}
const onResize = subscribeTo('resize')
const onScroll = subscribeTo('scroll')

export const useWidth = (): number => useSyncExternalStore(onResize, () => innerWidth)

/** True when the page is scrolled beyond the height of the header. */
export const useScrolledPast = (threshold: number = interfaceConstants.scrollThreshold): boolean =>
  useSyncExternalStore(onScroll, () => scrollY > threshold)
