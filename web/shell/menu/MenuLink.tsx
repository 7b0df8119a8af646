import { ExternalLink } from 'lucide-react'
import { Link } from 'react-router'
import { track } from '#web/lib/tracking/analytics.ts'
import { useWords } from '#web/lib/words/words.ts'
import { startHelp } from '#web/shell/menu/help.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { icons } from './icons.ts'
import classes from './MenuLink.module.css'
import type { MenuEntry } from './menu.ts'
import { useIsActive } from './useIsActive.ts'
import { useMenuLabel } from './useMenuLabel.ts'

type Props = { entry: MenuEntry; onFollow?: () => void }

/** One entry of a menu: a screen, a place outside, or something that starts here. */
export function MenuLink({ entry, onFollow }: Props) {
  const t = useWords('shell')
  const label = useMenuLabel()(entry)
  const isActive = useIsActive()(entry)
  const follow = () => {
    track('navbar click', { target: entry.id })
    onFollow?.()
  }
  const content = (
    <>
      <Icon of={icons[entry.icon]} isActive={isActive} />
      <span className={classes.label}>{label}</span>
    </>
  )
  if (entry.to === null)
    return (
      <button
        type="button"
        className={classes.root}
        title={label}
        onClick={() => {
          follow()
          startHelp()
        }}
      >
        {content}
      </button>
    )
  if (entry.isExternal)
    return (
      <a className={classes.root} href={entry.to} target="_blank" rel="noreferrer" title={label} onClick={follow}>
        {content}
        <span className={classes.outside}>
          <Icon of={ExternalLink} size={14} />
          <span className={classes.spoken}>{t('menu.newWindow')}</span>
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
