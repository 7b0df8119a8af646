import { LogOut, Mail, Repeat } from 'lucide-react'
import { Link } from 'react-router'
import { useCommunity } from '#web/lib/community/community.ts'
import { broadcast } from '#web/lib/events.ts'
import { signOut } from '#web/lib/session/session.ts'
import { useWords } from '#web/lib/words/words.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { LanguageChoice } from '#web/ui/LanguageChoice.tsx'
import { Sheet } from '#web/ui/Sheet.tsx'
import { useCapabilities, useViewer } from '../capabilities.tsx'
import { SupportButton } from '../header/SupportButton.tsx'
import row from './MenuLink.module.css'
import { MenuButton, MenuLink } from './MenuLink.tsx'
import classes from './MoreSheet.module.css'
import { actionsOf, type Menu, type MenuEntry } from './menu.ts'
import { useMenuLabel, useUserMenu } from './useMenu.ts'
import { useModeSwitch } from './useModeSwitch.ts'

type Props = { menu: Menu; entries: MenuEntry[]; onClose: () => void }

/** Menu entries without room in a phone's bar. */
export function MoreSheet({ menu, entries, onClose }: Props) {
  const t = useWords('shell')
  const labelOf = useMenuLabel()
  const { text } = useCommunity()
  const modeSwitch = useModeSwitch()
  const commands = actionsOf(useCapabilities(), 'commands', useViewer())
  const places = useUserMenu().filter(({ id }) => !entries.some(entry => entry.id === id))
  const close = (action: () => void) => () => {
    onClose()
    action()
  }
  return (
    <Sheet isOpen onClose={onClose} title={t('menu.more')}>
      <ul className={classes.list}>
        {entries.map(entry => (
          <li key={entry.id}>
            <MenuLink entry={entry} onFollow={onClose} />
          </li>
        ))}
        {menu.back && (
          <li>
            <MenuLink entry={menu.back} onFollow={onClose} />
          </li>
        )}
        {menu.foot.map(action => (
          <li key={action.id}>
            <MenuButton action={action} onFollow={onClose} />
          </li>
        ))}
      </ul>
      {menu.groups.map(group => (
        <div key={text(group.title)}>
          <p className={classes.group}>{text(group.title)}</p>
          <ul className={classes.list}>
            {group.entries.map(entry => (
              <li key={entry.id}>
                <MenuLink entry={entry} onFollow={onClose} />
              </li>
            ))}
          </ul>
        </div>
      ))}
      <ul className={classes.own}>
        {places.map(place => (
          <li key={place.id}>
            <Link className={row.root} to={place.to} onClick={onClose}>
              <Icon of={place.icon} />
              {labelOf(place)}
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
        {commands.map(command => (
          <li key={command.id}>
            <button type="button" className={row.root} onClick={close(command.run)}>
              <Icon of={command.icon} />
              {labelOf(command)}
            </button>
          </li>
        ))}
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
