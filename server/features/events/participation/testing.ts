import type { ParticipationStatus } from '#contract/events/event-fields.ts'
import { buildParticipant } from '#server/features/participants/participant/testing.ts'
import { newId } from '#server/platform/db/id.ts'
import type { FactoryContext } from '#server/testing/factory-context.ts'
import type { SliceTesting } from '#server/testing/slice.ts'
import { buildEvent } from '../event/testing.ts'

export type ParticipationOptions = {
  communityId?: string
  eventId?: string
  participantId?: string
  status?: ParticipationStatus
  plusOnes?: number
  isApproved?: boolean
  /** On the waitlist, at this number; the status is PENDING. */
  waitlistNumber?: number
  offeredUntil?: Date
  heldUntil?: Date
  joinedAt?: Date
  checkedInAt?: Date
}

export async function buildParticipation(t: FactoryContext, options: ParticipationOptions = {}) {
  const event = options.eventId && options.communityId ? null : await buildEvent(t, options)
  const communityId = options.communityId ?? (event?.communityId as string)
  const eventId = options.eventId ?? (event?.id as string)
  const participantId = options.participantId ?? (await buildParticipant(t, { communityId })).id
  const id = newId(t.clock.now())
  const at = options.joinedAt ?? t.clock.now()
  const isPending = options.waitlistNumber !== undefined || options.offeredUntil || options.heldUntil
  await t.owner`
    insert into participation (community_id, id, event_id, participant_id, status, plus_ones, is_approved, waitlist_number,
      offered_until, held_until, joined_at, changed_at, checked_in_at, checked_in_how)
    values (${communityId}, ${id}, ${eventId}, ${participantId}, ${options.status ?? (isPending ? 'PENDING' : 'CONFIRMED')},
      ${options.plusOnes ?? 0}, ${options.isApproved ?? false}, ${options.waitlistNumber ?? null}, ${options.offeredUntil ?? null},
      ${options.heldUntil ?? null}, ${at}, ${at}, ${options.checkedInAt ?? null}, ${options.checkedInAt ? 'NAME' : null})`
  if (options.waitlistNumber !== undefined)
    await t.owner`
      update event_tally set last_waitlist_number = greatest(last_waitlist_number, ${options.waitlistNumber})
      where event_id = ${eventId}`
  return { communityId, eventId, participantId, id }
}

export const testing: SliceTesting<'participation'> = {
  noun: 'participation',
  tables: {
    participation: (t, { communityId, participantId }) => buildParticipation(t, { communityId, participantId }),
    event_tally: (t, { communityId }) => buildEvent(t, { communityId }),
  },
}
