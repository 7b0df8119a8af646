import type { Community } from '#contract/communities/community.ts'
import type { Actor } from '#server/platform/http/context.ts'

/** Members are browsed where the community is transparent, and by those who look after it. */
export const canBrowse = (actor: Pick<Actor, 'permissions'>, community: Pick<Community, 'transparent'>): boolean =>
  community.transparent || actor.permissions.includes('CAN_VIEW_ADMIN_PANEL')
