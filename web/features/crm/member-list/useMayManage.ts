import { useSession } from '#web/lib/session/session.ts'
import { hasPermission } from '#web/shell/capability.ts'

/** Those who may only look see no checkboxes, switches and buttons that change something. */
export const useMayManage = (): boolean => hasPermission(useSession(), 'CAN_MANAGE_COMMUNITY')
