import { type RefObject, useLayoutEffect, useRef } from 'react'

/** Focuses what has this ref when the step changes. Before the step is painted: later it could take the focus from a field. */
export function useFocusOnChange(step: string | null): RefObject<HTMLDivElement | null> {
  const focused = useRef<HTMLDivElement>(null)
  const shown = useRef(step)
  useLayoutEffect(() => {
    if (shown.current === step) return
    shown.current = step
    scrollTo(0, 0)
    focused.current?.focus({ preventScroll: true })
  }, [step])
  return focused
}
