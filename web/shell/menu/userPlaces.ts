import type { IconName } from '#web/lib/iconNames.ts'
import type { Session } from '#web/lib/session/state.ts'

type UserPlace = {
  word: 'profile' | 'settings' | 'subscriptions' | 'dashboard' | 'scoreMatch'
  icon: IconName
  to: string
}

const profile: UserPlace = { word: 'profile', icon: 'profile', to: '/profile' }
const settings: UserPlace = { word: 'settings', icon: 'settings', to: '/settings' }
const subscriptions: UserPlace = { word: 'subscriptions', icon: 'subscriptions', to: '/subscriptions' }
const dashboard: UserPlace = { word: 'dashboard', icon: 'dashboard', to: '/dashboard' }
const scoreMatch: UserPlace = { word: 'scoreMatch', icon: 'scoreMatch', to: '/score-match' }

/** The places of the user menu, for what this user may open. */
export function userPlaces({ mode, isAdmin, hasProfile, isNetworkingOff, permissions }: Session): UserPlace[] {
  if (isNetworkingOff) return [profile]
  const canScore = mode === 'organiser' || isAdmin || permissions.includes('CAN_SCORE_MATCHES')
  const forOrganisers = [...(mode === 'organiser' || isAdmin ? [dashboard] : []), ...(canScore ? [scoreMatch] : [])]
  if (mode === 'organiser') return forOrganisers
  return [...(hasProfile ? [profile] : []), settings, subscriptions, ...forOrganisers]
}
