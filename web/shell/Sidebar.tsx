import { useCommunity } from '#web/lib/community.ts'
import { useWords } from '#web/lib/words.ts'
import { CommunitySwitcher } from './CommunitySwitcher.tsx'
import { MenuLink } from './MenuLink.tsx'
import type { Menu } from './menu.ts'
import classes from './Sidebar.module.css'

/** `menu` is null while it is not known, or has no place here. */
export function Sidebar({ menu }: { menu: Menu | null }) {
  const t = useWords('shell')
  const { text } = useCommunity()
  return (
    <nav className={classes.root} aria-label={t('menu.label')}>
      <CommunitySwitcher />
      {menu && (
        <div className={classes.menu}>
          <ul className={classes.list}>
            {menu.entries.map(entry => (
              <li key={entry.id}>
                <MenuLink entry={entry} />
              </li>
            ))}
          </ul>
          {menu.bank && (
            <>
              <p className={classes.group}>{text(menu.bank.title)}</p>
              <ul className={classes.list} aria-label={text(menu.bank.title)}>
                {menu.bank.entries.map(entry => (
                  <li key={entry.id}>
                    <MenuLink entry={entry} />
                  </li>
                ))}
              </ul>
            </>
          )}
          {menu.help && (
            <div className={classes.help}>
              <MenuLink entry={menu.help} />
            </div>
          )}
        </div>
      )}
    </nav>
  )
}
