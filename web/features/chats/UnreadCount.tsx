import { useEffect } from 'react'
import { useReload } from '#web/lib/realtime/useTopic.ts'
import { useSession } from '#web/lib/session/session.ts'
import { openOutbox } from './composer/outbox.ts'
import { unreadCount } from './unread.ts'

/**
 * On every screen: keeps the count of chats with unread messages at the menu entry, and sends what was written without a connection.
 * Shows nothing itself.
 */
export function UnreadCount() {
  const ownId = useSession().participant?.id
  useReload('chats', () => void unreadCount.ask())
  useEffect(() => void unreadCount.ask(), [])
  useEffect(() => {
    if (ownId) openOutbox(ownId)
  }, [ownId])
  return null
}
