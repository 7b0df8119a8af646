import { interfaceConstants } from '#contract/limits.ts'
import { bootstrap } from '../browser/bootstrap.ts'
import { currentPath, goTo, navigator } from '../browser/navigation.ts'
import { clearSignIn, stored } from '../browser/storage.ts'
import { api } from '../calls/api.ts'
import { CallFailure } from '../calls/client.ts'
import { untilAvailable } from '../calls/untilAvailable.ts'
import { communityStore, currentCommunityId } from '../community/community.ts'
import { refreshNavigation, refreshOptions } from '../community/refresh.ts'
import { showToast } from '../toasts.ts'
import { track } from '../tracking/analytics.ts'
import { followPreferredLanguage } from '../words/changeLanguage.ts'
import { currentLanguage } from '../words/language.ts'
import { wordsOf } from '../words/words.ts'
import { returnTarget } from './loginParameters.ts'
import {
  belongsElsewhere,
  communityToLoad,
  isOtherUser,
  isOwnPath,
  type Redirect,
  readTicket,
  redirectAfterUser,
} from './redirects.ts'
import {
  type ArrivingAccount,
  canOpenAdmin,
  sessionStore,
  setArriving,
  setLoading,
  setSignedIn,
  setVisitor,
} from './state.ts'
import { ticketUrl } from './ticket.ts'

/** Before the first paint: loads the community, and reads a ticket in the address. */
export async function openCommunity(): Promise<void> {
  const wanted = communityToLoad({
    isNamedByHost: bootstrap.isNamedByHost,
    pageId: bootstrap.community.id,
    queryId: new URLSearchParams(location.search).get('communityId'),
    storedId: stored.referenceCommunityId.get(),
  })
  if (wanted) await api.community.get({ id: wanted }).then(communityStore.set, () => undefined)
  const { id, options } = communityStore.get()
  stored.referenceCommunityId.set(id)
  stored.options(id).set(options)
  takeArrivingSignIn()
  track('loaded', { community: communityStore.get().domain })
}

/** Removed from the address at once; exchanged for a session after the first paint. Until then nothing changes. */
let arrivingTicket: ArrivingTicket | null = null

type ArrivingTicket = Pick<NonNullable<ReturnType<typeof readTicket>>, 'ticket' | 'isMoved'>

function takeArrivingSignIn(): void {
  const arriving = readTicket(location)
  if (!arriving) return
  goTo(arriving.addressAfter, { replace: true })
  arrivingTicket = arriving
  setLoading()
}

/**
 * Takes over the session of a ticket. Returns it instead when somebody else is signed in here, who is asked first: a link must
 * not swap accounts silently (login CSRF). An invalid ticket leaves a stored session as it is.
 */
async function exchangeTicket({ ticket, isMoved }: ArrivingTicket): Promise<ArrivingAccount | null> {
  arrivingTicket = null
  const former = stored.token.get()
  try {
    const account = await untilAvailable(() => api.session.exchange({ ticket }))
    if (former && isOtherUser(former, account.token)) return account
    replaceSession(account)
    hasMoved = isMoved
  } catch {
    if (former) return null
    stored.redirectAfterLogin.set(currentPath())
    setVisitor()
    navigator.replace('/login', { isAgain: true })
  }
  return null
}

/** A ticket has opened the session, from a community without a place. An address alone says nothing. */
let hasMoved = false

/** In the user's language, so after the session is loaded. */
function sayMoved(): void {
  if (!hasMoved) return
  hasMoved = false
  const community = communityStore.get().title[currentLanguage()]
  showToast({ title: wordsOf('shell')('notices.moved', { community }), timeout: interfaceConstants.toastWithActionMs })
}

function replaceSession({ token, firstLogin }: ArrivingAccount): void {
  clearSignIn()
  stored.token.set(token)
  stored.firstLogin.set(firstLogin)
}

/** After the first paint: loads the session and redirects. An outage ends no session: the page waits for the server. */
export async function openSession(): Promise<void> {
  const arriving = arrivingTicket ? await exchangeTicket(arrivingTicket) : null
  const token = stored.token.get()
  if (!token) return
  const elsewhere = takeLoginLink()
  // Another tab may log out or in while this one waits; `session.ts` follows that.
  const isCurrent = () => stored.token.get() === token
  const loaded = await untilAvailable(loadKnown, isCurrent).catch((error: unknown) => ({ error }))
  if (!isCurrent()) return
  if ('error' in loaded) {
    if (!isRefusal(loaded.error)) return setVisitor()
    if (!arriving) return apply(null)
    // Nobody is signed in here any more.
    replaceSession(arriving)
    return openSession()
  }
  await apply(loaded)
  sayMoved()
  if (arriving) setArriving(arriving)
  if (elsewhere) await offerToLeave(elsewhere)
  await Promise.all([refreshOptions(), refreshNavigation()])
}

