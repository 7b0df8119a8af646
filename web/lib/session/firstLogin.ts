import { stored } from '../browser/storage.ts'
import { communityStore } from '../community/community.ts'
import { findOption } from '../community/options.ts'

/**
 * Remembers whose first login this was, until the tour is shown: onboarding comes first, and may take several logins. Flags of
 * somebody else's tour on the same device are cleared.
 */
export function rememberFirstLogin(userId: string): void {
  const { domain, options } = communityStore.get()
  if (!stored.firstLogin.get() || stored.hasLoggedIn.get() || !findOption(options, 'GUIDED_TOUR')) return
  const tour = stored.tour(domain)
  if (tour.firstLogin.get() === userId) return
  for (const flag of Object.values(tour)) flag.clear()
  tour.firstLogin.set(userId)
}

/** The menu was shown since the login. From then on a reload is no first login any more. */
export const markLoggedIn = (): void => stored.hasLoggedIn.set(true)
