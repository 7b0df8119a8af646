/** Limits and fixed sets of chats, without zod: the web app imports them as values. */

export const chatLimits = {
  text: 4000,
  name: 80,
  /** People whom one may add to a group; a chat of an event has those who go. */
  members: 200,
  /** Files of one message. */
  files: 10,
  fileBytes: 10 * 1024 * 1024,
  fileName: 120,
  /** Messages of a page. */
  page: 40,
  /** Changes of one catch-up; with more of them the reader starts from the newest page. */
  changes: 200,
  search: 100,
} as const

export const chatKinds = ['PAIR', 'GROUP', 'EVENT'] as const
export const messageKinds = ['TEXT', 'INTRO', 'ADDED', 'LEFT', 'RENAMED', 'MEETING'] as const

export const reactionEmojis = ['👍', '❤️', '😂', '🎉', '🙏', '👀', '🤔', '😢'] as const
export type ReactionEmoji = (typeof reactionEmojis)[number]

/** Media types of files that can be sent; pictures are encoded anew. */
export const chatFileTypes = [
  'image/jpeg',
  'image/png',
  'application/pdf',
  'text/plain',
  'text/csv',
  'application/zip',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'application/vnd.openxmlformats-officedocument.presentationml.presentation',
] as const

/** How often a client says that somebody is typing, and how long that is shown. */
export const typingEveryMs = 3000
export const typingShownMs = 6000