type Known = Awaited<ReturnType<typeof loadKnown>>

async function loadKnown() {
  const user = await api.user.getCurrent()
  if (belongsElsewhere(user, currentCommunityId())) return { user, permissions: [], participant: null }
  // The session was opened here, and no community is the user's any more: they join this one anew.
  if (user.connectedCommunities.length === 0) return api.user.init()
  const [permissions, participant] = await Promise.all([
    loadPermissions(),
    user.connectedParticipants.length > 0 ? loadParticipant() : null,
  ])
  return { user, permissions, participant }
}

const isRefusal = (error: unknown) => error instanceof CallFailure && error.isSessionEnd

/**
 * Links to the login are not shown to those who are logged in: a page of this site is opened at once. Returns an address
 * elsewhere, such as a child community's, which needs a ticket.
 */
function takeLoginLink(): string | null {
  if (!['/', '/login'].includes(location.pathname)) return null
  const target = returnTarget(new URLSearchParams(location.search).get('backTo'))
  if (!isOwnPath(target)) return target
  goTo(target, { replace: true })
  return null
}

/** Asks: opening an address must not connect anybody with a community. The server decides which ones may be left for. */
async function offerToLeave(target: string): Promise<void> {
  if (!(await ticketUrl(target))) return
  const t = wordsOf('shell')
  showToast({
    title: t('notices.leave', { host: new URL(target).host }),
    timeout: interfaceConstants.noticeMs,
    action: { label: t('notices.leaveAction'), run: () => void leaveFor(target) },
  })
}

async function leaveFor(target: string): Promise<void> {
  location.assign((await ticketUrl(target)) ?? target)
}

/** Null when the server refused the token. */
async function apply(known: Known | null): Promise<void> {
  const redirect = redirectAfterUser({
    user: known?.user ?? null,
    isAdmin: known !== null && canOpenAdmin(known),
    hasProfile: known !== null && known.participant !== null,
    communityId: currentCommunityId(),
    origin: location.origin,
    pathname: location.pathname,
    fullPath: currentPath(),
  })
  if (known && !['otherCommunity', 'signOut'].includes(redirect.kind)) {
    followPreferredLanguage(known.participant?.preferredLang ?? known.user.preferredLang)
    setSignedIn(known)
  } else if (redirect.kind === 'stay') setVisitor()
  await applyRedirect(redirect)
}

async function applyRedirect(redirect: Redirect): Promise<void> {
  switch (redirect.kind) {
    case 'questions':
      if (redirect.onboardingRedirect) stored.onboardingRedirect.set(redirect.onboardingRedirect)
      goTo('/questions', { replace: true })
      break
    case 'profile':
      goTo('/profile', { replace: true })
      break
    case 'signOut':
      clearSignIn()
      setVisitor()
      if (redirect.returnPath) {
        stored.redirectAfterLogin.set(redirect.returnPath)
        navigator.replace('/login', { isEnded: true })
      }
      break
    case 'otherCommunity':
      await openOtherCommunity(redirect.url)
      break
    case 'stay':
      break
  }
}

/** With a ticket; without one the user logs in there. The session here is left, so that the way back is no loop. */
async function openOtherCommunity(target: string): Promise<void> {
  const url = await ticketUrl(target)
  clearSignIn()
  location.replace(url ?? target)
}

const isOutOfReach = (error: unknown) => error instanceof CallFailure && error.isUnavailable

const loadPermissions = () =>
  api.user.listPermissions().catch((error: unknown) => {
    if (isOutOfReach(error)) throw error
    return []
  })

/** A user with a profile in another community may have none here. */
const loadParticipant = () =>
  api.user.getCurrentParticipant({ communityId: currentCommunityId() }).catch((error: unknown) => {
    if (error instanceof CallFailure && !error.isUnavailable) return null
    throw error
  })

/** Reloads the permissions; keeps them when they cannot be loaded: the screens stay, and the server decides anyway. */
export async function refreshPermissions(): Promise<void> {
  const asked = sessionStore.get().user
  if (!asked) return
  const permissions = await api.user.listPermissions().catch(() => null)
  const { user, participant } = sessionStore.get()
  // The user may have changed meanwhile.
  if (permissions && user?.userId === asked.userId) setSignedIn({ user, participant, permissions })
}
