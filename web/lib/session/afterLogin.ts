import type { SignedIn } from '#contract/auth/session.ts'
import { goTo } from '../browser/navigation.ts'
import { clearSignIn, stored, type TelegramChat } from '../browser/storage.ts'
import { api } from '../calls/api.ts'
import { currentCommunityId } from '../community/community.ts'
import { refreshCommunity } from '../community/refresh.ts'
import { broadcast } from '../events.ts'
import { followPreferredLanguage } from '../words/changeLanguage.ts'
import { takeLoginParameters } from './loginParameters.ts'
import { pathAfterSignIn, pathToIntro, sessionMode } from './redirects.ts'
import { canOpenAdmin, hasAdminRole, sessionStore, setSignedIn } from './state.ts'
import { ticketUrl } from './ticket.ts'

/* End of every sign-in method. Separate from `session.ts`, because only sign-in screens need it. */

type Started = Awaited<ReturnType<typeof api.user.init>>

/** Completes a sign-in of any method: stores the token, connects the user to this community, and redirects. */
export async function signIn(reply: SignedIn): Promise<void> {
  endFormerSession()
  keep(reply)
  const started = await begin()
  const { returnPath, returnUrl, introFor, telegram, hasAgreedPolicy } = takeLoginParameters()
  const hasProfile = started.participant !== null
  const isNewcomer = !hasProfile && !canOpenAdmin(started)
  const [hasAccepted] = await Promise.all([
    hasAgreedPolicy && agreePolicy(),
    reply.firstLogin && acceptInvitation(),
    isNewcomer && telegram && connectTelegram(started.user.userId, telegram),
  ])
  if (hasAccepted) started.user = { ...started.user, isPolicyAccepted: true }
  followPreferredLanguage(started.participant?.preferredLang ?? started.user.preferredLang)
  if (returnUrl && (await leaveFor(returnUrl))) return
  if (isNewcomer && introFor) stored.onboardingRedirect.set(pathToIntro(introFor))
  setSignedIn(started)
  goTo(pathAfterSignIn({ returnPath, introFor, hasProfile, ...roleOf(started) }), { replace: true })
}

/** A link may sign in another user: the former session is ended and cleared. */
function endFormerSession(): void {
  if (sessionStore.get().status !== 'signedIn') return
  void api.session.logout().catch(() => undefined)
  broadcast('signedOut')
}

/** The token is replaced without clearing it first, which other tabs would take for a log-out. */
function keep({ token, firstLogin }: SignedIn): void {
  stored.token.set(token)
  stored.firstLogin.set(firstLogin)
  stored.hasLoggedIn.clear()
  stored.answers.clear()
  stored.profile.clear()
  stored.email.clear()
  stored.isOrganiserMode.clear()
}

/** If it cannot be completed, the sign-in is undone. */
async function begin(): Promise<Started> {
  try {
    if (!stored.referenceCommunityId.get()) await refreshCommunity().catch(note('The community was not loaded anew'))
    stored.referenceCommunityId.set(currentCommunityId())
    return await api.user.init()
  } catch (error) {
    clearSignIn()
    throw error
  }
}

/** A moderator with a profile counts as a participant; one without has only the admin area. */
function roleOf(started: Started): { isAdmin: boolean; isOrganiser: boolean } {
  const { user } = started
  const isAdmin = canOpenAdmin(started)
  const hasProfile = started.participant !== null
  const mode = sessionMode({ user, isAdmin, hasProfile, hasChosenOrganiser: false })
  return { isAdmin: hasAdminRole(user) || (isAdmin && !hasProfile), isOrganiser: mode === 'organiser' }
}

async function acceptInvitation(): Promise<void> {
  const invitedBy = stored.invitedBy.get()
  const code = stored.invitationCode.get() ?? invitedBy
  if (!code) return
  await api.invitation
    .accept({ code, ...(invitedBy ? { invitedBy } : {}) })
    .catch(note('The invitation was not accepted'))
  stored.invitedBy.clear()
  stored.invitationCode.clear()
}

async function connectTelegram(userId: string, chat: TelegramChat): Promise<void> {
  await api.telegram.connect({ userId, ...chat }).catch(note('The Telegram account was not linked'))
}

const agreePolicy = (): Promise<boolean> =>
  api.registration.agreePolicy().then(() => true, note('The agreement was not saved', false))

/** Redirects to a page of another community of the user. */
async function leaveFor(target: string): Promise<boolean> {
  const url = await ticketUrl(target)
  if (url) location.assign(url)
  return url !== null
}

/** Failures of side effects do not fail the sign-in. */
function note(what: string): (error: unknown) => void
function note<T>(what: string, instead: T): (error: unknown) => T
function note<T>(what: string, instead?: T) {
  return (error: unknown) => {
    console.warn(what, error)
    return instead
  }
}
