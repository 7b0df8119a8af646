import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** Main landmark. A new screen scrolls to the top and gets focus. */
export function Main({ className, children }: { className?: string | undefined; children: ReactNode }) {
  const { pathname } = useLocation()
  const element = useRef<HTMLElement>(null)
  const shownPath = useRef(pathname)
  useEffect(() => {
    if (shownPath.current === pathname) return
    shownPath.current = pathname
    scrollTo(0, 0)
    element.current?.focus({ preventScroll: true })
  }, [pathname])
  return (
    <main id="main" ref={element} tabIndex={-1} className={className} style={{ outline: 'none' }}>
      {children}
    </main>
  )
}
