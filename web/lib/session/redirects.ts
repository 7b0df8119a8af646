import type { CurrentUser } from '#contract/users/user.ts'

/* Redirects when a page is opened and after a sign-in, as pure functions. `load.ts` and `afterLogin.ts` apply them. */

/** Screens that complete another sign-in: the current session must not redirect from them. */
const arrivalPaths = ['/auth-magic', '/auth-provider', '/confirm-link', '/confirm-change', '/not-me']

/** Paths that a newcomer without a profile may stay on: onboarding, and targets of links in letters. */
export const newcomerPaths = [
  '/questions',
  '/onboarding',
  '/last-step',
  '/confirmed',
  '/confirm-recovery',
  '/invite',
  '/launch',
  ...arrivalPaths,
]

/** Paths that a visitor may stay on; from any other one, an ended session redirects to the login and back. */
const openToVisitors =
  /^\/((login|registration|recovery|confirm-recovery|account-deleted|confirmed|auth-magic|auth-provider|confirm-link|confirm-change|not-me|invite|one-time-code|not-found)?|(u|event)\/[^/]+)$/

/** Paths to return to once the profile exists. */
const worthReturning = /^\/(my_communities|participants|events|event\/[^/?#]+)(?=[/?#]|$)/

/** A path, with query and hash, to return to once the profile exists; null if it is none. */
export const pathWorthReturning = (path: string | null): string | null =>
  isOwnPath(path) && worthReturning.test(path) ? path : null

/** Id of the community to load, when the host names none; null when the page has the right one. */
export function communityToLoad(input: {
  isNamedByHost: boolean
  pageId: string
  queryId: string | null
  storedId: string | null
}): string | null {
  const wanted = input.isNamedByHost ? null : (input.queryId ?? input.storedId)
  return wanted && wanted !== input.pageId ? wanted : null
}

type ArrivingSignIn = { ticket: string; addressAfter: string; isMoved: boolean }

/** In the address of a redirect from a community that the user has no place in: the page says why it was opened. */
const movedParameter = 'moved'

/** A ticket in the address, and the address without it. The exchange says whether it is the first login. */
export function readTicket(address: { pathname: string; search: string; hash: string }): ArrivingSignIn | null {
  const query = new URLSearchParams(address.search)
  const ticket = query.get('token')
  if (!ticket) return null
  query.delete('token')
  query.delete('firstLogin')
  const isMoved = query.has(movedParameter)
  query.delete(movedParameter)
  const rest = query.size > 0 ? `?${query}` : ''
  return { ticket, addressAfter: address.pathname + rest + address.hash, isMoved }
}

/** The user of a token; null when it cannot be read. The server checks it, this only compares. */
export function userIdOf(token: string): string | null {
  try {
    const payload = token.split('.')[1] ?? ''
    const { sub } = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as { sub?: unknown }
    return typeof sub === 'string' ? sub : null
  } catch {
    return null
  }
}

/** Whether a token is of another user than the stored one, as far as can be read. */
export function isOtherUser(stored: string, arriving: string): boolean {
  const userId = userIdOf(arriving)
  return userId === null || userIdOf(stored) !== userId
}

export type Redirect =
  | { kind: 'stay' }
  | { kind: 'questions'; onboardingRedirect: string | null }
  | { kind: 'profile' }
  | { kind: 'signOut'; returnPath: string | null }
  | { kind: 'otherCommunity'; url: string }

/** Redirect after the user was loaded, or failed to load. */
export function redirectAfterUser(input: {
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
}): Redirect {
  const { user, pathname } = input
  if (arrivalPaths.includes(pathname)) return { kind: 'stay' }
  if (!user) return { kind: 'signOut', returnPath: openToVisitors.test(pathname) ? null : input.fullPath }

  const url = otherCommunityUrl(user, input)
  // An invitation is read as a visitor: logging in here joins the community, and accepts it.
  if (url && pathname === '/invite') return { kind: 'signOut', returnPath: null }
  if (url) return { kind: 'otherCommunity', url }

  if (!input.hasProfile && !input.isAdmin && !user.canOrganise) {
    // Includes the settings: a user without a profile must be able to delete the account.
    if ([...newcomerPaths, '/settings'].includes(pathname)) return { kind: 'stay' }
    return { kind: 'questions', onboardingRedirect: pathWorthReturning(input.fullPath) }
  }
  return user.enabled ? { kind: 'stay' } : { kind: 'profile' }
}

/** Whether the user has a place in another community, and none in this one. */
export function belongsElsewhere(user: CurrentUser, communityId: string): boolean {
  const [first] = user.connectedCommunities
  return first !== undefined && first !== communityId
}

/** Screens that every community has. Others are of things in this one. */
const commonPaths =
  /^\/(my_communities|participants|contacts|contacts\/bookmarks|events|chats|notifications|settings|profile)$/

/** The same screen in the user's own community, if that is not this page's. */
function otherCommunityUrl(
  user: CurrentUser,
  page: { communityId: string; origin: string; pathname: string },
): string | null {
  if (!user.communityUrl || !belongsElsewhere(user, page.communityId)) return null
  const url = new URL(commonPaths.test(page.pathname) ? page.pathname : '/', user.communityUrl)
  url.searchParams.set(movedParameter, 'true')
  return url.origin === page.origin ? null : url.href
}

/** Open redirect protection: one leading slash, and nothing that a browser would resolve to another host. */
export function isOwnPath(path: string | null): path is string {
  // Stryker disable next-line ConditionalExpression: only the compiler needs it; the pattern does not match null.
  if (path === null) return false
  if (!/^\/(?![/\\])/.test(path) || path.includes('\\')) return false
  // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers drop these while reading an address
  return !/[\u0000-\u0020]/.test(path)
}

/** Opens the intro dialog for a person. */
export const pathToIntro = (participantId: string): string => `/my_communities?introFor=${participantId}`

/** Where a sign-in leads. */
export function pathAfterSignIn(input: {
  returnPath: string | null
  /** The participant to send an intro to; needs a profile. */
  introFor: string | null
  isAdmin: boolean
  isOrganiser: boolean
  hasProfile: boolean
}): string {
  if (isOwnPath(input.returnPath)) return input.returnPath
  if (input.introFor && input.hasProfile) return pathToIntro(input.introFor)
  if (input.isAdmin || input.isOrganiser) return '/admin'
  return input.hasProfile ? '/my_communities' : '/questions'
}

export type SessionMode = 'visitor' | 'member' | 'organiser'

/** Organisers without a profile here are in organiser mode; those with one if they chose it. */
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
