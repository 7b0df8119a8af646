import { clearSignIn, stored } from '../browser/storage.ts'
import { api } from '../calls/api.ts'
import { broadcast } from '../events.ts'
import { openSession } from './load.ts'
import { sessionStore, setArriving, setLoading } from './state.ts'

/* The answer to a link that brings another account while somebody is signed in (login CSRF). */

/** Replaces the session: the former one is ended. */
export async function acceptArriving(): Promise<void> {
  const { arriving } = sessionStore.get()
  if (!arriving) return
  void api.session.logout().catch(() => undefined)
  broadcast('signedOut')
  setArriving(null)
  clearSignIn()
  stored.token.set(arriving.token)
  stored.firstLogin.set(arriving.firstLogin)
  setLoading()
  await openSession()
}

/** Keeps the session: the one that arrived is ended. */
export function declineArriving(): void {
  const { arriving } = sessionStore.get()
  if (!arriving) return
  setArriving(null)
  void api.session.logout({}, { token: arriving.token }).catch(() => undefined)
}
