import { moderators } from '#server/testing/actors.ts'
import type { SliceTesting } from '#server/testing/slice.ts'
import type { World } from '#server/testing/world.ts'

/** Sample of a call whose only input is a member. */
export const memberSample = {
  access: moderators,
  actor: 'admin' as const,
  input: ({ subject }: World) => ({ participantId: subject.here }),
  ids: ({ subject }: World) => ({ participantId: subject.elsewhere }),
}

export const testing: SliceTesting<'member'> = { noun: 'member', calls: { listAnswers: memberSample } }
