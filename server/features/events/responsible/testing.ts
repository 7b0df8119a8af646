import { moderators, signedIn } from '#server/testing/actors.ts'
import type { SliceTesting } from '#server/testing/slice.ts'
import { buildEvent, organisersOfEvent } from '../event/testing.ts'

export const testing: SliceTesting<'responsible'> = {
  noun: 'responsible',
  calls: {
    // The organiser of the samples may create events.
    listManaged: { access: { ...moderators, organiser: 200 }, actor: 'moderator', input: () => ({ show: 'upcoming' }) },
    listOrganised: { access: signedIn, input: () => ({ show: 'upcoming' }) },
    list: {
      access: organisersOfEvent,
      actor: 'organiser',
      input: ({ event }) => ({ id: event.here }),
      ids: ({ event }) => ({ id: event.elsewhere }),
    },
    listCandidates: {
      access: organisersOfEvent,
      actor: 'organiser',
      input: ({ event }) => ({ id: event.here, search: 'vera' }),
      ids: ({ event }) => ({ id: event.elsewhere }),
    },
    add: {
      access: organisersOfEvent,
      actor: 'organiser',
      input: ({ event, people }) => ({ id: event.here, participantId: people.member.participantId as string }),
      ids: ({ event, subject, people }) => ({
        id: event.elsewhere,
        participantId: subject.elsewhere,
        userId: people.foreignAdmin.userId,
      }),
    },
    remove: {
      access: organisersOfEvent,
      actor: 'organiser',
      input: ({ event }) => ({ id: event.here, userId: event.second.here }),
      ids: ({ event }) => ({ id: event.elsewhere, userId: event.second.elsewhere }),
    },
  },
  tables: {
    responsible: (t, { communityId, userId }) => buildEvent(t, { communityId, responsibles: [userId] }),
  },
}
