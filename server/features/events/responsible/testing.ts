import { type ExpectedStatuses, signedIn } from '#server/testing/actors.ts'
import type { SliceTesting } from '#server/testing/slice.ts'
import { buildEvent } from '../event/testing.ts'

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

export const testing: SliceTesting<'responsible'> = {
  noun: 'responsible',
  calls: {
    listOrganised: { access: signedIn, input: () => ({ show: 'upcoming' }) },
    list: {
      access: organisersOfTheEvent,
      actor: 'organiser',
      input: ({ event }) => ({ id: event.here }),
      ids: ({ event }) => ({ id: event.elsewhere }),
    },
    listCandidates: {
      access: organisersOfTheEvent,
      actor: 'organiser',
      input: ({ event }) => ({ id: event.here, search: 'vera' }),
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
      input: ({ event }) => ({ id: event.here, userId: event.second.here }),
      ids: ({ event }) => ({ id: event.elsewhere, userId: event.second.elsewhere }),
    },
  },
  tables: {
    responsible: (t, { communityId, userId }) => buildEvent(t, { communityId, responsibles: [userId] }),
  },
}
