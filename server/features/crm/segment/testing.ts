import { randomUUID } from 'node:crypto'
import type { MemberFilter } from '#contract/crm/member-filter.ts'
import { newId } from '#server/platform/db/id.ts'
import { adminOnly, moderators } from '#server/testing/actors.ts'
import type { FactoryContext } from '#server/testing/factory-context.ts'
import { open, type SliceTesting } from '#server/testing/slice.ts'

declare module '#server/testing/world.ts' {
  interface WorldParts {
    segment: { here: string; elsewhere: string }
  }
}

/** A filter keeps the id of any question; nobody here has answered one of another community. */
const questionOfFilter = { 'filter.conditions[].questionId': open }

type SegmentOptions = { communityId: string; name?: string; filter?: MemberFilter; createdBy?: string }

export async function buildSegment(t: FactoryContext, options: SegmentOptions): Promise<string> {
  const id = newId(t.clock.now())
  const filter = options.filter ?? { search: '', match: 'all', conditions: [] }
  await t.owner`
    insert into segment (community_id, id, name, filter, created_by, created_at, changed_at)
    values (${options.communityId}, ${id}, ${options.name ?? `Segment ${randomUUID()}`}, ${JSON.stringify(filter)}::text::jsonb,
      ${options.createdBy ?? null}, ${t.clock.now()}, ${t.clock.now()})`
  return id
}

export const testing: SliceTesting<'segment'> = {
  noun: 'segment',
  calls: {
    list: { access: moderators, actor: 'admin', input: () => ({}) },
    create: {
      access: adminOnly,
      actor: 'admin',
      input: ({ freeDomain }) => ({ name: `Segment ${freeDomain()}`, filter: { search: 'vera' } }),
      ids: () => questionOfFilter,
    },
    update: {
      access: adminOnly,
      actor: 'admin',
      input: ({ segment, freeDomain }) => ({ id: segment.here, name: `Segment ${freeDomain()}` }),
      ids: ({ segment }) => ({ id: segment.elsewhere, ...questionOfFilter }),
    },
    remove: {
      access: adminOnly,
      actor: 'admin',
      input: ({ segment }) => ({ id: segment.here }),
      ids: ({ segment }) => ({ id: segment.elsewhere }),
    },
  },
  tables: {
    segment: (t, { communityId, userId }) => buildSegment(t, { communityId, createdBy: userId }),
  },
  buildPart: async ({ t, here, elsewhere }) => ({
    here: await buildSegment(t, { communityId: here.id }),
    elsewhere: await buildSegment(t, { communityId: elsewhere.id }),
  }),
}
