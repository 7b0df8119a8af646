import type { LucideIcon } from 'lucide-react'
import type { Community } from '#contract/communities/community.ts'
import type { NavigationTab } from '#contract/communities/navigation.ts'
import type { Localized } from '#contract/languages.ts'
import type { Permission } from '#contract/roles.ts'
import type { LazyComponent } from '#web/lib/browser/chunks.ts'
import type { SessionMode } from '#web/lib/session/redirects.ts'
import type { Session } from '#web/lib/session/state.ts'
import type { WordKey } from '#web/lib/words/words.ts'

/*
 * What a capability adds to the web app. Each has one manifest, `features/<capability>/capability.ts`, and one line in
 * `capabilities.ts`; the shell knows these kinds and no capability. Manifests are data: they load without a browser, so that tests and
 * benchmarks read them, and what they show is a lazy component. Labels are words of the namespace `menu`
 * (`contract/<capability>/words/<language>/menu.ts`).
 */
export type Capability = {
  screens?: Screen[]
  menu?: MenuItem[]
  menuGroups?: MenuGroup[]
  /** At the foot of the menu, such as Help. */
  menuFoot?: MenuAction[]
  userMenu?: UserMenuItem[]
  /** Things to do that the palette offers, and the phone's More sheet lists. */
  commands?: MenuAction[]
  /** Components that are placed into screens of other capabilities, or around every screen. */
  parts?: Partial<Record<PartPlace, Part[]>>
  /** Parts of the admin area, by the name in `/admin?part=`. */
  adminParts?: Record<string, LazyComponent>
}

/** Whom something is shown to. */
export type Reader = { session: Session; community: Community; width: number }
type Condition = (reader: Reader) => boolean

export type Screen = {
  path: string
  screen: LazyComponent
  /** In which modes of the session this path exists; elsewhere it leads to the mode's default. */
  openTo: SessionMode[]
  /** What a member needs besides; without it, the path leads to the default as well. */
  needs?: Permission
  /** The shape shown while the screen is loaded; null for nothing. */
  placeholder: 'page' | 'form' | 'list' | 'cards' | 'profile' | null
  title: WordKey<'menu'>
  /** Somewhere a reader goes by themselves: the palette remembers it among the recent places. */
  isPlace?: boolean
  /** `plain`: no menus, for sign-in and onboarding. `none`: the screen brings its own frame. */
  frame?: 'plain' | 'none'
  /** Whose parts it shows: they are loaded together with it. */
  parts?: PartPlace
}

export type MenuItem = {
  /** Told to the analytics, and the anchor of the guided tour. */
  id: string
  /** Lower comes first. */
  order: number
  icon: LucideIcon
  label: WordKey<'menu'>
  to: string | ((reader: Reader) => string)
  /** In whose menu it is; the member's unless said otherwise. */
  mode?: 'member' | 'organiser'
  /** The tab of the community's own navigation that rules over it. What has none is shown whatever that navigation says. */
  tab?: NavigationTab
  /** Whether it is there by default. A community that switches the tab on, or a menu that forces it, overrides this. */
  isOffered?: Condition
  /** A matter of rights or options, which nothing overrides. */
  isAllowed?: Condition
  /** Where it may take one of the four places of a phone's bar: lower comes first. */
  phone?: { order: number; label: WordKey<'menu'> }
  /** Shown to those whose networking is off, who see nothing else. */
  staysWithoutNetworking?: boolean
}

/** A titled group under the menu, as far as the community has it. */
export type MenuGroup = (reader: Reader) => {
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

/** `overlay` stands over any screen, `sidebar` at the foot of the menu, the others on the screen of that name. */
export type PartPlace = 'settings' | 'dashboard' | 'admin' | 'sidebar' | 'overlay'

export type Part = {
  id: string
  order: number
  part: LazyComponent
  isShown?: Condition
}

export const byOrder = (one: { order: number }, other: { order: number }): number => one.order - other.order

/** Admins and organisers may open everything that a permission opens to members. */
export const mayOpen = (
  { mode, isAdmin, permissions }: Pick<Session, 'mode' | 'isAdmin' | 'permissions'>,
  needs: Permission | undefined,
): boolean => !needs || mode === 'organiser' || isAdmin || permissions.includes(needs)

/** The permission itself, or the role that has them all. */
export const hasPermission = ({ hasAdminRole, permissions }: Session, permission: Permission): boolean =>
  hasAdminRole || permissions.includes(permission)
