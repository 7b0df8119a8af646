import { newId } from '#server/platform/db/id.ts'
import { signedIn } from '#server/testing/actors.ts'
import type { SliceTesting } from '#server/testing/slice.ts'
import { organisersOfEvent } from '../event/testing.ts'

const organiser = { actor: 'organiser', access: organisersOfEvent } as const

export const testing: SliceTesting<'eventDraft'> = {
  noun: 'eventDraft',
  calls: {
    list: { access: signedIn, input: () => ({}) },
    get: {
      ...organiser,
      input: ({ event }) => ({ eventId: event.here }),
      ids: ({ event }) => ({ eventId: event.elsewhere }),
    },
    save: {
      ...organiser,
      input: ({ event }) => ({ eventId: event.here, fields: { title: 'Tea', maxParticipants: null } }),
      ids: ({ event }) => ({ eventId: event.elsewhere }),
    },
    remove: {
      ...organiser,
      input: ({ event }) => ({ eventId: event.here }),
      ids: ({ event }) => ({ eventId: event.elsewhere }),
    },
  },
  tables: {
    event_draft: (t, { communityId, userId }) => t.owner`
      insert into event_draft (community_id, id, user_id, fields, updated_at)
      values (${communityId}, ${newId(t.clock.now())}, ${userId}, ${t.owner.json({ title: 'Tea' })}, ${t.clock.now()})`,
  },
}
