import { useReload } from '#web/lib/realtime/useTopic.ts'
import { refreshPermissions } from '#web/lib/session/load.ts'

/**
 * A change of rights comes with a notification, also with one that was missed without a connection: menus and screens follow
 * without a reload. Shows nothing itself.
 */
export function RightsWatch() {
  useReload('notifications', () => void refreshPermissions())
  return null
}
