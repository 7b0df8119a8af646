import { clearSignIn } from '#web/lib/browser/storage.ts'
import { broadcast } from '#web/lib/events.ts'
import { setVisitor } from '#web/lib/session/state.ts'

/** The server has ended the session already; clears it in this browser. */
export function clearSession(): void {
  clearSignIn()
  setVisitor()
  broadcast('signedOut')
}
