import type { Session } from '#web/lib/session/state.ts'

type Known = Pick<Session, 'status' | 'mode' | 'hasProfile' | 'isAdmin'>

/** Next screen after a completed step. */
export function pathAfterStep({ status, mode, hasProfile, isAdmin }: Known): string {
  if (status !== 'signedIn') return '/login'
  if (mode === 'organiser') return '/admin'
  return hasProfile || isAdmin ? '/my_communities' : '/questions'
}
