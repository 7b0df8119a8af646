import '@mantine/core/styles/Menu.layer.css'
import '@mantine/core/styles/Popover.layer.css'
import { Menu, UnstyledButton } from '@mantine/core'
import { LogOut, Mail, Repeat } from 'lucide-react'
import { Link } from 'react-router'
import { broadcast } from '#web/lib/events.ts'
import { signOut, useSession } from '#web/lib/session/session.ts'
import { track } from '#web/lib/tracking/analytics.ts'
import { useWords } from '#web/lib/words/words.ts'
import { Avatar } from '#web/ui/Avatar.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import classes from './UserMenu.module.css'
import { useMenuLabel, useUserMenu } from './useMenu.ts'
import { useModeSwitch } from './useModeSwitch.ts'

/** The signed-in user, with personal links. */
export function UserMenu() {
  const t = useWords('shell')
  const labelOf = useMenuLabel()
  const places = useUserMenu()
  const modeSwitch = useModeSwitch()
  const { user, participant } = useSession()
  if (!user) return null
  const name = participant ? `${participant.firstName} ${participant.lastName}` : user.email
  return (
    <Menu position="bottom-end" width={256} shadow="md" withinPortal={false} withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <UnstyledButton
          className={classes.root}
          aria-label={`${t('header.userMenu')}: ${name}`}
          onClick={() => track('header click', { target: 'user' })}
        >
          <Avatar name={name} src={participant?.avatarUrl} size={34} />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <div className={classes.who}>
          <span className={classes.name}>{name}</span>
          {participant && <span className={classes.email}>{user.email}</span>}
        </div>
        <Menu.Divider />
        {places.map(place => (
          <Menu.Item key={place.id} component={Link} to={place.to} leftSection={<Icon of={place.icon} />}>
            {labelOf(place)}
          </Menu.Item>
        ))}
        {modeSwitch && (
          <Menu.Item leftSection={<Icon of={Repeat} />} onClick={modeSwitch.run}>
            {t(modeSwitch.word)}
          </Menu.Item>
        )}
        <Menu.Item leftSection={<Icon of={Mail} />} onClick={() => broadcast('openContact')}>
          {t('userMenu.contact')}
        </Menu.Item>
        <Menu.Divider />
        <Menu.Item leftSection={<Icon of={LogOut} />} onClick={signOut}>
          {t('userMenu.logOut')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
