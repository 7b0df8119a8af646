import type { memberTagApi } from '#contract/crm/member-tag.ts'
import { recordChange } from '#server/features/admin/change/actions.ts'
import type { Action } from '#server/platform/http/context.ts'
import { ensure } from '#server/platform/http/failure.ts'
import { distinctTags, tagChanges } from './rules.ts'
import * as store from './store.ts'

export { addTags, removeTags } from './store.ts'

type Api = typeof memberTagApi

export const update: Action<Api['update']> = async ({ participantId, tags: wished }, ctx) => {
  const { db, community, now } = ctx
  const member = await store.lockTags(db, participantId)
  ensure(member, 'NOT_FOUND')
  const tags = distinctTags(wished)
  const { added, removed } = tagChanges(member.tags, tags)
  if (removed.length > 0) await store.removeTags(db, [participantId], removed)
  const participantIds = [participantId]
  if (added.length > 0) await store.addTags(db, { communityId: community.id, participantIds, tags: added, at: now })
  await recordChange(ctx, ctx.actor, {
    kind: 'memberTag',
    subject: member.name,
    subjectId: participantId,
    before: { tags: member.tags },
    after: { tags },
  })
  return { tags }
}
