import { bootstrap } from '../browser/bootstrap.ts'
import { currentPath, goTo, navigator } from '../browser/navigation.ts'
import { clearSignIn, stored } from '../browser/storage.ts'
import { api } from '../calls/api.ts'
import { CallFailure } from '../calls/client.ts'
import { communityStore, currentCommunityId } from '../community/community.ts'
import { refreshNavigation, refreshOptions } from '../community/refresh.ts'
import { track } from '../tracking/analytics.ts'
import { followPreferredLanguage } from '../words/changeLanguage.ts'
import { communityToLoad, type Redirect, readTicket, redirectAfterUser } from './redirects.ts'
import { canOpenAdmin, sessionStore, setLoading, setSignedIn, setVisitor } from './state.ts'
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

/** Removed from the address at once; exchanged for a session after the first paint. */
let arrivingTicket: string | null = null

function takeArrivingSignIn(): void {
  const arriving = readTicket(location)
  if (!arriving) return
  goTo(arriving.addressAfter, { replace: true })
  clearSignIn()
  arrivingTicket = arriving.ticket
  setLoading()
}

async function exchangeTicket(ticket: string): Promise<void> {
  arrivingTicket = null
  try {
    const { token, firstLogin } = await repeatWhileUnavailable(() => api.session.exchange({ ticket }))
    stored.token.set(token)
    stored.firstLogin.set(firstLogin)
  } catch {
    stored.redirectAfterLogin.set(currentPath())
    setVisitor()
    navigator.replace('/login', { isAgain: true })
  }
}

/** After the first paint: loads the session and redirects. */
export async function openSession(): Promise<void> {
  if (arrivingTicket) await exchangeTicket(arrivingTicket)
  if (!stored.token.get()) return
  const user = await repeatWhileUnavailable(() => api.user.getCurrent()).catch(() => null)
  const [permissions, participant] = user
    ? await Promise.all([loadPermissions(), user.connectedParticipants.length > 0 ? loadParticipant() : null])
    : [[], null]
  const isAdmin = canOpenAdmin({ user, permissions })
  const redirect = redirectAfterUser({
    user,
    isAdmin,
    hasProfile: participant !== null,
    communityId: currentCommunityId(),
    origin: location.origin,
    pathname: location.pathname,
    fullPath: currentPath(),
  })
  if (user && redirect.kind !== 'otherCommunity') {
    followPreferredLanguage(participant?.preferredLang ?? user.preferredLang)
    setSignedIn({ user, participant, permissions })
  } else if (redirect.kind === 'stay') setVisitor()
  await applyRedirect(redirect)
  if (user) await Promise.all([refreshOptions(), refreshNavigation()])
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
        goTo('/login', { replace: true })
      }
      break
    case 'otherCommunity':
      await openOtherCommunity(redirect.url)
      break
    case 'stay':
      break
  }
}

/** With a ticket; without one the user logs in there. */
async function openOtherCommunity(communityUrl: string): Promise<void> {
  const url = await ticketUrl(communityUrl)
  clearSignIn()
  location.replace(url ?? communityUrl)
}

const loadPermissions = () => api.user.listPermissions().catch(() => [])

/** A user with a profile in another community may have none here. */
const loadParticipant = () =>
  api.user.getCurrentParticipant({ communityId: currentCommunityId() }).catch((error: unknown) => {
    if (error instanceof CallFailure) return null
    throw error
  })

const isOutOfReach = (error: unknown) => error instanceof CallFailure && error.isUnavailable

/** Retries, so that a restarting server does not log everybody out. */
async function repeatWhileUnavailable<T>(load: () => Promise<T>): Promise<T> {
  for (const wait of [500, 1500]) {
    try {
      return await load()
    } catch (error) {
      if (!isOutOfReach(error)) throw error
      await new Promise(resolve => setTimeout(resolve, wait))
    }
  }
  return load()
}

/** Reloads the permissions; keeps them when the server is unavailable. */
export async function refreshPermissions(): Promise<void> {
  const asked = sessionStore.get().user
  if (!asked) return
  const permissions = await api.user.listPermissions().catch(error => (isOutOfReach(error) ? null : []))
  const { user, participant } = sessionStore.get()
  // The user may have changed meanwhile.
  if (permissions && user?.userId === asked.userId) setSignedIn({ user, participant, permissions })
}
