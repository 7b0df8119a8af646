import { queryOptions, useMutation, useQuery } from '@tanstack/react-query'
import { api } from '#web/lib/calls/api.ts'
import { queries } from '#web/lib/calls/queryClient.ts'
import { showToast } from '#web/lib/toasts.ts'
import { useWords } from '#web/lib/words/words.ts'

export type ChannelState = Awaited<ReturnType<typeof api.channel.list>>['channels'][number]
export type ChannelName = ChannelState['channel']
export type Messenger = Exclude<ChannelName, 'PUSH'>

export const channelsQuery = queryOptions({
  queryKey: ['notification channels', 'messengers'],
  queryFn: () => api.channel.list(),
})

export const connectedQuery = queryOptions({
  queryKey: ['connectedAccounts'],
  queryFn: () => api.provider.listIdentities(),
})

/** Also what other sections know of the channels: connected accounts, letters, the own profile. */
export const refreshChannels = (): Promise<unknown> =>
  Promise.all([
    queries.invalidateQueries({ queryKey: ['notification channels'] }),
    queries.invalidateQueries({ queryKey: connectedQuery.queryKey }),
  ])

/** The channels and their switches. Optimistic update, reverted when the server refuses. */
export function useChannels() {
  const t = useWords('channels')
  const list = useQuery(channelsQuery)
  const set = (channel: ChannelName, change: (known: ChannelState) => ChannelState) =>
    queries.setQueryData(
      channelsQuery.queryKey,
      known =>
        known && { ...known, channels: known.channels.map(each => (each.channel === channel ? change(each) : each)) },
    )
  const outcome = {
    onSuccess: () => showToast({ type: 'success', title: t('saved') }),
    onError: () => {
      void refreshChannels()
      showToast({ type: 'error', title: t('notSaved') })
    },
  }
  const topic = useMutation({
    mutationFn: (input: { channel: ChannelName; topic: string; isOn: boolean }) => api.channel.updateTopic(input),
    onMutate: ({ channel, topic, isOn }) =>
      set(channel, known => ({
        ...known,
        topics: known.topics.map(each => (each.topic === topic ? { topic, isOn } : each)),
      })),
    ...outcome,
  })
  const whole = useMutation({
    mutationFn: ({ channel, isOn }: { channel: Messenger; isOn: boolean }) =>
      api.profile.updateNotificationPref({ contactType: channel, disable: !isOn }),
    onMutate: ({ channel, isOn }) => set(channel, known => ({ ...known, isOn })),
    ...outcome,
  })
  return { list, switchTopic: topic.mutate, switchChannel: whole.mutate }
}
