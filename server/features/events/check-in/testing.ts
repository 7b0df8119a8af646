import { buildEvent, organisersOfEvent } from '#server/features/events/event/testing.ts'
import { buildParticipation } from '#server/features/events/participation/testing.ts'
import { localTime } from '#server/platform/clock/zone.ts'
import { type ExpectedStatuses, membersOnly } from '#server/testing/actors.ts'
import type { FactoryContext } from '#server/testing/factory-context.ts'
import { open, type SliceTesting } from '#server/testing/slice.ts'
import type { Both } from '#server/testing/world.ts'

declare module '#server/testing/world.ts' {
  interface WorldParts {
    /** An online event of today to which the member is going; its meeting is open. */
    checkIn: { online: string /** Of the organiser, with both guests. */; door: string; guest: Both; arrived: Both }
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
  calls: {
    joinOnline: { access: goingMemberOnly, input: ({ checkIn }) => ({ id: checkIn.online }) },
    getTicket: { access: goingMemberOnly, input: ({ checkIn }) => ({ id: checkIn.online }) },
    listGuests: { access: organisersOfEvent, actor: 'organiser', input: ({ checkIn }) => ({ id: checkIn.door }) },
    getCounts: { access: organisersOfEvent, actor: 'organiser', input: ({ checkIn }) => ({ id: checkIn.door }) },
    record: {
      access: organisersOfEvent,
      actor: 'organiser',
      input: ({ checkIn }) => ({
        id: checkIn.door,
        checkIns: [{ participationId: checkIn.guest.here, at: '2026-11-19T18:00:00.000Z' }],
      }),
      // Several are recorded at once, each with its own result: `check-in-door.test.ts` compares those of unknown ids.
      ids: () => ({ 'checkIns[].participationId': open }),
    },
    undo: {
      access: organisersOfEvent,
      actor: 'organiser',
      input: ({ checkIn }) => ({ id: checkIn.door, participationId: checkIn.arrived.here }),
      ids: ({ checkIn }) => ({ participationId: checkIn.arrived.elsewhere }),
    },
  },
  buildPart: async ({ t, here, elsewhere, people }) => {
    const online = (await buildOnlineEventNow(t, here.id)).id
    const participantId = people.member.participantId as string
    await buildParticipation(t, { communityId: here.id, eventId: online, participantId })
    const door = (await buildEvent(t, { communityId: here.id, responsibles: [people.organiser.userId] })).id
    const there = (await buildEvent(t, { communityId: elsewhere.id })).id
    const both = async (checkedInAt?: Date) => {
      const arrived = checkedInAt ? { checkedInAt } : {}
      return {
        here: (await buildParticipation(t, { communityId: here.id, eventId: door, ...arrived })).id,
        elsewhere: (await buildParticipation(t, { communityId: elsewhere.id, eventId: there, ...arrived })).id,
      }
    }
    return { online, door, guest: await both(), arrived: await both(t.clock.now()) }
  },
}
