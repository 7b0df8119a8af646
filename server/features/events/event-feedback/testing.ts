import { goingMemberOnly } from '#server/features/events/check-in/testing.ts'
import { buildPastEvent } from '#server/features/events/encounter/testing.ts'
import { buildParticipation } from '#server/features/events/participation/testing.ts'
import { newId } from '#server/platform/db/id.ts'
import { membersOnly } from '#server/testing/actors.ts'
import type { FactoryContext } from '#server/testing/factory-context.ts'
import type { SliceTesting } from '#server/testing/slice.ts'
import { organisersOfEvent } from '../event/testing.ts'

type FeedbackOptions = {
  communityId: string
  participantId: string
  eventId?: string
  score?: number
  note?: string
  at?: Date
}

export async function buildEventFeedback(t: FactoryContext, options: FeedbackOptions) {
  const { communityId, participantId } = options
  const eventId = options.eventId ?? (await buildPastEvent(t, communityId)).id
  const participation = await buildParticipation(t, { communityId, eventId, participantId })
  const id = newId(t.clock.now())
  await t.owner`
    insert into event_feedback (community_id, id, event_id, participation_id, participant_id, score, note, given_at)
    values (${communityId}, ${id}, ${eventId}, ${participation.id}, ${participantId}, ${options.score ?? 5}, ${options.note ?? 'Good tea'},
      ${options.at ?? t.clock.now()})`
  return { id, eventId }
}

export const testing: SliceTesting<'eventFeedback'> = {
  noun: 'eventFeedback',
  calls: {
    getMine: { access: membersOnly, input: ({ event }) => ({ id: event.here }) },
    give: { access: goingMemberOnly, input: ({ encounter }) => ({ id: encounter, score: 4, note: 'Good tea' }) },
    list: { access: organisersOfEvent, actor: 'organiser', input: ({ event }) => ({ id: event.here }) },
  },
  tables: {
    event_feedback: (t, { communityId, participantId }) => buildEventFeedback(t, { communityId, participantId }),
  },
}
