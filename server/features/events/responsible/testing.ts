import { buildParticipant } from '#server/features/participants/participant/testing.ts'
import type { ExpectedStatuses } from '#server/testing/actors.ts'
import type { SliceTesting } from '#server/testing/slice.ts'
import type { Both } from '#server/testing/world.ts'
import { buildEvent, insertResponsible } from '../event/testing.ts'

/** Organisers of the sample's event, and those who run all events of the community. Others are refused. */
export const organisersOfTheEvent: ExpectedStatuses = {
  visitor: 401,
  pending: 403,
  member: 403,
  anotherMember: 403,
  organiser: 200,
  anotherOrganiser: 403,
  moderator: 200,
  admin: 200,
  foreignAdmin: 401,
  disabled: 401,
  deleted: 401,
}

declare module '#server/testing/world.ts' {
  interface WorldParts {
    /** Users who organise `event.here` and `event.elsewhere` too, so that none is the last. */
    responsible: Both
  }
}

export const testing: SliceTesting<'responsible'> = {
  noun: 'responsible',
  calls: {
    list: {
      access: organisersOfTheEvent,
      actor: 'organiser',
      input: ({ event }) => ({ id: event.here }),
      ids: ({ event }) => ({ id: event.elsewhere }),
    },
    add: {
      access: organisersOfTheEvent,
      actor: 'organiser',
      input: ({ event, people }) => ({ id: event.here, participantId: people.member.participantId as string }),
      ids: ({ event, subject, people }) => ({
        id: event.elsewhere,
        participantId: subject.elsewhere,
        userId: people.foreignAdmin.userId,
      }),
    },
    remove: {
      access: organisersOfTheEvent,
      actor: 'organiser',
      input: ({ event, responsible }) => ({ id: event.here, userId: responsible.here }),
      ids: ({ event, responsible }) => ({ id: event.elsewhere, userId: responsible.elsewhere }),
    },
  },
  tables: {
    responsible: (t, { communityId, userId }) => buildEvent(t, { communityId, responsibles: [userId] }),
  },
  buildPart: async ({ t, here, elsewhere, people }) => {
    const addTo = async (communityId: string, organiserId: string) => {
      const [row] = await t.owner<{ eventId: string }[]>`
        select event_id from responsible where community_id = ${communityId} and user_id = ${organiserId}`
      const { userId } = await buildParticipant(t, { communityId })
      await insertResponsible(t, { communityId, eventId: row?.eventId ?? '', userId })
      return userId
    }
    return {
      here: await addTo(here.id, people.organiser.userId),
      elsewhere: await addTo(elsewhere.id, people.foreignAdmin.userId),
    }
  },
}
