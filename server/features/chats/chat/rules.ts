import type { Chat } from '#contract/chats/chat-shapes.ts'

/** What decides whether messages can be sent. */
export type ChatState = {
  kind: Chat['kind']
  /** Of a pair: whether the reader, and the other, can be seen by other members. */
  isReaderVisible: boolean
  isOtherVisible: boolean
  /** Of a pair: one of the two reported, blocked or excluded the other. */
  isApart: boolean
  /** Of the chat of an event: it was deleted. */
  isEventDeleted: boolean
}

/** The reason why a chat is closed is never told: a block must not show. */
export function isOpenChat(chat: ChatState): boolean {
  if (chat.kind === 'PAIR') return chat.isReaderVisible && chat.isOtherVisible && !chat.isApart
  return chat.kind === 'GROUP' || !chat.isEventDeleted
}

/** Who may be written to, and added to a group. */
export type Acquaintance = {
  isConnected: boolean
  isApart: boolean
  /** One of the two moderates the community. */
  isModerated: boolean
  /** Both are in the chat of one event. */
  isInSameEvent: boolean
}

export const canOpenPair = ({ isConnected, isModerated }: Acquaintance): boolean => isConnected || isModerated

export const canBeAdded = ({ isConnected, isApart, isModerated, isInSameEvent }: Acquaintance): boolean =>
  !isApart && (isConnected || isModerated || isInSameEvent)

/** The two of a pair, as they are stored. */
export const pairOf = (one: string, other: string): { firstId: string; secondId: string } =>
  one < other ? { firstId: one, secondId: other } : { firstId: other, secondId: one }
