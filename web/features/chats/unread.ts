import { setBadge } from '#web/lib/badges.ts'
import { api } from '#web/lib/calls/api.ts'
import { createLatest } from '#web/lib/realtime/latest.ts'

/** How many chats have unread messages, at the menu entry. */
export const unreadCount = createLatest(
  async () => (await api.chat.countUnread()).unreadChats,
  count => setBadge('chats', count),
)
