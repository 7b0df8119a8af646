import type { ChangeKind } from '#contract/admin/change.ts'
import type { BulkStep, bulkActionApi, Selection } from '#contract/crm/bulk-action.ts'
import { recordChange } from '#server/features/admin/change/actions.ts'
import type { Fragment } from '#server/platform/db/sql.ts'
import type { Action, Scope } from '#server/platform/http/context.ts'
import { ensure } from '#server/platform/http/failure.ts'
import { whereListed } from '../member-filter/actions.ts'
import { queueAction } from './jobs.ts'
import * as store from './store.ts'

type Api = typeof bulkActionApi

/** Over `listed_member m`. */
function whereSelected(scope: Pick<Scope, 'db' | 'now' | 'community'>, selection: Selection): Fragment {
  const { db } = scope
  if ('ids' in selection) return store.whereIds(db, selection.ids)
  return store.whereNotIds(db, whereListed(db, selection.filter, scope), selection.except)
}

const changeKindOf = ({ kind }: BulkStep): ChangeKind => (kind === 'tag' || kind === 'untag' ? 'memberTag' : 'member')

export const create: Action<Api['create']> = async ({ step, selection }, ctx) => {
  const { db, community, actor, now } = ctx
  const id = ctx.newId()
  const where = whereSelected(ctx, selection)
  const action = await store.insertAction(db, where, {
    communityId: community.id,
    id,
    step,
    userId: actor.userId,
    at: now,
  })
  ensure(action, 'ids' in selection ? 'NOT_FOUND' : 'NOTHING_SELECTED')
  await recordChange(ctx, actor, {
    kind: changeKindOf(step),
    subjectId: id,
    before: {},
    after: { ...step, members: action.total },
  })
  await queueAction(ctx, id)
  return action
}

export const listUnfinished: Action<Api['listUnfinished']> = async (_input, { db }) => store.listUnfinished(db)

export const get: Action<Api['get']> = async ({ id }, { db }) => {
  const action = await store.findAction(db, id)
  ensure(action, 'NOT_FOUND')
  return action
}
