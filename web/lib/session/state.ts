import type { SignedIn } from '#contract/auth/session.ts'
import type { Permission } from '#contract/roles.ts'
import type { CurrentParticipant, CurrentUser } from '#contract/users/user.ts'
import { stored } from '../browser/storage.ts'
import { currentCommunityId } from '../community/community.ts'
import { createStore } from '../store.ts'
import { setAnalyticsUser } from '../tracking/analytics.ts'
import { rememberFirstLogin } from './firstLogin.ts'
import { type SessionMode, sessionMode } from './redirects.ts'

export type Session = {
  /** `loading`: there is a token, and the user is not loaded yet. */
  status: 'visitor' | 'loading' | 'signedIn'
  mode: SessionMode
  user: CurrentUser | null
  participant: CurrentParticipant | null
  permissions: Permission[]
  /** May open the admin area: by role, or by a permission such as moderation. */
  isAdmin: boolean
  hasAdminRole: boolean
  hasProfile: boolean
  isNetworkingOff: boolean
  /** Another account that a link has brought: the user is asked before it replaces the session. */
  arriving: ArrivingAccount | null
}

export type ArrivingAccount = SignedIn & { email: string }

type Known = Pick<Session, 'user' | 'participant' | 'permissions'>

let arriving: ArrivingAccount | null = null

const nobody: Known = { user: null, participant: null, permissions: [] }

export const hasAdminRole = (user: CurrentUser | null): boolean => user?.role === 'ROLE_ADMIN'

/** Each opens some screens of the admin area. */
const adminAreaPermissions: Permission[] = [
  'CAN_VIEW_ADMIN_PANEL',
  'CAN_MODERATE_COMMUNITY',
  'CAN_MANAGE_COMMUNITY',
  'CAN_SEND_NEWSLETTERS',
]

export const canOpenAdmin = ({ user, permissions }: Pick<Known, 'user' | 'permissions'>): boolean =>
  hasAdminRole(user) || adminAreaPermissions.some(permission => permissions.includes(permission))

function sessionOf(status: Session['status'], known: Known): Session {
  const isAdmin = canOpenAdmin(known)
  const hasProfile = known.participant !== null
  const hasChosenOrganiser = stored.isOrganiserMode.get() === true
  return {
    status,
    ...known,
    isAdmin,
    hasAdminRole: hasAdminRole(known.user),
    hasProfile,
    mode: sessionMode({ user: known.user, isAdmin, hasProfile, hasChosenOrganiser }),
    isNetworkingOff: known.user?.enabled === false || known.participant?.isNetworkingEnabled === false,
    arriving,
  }
}

export const sessionStore = createStore<Session>(sessionOf(stored.token.get() ? 'loading' : 'visitor', nobody))

/** The session of somebody who is not signed in. */
export const visitorSession = (): Session => sessionOf('visitor', nobody)

export function setSignedIn(known: Known): void {
  if (known.user) {
    stored.authorities.set(known.user.role)
    rememberFirstLogin(known.user.userId)
  }
  rememberOrganiser(known)
  setAnalyticsUser(known.user?.userId ?? null)
  sessionStore.set(sessionOf('signedIn', known))
}

function rememberOrganiser({ user, permissions }: Known): void {
  const isOrganisers = stored.isOrganisers(currentCommunityId())
  if (user?.canOrganise || canOpenAdmin({ user, permissions })) isOrganisers.set(true)
  else isOrganisers.clear()
}

export function setVisitor(): void {
  setAnalyticsUser(null)
  sessionStore.set(visitorSession())
}

export function setLoading(): void {
  sessionStore.set(sessionOf('loading', nobody))
}

export function setArriving(account: ArrivingAccount | null): void {
  arriving = account
  sessionStore.update(session => ({ ...session, arriving }))
}

/** Applies the user's own change without reloading. */
export function changeUser(change: Partial<CurrentUser>): void {
  sessionStore.update(({ status, user, participant, permissions }) =>
    sessionOf(status, { user: user && { ...user, ...change }, participant, permissions }),
  )
}

/** Switch of organiser mode in the user menu. */
export function chooseOrganiserMode(isChosen: boolean): void {
  if (isChosen) stored.isOrganiserMode.set(true)
  else stored.isOrganiserMode.clear()
  sessionStore.update(({ status, user, participant, permissions }) =>
    sessionOf(status, { user, participant, permissions }),
  )
}
