import { broadcast } from '#web/lib/events.ts'
import { setVisitor } from '#web/lib/sessionState.ts'
import { clearSignIn } from '#web/lib/storage.ts'

/** The server has ended the session already; this browser follows. */
export function forgetSession(): void {
  clearSignIn()
  setVisitor()
  broadcast('signedOut')
}
