import { type RefObject, useLayoutEffect } from 'react'
import { boxesWithoutToasts, toastTop } from './toastPlace.ts'

/** Keeps the list of toasts off headers, titles and what has focus, on the screen that is opened while they are shown, too. */
export function useToastPlace(list: RefObject<HTMLElement | null>, count: number): void {
  useLayoutEffect(() => {
    const element = list.current
    if (!element || count === 0) return undefined
    const place = () => {
      const top = toastTop(element.getBoundingClientRect(), boxesWithoutToasts(element))
      element.style.setProperty('--toast-top', `${top}px`)
    }
    place()
    let frame = 0
    const placeSoon = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(place)
    }
    const observer = new MutationObserver(placeSoon)
    observer.observe(document.body, { childList: true, subtree: true })
    window.addEventListener('resize', placeSoon)
    document.addEventListener('focusin', placeSoon)
    return () => {
      cancelAnimationFrame(frame)
      observer.disconnect()
      window.removeEventListener('resize', placeSoon)
      document.removeEventListener('focusin', placeSoon)
    }
  }, [list, count])
}
