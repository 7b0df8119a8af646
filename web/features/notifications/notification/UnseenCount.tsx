import { useEffect } from 'react'
import type { NotificationFrame } from '#contract/realtime/topics.ts'
import { useTopic } from '#web/lib/realtime/useTopic.ts'
import { unseenCount } from './unseen.ts'

/** Keeps the number on the bell right, on every screen. Shows nothing itself. */
export function UnseenCount() {
  useTopic<NotificationFrame>(
    'notifications',
    ({ unseen }) => unseenCount.tell(unseen),
    () => void unseenCount.ask(),
  )
  useEffect(() => void unseenCount.ask(), [])
  return null
}
