import './news.ts'
import type { reportApi } from '#contract/matching/report.ts'
import type { Action } from '#server/platform/http/context.ts'
import { ensure } from '#server/platform/http/failure.ts'
import { findOther } from '../standing/store.ts'
import * as store from './store.ts'

type Api = typeof reportApi

export const create: Action<Api['create']> = async ({ participantId, reason, text }, ctx) => {
  const { db, community, actor, now } = ctx
  ensure(await findOther(db, actor.participantId, participantId), 'NOT_FOUND')
  const reportId = await store.saveReport(db, {
    communityId: community.id,
    id: ctx.newId(),
    authorId: actor.participantId,
    subjectId: participantId,
    reason,
    text,
    at: now,
  })
  if (reportId) await ctx.tell('participant.reported', { reportId })
  return {}
}
