import type { NotificationFrame } from '#contract/realtime/topics.ts'
import { useTopic } from '#web/lib/realtime/useTopic.ts'
import { refreshPermissions } from '#web/lib/session/load.ts'

/** A change of rights comes with a notification: menus and screens follow without a reload. Shows nothing itself. */
export function RightsWatch() {
  useTopic<NotificationFrame>(
    'notifications',
    () => void refreshPermissions(),
    () => {},
  )
  return null
}
