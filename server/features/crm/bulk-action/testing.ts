import { newId } from '#server/platform/db/id.ts'
import { adminOnly, moderators } from '#server/testing/actors.ts'
import type { FactoryContext } from '#server/testing/factory-context.ts'
import { open, type SliceTesting } from '#server/testing/slice.ts'

declare module '#server/testing/world.ts' {
  interface WorldParts {
    bulkAction: { here: string; elsewhere: string }
  }
}

type ActionOptions = { communityId: string; participantIds?: string[]; createdBy?: string; tag?: string }

/** An action that no job runs. */
export async function buildBulkAction(t: FactoryContext, options: ActionOptions): Promise<string> {
  const id = newId(t.clock.now())
  const ids = options.participantIds ?? []
  await t.owner`
    insert into bulk_action (community_id, id, kind, tag, participant_ids, total, created_by, created_at)
    values (${options.communityId}, ${id}, 'tag', ${options.tag ?? 'speaker'}, ${ids}::uuid[], ${ids.length},
      ${options.createdBy ?? null}, ${t.clock.now()})`
  return id
}

export const testing: SliceTesting<'bulkAction'> = {
  noun: 'bulkAction',
  calls: {
    create: {
      access: adminOnly,
      actor: 'admin',
      input: ({ subject }) => ({ step: { kind: 'tag', tag: 'speaker' }, selection: { ids: [subject.here] } }),
      ids: ({ subject }) => ({
        'selection.ids[]': subject.elsewhere,
        // Of another community it is met by nobody here, or leaves nobody here out.
        'selection.except[]': open,
        'selection.filter.conditions[].questionId': open,
      }),
    },
    listUnfinished: { access: moderators, actor: 'admin', input: () => ({}) },
    get: {
      access: moderators,
      actor: 'admin',
      input: ({ bulkAction }) => ({ id: bulkAction.here }),
      ids: ({ bulkAction }) => ({ id: bulkAction.elsewhere }),
    },
  },
  tables: {
    bulk_action: (t, { communityId, userId, participantId }) =>
      buildBulkAction(t, { communityId, createdBy: userId, participantIds: [participantId] }),
  },
  buildPart: async ({ t, here, elsewhere }) => ({
    here: await buildBulkAction(t, { communityId: here.id }),
    elsewhere: await buildBulkAction(t, { communityId: elsewhere.id }),
  }),
}
