import type { CurrentUser } from '#contract/users/user.ts'
import { api } from '#web/lib/calls/api.ts'
import { sessionStore, setSignedIn } from '#web/lib/session/state.ts'

/** Reloads the signed-in user, such as after an email was confirmed in another window. */
export async function refreshUser(): Promise<CurrentUser> {
  const user = await api.user.getCurrent()
  const { status, participant, permissions } = sessionStore.get()
  if (status === 'signedIn') setSignedIn({ user, participant, permissions })
  return user
}
