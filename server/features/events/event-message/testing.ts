import { newId } from '#server/platform/db/id.ts'
import type { FactoryContext } from '#server/testing/factory-context.ts'
import type { SliceTesting } from '#server/testing/slice.ts'
import { buildEvent, organisersOfEvent } from '../event/testing.ts'

type MessageOptions = { communityId: string; eventId?: string; authorId?: string; at?: Date }

export async function buildEventMessage(t: FactoryContext, { communityId, eventId, authorId, at }: MessageOptions) {
  const id = newId(t.clock.now())
  await t.owner`
    insert into event_message (community_id, id, event_id, author_id, audiences, subject, text, recipients, created_at)
    values (${communityId}, ${id}, ${eventId ?? (await buildEvent(t, { communityId })).id}, ${authorId ?? null}, '{going}',
      'See you', 'Bring a cup.', 1, ${at ?? t.clock.now()})`
  return { id }
}

export const testing: SliceTesting<'eventMessage'> = {
  noun: 'eventMessage',
  calls: {
    list: {
      access: organisersOfEvent,
      actor: 'organiser',
      input: ({ event }) => ({ id: event.here }),
      ids: ({ event }) => ({ id: event.elsewhere }),
    },
    countRecipients: {
      access: organisersOfEvent,
      actor: 'organiser',
      input: ({ event }) => ({ id: event.here }),
      ids: ({ event }) => ({ id: event.elsewhere }),
    },
    send: {
      access: organisersOfEvent,
      actor: 'organiser',
      input: ({ event }) => ({ id: event.here, audiences: ['going'], subject: 'See you', text: 'Bring a cup.' }),
      ids: ({ event }) => ({ id: event.elsewhere }),
    },
  },
  tables: {
    event_message: (t, { communityId, userId }) => buildEventMessage(t, { communityId, authorId: userId }),
  },
}
