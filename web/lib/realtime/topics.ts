import { type ChannelType, channelTypes } from '#contract/realtime/topics.ts'

/** A channel of the community, or the topic of one chat. */
export type TopicName = ChannelType | `/topic/chat/${string}`

type Listener = {
  onFrame: (frame: never) => void
  /** Something may have been missed, or frames do not arrive at present: ask the server. */
  onCatchUp: () => void
}

const listeners = new Map<TopicName, Set<Listener>>()
let onChange: (() => void) | null = null

/** Returns a function that ends it. */
export function listenToTopic(name: TopicName, listener: Listener): () => void {
  const all = listeners.get(name) ?? new Set()
  listeners.set(name, all.add(listener))
  onChange?.()
  return () => {
    all.delete(listener)
    if (all.size === 0 && listeners.get(name) === all) listeners.delete(name)
    onChange?.()
  }
}

export function deliver(name: TopicName, frame: unknown): void {
  if (isCatchUp(frame)) catchUp(name)
  else for (const { onFrame } of [...(listeners.get(name) ?? [])]) onFrame(frame as never)
}

export function catchUp(name: TopicName): void {
  for (const { onCatchUp } of [...(listeners.get(name) ?? [])]) onCatchUp()
}

/** A listener to several topics is asked once for each. */
export function catchUpAll(): void {
  for (const name of [...listeners.keys()]) catchUp(name)
}

/** Every channel, whether somebody listens or not, and the open chats. */
export const wantedTopics = (): Set<TopicName> => new Set([...channelTypes, ...listeners.keys()])

/** Tells when other topics may be wanted. One follower at a time. */
export function followTopics(follow: (() => void) | null): void {
  onChange = follow
}

const isCatchUp = (frame: unknown): boolean =>
  typeof frame === 'object' && frame !== null && 'type' in frame && frame.type === 'catchUp'
