import type { Community } from '#contract/communities/community.ts'

type Rules = Pick<Community, 'transparent' | 'customNavigation'>

/** As in the menu: in a transparent community, or if the custom navigation enables the tab. */
export function isDirectoryOpen({ transparent, customNavigation }: Rules, isAdmin: boolean): boolean {
  return transparent || isAdmin || customNavigation?.tabs.participants?.enabled === true
}
