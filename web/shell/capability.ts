import type { LucideIcon } from 'lucide-react'
import type { Community } from '#contract/communities/community.ts'
import type { NavigationTab } from '#contract/communities/navigation.ts'
import type { Localized } from '#contract/languages.ts'
import type { Permission } from '#contract/roles.ts'
import type { LazyComponent } from '#web/lib/browser/chunks.ts'
import type { SessionMode } from '#web/lib/session/redirects.ts'
import type { Session } from '#web/lib/session/state.ts'
import type { Namespace, WordKey } from '#web/lib/words/words.ts'

/*
 * Manifest of a capability: what it adds to the web app. Each has one, `features/<capability>/capability.ts`, and one
 * line in `capabilities.ts`; the shell knows these kinds and no capability. Manifests are data: they load without a
 * browser, so that tests and benchmarks read them, and components in them are lazy. Labels are keys of the namespace
 * `menu` (`contract/<capability>/words/<language>/menu.ts`).
 */
export type Capability = {
  /** Namespaces of the texts on its screens. They are loaded together with a screen. */
  words?: Namespace[]
  screens?: Screen[]
  menu?: MenuItem[]
  menuGroups?: MenuGroup[]
  /** At the bottom of the menu, such as Help. */
  menuFoot?: MenuAction[]
  userMenu?: UserMenuItem[]
  /** Actions in the command palette and in the phone's More sheet. */
  commands?: MenuAction[]
  /** Screens, or parts of them, that only the palette lists. */
  shortcuts?: Shortcut[]
  /** Searches of the palette, such as for people. */
  finders?: Finder[]
  /** Components for slots of screens of other capabilities, or of the frame. */
  slots?: Partial<Record<SlotName, SlotContent[]>>
  /** Parts of the admin area's options; loaded with them, since few people see them. */
  adminParts?: () => Promise<{ adminParts: AdminParts }>
}

/** Links on the page of the options, and what they open by the name in `/admin/options/`. */
export type AdminParts = { links: SlotContent[]; views?: Record<string, LazyComponent> }

/** The user for whom something is shown, with the page. */
export type Viewer = { session: Session; community: Community; width: number }
type Condition = (viewer: Viewer) => boolean

export type Screen = {
  path: string
  screen: LazyComponent
  /** Modes of the session in which this path exists; in others it redirects to the mode's default. */
  openTo: SessionMode[]
  /** Permission that a member also needs; without it, the path redirects as well. */
  needs?: Permission
  /** For screens of the admin area: without the permission, the screen says so and does not redirect. */
  saysNoPermission?: true
  /** Placeholder while the screen is loading; null for none. */
  placeholder: 'page' | 'form' | 'list' | 'cards' | 'profile' | null
  title: WordKey<'menu'>
  /** The title where the community has its own words for this screen. */
  ownTitle?: (community: Community) => Localized | undefined
  /** Listed by the palette among the recent screens. */
  isPlace?: boolean
  /** `plain`: no menus, for sign-in and onboarding. `none`: the screen has its own frame. */
  frame?: 'plain' | 'none'
  /** Slot that it shows: its contents are loaded together with the screen. For `admin` they are the capabilities' `adminParts`. */
  slot?: SlotName
  /** Further namespaces that are loaded together with it; in the screen table also those of its capability. */
  words?: Namespace[]
}

export type MenuItem = {
  /** Name for analytics, and anchor of the guided tour. */
  id: string
  /** Lower comes first. */
  order: number
  icon: LucideIcon
  label: WordKey<'menu'>
  to: string | ((viewer: Viewer) => string)
  /** Menu of this mode, or of the admin area, whose screens are those that its entries lead to; default: the member's. */
  mode?: 'member' | 'organiser' | 'admin'
  /** Tab of the custom navigation that controls it. Without one it is always shown. */
  tab?: NavigationTab
  /** Whether it is shown by default. A community that enables the tab, or a menu that forces it, overrides this. */
  isOffered?: Condition
  /** Depends on permissions or options; nothing overrides it. */
  isAllowed?: Condition
  /** Position in a phone's bar of four: lower comes first. */
  phone?: { order: number; label: WordKey<'menu'> }
  /** Shown with networking off, which hides everything else. */
  staysWithoutNetworking?: boolean
}

/** A titled group below the menu, if the community has it. */
export type MenuGroup = (viewer: Viewer) => {
  title: Localized
  entries: { id: string; icon: LucideIcon; label: Localized; to: string }[]
} | null

export type MenuAction = {
  id: string
  order: number
  icon: LucideIcon
  label: WordKey<'menu'>
  isShown?: Condition
  run: () => void
}

export type Shortcut = {
  id: string
  order: number
  icon: LucideIcon
  label: WordKey<'menu'>
  /** Synonyms for the search. */
  keywords?: WordKey<'menu'>
  /** `verb`: something to do, listed among the actions. */
  kind: 'place' | 'setting' | 'verb'
  to: string
  isShown?: Condition
}

export type Finder = {
  id: string
  order: number
  /** Title of its results. */
  label: WordKey<'menu'>
  icon: LucideIcon
  isShown?: Condition
  /** Loaded on first use. */
  find: (query: string, viewer: Viewer, signal: AbortSignal) => Promise<Found[]>
}

export type Found = { id: string; label: string; text?: string; to: string }

export type UserMenuItem = {
  id: string
  order: number
  icon: LucideIcon
  label: WordKey<'menu'>
  to: string
  modes: ('member' | 'organiser')[]
  needs?: Permission
  isShown?: Condition
  staysWithoutNetworking?: boolean
}

/**
 * `overlay` is over any screen, `reminder` above it, `sidebar` at the bottom of the menu, `home` beside the lists of the
 * main page, `organised` the home of organisers, the others on the screen of that name.
 */
export type SlotName =
  | 'reminder'
  | 'home'
  | 'settings'
  | 'subscriptions'
  | 'dashboard'
  | 'admin'
  | 'organised'
  | 'sidebar'
  | 'overlay'

export type SlotContent = {
  id: string
  order: number
  component: LazyComponent
  isShown?: Condition
}

export const byOrder = (one: { order: number }, other: { order: number }): number => one.order - other.order

/** Admins and organisers may open everything that a permission opens to members. */
export const canOpen = (
  { mode, isAdmin, permissions }: Pick<Session, 'mode' | 'isAdmin' | 'permissions'>,
  needs: Permission | undefined,
): boolean => !needs || mode === 'organiser' || isAdmin || permissions.includes(needs)

/** Has the permission, or the admin role, which has all. */
export const hasPermission = ({ hasAdminRole, permissions }: Session, permission: Permission): boolean =>
  hasAdminRole || permissions.includes(permission)
