import { isOwnPath } from '#web/lib/session/redirects.ts'
import type { Session } from '#web/lib/session/state.ts'

type Known = Pick<Session, 'status' | 'mode' | 'hasProfile' | 'isAdmin'>

/** Next screen after a completed step; `wanted` is the page that a newcomer asked for before the onboarding. */
export function pathAfterStep({ status, mode, hasProfile, isAdmin }: Known, wanted: string | null = null): string {
  if (status !== 'signedIn') return '/login'
  if (mode === 'organiser') return '/admin'
  if (hasProfile && isOwnPath(wanted)) return wanted
  return hasProfile || isAdmin ? '/my_communities' : '/questions'
}
