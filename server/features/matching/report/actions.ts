import './news.ts'
import type { ReportReason, reportApi } from '#contract/matching/report.ts'
import type { Action, Scope } from '#server/platform/http/context.ts'
import { cutPage, pageOf } from '#server/platform/http/cursor.ts'
import { ensure } from '#server/platform/http/failure.ts'
import { findOther } from '../standing/store.ts'
import * as store from './store.ts'

type Api = typeof reportApi

export const create: Action<Api['create']> = async ({ participantId, reason, text }, ctx) => {
  ensure(await findOther(ctx.db, ctx.actor.participantId, participantId), 'NOT_FOUND')
  await reportParticipant(ctx, { authorId: ctx.actor.participantId, subjectId: participantId, reason, text })
  return {}
}

export const list: Action<Api['list']> = async ({ isDecided, ...paging }, { db, actor }) => {
  const page = pageOf(paging)
  const found = await store.listReports(db, { readerId: actor.userId, isDecided, ...page })
  return { ...cutPage(found, page, ({ createdAt, id }) => ({ at: createdAt, id })), total: null }
}

/** A moderator does not decide on a report about themselves. */
export const decide: Action<Api['decide']> = async ({ id }, ctx) => {
  const report = await store.findReport(ctx.db, id)
  ensure(report && report.subject.userId !== ctx.actor.userId, 'NOT_FOUND')
  if (await store.saveDecided(ctx.db, id, ctx.now)) await ctx.tell('report.decided', { reportId: id })
  return {}
}

type ReportDraft = {
  authorId: string
  subjectId: string
  reason: ReportReason
  text: string
  /** The message of a chat that is reported, with its text as it is now. */
  message?: { id: string; text: string }
}

/** Puts a report into the queue of the moderators. From then on the two are apart. */
export async function reportParticipant(scope: Scope, { message, ...report }: ReportDraft): Promise<void> {
  const { db, community, now } = scope
  const quoted = { messageId: message?.id ?? null, quotedText: message?.text ?? null }
  const reportId = await store.saveReport(db, {
    communityId: community.id,
    id: scope.newId(),
    at: now,
    ...report,
    ...quoted,
  })
  if (reportId) await scope.tell('participant.reported', { reportId })
}
