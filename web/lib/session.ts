import { api } from './client.ts'
import { broadcast, listen } from './events.ts'
import { followPreferredLanguage } from './languageChange.ts'
import { goTo, herePath } from './navigation.ts'
import { isOwnPath } from './ownPath.ts'
import { pathAfterSignIn, sessionMode } from './pageLoad.ts'
import { canOpenAdmin, hasAdminRole, type Session, sessionStore, setSignedIn, setVisitor } from './sessionState.ts'
import { clearSignIn, stored } from './storage.ts'
import { useStore } from './store.ts'

export const useSession = (): Session => useStore(sessionStore)

/** What the login call should carry: where the reader wanted to go. */
export const backTo = (): string | undefined => {
  const path = stored.redirectAfterLogin.get()
  return isOwnPath(path) ? path : undefined
}

/** Completes a sign-in of any method: keeps the token, takes the user's place in this community, and goes on. */
export async function signIn(reply: { token: string; firstLogin: boolean }): Promise<void> {
  stored.token.set(reply.token)
  stored.firstLogin.set(reply.firstLogin)
  stored.hasLoggedIn.clear()
  stored.answers.clear()
  stored.profile.clear()
  stored.email.clear()

  const started = await api.user.init()
  const isAdmin = canOpenAdmin(started)
  const hasProfile = started.participant !== null
  const returnPath = stored.redirectAfterLogin.get()
  stored.redirectAfterLogin.clear()
  followPreferredLanguage(started.participant?.preferredLang ?? started.user.preferredLang)
  const isOrganiser =
    sessionMode({ user: started.user, isAdmin, hasProfile, hasChosenOrganiser: false }) === 'organiser'
  setSignedIn(started)
  /** A moderator is a member first; one without a profile has the admin area alone. */
  const isForAdmin = hasAdminRole(started.user) || (isAdmin && !hasProfile)
  goTo(pathAfterSignIn({ returnPath, isAdmin: isForAdmin, isOrganiser, hasProfile }), { replace: true })
}

/** Ends the session on both sides; the page does not wait for the server to agree. */
export function signOut(): void {
  void api.session.logout().catch(() => undefined)
  leave()
}

function leave(): void {
  clearSignIn()
  setVisitor()
  broadcast('signedOut')
  goTo('/login')
}

/** The token is refused: log in again, and come back to where this happened. */
export function followSessionEnd(): () => void {
  return listen('sessionEnded', () => {
    if (sessionStore.get().status === 'loading') return
    stored.redirectAfterLogin.set(herePath())
    leave()
  })
}
