import { type RefObject, useEffect, useRef, useState } from 'react'

type Disclosure<E extends HTMLElement> = {
  isOpen: boolean
  toggle: () => void
  close: () => void
  /** Contains both the button and its dropdown. */
  box: RefObject<E | null>
}

/** A dropdown that closes on Escape, on a click outside, and when it loses focus. */
export function useDropdown<E extends HTMLElement>(): Disclosure<E> {
  const [isOpen, setIsOpen] = useState(false)
  const box = useRef<E>(null)
  useEffect(() => {
    if (!isOpen) return undefined
    const close = () => setIsOpen(false)
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      close()
      box.current?.querySelector<HTMLElement>('[aria-expanded]')?.focus()
    }
    const onOutside = (event: Event) => {
      if (event.target instanceof Node && !box.current?.contains(event.target)) close()
    }
    document.addEventListener('keydown', onKey)
    document.addEventListener('pointerdown', onOutside)
    document.addEventListener('focusin', onOutside)
    return () => {
      document.removeEventListener('keydown', onKey)
      document.removeEventListener('pointerdown', onOutside)
      document.removeEventListener('focusin', onOutside)
    }
  }, [isOpen])
  return { isOpen, box, toggle: () => setIsOpen(isNow => !isNow), close: () => setIsOpen(false) }
}
