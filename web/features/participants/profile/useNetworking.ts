import { api } from '#web/lib/calls/api.ts'
import { queries } from '#web/lib/calls/queryClient.ts'
import { useAttempt } from '#web/lib/forms/useAttempt.ts'
import { sessionStore, setSignedIn } from '#web/lib/session/state.ts'
import { showToast } from '#web/lib/toasts.ts'
import { useWords } from '#web/lib/words/words.ts'
import { ownProfileQuery } from '#web/participant/ownProfile.ts'

/** Updates the session at once, and with it menu and screens. */
export function useNetworking() {
  const t = useWords('participants')
  const { problem, isBusy, attempt } = useAttempt()
  const turn = (isOn: boolean) =>
    attempt(async () => {
      const { participant, permissions } = sessionStore.get()
      if (!participant) return
      await api.profile.updateNetworkingPref({ participantId: participant.id, networkingEnabled: isOn })
      // Whether the profile is enabled depends on the organisers too, so the server says it.
      const user = await api.user.getCurrent()
      setSignedIn({ user, permissions, participant: { ...participant, isNetworkingEnabled: isOn } })
      queries.setQueryData(ownProfileQuery.queryKey, known => known && { ...known, isNetworkingEnabled: isOn })
      void queries.invalidateQueries({ queryKey: ['participants'] })
      showToast({ type: 'success', title: t(isOn ? 'networking.switchedOn' : 'networking.switchedOff') })
    })
  return { problem, isBusy, turn }
}
