import { goingMemberOnly } from '#server/features/events/check-in/testing.ts'
import { buildPastEvent } from '#server/features/events/encounter/testing.ts'
import { buildParticipation } from '#server/features/events/participation/testing.ts'
import { newId } from '#server/platform/db/id.ts'
import { type ExpectedStatuses, membersOnly } from '#server/testing/actors.ts'
import type { FactoryContext } from '#server/testing/factory-context.ts'
import type { SliceTesting } from '#server/testing/slice.ts'

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

/** Organisers of the event in the sample, moderators and admins. */
const organisersOnly: ExpectedStatuses = {
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

export const testing: SliceTesting<'eventFeedback'> = {
  noun: 'eventFeedback',
  calls: {
    getMine: { access: membersOnly, input: ({ event }) => ({ id: event.here }) },
    give: { access: goingMemberOnly, input: ({ encounter }) => ({ id: encounter, score: 4, note: 'Good tea' }) },
    list: { access: organisersOnly, actor: 'organiser', input: ({ event }) => ({ id: event.here }) },
  },
  tables: {
    event_feedback: (t, { communityId, participantId }) => buildEventFeedback(t, { communityId, participantId }),
  },
}
