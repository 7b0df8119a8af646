import { Suspense } from 'react'
import { lazyComponent } from '#web/lib/browser/chunks.ts'
import { useCommunity } from '#web/lib/community/community.ts'
import { useSession } from '#web/lib/session/session.ts'
import { useWords } from '#web/lib/words/words.ts'
import { CommunitySwitcher } from './CommunitySwitcher.tsx'
import { MenuLink } from './MenuLink.tsx'
import type { Menu } from './menu.ts'
import classes from './Sidebar.module.css'

const SidebarCredits = lazyComponent(
  () => import('#web/features/matching/credits/SidebarCredits.tsx'),
  'SidebarCredits',
)

/** `menu` is null while it is not known, or has no place here. */
export function Sidebar({ menu }: { menu: Menu | null }) {
  const t = useWords('shell')
  const { text } = useCommunity()
  const { mode, participant, isNetworkingOff } = useSession()
  const hasCredits = menu !== null && mode === 'member' && participant !== null && !isNetworkingOff
  return (
    <div className={classes.root}>
      <nav className={classes.places} aria-label={t('menu.label')}>
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
      {hasCredits && (
        <Suspense fallback={null}>
          <SidebarCredits />
        </Suspense>
      )}
    </div>
  )
}
