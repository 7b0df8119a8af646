import { useEffect } from 'react'
import { useReload } from '#web/lib/realtime/useTopic.ts'
import { pendingCount } from './queries.ts'

/** On every screen of a moderator: keeps the number of those who wait at the menu entry. Shows nothing itself. */
export function PendingCount() {
  useReload('notifications', () => void pendingCount.ask())
  useEffect(() => void pendingCount.ask(), [])
  return null
}
