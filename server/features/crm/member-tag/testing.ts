import { adminOnly } from '#server/testing/actors.ts'
import type { FactoryContext } from '#server/testing/factory-context.ts'
import type { SliceTesting } from '#server/testing/slice.ts'

type TagOptions = { communityId: string; participantId: string; tag?: string }

export async function buildMemberTag(t: FactoryContext, options: TagOptions): Promise<void> {
  await t.owner`
    insert into member_tag (community_id, participant_id, tag, created_at)
    values (${options.communityId}, ${options.participantId}, ${options.tag ?? 'speaker'}, ${t.clock.now()})`
}

export const testing: SliceTesting<'memberTag'> = {
  noun: 'memberTag',
  calls: {
    update: {
      access: adminOnly,
      actor: 'admin',
      input: ({ subject }) => ({ participantId: subject.here, tags: ['speaker'] }),
      ids: ({ subject }) => ({ participantId: subject.elsewhere }),
    },
  },
  tables: {
    member_tag: (t, { communityId, participantId }) => buildMemberTag(t, { communityId, participantId }),
  },
}
