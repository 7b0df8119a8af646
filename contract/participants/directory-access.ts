import type { Community } from '../communities/community.ts'

/** Whether members may browse each other: in a transparent community, and where its own menu forces the tab. Without zod, for the web. */
export const isDirectoryOpen = ({
  transparent,
  customNavigation,
}: Pick<Community, 'transparent' | 'customNavigation'>): boolean =>
  transparent || customNavigation?.tabs.participants?.enabled === true
