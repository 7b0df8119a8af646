// Made by `npx tsx tools/make-rows.ts` from the migrated schema; a test fails while it is stale.

/** Permissions of a user in a community. */
export type PermissionRow = {
  /** The community. */
  communityId: string
  /** The user. */
  userId: string
  /** The permission. */
  permission: 'CAN_VIEW_ADMIN_PANEL' | 'CAN_MODERATE_COMMUNITY' | 'CAN_MANAGE_COMMUNITY' | 'CAN_SEND_NEWSLETTERS' | 'CAN_CREATE_EVENTS' | 'CAN_SCORE_MATCHES' | 'CAN_CHAT'
  /** When it was granted. */
  grantedAt: string
}
