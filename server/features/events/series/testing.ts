import { newId } from '#server/platform/db/id.ts'
import type { FactoryContext } from '#server/testing/factory-context.ts'
import type { SliceTesting } from '#server/testing/slice.ts'
import { buildEvent, type EventOptions } from '../event/testing.ts'

/** Events of one series, on the given dates. */
export async function buildSeries(t: FactoryContext, dates: string[], options: EventOptions & { communityId: string }) {
  const id = newId(t.clock.now())
  await t.owner`
    insert into event_series (community_id, id, frequency, event_count, created_at)
    values (${options.communityId}, ${id}, 'WEEKLY', ${dates.length}, ${t.clock.now()})`
  const events: { id: string; slug: string }[] = []
  for (const date of dates) {
    const event = await buildEvent(t, { ...options, date })
    await t.owner`update event set series_id = ${id} where id = ${event.id}`
    events.push(event)
  }
  return { id, events }
}

export const testing: SliceTesting<'series'> = {
  noun: 'series',
  tables: {
    event_series: (t, { communityId }) => buildSeries(t, ['2027-01-07'], { communityId }),
  },
}
