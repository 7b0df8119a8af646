/*
 * Topics of the realtime socket, without zod: the web app imports them as values. A frame on a topic of a community reaches only
 * those whom it is for, although all subscribe to the same name.
 */

/** One topic for each of these, for the first connected community. */
export const channelTypes = ['notifications', 'chats', 'presence', 'settings'] as const
export type ChannelType = (typeof channelTypes)[number]

export const communityTopic = (communityId: string, type: ChannelType): string =>
  `/topic/community/${communityId}/${type}`

/** Who is typing and who has read how far, for those who have the chat open. */
export const chatTopic = (chatId: string): string => `/topic/chat/${chatId}`

export const realtimeConstants = {
  heartbeatMs: 10_000,
  reconnectMs: 5000,
  reconnectMaxMs: 15 * 60_000,
  /** Where the socket is off or interrupted, screens ask again this often. */
  pollMs: 15_000,
} as const

/** What frames carry, by topic. */
export type PresenceFrame = { participantId: string; online: boolean }
/** A chat changed: the message as it is now, if one did. Readers who miss a number in between ask for the changes after theirs. */
export type ChatFrame = { chatId: string; seq: number; message: unknown | null; lastAt: string }
export type ChatSignal =
  | { type: 'typing'; participantId: string }
  | { type: 'read'; participantId: string; number: number }
/** Managers changed the community: pages load it again. */
export type SettingsFrame = { version: number }
export type NotificationFrame = { seq: number; unseen: number }
/** Something may have been missed between the servers: readers catch up as after a reconnect. */
export type CatchUpFrame = { type: 'catchUp' }
