import type { SliceTesting } from '#server/testing/slice.ts'
import { buildEvent, organisersOfEvent } from '../event/testing.ts'

const organiser = { actor: 'organiser', access: organisersOfEvent } as const

export const testing: SliceTesting<'translation'> = {
  noun: 'translation',
  calls: {
    get: { ...organiser, input: ({ event }) => ({ id: event.here, language: 'ru' }) },
    save: {
      ...organiser,
      input: ({ event }) => ({
        id: event.here,
        language: 'ru',
        title: 'Чайный вечер',
        description: 'За одним столом.',
      }),
    },
    remove: { ...organiser, input: ({ event }) => ({ id: event.here, language: 'ru' }) },
  },
  tables: {
    event_translation: async (t, { communityId }) => t.owner`
      insert into event_translation (community_id, event_id, language, title, description)
      values (${communityId}, ${(await buildEvent(t, { communityId })).id}, 'ru', 'Чайный вечер', 'Двенадцать человек за столом.')`,
  },
}
