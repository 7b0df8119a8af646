import { useLocation } from 'react-router'
import { useSession } from '#web/lib/session/session.ts'
import type { MenuEntry } from './menu.ts'

/** Whether the reader is at this entry's place. The own profile has three addresses. */
export function useIsActive(): (entry: MenuEntry) => boolean {
  const { pathname } = useLocation()
  const { user, participant } = useSession()
  const own = ['/profile', `/u/${user?.userId}`, `/u/${participant?.slug}`]
  return ({ id, to }) => {
    if (to === null) return false
    if (id === 'profile') return own.includes(pathname)
    return pathname === to || pathname.startsWith(`${to}/`)
  }
}
