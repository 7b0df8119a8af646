import { goTo, herePath } from '../browser/navigation.ts'
import { clearSignIn, stored } from '../browser/storage.ts'
import { api } from '../calls/api.ts'
import { broadcast, listen } from '../events.ts'
import { useStore } from '../store.ts'
import { openSession } from './load.ts'
import { isOwnPath } from './redirects.ts'
import { type Session, sessionStore, setLoading, setVisitor } from './state.ts'

export const useSession = (): Session => useStore(sessionStore)

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

/** The token is refused, or another tab has dropped it: log in again, and come back to where this happened. */
function leaveToReturn(): void {
  stored.redirectAfterLogin.set(herePath())
  leave()
}

/** However the session changes without this tab doing it. */
export function followSessionEnd(): () => void {
  const stop = listen('sessionEnded', () => {
    if (sessionStore.get().status !== 'loading') leaveToReturn()
  })
  addEventListener('storage', followOtherTabs)
  return () => {
    stop()
    removeEventListener('storage', followOtherTabs)
  }
}

/** Tabs share one sign-in. `key` is null when the whole storage was emptied. */
function followOtherTabs({ key, oldValue, newValue }: StorageEvent): void {
  if (key !== null && key !== 'token') return
  if (stored.token.get() === null) {
    if (sessionStore.get().status !== 'visitor') leaveToReturn()
  } else if (oldValue !== newValue) void startAnew()
}

/** Somebody signed in elsewhere: they are asked for anew, and nothing of the former one stays on the screen. */
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
