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

/** Tabs that are links, each with its own address. */
export function TabLinks({ label, tabs }: { label: string; tabs: TabLink[] }) {
  const { pathname } = useLocation()
  return (
    <nav className={classes.root} aria-label={label}>
      {tabs.map(tab => (
        <Link
          key={tab.to}
          to={tab.to}
          className={classes.tab}
          aria-current={(tab.isCurrent ?? tab.to === pathname) ? 'page' : undefined}
          preventScrollReset
        >
          {tab.label}
          {tab.count !== undefined && <span className={classes.count}>{tab.count}</span>}
        </Link>
      ))}
    </nav>
  )
}
