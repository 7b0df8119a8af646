import { useMantineColorScheme } from '@mantine/core'
import { Languages, LogOut, type LucideIcon, Mail, Monitor, Moon, Sun } from 'lucide-react'
import { useCommunity } from '#web/lib/community/community.ts'
import { broadcast } from '#web/lib/events.ts'
import { signOut } from '#web/lib/session/session.ts'
import { changeLanguage } from '#web/lib/words/changeLanguage.ts'
import { useLanguage } from '#web/lib/words/language.ts'
import { useWords } from '#web/lib/words/words.ts'
import { useCapabilities, useViewer } from '../capabilities.tsx'
import { actionsOf } from '../menu/menu.ts'
import { useMenu, useMenuLabel, useUserMenu } from '../menu/useMenu.ts'
import type { Command } from './paletteGroups.ts'

/** Palette entries: places of the menus, actions of capabilities and of the header. */
export const useCommands = (): Command[] => [...usePlaces(), ...useVerbs()]

function usePlaces(): Command[] {
  const labelOf = useMenuLabel()
  const menu = useMenu(['profile'])
  const entries = [...menu.entries, ...menu.groups.flatMap(group => group.entries)].filter(entry => !entry.isExternal)
  const known = entries.map(({ id }) => id)
  const own = useUserMenu().filter(({ id }) => !known.includes(id))
  return [...entries, ...own].map(entry => ({
    id: entry.id,
    kind: 'place',
    label: labelOf(entry),
    icon: entry.icon,
    path: entry.to,
  }))
}

function useVerbs(): Command[] {
  const t = useWords('shell')
  const labelOf = useMenuLabel()
  const { langChoices } = useCommunity()
  const language = useLanguage()
  const { setColorScheme } = useMantineColorScheme()
  const contributed = actionsOf(useCapabilities(), 'commands', useViewer())
  const verb = (id: string, label: string, icon: LucideIcon, run: () => void): Command => ({
    id,
    kind: 'verb',
    label,
    icon,
    run,
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
    ...contributed.map(action => verb(action.id, labelOf(action), action.icon, action.run)),
    verb('contact', t('palette.contact'), Mail, () => broadcast('openContact')),
    verb('logOut', t('palette.logOut'), LogOut, signOut),
  ]
}
