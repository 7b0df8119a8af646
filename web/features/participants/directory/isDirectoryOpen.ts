import type { Community } from '#contract/communities/community.ts'

type Rules = Pick<Community, 'transparent' | 'customNavigation'>

/** As in the menu: a transparent community shows its members, and so does one whose own navigation switches the tab on. */
export function isDirectoryOpen({ transparent, customNavigation }: Rules, isAdmin: boolean): boolean {
  return transparent || isAdmin || customNavigation?.tabs.participants?.enabled === true
}
