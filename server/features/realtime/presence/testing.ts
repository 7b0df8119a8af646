import { randomUUID } from 'node:crypto'
import type { FactoryContext } from '#server/testing/factory-context.ts'
import type { SliceTesting } from '#server/testing/slice.ts'

type PresenceOptions = { communityId: string; participantId: string; processId?: string; seenAt?: Date }

/** A socket that a process holds open. */
export async function buildPresence(t: FactoryContext, options: PresenceOptions): Promise<{ processId: string }> {
  const { communityId, participantId, processId = randomUUID(), seenAt = t.clock.now() } = options
  await t.owner`
    insert into presence (community_id, participant_id, process_id, seen_at)
    values (${communityId}, ${participantId}, ${processId}, ${seenAt})`
  return { processId }
}

export const testing: SliceTesting<'presence'> = { noun: 'presence', tables: { presence: buildPresence } }
