import { type QueryClient, type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { type ChannelType, type ChatSignal, chatTopic } from '#contract/realtime/topics.ts'
import { listenToTopic, type TopicName } from './topics.ts'

/**
 * Frames of a channel of the community. `onCatchUp` is called whenever some may have been missed: after each connecting, when the
 * server says so, and every 15 s while there is no connection.
 */
export const useTopic = <T>(channel: ChannelType, onFrame: (frame: T) => void, onCatchUp?: () => void): void =>
  useListener(channel, onFrame, onCatchUp)

/** Who is typing in an open chat, and who has read how far. */
export const useChatTopic = (chatId: string, onSignal: (signal: ChatSignal) => void): void =>
  useListener(chatTopic(chatId) as TopicName, onSignal)

function useListener<T>(name: TopicName, onFrame: (frame: T) => void, onCatchUp: () => void = () => undefined): void {
  const frame = useEffectEvent(onFrame)
  const catchUp = useEffectEvent(onCatchUp)
  useEffect(() => listenToTopic(name, { onFrame: each => frame(each), onCatchUp: () => catchUp() }), [name])
}

/** A burst of frames loads the data once. */
const pauseMs = 100

/** Calls `load` soon after each frame of the channel, and when frames may have been missed. */
export function useReload(channel: ChannelType, load: () => void): void {
  const reload = useEffectEvent(load)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const soon = () => {
      timer ??= setTimeout(() => {
        timer = undefined
        reload()
      }, pauseMs)
    }
    const stop = listenToTopic(channel, { onFrame: soon, onCatchUp: soon })
    return () => {
      stop()
      clearTimeout(timer)
    }
  }, [channel])
}

/** Keeps the data of a query key fresh. */
export function useLive(channel: ChannelType, queryKey: QueryKey): void {
  const queryClient = useQueryClient()
  useReload(channel, () => void loadAgain(queryClient, queryKey))
}

/** A first load under way is left alone by the query client, and may have been answered before: another one follows it. */
export async function loadAgain(queryClient: QueryClient, queryKey: QueryKey): Promise<void> {
  const isFirst = queryClient.isFetching({ queryKey, predicate: ({ state }) => state.data === undefined }) > 0
  await queryClient.invalidateQueries({ queryKey })
  if (isFirst) await queryClient.invalidateQueries({ queryKey })
}
