import { VisuallyHidden } from '@mantine/core'
import { ExternalLink } from 'lucide-react'
import { Link } from 'react-router'
import { useBadge } from '#web/lib/badges.ts'
import { track } from '#web/lib/tracking/analytics.ts'
import { useWords } from '#web/lib/words/words.ts'
import { CountBadge } from '#web/ui/CountBadge.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import type { MenuAction } from '../capability.ts'
import classes from './MenuLink.module.css'
import type { MenuEntry } from './menu.ts'
import { useIsActive, useMenuLabel } from './useMenu.ts'

type Props = { entry: MenuEntry; onFollow?: () => void }

/** A menu entry: a screen, or an external link. */
export function MenuLink({ entry, onFollow }: Props) {
  const t = useWords('shell')
  const label = useMenuLabel()(entry)
  const isActive = useIsActive()(entry)
  const badge = useBadge(entry.id)
  const follow = () => {
    track('navbar click', { target: entry.id })
    onFollow?.()
  }
  const content = (
    <>
      <Icon of={entry.icon} isActive={isActive} />
      <span className={classes.label}>{label}</span>
      <CountBadge count={badge} words={t('menu.new', { count: badge })} />
    </>
  )
  if (entry.isExternal)
    return (
      <a className={classes.root} href={entry.to} target="_blank" rel="noreferrer" title={label} onClick={follow}>
        {content}
        <span className={classes.outside}>
          <Icon of={ExternalLink} size={14} />
          <VisuallyHidden>{t('menu.newWindow')}</VisuallyHidden>
        </span>
      </a>
    )
  return (
    <Link
      className={classes.root}
      to={entry.to}
      title={label}
      data-tour={entry.id}
      aria-current={isActive ? 'page' : undefined}
      onClick={follow}
    >
      {content}
    </Link>
  )
}

/** A menu entry that runs an action. */
export function MenuButton({ action, onFollow }: { action: MenuAction; onFollow?: () => void }) {
  const label = useMenuLabel()(action)
  const follow = () => {
    track('navbar click', { target: action.id })
    onFollow?.()
    action.run()
  }
  return (
    <button type="button" className={classes.root} title={label} onClick={follow}>
      <Icon of={action.icon} />
      <span className={classes.label}>{label}</span>
    </button>
  )
}
