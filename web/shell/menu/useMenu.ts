import type { NavigationTab } from '#contract/communities/navigation.ts'
import { useWidth } from '#web/lib/browser/viewport.ts'
import { useCommunity } from '#web/lib/community/community.ts'
import { useSession } from '#web/lib/session/session.ts'
import { type Menu, memberMenu, organiserMenu } from './menu.ts'

const nothing: Menu = { entries: [], bank: null, help: null }

/** The menu of whoever is here. */
export function useMenu(forced: NavigationTab[] = []): Menu {
  const community = useCommunity()
  const { user, mode, isAdmin, hasProfile, isNetworkingOff } = useSession()
  const width = useWidth()
  if (!user) return nothing
  if (mode === 'organiser') return organiserMenu()
  if (!hasProfile && !isAdmin && !isNetworkingOff) return nothing
  return memberMenu({
    community,
    userId: user.userId,
    isAdmin,
    isOrganiserMode: false,
    isNetworkingOff,
    width,
    forced,
  })
}
