import type { FactoryContext } from '#server/testing/factory-context.ts'
import type { SliceTesting } from '#server/testing/slice.ts'

type EventOptions = { communityId: string; body?: string; createdAt?: Date }

/** A frame that is not published yet. */
export async function buildRealtimeEvent(t: FactoryContext, options: EventOptions): Promise<{ id: string }> {
  const { communityId, body = '{}', createdAt = t.clock.now() } = options
  const [row] = await t.owner<{ id: string }[]>`
    insert into realtime_event (community_id, body, created_at) values (${communityId}, ${body}, ${createdAt}) returning id::text`
  return row as { id: string }
}

export const testing: SliceTesting<'realtime'> = {
  noun: 'realtime',
  tables: { realtime_event: (t, { communityId }) => buildRealtimeEvent(t, { communityId }) },
}
