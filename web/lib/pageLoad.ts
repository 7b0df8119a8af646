import type { CurrentUser } from '#contract/users/user.ts'
import { isOwnPath } from './ownPath.ts'

/*
 * What happens when a page is opened, as decisions without effects. `session.ts` carries them out.
 */

/** Paths that a newcomer without a profile may stay on: the way to a profile, and where links in letters lead. */
export const newcomerPaths = [
  '/questions',
  '/onboarding',
  '/last-step',
  '/confirmed',
  '/auth-magic',
  '/confirm-recovery',
  '/invite',
]

/** Places worth coming back to once the profile is there. */
const worthReturning = /^\/(my_communities|participants|events|event\/[^/]+)(\/|$)/

/** The id of a community to ask for, when the host has named none; null when the page already carries the right one. */
export function communityToLoad(input: {
  isNamedByHost: boolean
  pageId: string
  queryId: string | null
  storedId: string | null
}): string | null {
  const wanted = input.isNamedByHost ? null : (input.queryId ?? input.storedId)
  return wanted && wanted !== input.pageId ? wanted : null
}

export type ArrivingSignIn = { token: string; firstLogin: boolean; addressAfter: string }

/** A sign-in handed over in the address, and the address without it. */
export function arrivingSignIn(address: { pathname: string; search: string; hash: string }): ArrivingSignIn | null {
  const query = new URLSearchParams(address.search)
  const token = query.get('token')
  if (!token) return null
  const firstLogin = query.get('firstLogin') === 'true'
  query.delete('token')
  query.delete('firstLogin')
  const rest = query.size > 0 ? `?${query}` : ''
  return { token, firstLogin, addressAfter: address.pathname + rest + address.hash }
}

export type Move =
  | { kind: 'stay' }
  | { kind: 'questions'; onboardingRedirect: string | null }
  | { kind: 'profile' }
  | { kind: 'signOut' }
  | { kind: 'otherCommunity'; url: string }

/** What follows once the user is known, or cannot be. */
export function moveAfterUser(input: {
  user: CurrentUser | null
  isAdmin: boolean
  /** Has a participant in this community. */
  hasProfile: boolean
  /** The community of this page. */
  communityId: string
  origin: string
  pathname: string
  /** With query and hash. */
  fullPath: string
}): Move {
  const { user, pathname } = input
  if (!user) return pathname === '/auth-magic' ? { kind: 'stay' } : { kind: 'signOut' }

  const url = otherCommunityUrl(user, input)
  if (url) return { kind: 'otherCommunity', url }

  if (!input.hasProfile && !input.isAdmin && !user.canOrganise) {
    if (newcomerPaths.includes(pathname)) return { kind: 'stay' }
    return { kind: 'questions', onboardingRedirect: worthReturning.test(pathname) ? input.fullPath : null }
  }
  return user.enabled ? { kind: 'stay' } : { kind: 'profile' }
}

/** The user's own community, where it is another one than this page's. */
function otherCommunityUrl(user: CurrentUser, page: { communityId: string; origin: string }): string | null {
  const [first] = user.connectedCommunities
  if (!user.communityUrl || !first || first === page.communityId) return null
  return new URL(user.communityUrl).origin === page.origin ? null : user.communityUrl
}

/** Its address with the sign-in on board, to be taken out again by the page that opens there. */
export function addressWithSignIn(communityUrl: string, token: string, firstLogin: boolean): string {
  const url = new URL(communityUrl)
  url.searchParams.set('token', token)
  url.searchParams.set('firstLogin', String(firstLogin))
  return url.href
}

/** Where a sign-in leads. */
export function pathAfterSignIn(input: {
  returnPath: string | null
  isAdmin: boolean
  isOrganiser: boolean
  hasProfile: boolean
}): string {
  if (isOwnPath(input.returnPath)) return input.returnPath
  if (input.isAdmin || input.isOrganiser) return '/admin'
  return input.hasProfile ? '/my_communities' : '/questions'
}

export type SessionMode = 'visitor' | 'member' | 'organiser'

/** Organisers without a profile here see the organiser's shell; those with one when they chose to. */
export function sessionMode(input: {
  user: CurrentUser | null
  isAdmin: boolean
  hasProfile: boolean
  hasChosenOrganiser: boolean
}): SessionMode {
  if (!input.user) return 'visitor'
  if (!input.user.canOrganise) return 'member'
  return input.hasChosenOrganiser || !(input.hasProfile || input.isAdmin) ? 'organiser' : 'member'
}
