import type { SliceTesting } from '#server/testing/slice.ts'
import type { Both } from '#server/testing/world.ts'
import { buildParticipation } from '../participation/testing.ts'
import { organisersOfTheEvent } from '../responsible/testing.ts'

declare module '#server/testing/world.ts' {
  interface WorldParts {
    /** Participants who have a part in `event.here` and in `event.elsewhere`. */
    eventReport: Both
  }
}

export const testing: SliceTesting<'eventReport'> = {
  noun: 'eventReport',
  calls: {
    list: {
      access: organisersOfTheEvent,
      actor: 'organiser',
      input: ({ event }) => ({ id: event.here, tab: 'going', search: 'vera' }),
      ids: ({ event }) => ({ id: event.elsewhere }),
    },
    get: {
      access: organisersOfTheEvent,
      actor: 'organiser',
      input: ({ event, eventReport }) => ({ id: event.here, pid: eventReport.here }),
      ids: ({ event, eventReport }) => ({ id: event.elsewhere, pid: eventReport.elsewhere }),
    },
    export: {
      access: organisersOfTheEvent,
      actor: 'organiser',
      input: ({ event }) => ({ id: event.here, format: 'csv' }),
      ids: ({ event }) => ({ id: event.elsewhere }),
    },
  },
  buildPart: async ({ t, here, elsewhere, people }) => {
    const joinTo = async (communityId: string, organiserId: string) => {
      const [row] = await t.owner<{ eventId: string }[]>`
        select event_id from responsible where community_id = ${communityId} and user_id = ${organiserId}`
      const built = await buildParticipation(t, { communityId, eventId: row?.eventId ?? '' })
      return built.participantId
    }
    return {
      here: await joinTo(here.id, people.organiser.userId),
      elsewhere: await joinTo(elsewhere.id, people.foreignAdmin.userId),
    }
  },
}
