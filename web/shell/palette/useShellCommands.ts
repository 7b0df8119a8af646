import { useMantineColorScheme } from '@mantine/core'
import { Languages, Link2, LogOut, Mail, Monitor, Moon, Sun } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useCommunity } from '#web/lib/community/community.ts'
import { broadcast } from '#web/lib/events.ts'
import { signOut, useSession } from '#web/lib/session/session.ts'
import { changeLanguage } from '#web/lib/words/changeLanguage.ts'
import { useLanguage } from '#web/lib/words/language.ts'
import { useWords } from '#web/lib/words/words.ts'
import { addCommands, type Command } from '#web/shell/palette/commands.ts'
import { useInvitation } from '../header/useInvitation.ts'
import { icons } from '../menu/icons.ts'
import type { MenuEntry } from '../menu/menu.ts'
import { useMenu } from '../menu/useMenu.ts'
import { useMenuLabel } from '../menu/useMenuLabel.ts'
import { userPlaces } from '../menu/userPlaces.ts'

/** The shell's own part of the palette: the places of the menus, and what the header can do. */
export function useOwnCommands(): void {
  const commands = [...usePlaces(), ...useVerbs()]
  const latest = useRef(commands)
  latest.current = commands
  useEffect(() => addCommands(() => latest.current), [])
}

function usePlaces(): Command[] {
  const t = useWords('menu')
  const label = useMenuLabel()
  const session = useSession()
  const menu = useMenu(['profile'])
  const isPlace = (entry: MenuEntry): entry is MenuEntry & { to: string } => entry.to !== null && !entry.isExternal
  const fromMenu = [...menu.entries, ...(menu.bank?.entries ?? [])].filter(isPlace).map(
    (entry): Command => ({
      id: entry.id,
      kind: 'place',
      label: label(entry),
      icon: icons[entry.icon],
      path: entry.to,
    }),
  )
  const own = userPlaces(session)
    .filter(({ word }) => word !== 'profile')
    .map(
      ({ word, icon, to }): Command => ({
        id: word,
        kind: 'place',
        label: t(`userMenu.${word}`),
        icon: icons[icon],
        path: to,
      }),
    )
  return [...fromMenu, ...own]
}

function useVerbs(): Command[] {
  const t = useWords('shell')
  const { langChoices } = useCommunity()
  const language = useLanguage()
  const { setColorScheme } = useMantineColorScheme()
  const { link, copy } = useInvitation()
  const verb = (id: string, label: string, icon: Command['icon'], run: () => void): Command => ({
    id,
    kind: 'verb',
    label,
    run,
    ...(icon ? { icon } : {}),
  })
  return [
    ...langChoices
      .filter(choice => choice !== language)
      .map(choice =>
        verb(
          `language-${choice}`,
          t('palette.switchLanguage', { language: t(`language.${choice}`) }),
          Languages,
          () => void changeLanguage(choice),
        ),
      ),
    verb('light', t('palette.light'), Sun, () => setColorScheme('light')),
    verb('dark', t('palette.dark'), Moon, () => setColorScheme('dark')),
    verb('auto', t('palette.auto'), Monitor, () => setColorScheme('auto')),
    ...(link ? [verb('invite', t('palette.copyInvite'), Link2, () => void copy())] : []),
    verb('contact', t('palette.contact'), Mail, () => broadcast('openContact')),
    verb('logOut', t('palette.logOut'), LogOut, signOut),
  ]
}
