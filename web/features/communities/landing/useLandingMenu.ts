import { type MouseEvent, useEffect, useRef, useState } from 'react'
import { closesOnBackground, hasShadow, isMenuOpenAtFirst } from './menuRules.ts'

/** The state of the special header: its menu and its shadow. */
export function useLandingMenu() {
  const [isOpen, setOpen] = useState(() => isMenuOpenAtFirst(window.innerWidth))
  const [isScrolled, setScrolled] = useState(() => hasShadow(window.scrollY))
  const button = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    let wasWide = isMenuOpenAtFirst(window.innerWidth)
    const onResize = () => {
      const isWide = isMenuOpenAtFirst(window.innerWidth)
      // Only crossing the line counts: a phone's own bars change the height of the window all the time.
      if (isWide !== wasWide) setOpen(isWide)
      wasWide = isWide
    }
    const onScroll = () => setScrolled(hasShadow(window.scrollY))
    window.addEventListener('resize', onResize)
    window.addEventListener('scroll', onScroll, { passive: true })
    return () => {
      window.removeEventListener('resize', onResize)
      window.removeEventListener('scroll', onScroll)
    }
  }, [])

  /** Whoever opened the menu finds themselves at its button again. */
  const close = () => {
    if (!closesOnBackground(window.innerWidth)) return
    setOpen(false)
    button.current?.focus()
  }

  useEffect(() => {
    if (!isOpen) return
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') close()
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  })

  return {
    isOpen,
    isScrolled,
    button,
    toggle: () => setOpen(open => !open),
    close,
    onBackgroundClick: (event: MouseEvent) => {
      if (event.target === event.currentTarget) close()
    },
  }
}
