import type { Session } from '#web/lib/session/state.ts'

type Known = Pick<Session, 'status' | 'mode' | 'hasProfile' | 'isAdmin'>

/** Where someone goes from a step that is done. */
export function pathAfterStep({ status, mode, hasProfile, isAdmin }: Known): string {
  if (status !== 'signedIn') return '/login'
  if (mode === 'organiser') return '/admin'
  return hasProfile || isAdmin ? '/my_communities' : '/questions'
}
