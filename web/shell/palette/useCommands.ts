import { useMantineColorScheme } from '@mantine/core'
import { Languages, LogOut, type LucideIcon, Mail, Monitor, Moon, Sun } from 'lucide-react'
import { useCommunity } from '#web/lib/community/community.ts'
import { broadcast } from '#web/lib/events.ts'
import { signOut } from '#web/lib/session/session.ts'
import { changeLanguage } from '#web/lib/words/changeLanguage.ts'
import { useLanguage } from '#web/lib/words/language.ts'
import { useWords, type WordKey } from '#web/lib/words/words.ts'
import { useCapabilities, useViewer } from '../capabilities.tsx'
import { byOrder } from '../capability.ts'
import { actionsOf, type MenuEntry } from '../menu/menu.ts'
import { useMenu, useMenuLabel, useUserMenu } from '../menu/useMenu.ts'
import type { Command } from './paletteGroups.ts'
import { type OtherWords, useOtherWords } from './useOtherWords.ts'

/** Palette entries: places of the menus, shortcuts and actions of capabilities, actions of the header. */
export function useCommands(): Command[] {
  const other = useOtherWords()
  return [...usePlaces(other), ...useShortcuts(other), ...useVerbs(other)]
}

function usePlaces(other: OtherWords): Command[] {
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
    keywords: inOtherLanguage(entry.label, other),
  }))
}

const inOtherLanguage = (label: MenuEntry['label'], { menu }: OtherWords): string[] =>
  typeof label === 'string' ? menu(label) : Object.values(label)

function useShortcuts(other: OtherWords): Command[] {
  const t = useWords('menu')
  const viewer = useViewer()
  return useCapabilities()
    .flatMap(({ shortcuts = [] }) => shortcuts)
    .filter(({ isShown }) => isShown?.(viewer) ?? true)
    .sort(byOrder)
    .map(({ id, kind, label, icon, to, keywords }) => ({
      id,
      kind,
      label: t(label),
      icon,
      path: to,
      keywords: [...other.menu(label), ...(keywords ? [t(keywords), ...other.menu(keywords)] : [])],
    }))
}

function useVerbs(other: OtherWords): Command[] {
  const t = useWords('shell')
  const labelOf = useMenuLabel()
  const { langChoices } = useCommunity()
  const language = useLanguage()
  const { setColorScheme } = useMantineColorScheme()
  const contributed = [...useMenu().foot, ...actionsOf(useCapabilities(), 'commands', useViewer())]
  const verb = (id: string, label: string, icon: LucideIcon, run: () => void, keywords: string[] = []): Command => ({
    id,
    kind: 'verb',
    label,
    icon,
    run,
    keywords,
  })
  const own = (id: string, key: WordKey<'shell'>, icon: LucideIcon, run: () => void) =>
    verb(id, t(key), icon, run, other.shell(key))
  return [
    ...langChoices
      .filter(choice => choice !== language)
      .map(choice => {
        const values = { language: t(`language.${choice}`) }
        const keywords = other.shell('palette.switchLanguage', values)
        const label = t('palette.switchLanguage', values)
        return verb(`language-${choice}`, label, Languages, () => void changeLanguage(choice), keywords)
      }),
    own('light', 'palette.light', Sun, () => setColorScheme('light')),
    own('dark', 'palette.dark', Moon, () => setColorScheme('dark')),
    own('auto', 'palette.auto', Monitor, () => setColorScheme('auto')),
    ...contributed.map(action =>
      verb(action.id, labelOf(action), action.icon, action.run, inOtherLanguage(action.label, other)),
    ),
    own('contact', 'palette.contact', Mail, () => broadcast('openContact')),
    own('logOut', 'palette.logOut', LogOut, signOut),
  ]
}
