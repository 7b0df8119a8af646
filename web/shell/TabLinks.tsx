import { NavLink } from 'react-router'
import classes from './TabLinks.module.css'

type Props = { label: string; tabs: { to: string; label: string }[] }

/** Tabs that are places of their own: each has its address. */
export function TabLinks({ label, tabs }: Props) {
  return (
    <nav className={classes.root} aria-label={label}>
      {tabs.map(tab => (
        <NavLink key={tab.to} to={tab.to} end className={classes.tab}>
          {tab.label}
        </NavLink>
      ))}
    </nav>
  )
}
