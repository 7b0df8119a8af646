import { z } from 'zod'

export const roles = ['ROLE_USER', 'ROLE_ADMIN'] as const
export const role = z.enum(roles)
export type Role = z.infer<typeof role>

export const permissions = [
  'CAN_VIEW_ADMIN_PANEL',
  'CAN_MODERATE_COMMUNITY',
  'CAN_MANAGE_COMMUNITY',
  'CAN_SEND_NEWSLETTERS',
  'CAN_CREATE_EVENTS',
  'CAN_SCORE_MATCHES',
  'CAN_CHAT',
] as const
export const permission = z.enum(permissions)
export type Permission = z.infer<typeof permission>
