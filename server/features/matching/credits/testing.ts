import { newId } from '#server/platform/db/id.ts'
import { withProfile } from '#server/testing/actors.ts'
import type { SliceTesting } from '#server/testing/slice.ts'

export const testing: SliceTesting<'credits'> = {
  noun: 'credits',
  calls: {
    get: { access: withProfile, input: () => ({}) },
    listHistory: { access: withProfile, input: () => ({}) },
  },
  tables: {
    credit_account: (t, { communityId, participantId }) => t.owner`
      insert into credit_account (community_id, participant_id, balance, refilled_at)
      values (${communityId}, ${participantId}, 90, ${t.clock.now()})`,
    credit_entry: (t, { communityId, participantId }) => t.owner`
      insert into credit_entry (community_id, id, participant_id, amount, kind, created_at)
      values (${communityId}, ${newId(t.clock.now())}, ${participantId}, 100, 'REFILL', ${t.clock.now()})`,
  },
}
