import type { MemberFilter } from '#contract/crm/member-filter.ts'
import { type segmentApi, segmentsAtMost } from '#contract/crm/segment.ts'
import { recordChange } from '#server/features/admin/change/actions.ts'
import type { Db } from '#server/platform/db/connect.ts'
import type { Action, Scope } from '#server/platform/http/context.ts'
import { ensure } from '#server/platform/http/failure.ts'
import { shownTotal } from '../member-filter/rules.ts'
import { isMet } from '../member-filter/store.ts'
import * as store from './store.ts'

type Api = typeof segmentApi

/** The filter of a segment; null if there is no such segment. */
export async function getSegmentFilter(db: Db, id: string): Promise<MemberFilter | null> {
  return (await store.findSegment(db, id))?.filter ?? null
}

async function withCounts(scope: Pick<Scope, 'db' | 'now' | 'community'>, segments: store.StoredSegment[]) {
  const conditions = segments.map(({ filter }) => isMet(scope.db, filter, scope))
  const counts = await store.countEach(scope.db, conditions)
  return segments.map((segment, place) => ({ ...segment, count: shownTotal(counts[place] ?? 0) }))
}

async function withCount(scope: Pick<Scope, 'db' | 'now' | 'community'>, segment: store.StoredSegment) {
  const [counted] = await withCounts(scope, [segment])
  ensure(counted, 'UNEXPECTED')
  return counted
}

export const list: Action<Api['list']> = async (_input, ctx) => withCounts(ctx, await store.listSegments(ctx.db))

export const create: Action<Api['create']> = async ({ name, filter }, ctx) => {
  const { db, community, actor, now } = ctx
  ensure((await store.countToAdd(db, community.id)) < segmentsAtMost, 'TOO_MANY_SEGMENTS')
  const segment = { id: ctx.newId(), name, filter }
  const isAdded = await store.insertSegment(db, {
    ...segment,
    communityId: community.id,
    userId: actor.userId,
    at: now,
  })
  ensure(isAdded, 'SEGMENT_NAME_TAKEN')
  await recordChange(ctx, actor, {
    kind: 'segment',
    subject: name,
    subjectId: segment.id,
    before: {},
    after: { filter },
  })
  return withCount(ctx, segment)
}

export const update: Action<Api['update']> = async ({ id, name, filter }, ctx) => {
  const before = await store.findSegment(ctx.db, id)
  ensure(before, 'NOT_FOUND')
  const segment = { id, name: name ?? before.name, filter: filter ?? before.filter }
  ensure(await store.updateSegment(ctx.db, segment, ctx.now), 'SEGMENT_NAME_TAKEN')
  await recordChange(ctx, ctx.actor, {
    kind: 'segment',
    subject: segment.name,
    subjectId: id,
    before: { name: before.name, filter: before.filter },
    after: { name: segment.name, filter: segment.filter },
  })
  return withCount(ctx, segment)
}

export const remove: Action<Api['remove']> = async ({ id }, ctx) => {
  const removed = await store.removeSegment(ctx.db, id)
  ensure(removed, 'NOT_FOUND')
  const { name, filter } = removed
  await recordChange(ctx, ctx.actor, { kind: 'segment', subject: name, subjectId: id, before: { filter }, after: {} })
  return {}
}
