import { queryOptions } from '@tanstack/react-query'
import type { OwnProfile } from '#contract/participants/profile-shapes.ts'
import type { CurrentParticipant } from '#contract/users/user.ts'
import { api } from '#web/lib/calls/api.ts'
import { queries } from '#web/lib/calls/queryClient.ts'
import { sessionStore, setSignedIn } from '#web/lib/session/state.ts'

export const ownProfileQuery = queryOptions({
  queryKey: ['own profile'],
  queryFn: () => api.profile.getProfile(),
})

/** Updates all caches after a save: the own profile, the header, and the public page. */
export function cacheOwnProfile(profile: OwnProfile): void {
  queries.setQueryData(ownProfileQuery.queryKey, profile)
  for (const queryKey of [['participant'], ['participants'], ['locations'], ['top tags']])
    void queries.invalidateQueries({ queryKey })
  const { user, participant, permissions } = sessionStore.get()
  if (user && participant) setSignedIn({ user, permissions, participant: participantOf(profile) })
}

/** The part of the profile that the session has. */
function participantOf(profile: OwnProfile): CurrentParticipant {
  const { email, latitude, longitude, contacts, privacy, hiddenContacts, timeZone, ...rest } = profile
  const { isTelegramConnected, invitedBy, missing, ...participant } = rest
  return participant
}
