import { Link2, LogOut, Mail, Repeat } from 'lucide-react'
import { Link } from 'react-router'
import { useCommunity } from '#web/lib/community/community.ts'
import { broadcast } from '#web/lib/events.ts'
import { signOut, useSession } from '#web/lib/session/session.ts'
import { useWords } from '#web/lib/words/words.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { LanguageChoice } from '#web/ui/LanguageChoice.tsx'
import { Sheet } from '#web/ui/Sheet.tsx'
import { SupportButton } from '../header/SupportButton.tsx'
import { useInvitation } from '../header/useInvitation.ts'
import { icons } from './icons.ts'
import row from './MenuLink.module.css'
import { MenuLink } from './MenuLink.tsx'
import classes from './MoreSheet.module.css'
import type { Menu, MenuEntry } from './menu.ts'
import { useModeSwitch } from './useModeSwitch.ts'
import { userPlaces } from './userPlaces.ts'

type Props = { menu: Menu; entries: MenuEntry[]; onClose: () => void }

/** Everything of the menus that has no room in a phone's bar. */
export function MoreSheet({ menu, entries, onClose }: Props) {
  const t = useWords('shell')
  const menuWords = useWords('menu')
  const { text } = useCommunity()
  const session = useSession()
  const modeSwitch = useModeSwitch()
  const { link, copy } = useInvitation()
  const places = userPlaces(session).filter(({ word }) => !entries.some(entry => entry.id === word))
  const close = (action: () => void) => () => {
    onClose()
    action()
  }
  return (
    <Sheet isOpen onClose={onClose} title={t('menu.more')}>
      <ul className={classes.list}>
        {[...entries, ...(menu.help ? [menu.help] : [])].map(entry => (
          <li key={entry.id}>
            <MenuLink entry={entry} onFollow={onClose} />
          </li>
        ))}
      </ul>
      {menu.bank && (
        <>
          <p className={classes.group}>{text(menu.bank.title)}</p>
          <ul className={classes.list}>
            {menu.bank.entries.map(entry => (
              <li key={entry.id}>
                <MenuLink entry={entry} onFollow={onClose} />
              </li>
            ))}
          </ul>
        </>
      )}
      <ul className={classes.own}>
        {places.map(({ word, icon, to }) => (
          <li key={word}>
            <Link className={row.root} to={to} onClick={onClose}>
              <Icon of={icons[icon]} />
              {menuWords(`userMenu.${word}`)}
            </Link>
          </li>
        ))}
        {modeSwitch && (
          <li>
            <button type="button" className={row.root} onClick={close(modeSwitch.run)}>
              <Icon of={Repeat} />
              {t(modeSwitch.word)}
            </button>
          </li>
        )}
        {link && !session.isNetworkingOff && (
          <li>
            <button type="button" className={row.root} onClick={close(() => void copy())}>
              <Icon of={Link2} />
              {t('palette.copyInvite')}
            </button>
          </li>
        )}
        <li>
          <button type="button" className={row.root} onClick={close(() => broadcast('openContact'))}>
            <Icon of={Mail} />
            {t('userMenu.contact')}
          </button>
        </li>
        <li>
          <button type="button" className={row.root} onClick={close(signOut)}>
            <Icon of={LogOut} />
            {t('userMenu.logOut')}
          </button>
        </li>
      </ul>
      <div className={classes.end}>
        <LanguageChoice />
        <SupportButton />
      </div>
    </Sheet>
  )
}
