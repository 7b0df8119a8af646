import type { LucideIcon } from 'lucide-react'
import { House, Link2 } from 'lucide-react'
import type { CustomNavigation, NavigationTab } from '#contract/communities/navigation.ts'
import type { Localized } from '#contract/languages.ts'
import { newcomerPaths } from '#web/lib/session/redirects.ts'
import type { WordKey } from '#web/lib/words/words.ts'
import {
  byOrder,
  type Capability,
  hasPermission,
  type MenuAction,
  type MenuItem,
  type UserMenuItem,
  type Viewer,
} from '../capability.ts'

/** A menu entry for this user. */
export type MenuEntry = {
  id: string
  icon: LucideIcon
  /** A key of our texts, or a text by the community. */
  label: WordKey<'menu'> | Localized
  to: string
  isExternal: boolean
  phone?: MenuItem['phone'] | undefined
}

export type Menu = {
  entries: MenuEntry[]
  groups: { title: Localized; entries: MenuEntry[] }[]
  foot: MenuAction[]
  /** The way out of an area with its own menu. */
  back: MenuEntry | null
}

export const emptyMenu: Menu = { entries: [], groups: [], foot: [], back: null }

/** `forced` tabs are shown regardless of community and width. */
export function memberMenu(capabilities: Capability[], viewer: Viewer, forced: NavigationTab[] = []): Menu {
  const items = itemsOf(capabilities, 'member')
  const { session, community } = viewer
  if (session.isNetworkingOff) {
    const kept = items.filter(({ staysWithoutNetworking }) => staysWithoutNetworking)
    return { ...emptyMenu, entries: kept.map(item => entryOf(item, viewer)) }
  }
  const { customNavigation } = community
  const offered = items.filter(item => isOffered(item, viewer, forced))
  const entries = customNavigation
    ? arrange(offered, customNavigation, viewer)
    : offered.map(item => entryOf(item, viewer))
  return {
    entries,
    groups: capabilities
      .flatMap(({ menuGroups = [] }) => menuGroups.flatMap(group => group(viewer) ?? []))
      .map(({ title, entries }) => ({ title, entries: entries.map(entry => ({ ...entry, isExternal: false })) })),
    foot: actionsOf(capabilities, 'menuFoot', viewer),
    back: null,
  }
}

export const organiserMenu = (capabilities: Capability[], viewer: Viewer): Menu => ({
  ...emptyMenu,
  entries: itemsOf(capabilities, 'organiser').map(item => entryOf(item, viewer)),
})

/** Menu of the admin area. */
export const adminMenu = (capabilities: Capability[], viewer: Viewer): Menu => ({
  ...emptyMenu,
  entries: itemsOf(capabilities, 'admin')
    .filter(({ isAllowed }) => isAllowed?.(viewer) ?? true)
    .map(item => entryOf(item, viewer)),
  back: { id: 'back', icon: House, label: 'menu.backToCommunity', to: '/my_communities', isExternal: false },
})

/** Whether a path belongs to the admin area: it has a menu of its own there. */
export const isAdminArea = (capabilities: Capability[], path: string): boolean =>
  path.startsWith('/admin/') ||
  itemsOf(capabilities, 'admin').some(({ to }) => typeof to === 'string' && (path === to || path.startsWith(`${to}/`)))

const itemsOf = (capabilities: Capability[], wanted: NonNullable<MenuItem['mode']>): MenuItem[] =>
  capabilities.flatMap(({ menu = [] }) => menu.filter(({ mode = 'member' }) => mode === wanted)).sort(byOrder)

export const actionsOf = (capabilities: Capability[], kind: 'menuFoot' | 'commands', viewer: Viewer): MenuAction[] =>
  capabilities
    .flatMap(capability => capability[kind] ?? [])
    .filter(({ isShown }) => isShown?.(viewer) ?? true)
    .sort(byOrder)

const entryOf = ({ id, icon, label, to, phone }: MenuItem, viewer: Viewer): MenuEntry => ({
  id,
  icon,
  label,
  to: typeof to === 'string' ? to : to(viewer),
  isExternal: false,
  phone,
})

function isOffered(item: MenuItem, viewer: Viewer, forced: NavigationTab[]): boolean {
  const { tab, isAllowed, isOffered } = item
  const { customNavigation } = viewer.community
  const custom = tab && customNavigation?.tabs[tab]
  if (customNavigation && tab && (!custom || custom.enabled === false)) return false
  if (isAllowed && !isAllowed(viewer)) return false
  const isForced = (tab && forced.includes(tab)) || custom?.enabled === true
  return isForced || (isOffered?.(viewer) ?? true)
}

/** In the community's order and labels, with custom tabs. */
function arrange(items: MenuItem[], { tabs, customTabs }: CustomNavigation, viewer: Viewer): MenuEntry[] {
  const ours = items.map((item, place) => {
    const tab = item.tab && tabs[item.tab]
    const entry = entryOf(item, viewer)
    return { order: tab?.order ?? place + 1, entry: tab?.label ? { ...entry, label: tab.label } : entry }
  })
  const theirs = customTabs.map(({ id, label, url, order, external }) => ({
    order,
    entry: { id: `custom-${id}`, icon: Link2, label, to: url, isExternal: external },
  }))
  return [...ours, ...theirs].sort(byOrder).map(({ entry }) => entry)
}

/** Entries of the user menu for this user. */
export function userMenu(capabilities: Capability[], viewer: Viewer): UserMenuItem[] {
  const { session } = viewer
  const items = capabilities.flatMap(({ userMenu = [] }) => userMenu).sort(byOrder)
  if (session.isNetworkingOff) return items.filter(({ staysWithoutNetworking }) => staysWithoutNetworking)
  return items.filter(
    ({ modes, needs, isShown }) =>
      modes.some(mode => mode === session.mode) &&
      (!needs || hasPermission(session, needs)) &&
      (isShown?.(viewer) ?? true),
  )
}

/** Hidden while loading, when empty, and during onboarding. */
export function isMenuShown(input: { isLoading: boolean; menu: Menu; path: string }): boolean {
  return !input.isLoading && input.menu.entries.length > 0 && !newcomerPaths.includes(input.path)
}

/** Four entries for a phone's bar, and the rest. */
export function splitForPhone({ entries }: Menu): { bar: MenuEntry[]; rest: MenuEntry[] } {
  const last = 100
  const rank = ({ phone }: MenuEntry) => phone?.order ?? last
  const bar = [...entries].sort((one, other) => rank(one) - rank(other)).slice(0, 4)
  return { bar: entries.filter(entry => bar.includes(entry)), rest: entries.filter(entry => !bar.includes(entry)) }
}
