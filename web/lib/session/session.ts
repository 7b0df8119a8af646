import { createContext, use } from 'react'
import { currentPath, goTo, navigator } from '../browser/navigation.ts'
import { clearSignIn, stored } from '../browser/storage.ts'
import { api } from '../calls/api.ts'
import { broadcast, listen } from '../events.ts'
import { useStore } from '../store.ts'
import { openSession } from './load.ts'
import { isOwnPath } from './redirects.ts'
import { type Session, sessionStore, setLoading, setVisitor } from './state.ts'

/** Stands in for the session inside a preview of a page that visitors see. */
export const PreviewedSession = createContext<Session | null>(null)

export function useSession(): Session {
  const ofPage = useStore(sessionStore)
  return use(PreviewedSession) ?? ofPage
}

/** Ends the session here at once, and on the server without waiting. */
export function signOut(): void {
  void api.session.logout().catch(() => undefined)
  // A session that only ended keeps them for the user's return.
  stored.chatDrafts.clear()
  stored.chatOutbox.clear()
  leave()
  goTo('/login')
}

function leave(): void {
  clearSignIn()
  setVisitor()
  broadcast('signedOut')
}

/** The token was refused or removed by another tab: redirects to the login, which says so, and back. */
function leaveToReturn(): void {
  stored.redirectAfterLogin.set(currentPath())
  leave()
  navigator.push('/login', { isEnded: true })
}

/** Follows changes of the session that this tab did not make. */
export function followSessionEnd(): () => void {
  const stop = listen('sessionEnded', () => {
    // Several calls of a screen are refused at once: only the first knows the page to return to.
    if (sessionStore.get().status === 'signedIn') leaveToReturn()
  })
  addEventListener('storage', followOtherTabs)
  return () => {
    stop()
    removeEventListener('storage', followOtherTabs)
  }
}

/** Tabs share one session. `key` is null when the whole storage was cleared. */
function followOtherTabs({ key, oldValue, newValue }: StorageEvent): void {
  if (key !== null && key !== 'token') return
  if (stored.token.get() === null) {
    if (sessionStore.get().status !== 'visitor') leaveToReturn()
  } else if (oldValue !== newValue) void startAnew()
}

/** Another user signed in elsewhere: reloads the session and clears the screen. */
async function startAnew(): Promise<void> {
  broadcast('signedOut')
  setLoading()
  const path = stored.redirectAfterLogin.get()
  if (location.pathname === '/login' && isOwnPath(path)) {
    stored.redirectAfterLogin.clear()
    goTo(path, { replace: true })
  }
  await openSession()
}
