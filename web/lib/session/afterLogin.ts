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

/*
 * The end of every way to sign in. It lives apart from `session.ts`, because only the screens that sign in need it.
 */

type Started = Awaited<ReturnType<typeof api.user.init>>

/** Completes a sign-in of any method: keeps the token, takes the user's place in this community, and goes on. */
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

/** A link may sign somebody in where somebody else already is: nothing of theirs stays, on either side. */
function endFormerSession(): void {
  if (sessionStore.get().status !== 'signedIn') return
  void api.session.logout().catch(() => undefined)
  broadcast('signedOut')
}

/** The token is replaced and not cleared first: other tabs would take that for a sign-out. */
function keep({ token, firstLogin }: SignedIn): void {
  stored.token.set(token)
  stored.firstLogin.set(firstLogin)
  stored.hasLoggedIn.clear()
  stored.answers.clear()
  stored.profile.clear()
  stored.email.clear()
  stored.isOrganiserMode.clear()
}

/** Half a sign-in is none. */
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

/** A moderator is a member first; one without a profile has the admin area alone. */
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

/** To a page of another community, if it is one of the user's. */
async function leaveFor(target: string): Promise<boolean> {
  const url = await ticketUrl(target)
  if (url) location.assign(url)
  return url !== null
}

/** What goes wrong beside a sign-in does not spoil it. */
function note(what: string): (error: unknown) => void
function note<T>(what: string, instead: T): (error: unknown) => T
function note<T>(what: string, instead?: T) {
  return (error: unknown) => {
    console.warn(what, error)
    return instead
  }
}
