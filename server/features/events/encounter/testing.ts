import { goingMemberOnly } from '#server/features/events/check-in/testing.ts'
import { buildEvent } from '#server/features/events/event/testing.ts'
import { buildParticipation } from '#server/features/events/participation/testing.ts'
import { addDays, localTime } from '#server/platform/clock/zone.ts'
import type { FactoryContext } from '#server/testing/factory-context.ts'
import type { SliceTesting } from '#server/testing/slice.ts'

declare module '#server/testing/world.ts' {
  interface WorldParts {
    /** An event of yesterday to which the member was going. */
    encounter: string
  }
}

export const buildPastEvent = (t: FactoryContext, communityId: string, options: { createdBy?: string } = {}) =>
  buildEvent(t, { communityId, date: addDays(localTime(t.clock.now(), 'Europe/Berlin').day, -1), ...options })

export const testing: SliceTesting<'encounter'> = {
  noun: 'encounter',
  calls: {
    list: { access: goingMemberOnly, input: ({ encounter }) => ({ id: encounter }) },
    listMet: { access: goingMemberOnly, input: ({ encounter }) => ({ id: encounter }) },
  },
  buildPart: async ({ t, here, people }) => {
    const event = await buildPastEvent(t, here.id)
    const participantId = people.member.participantId as string
    await buildParticipation(t, { communityId: here.id, eventId: event.id, participantId })
    return event.id
  },
}
