import { useEffect, useRef } from 'react'
import { Link, useLocation } from 'react-router'
import classes from './TabLinks.module.css'

type TabLink = {
  to: string
  label: string
  /** Number of items, if known. */
  count?: string | undefined
  /** For addresses that differ in their query; others are compared by path. */
  isCurrent?: boolean
}

/** Of the neighbour that much stays in sight, so that one sees that there are more. */
const peek = 32

/** Tabs that are links, each with its own address. Where they do not fit, they scroll, and the current one is in sight. */
export function TabLinks({ label, tabs }: { label: string; tabs: TabLink[] }) {
  const { pathname } = useLocation()
  const bar = useRef<HTMLElement>(null)
  const current = tabs.find(({ to, isCurrent }) => isCurrent ?? to === pathname)?.to
  // biome-ignore lint/correctness/useExhaustiveDependencies: another tab has become the current one
  useEffect(() => {
    const tab = bar.current?.querySelector('[aria-current="page"]')
    if (!bar.current || !tab) return
    const [shown, box] = [bar.current.getBoundingClientRect(), tab.getBoundingClientRect()]
    if (box.right > shown.right) bar.current.scrollLeft += box.right - shown.right + peek
    else if (box.left < shown.left) bar.current.scrollLeft -= shown.left - box.left + peek
  }, [current])
  return (
    <nav ref={bar} className={classes.root} aria-label={label}>
      {tabs.map(tab => (
        <Link
          key={tab.to}
          to={tab.to}
          className={classes.tab}
          aria-current={tab.to === current ? 'page' : undefined}
          preventScrollReset
        >
          {tab.label}
          {tab.count !== undefined && <span className={classes.count}>{tab.count}</span>}
        </Link>
      ))}
    </nav>
  )
}
