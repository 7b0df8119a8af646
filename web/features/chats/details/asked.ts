import type { Message } from '#contract/chats/chat-shapes.ts'

/** The question or form of a chat that is open. */
export type Asked =
  | { kind: 'details' | 'add' | 'rename' | 'leave' | 'block' }
  | { kind: 'note'; note: string }
  | { kind: 'remove' | 'report'; message: Message }
