import type { CustomNavigation, NavigationTab } from '#contract/communities/navigation.ts'
import type { Localized } from '#contract/languages.ts'

/** As the default menu has them. */
export const defaultTabs: NavigationTab[] = [
  'myCommunities',
  'participants',
  'contacts',
  'events',
  'chats',
  'profile',
  'admin',
]

export const customTabsAtMost = 12

/** An entry of the menu in the editor. */
export type MenuRow = {
  id: string
  /** Null for a link of the community. */
  tab: NavigationTab | null
  /** Null for the usual name. */
  label: Localized | null
  isShown: boolean
  /** Shown also where it would not be offered by default. */
  isForced: boolean
  url: string
  isExternal: boolean
}

/** The entries in order; those that a custom menu leaves out are hidden, at the end. */
export function rowsOf(navigation: CustomNavigation | null): MenuRow[] {
  const tabs = defaultTabs.map((tab, place) => {
    const own = navigation?.tabs[tab]
    const isLeftOut = navigation !== null && !own
    return {
      order: own?.order ?? (isLeftOut ? 1000 : 0) + place + 1,
      row: {
        id: tab,
        tab,
        label: own?.label ?? null,
        isShown: !isLeftOut && own?.enabled !== false,
        isForced: own?.enabled === true,
        url: '',
        isExternal: false,
      },
    }
  })
  const links = (navigation?.customTabs ?? []).map(({ id, label, url, order, external }) => ({
    order,
    row: { id: `custom-${id}`, tab: null, label, isShown: true, isForced: false, url, isExternal: external },
  }))
  return [...tabs, ...links].sort((one, other) => one.order - other.order).map(({ row }) => row)
}

/** The custom menu of these entries; null if it is the default one. */
export function navigationOf(rows: MenuRow[]): CustomNavigation | null {
  if (JSON.stringify(rows) === JSON.stringify(rowsOf(null))) return null
  const tabs: CustomNavigation['tabs'] = {}
  const customTabs: CustomNavigation['customTabs'] = []
  for (const [index, row] of rows.entries()) {
    const order = index + 1
    if (row.tab === null) {
      const label = row.label ?? { en: row.url, ru: row.url }
      customTabs.push({ id: row.id.replace(/^custom-/, ''), label, url: row.url, order, external: row.isExternal })
      continue
    }
    tabs[row.tab] = {
      order,
      ...(row.label && { label: row.label }),
      ...(row.isShown ? row.isForced && { enabled: true } : { enabled: false }),
    }
  }
  return { tabs, customTabs }
}
