import { type MouseEvent, useEffect, useRef, useState } from 'react'
import { closesOnBackground, hasShadow, isMenuOpenAtFirst } from './menuRules.ts'

/** State of the special header: its menu and its shadow. */
export function useLandingMenu() {
  const [isOpen, setOpen] = useState(() => isMenuOpenAtFirst(window.innerWidth))
  const [isScrolled, setScrolled] = useState(() => hasShadow(window.scrollY))
  const button = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    let wasWide = isMenuOpenAtFirst(window.innerWidth)
    const onResize = () => {
      const isWide = isMenuOpenAtFirst(window.innerWidth)
      // Only crossing the breakpoint counts: mobile browsers resize the window all the time.
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

  /** Returns focus to the menu's button. */
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
