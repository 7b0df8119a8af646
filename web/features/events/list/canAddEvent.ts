import type { Session } from '#web/lib/session/state.ts'
import { hasPermission } from '#web/shell/capability.ts'

/** As the call that creates an event requires it. */
export const canAddEvent = (session: Session): boolean =>
  hasPermission(session, 'CAN_CREATE_EVENTS') || hasPermission(session, 'CAN_MODERATE_COMMUNITY')
