import { moderators } from '#server/testing/actors.ts'
import type { SliceTesting } from '#server/testing/slice.ts'

export const testing: SliceTesting<'memberFilter'> = {
  noun: 'memberFilter',
  calls: {
    listChoices: { access: moderators, actor: 'admin', input: () => ({}) },
  },
  tables: {
    // A trigger writes it with the participant.
    listed_member: async () => {},
  },
}
