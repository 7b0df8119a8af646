import type { Chat } from '#contract/chats/chat-shapes.ts'
import { type ChatState, isOpenChat } from './rules.ts'

/** What a member of the chat may do with it. */
export function rightsIn(chat: ChatState & { hasOther: boolean; isBlockedByReader: boolean }): Chat['can'] {
  const isGroup = chat.kind === 'GROUP'
  const isPair = chat.kind === 'PAIR'
  return {
    add: isGroup,
    rename: isGroup,
    leave: !isPair,
    block: isPair && chat.hasOther && !chat.isBlockedByReader,
    meet: isPair && isOpenChat(chat),
  }
}
