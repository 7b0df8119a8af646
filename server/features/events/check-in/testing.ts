import { buildEvent } from '#server/features/events/event/testing.ts'
import { buildParticipation } from '#server/features/events/participation/testing.ts'
import { localTime } from '#server/platform/clock/zone.ts'
import { type ExpectedStatuses, membersOnly } from '#server/testing/actors.ts'
import type { FactoryContext } from '#server/testing/factory-context.ts'
import type { SliceTesting } from '#server/testing/slice.ts'

declare module '#server/testing/world.ts' {
  interface WorldParts {
    /** An online event of today to which the member is going; its meeting is open. */
    checkIn: string
  }
}

/** Members who are going; others are refused. */
export const goingMemberOnly: ExpectedStatuses = {
  ...membersOnly,
  anotherMember: 403,
  anotherOrganiser: 403,
  moderator: 403,
}

/** An online event that takes the whole of today. */
export const buildOnlineEventNow = (t: FactoryContext, communityId: string) =>
  buildEvent(t, {
    communityId,
    type: 'ONLINE',
    onlineMeetingLink: 'https://meet.example.com/tea-room',
    date: localTime(t.clock.now(), 'Europe/Berlin').day,
    startTime: null,
  })

export const testing: SliceTesting<'checkIn'> = {
  noun: 'checkIn',
  calls: { joinOnline: { access: goingMemberOnly, input: ({ checkIn }) => ({ id: checkIn }) } },
  buildPart: async ({ t, here, people }) => {
    const event = await buildOnlineEventNow(t, here.id)
    const participantId = people.member.participantId as string
    await buildParticipation(t, { communityId: here.id, eventId: event.id, participantId })
    return event.id
  },
}
