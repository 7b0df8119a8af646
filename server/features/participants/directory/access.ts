import type { Community } from '#contract/communities/community.ts'
import type { Actor } from '#server/platform/http/context.ts'

/** Participants can be listed in a transparent community, and by managers. */
export const canBrowse = (actor: Pick<Actor, 'permissions'>, community: Pick<Community, 'transparent'>): boolean =>
  community.transparent || actor.permissions.includes('CAN_VIEW_ADMIN_PANEL')
