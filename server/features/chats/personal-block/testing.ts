import { subjectSample } from '#server/features/participants/participant/testing.ts'
import { membersOnly, moderators } from '#server/testing/actors.ts'
import type { SliceTesting } from '#server/testing/slice.ts'

export const testing: SliceTesting<'personalBlock'> = {
  noun: 'personalBlock',
  calls: {
    create: subjectSample,
    remove: subjectSample,
    list: { access: membersOnly, input: () => ({}) },
    listForModerators: { access: moderators, actor: 'moderator', input: () => ({}) },
  },
}
