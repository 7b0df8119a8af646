import type { Community } from '#contract/communities/community.ts'
import { isDirectoryOpen } from '#contract/participants/directory-access.ts'
import type { Actor } from '#server/platform/http/context.ts'

/** Participants can be listed where the directory is open, and by managers. */
export const canBrowse = (
  actor: Pick<Actor, 'permissions'>,
  community: Pick<Community, 'transparent' | 'customNavigation'>,
): boolean => isDirectoryOpen(community) || actor.permissions.includes('CAN_VIEW_ADMIN_PANEL')
