import type { Community } from '#contract/communities/community.ts'
import type { NavigationTab } from '#contract/communities/navigation.ts'
import type { Localized } from '#contract/languages.ts'
import { interfaceConstants } from '#contract/limits.ts'
import { bankPath, bankSections } from '#web/lib/community/bankPaths.ts'
import { findOption } from '#web/lib/community/options.ts'
import type { IconName } from '#web/lib/iconNames.ts'
import { newcomerPaths } from '#web/lib/session/redirects.ts'

export type MenuWord = NavigationTab | 'faq' | 'help' | 'event' | 'dashboard' | 'notifications'

export type MenuEntry = {
  id: string
  icon: IconName
  /** A word of the interface, or a text that the community wrote. */
  label: MenuWord | Localized
  /** `null` for an entry that does something here instead of leading elsewhere. */
  to: string | null
  isExternal: boolean
}

export type Menu = {
  entries: MenuEntry[]
  bank: { title: Localized; entries: MenuEntry[] } | null
  help: MenuEntry | null
}

type MenuInput = {
  community: Pick<Community, 'transparent' | 'options' | 'customNavigation'>
  userId: string
  isAdmin: boolean
  isOrganiserMode: boolean
  isNetworkingOff: boolean
  width: number
  /** Tabs that are shown whatever the community or the width says. */
  forced?: NavigationTab[]
}

const noMenu: Menu = { entries: [], bank: null, help: null }

const own = (id: MenuWord, to: string | null): MenuEntry => ({ id, icon: id, label: id, to, isExternal: false })

export function memberMenu(input: MenuInput): Menu {
  const { community, userId } = input
  if (input.isNetworkingOff) return { ...noMenu, entries: [own('profile', `/u/${userId}`)] }
  const faq = findOption(community.options, 'ENABLE_FAQ_AVITO') ? [own('faq', '/faq')] : []
  const entries = [
    own('myCommunities', '/my_communities'),
    own('participants', '/participants'),
    own('contacts', '/contacts'),
    own('events', '/events'),
    own('chats', '/chats'),
    ...faq,
    own('profile', `/u/${userId}`),
    own('admin', '/admin'),
  ]
  return {
    entries: arranged(
      entries.filter(entry => isOffered(entry, input)),
      community,
    ),
    bank: bankMenu(community),
    help: findOption(community.options, 'GUIDED_TOUR') ? own('help', null) : null,
  }
}

/** A tab that the community's own navigation switches on is forced, except for the admin area, which is a matter of rights. */
function isOffered({ id }: MenuEntry, { community, width, forced = [], isAdmin, isOrganiserMode }: MenuInput): boolean {
  const tab = community.customNavigation?.tabs[id as NavigationTab]
  if (community.customNavigation && id !== 'faq' && (!tab || tab.enabled === false)) return false
  const isForced = forced.includes(id as NavigationTab) || tab?.enabled === true
  switch (id) {
    case 'participants':
      return community.transparent || isForced
    case 'profile':
      return width > interfaceConstants.narrowWidth || isForced
    case 'admin':
      return isAdmin && !isOrganiserMode
    default:
      return true
  }
}

/** In the community's own order and words, with its own tabs among ours. */
function arranged(entries: MenuEntry[], { customNavigation }: MenuInput['community']): MenuEntry[] {
  if (!customNavigation) return entries
  const ours = entries.map((entry, place) => {
    const tab = customNavigation.tabs[entry.id as NavigationTab]
    return { order: tab?.order ?? place + 1, entry: { ...entry, label: tab?.label ?? entry.label } }
  })
  const theirs = customNavigation.customTabs.map(({ id, label, url, order, external }) => ({
    order,
    entry: { id: `custom-${id}`, icon: 'custom' as const, label, to: url, isExternal: external },
  }))
  return [...ours, ...theirs].sort((one, other) => one.order - other.order).map(({ entry }) => entry)
}

function bankMenu({ options }: MenuInput['community']): Menu['bank'] {
  const bank = findOption(options, 'BANK_SECTIONS')
  if (!bank) return null
  const entries = bankSections.flatMap((section): MenuEntry[] => {
    const content = bank.sections[section]
    if (!content) return []
    return [
      {
        id: `bank-${section}`,
        icon: `bank-${section}` as const,
        label: content.title,
        to: bankPath(section),
        isExternal: false,
      },
    ]
  })
  return { title: bank.title, entries }
}

export function organiserMenu(): Menu {
  return {
    ...noMenu,
    entries: [own('event', '/admin'), own('dashboard', '/dashboard'), own('notifications', '/notifications')],
  }
}

/** Hidden until it is known who is here, where there is nothing in it, and on the way to a profile. */
export function isMenuShown(input: { isLoading: boolean; menu: Menu; path: string }): boolean {
  return !input.isLoading && input.menu.entries.length > 0 && !newcomerPaths.includes(input.path)
}

const phoneFirst = ['myCommunities', 'participants', 'events', 'chats', 'contacts']

/** The four that fit into a phone's bar beside More, and the rest. */
export function splitForPhone({ entries }: Menu): { bar: MenuEntry[]; rest: MenuEntry[] } {
  const preferred = phoneFirst.flatMap(id => entries.filter(entry => entry.id === id))
  const bar = [...new Set([...preferred, ...entries])].slice(0, 4)
  return { bar: entries.filter(entry => bar.includes(entry)), rest: entries.filter(entry => !bar.includes(entry)) }
}
