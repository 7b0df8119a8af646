import { useLocation } from 'react-router'
import type { NavigationTab } from '#contract/communities/navigation.ts'
import { useCommunity } from '#web/lib/community/community.ts'
import { useSession } from '#web/lib/session/session.ts'
import { useWords } from '#web/lib/words/words.ts'
import { useCapabilities, useViewer } from '../capabilities.tsx'
import type { UserMenuItem } from '../capability.ts'
import {
  adminMenu,
  emptyMenu,
  isAdminArea,
  type Menu,
  type MenuEntry,
  memberMenu,
  organiserMenu,
  userMenu,
} from './menu.ts'

/** Menu of the current session. */
export function useMenu(forced: NavigationTab[] = []): Menu {
  const capabilities = useCapabilities()
  const viewer = useViewer()
  const { pathname } = useLocation()
  const { user, mode, isAdmin, hasProfile, isNetworkingOff } = viewer.session
  if (!user) return emptyMenu
  if (mode === 'organiser') return organiserMenu(capabilities, viewer)
  if (!hasProfile && !isAdmin && !isNetworkingOff) return emptyMenu
  if (isAdmin && !isNetworkingOff && isAdminArea(capabilities, pathname)) return adminMenu(capabilities, viewer)
  return memberMenu(capabilities, viewer, forced)
}

export const useUserMenu = (): UserMenuItem[] => userMenu(useCapabilities(), useViewer())

export function useMenuLabel(): (entry: Pick<MenuEntry, 'label'>) => string {
  const t = useWords('menu')
  const { text } = useCommunity()
  return ({ label }) => (typeof label === 'string' ? t(label) : text(label))
}

/** Whether an entry is the current one. The own profile has three addresses; `/admin` is not the area's other screens. */
export function useIsActive(): (entry: Pick<MenuEntry, 'to'>) => boolean {
  const { pathname } = useLocation()
  const { user, participant } = useSession()
  const own = ['/profile', `/u/${user?.userId}`, `/u/${participant?.slug}`]
  return ({ to }) => {
    if (own.includes(to)) return own.includes(pathname)
    if (to === '/admin') return pathname === to
    return pathname === to || pathname.startsWith(`${to}/`)
  }
}
