import { Suspense } from 'react'
import { useCommunity } from '#web/lib/community/community.ts'
import { useWords } from '#web/lib/words/words.ts'
import { Slot } from '../capabilities.tsx'
import { CommunitySwitcher } from './CommunitySwitcher.tsx'
import { MenuButton, MenuLink } from './MenuLink.tsx'
import type { Menu } from './menu.ts'
import classes from './Sidebar.module.css'

/** `menu` is null while loading, or where it is hidden. */
export function Sidebar({ menu }: { menu: Menu | null }) {
  const t = useWords('shell')
  const { text } = useCommunity()
  return (
    <div className={classes.root}>
      <nav className={classes.places} aria-label={t('menu.label')}>
        <CommunitySwitcher isAdminArea={Boolean(menu?.back)} />
        {menu && (
          <div className={classes.menu}>
            <ul className={classes.list}>
              {menu.entries.map(entry => (
                <li key={entry.id}>
                  <MenuLink entry={entry} />
                </li>
              ))}
            </ul>
            {menu.groups.map(({ title, entries }) => (
              <div key={text(title)}>
                <p className={classes.group}>{text(title)}</p>
                <ul className={classes.list} aria-label={text(title)}>
                  {entries.map(entry => (
                    <li key={entry.id}>
                      <MenuLink entry={entry} />
                    </li>
                  ))}
                </ul>
              </div>
            ))}
            {(menu.foot.length > 0 || menu.back) && (
              <div className={classes.help}>
                {menu.back && <MenuLink entry={menu.back} />}
                {menu.foot.map(action => (
                  <MenuButton key={action.id} action={action} />
                ))}
              </div>
            )}
          </div>
        )}
      </nav>
      {menu && !menu.back && (
        <Suspense fallback={null}>
          <Slot name="sidebar" />
        </Suspense>
      )}
    </div>
  )
}
