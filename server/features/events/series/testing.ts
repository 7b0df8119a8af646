import { newId } from '#server/platform/db/id.ts'
import { everyone, membersOnly } from '#server/testing/actors.ts'
import type { FactoryContext } from '#server/testing/factory-context.ts'
import type { SliceTesting } from '#server/testing/slice.ts'
import { buildEvent, type EventOptions, organisersOfEvent } from '../event/testing.ts'

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

declare module '#server/testing/world.ts' {
  interface WorldParts {
    /** An event of the organiser that repeats, one that nobody joins, and one that does not repeat yet. */
    series: { repeated: string; spare: string; single: string }
  }
}

const organiser = { actor: 'organiser', access: organisersOfEvent } as const

export const testing: SliceTesting<'series'> = {
  noun: 'series',
  calls: {
    create: {
      ...organiser,
      input: ({ series }) => ({ id: series.single, recurrence: { frequency: 'WEEKLY', end: { count: 3 } } }),
    },
    update: { ...organiser, input: ({ series }) => ({ id: series.repeated, version: 1, title: 'Winter tea' }) },
    cancel: { ...organiser, input: ({ series }) => ({ id: series.spare, message: 'The venue closed.' }) },
    remove: { ...organiser, input: ({ series }) => ({ id: series.spare }) },
    restore: { ...organiser, input: ({ series }) => ({ id: series.repeated }) },
    join: { access: membersOnly, input: ({ series }) => ({ id: series.repeated }) },
    get: { access: everyone, input: ({ series }) => ({ id: series.repeated }) },
  },
  tables: {
    event_series: (t, { communityId }) => buildSeries(t, ['2027-01-07'], { communityId }),
  },
  buildPart: async ({ t, here, people }) => {
    const place = { communityId: here.id, responsibles: [people.organiser.userId] }
    const { events } = await buildSeries(t, ['2027-01-07', '2027-01-14'], place)
    const spare = await buildSeries(t, ['2027-01-07', '2027-01-14'], place)
    return {
      repeated: events[0]?.id as string,
      spare: spare.events[0]?.id as string,
      single: (await buildEvent(t, place)).id,
    }
  },
}
