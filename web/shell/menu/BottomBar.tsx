import { Menu as MenuIcon } from 'lucide-react'
import { Suspense, useState } from 'react'
import { Link } from 'react-router'
import { useBadge } from '#web/lib/badges.ts'
import { lazyComponent } from '#web/lib/browser/chunks.ts'
import { track } from '#web/lib/tracking/analytics.ts'
import { useWords } from '#web/lib/words/words.ts'
import { CountBadge } from '#web/ui/CountBadge.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import classes from './BottomBar.module.css'
import { type MenuEntry, splitForPhone } from './menu.ts'
import { useIsActive, useMenu, useMenuLabel } from './useMenu.ts'

const MoreSheet = lazyComponent(() => import('./MoreSheet.tsx'), 'MoreSheet')

/** Menu of phones: four entries, and the rest behind More. */
export function BottomBar() {
  const t = useWords('shell')
  const labelOf = useMenuLabel()
  const isActive = useIsActive()
  const [isMoreOpen, setIsMoreOpen] = useState(false)
  const menu = useMenu(['profile'])
  const { bar, rest } = splitForPhone(menu)
  const hidden = useBadge(...rest.map(({ id }) => id))
  /** The tour points at More for an entry behind it. */
  const behindMore = [...rest, ...menu.groups.flatMap(({ entries }) => entries)].map(({ id }) => id)

  /** A label by the community is kept; ours have a shorter form. */
  const shortLabel = (entry: MenuEntry) => labelOf(typeof entry.label === 'string' && entry.phone ? entry.phone : entry)
  return (
    <nav className={classes.root} aria-label={t('menu.label')}>
      {bar.map(entry => (
        <BarLink key={entry.id} entry={entry} label={shortLabel(entry)} isActive={isActive(entry)} />
      ))}
      <button
        type="button"
        className={classes.entry}
        data-tour={behindMore.join(' ')}
        aria-haspopup="dialog"
        onClick={() => {
          track('navbar click', { target: 'more' })
          setIsMoreOpen(true)
        }}
      >
        <Icon of={MenuIcon} size={22} />
        {t('menu.more')}
        <CountBadge isFloating count={hidden} words={t('menu.new', { count: hidden })} />
      </button>
      {isMoreOpen && (
        <Suspense fallback={null}>
          <MoreSheet menu={menu} entries={rest} onClose={() => setIsMoreOpen(false)} />
        </Suspense>
      )}
    </nav>
  )
}

function BarLink({ entry, label, isActive }: { entry: MenuEntry; label: string; isActive: boolean }) {
  const t = useWords('shell')
  const badge = useBadge(entry.id)
  const follow = () => track('navbar click', { target: entry.id })
  const content = (
    <>
      <Icon of={entry.icon} size={22} isActive={isActive} />
      <span className={classes.label}>{label}</span>
      <CountBadge isFloating count={badge} words={t('menu.new', { count: badge })} />
    </>
  )
  if (entry.isExternal)
    return (
      <a className={classes.entry} href={entry.to} target="_blank" rel="noreferrer" onClick={follow}>
        {content}
      </a>
    )
  return (
    <Link
      className={classes.entry}
      to={entry.to}
      data-tour={entry.id}
      aria-current={isActive ? 'page' : undefined}
      onClick={follow}
    >
      {content}
    </Link>
  )
}
