import { moderators } from '#server/testing/actors.ts'
import type { SliceTesting } from '#server/testing/slice.ts'

export const testing: SliceTesting<'newcomerNotice'> = {
  noun: 'newcomerNotice',
  calls: {
    get: { access: moderators, actor: 'moderator', input: () => ({}) },
    update: { access: moderators, actor: 'moderator', input: () => ({ notice: 'AT_ONCE' }) },
  },
  tables: {
    newcomer_notice: (t, { communityId, userId }) => t.owner`
      insert into newcomer_notice (community_id, user_id, notice) values (${communityId}, ${userId}, 'AT_ONCE')`,
  },
}
