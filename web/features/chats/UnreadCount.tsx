import { useEffect } from 'react'
import { useReload } from '#web/lib/realtime/useTopic.ts'
import { unreadCount } from './unread.ts'

/** Keeps the count of chats with unread messages at the menu entry. Shows nothing itself. */
export function UnreadCount() {
  useReload('chats', () => void unreadCount.ask())
  useEffect(() => void unreadCount.ask(), [])
  return null
}
