// Made by `npx tsx tools/make-rows.ts` from the migrated schema; a test fails while it is stale.

/** What a user may do in a community beyond being a member. */
export type PermissionRow = {
  /** The community. */
  communityId: string
  /** The user. */
  userId: string
  /** The right. */
  permission: 'CAN_VIEW_ADMIN_PANEL' | 'CAN_MODERATE_COMMUNITY' | 'CAN_MANAGE_COMMUNITY' | 'CAN_SEND_NEWSLETTERS' | 'CAN_CREATE_EVENTS' | 'CAN_SCORE_MATCHES' | 'CAN_CHAT'
  /** Since when. */
  grantedAt: string
}
