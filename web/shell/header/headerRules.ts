import type { Community } from '#contract/communities/community.ts'
import type { Session } from '#web/lib/session/state.ts'

const withoutSessionButton = [
  '/login',
  '/registration',
  '/recovery',
  '/confirm-recovery',
  '/confirmed',
  '/auth-magic',
  '/auth-provider',
  '/confirm-link',
  '/confirm-change',
  '/not-me',
]

/** Log in or Log out; none on screens about signing in. */
export function sessionButton(path: string, status: Session['status']): 'logIn' | 'logOut' | null {
  if (withoutSessionButton.includes(path) || status === 'loading') return null
  return status === 'signedIn' ? 'logOut' : 'logIn'
}

/** Login and registration show their own logo. */
export const isLiteHeader = (path: string): boolean => path === '/login' || path === '/registration'

/** For visitors of a landing that is more than a sign-in form. */
export const showsAlreadyMember = (input: { isVisitor: boolean; path: string; isShortLanding: boolean }): boolean =>
  input.isVisitor && input.path === '/' && !input.isShortLanding

/** Admins are not asked for donations. */
export const showsSupport = (input: { donateUrl: string | undefined; isAdmin: boolean }): boolean =>
  input.donateUrl !== undefined && !input.isAdmin

/** Links of the community in the header of its landing. */
export function visitorLinks(links: Community['links']): { word: 'about' | 'launch'; to: string }[] {
  return (['about', 'launch'] as const).flatMap(word => {
    const to = links[word]
    return to ? [{ word, to }] : []
  })
}
