import { queryOptions, useMutation, useQuery } from '@tanstack/react-query'
import type { Channel } from '#contract/participants/profile.ts'
import { api } from '#web/lib/calls/api.ts'
import { queries } from '#web/lib/calls/queryClient.ts'
import { showToast } from '#web/lib/toasts.ts'
import { useWords } from '#web/lib/words/words.ts'

const channelsQuery = queryOptions({
  queryKey: ['notification channels'],
  queryFn: () => api.profile.listNotificationPrefs(),
})

/** Channels and their switches. Optimistic update, reverted when the server refuses. */
export function useChannels() {
  const t = useWords('participants')
  const list = useQuery(channelsQuery)
  const { queryKey } = channelsQuery
  const setDisabled = (channel: Channel, disable: boolean) =>
    queries.setQueryData(queryKey, known =>
      known?.map(each => (each.contactType === channel ? { ...each, disable } : each)),
    )
  const change = useMutation({
    mutationFn: (input: { contactType: Channel; disable: boolean }) => api.profile.updateNotificationPref(input),
    onMutate: ({ contactType, disable }) => setDisabled(contactType, disable),
    onSuccess: async () => {
      showToast({ type: 'success', title: t('saved') })
      // Also what other screens know of the channels, such as the topics of letters.
      await queries.invalidateQueries({ queryKey })
    },
    onError: (_error, { contactType, disable }) => {
      setDisabled(contactType, !disable)
      showToast({ type: 'error', title: t('notSaved') })
    },
  })
  return { list, change: change.mutate }
}
