import './news.ts'
import type { ReportReason, reportApi } from '#contract/matching/report.ts'
import type { ReportDecision } from '#contract/matching/report-fields.ts'
import { recordChange } from '#server/features/admin/change/actions.ts'
import { blockUser } from '#server/features/auth/block/actions.ts'
import { decideOn } from '#server/features/participants/moderation/actions.ts'
import type { Action, Scope, UserContext } from '#server/platform/http/context.ts'
import { cutPage, pageOf } from '#server/platform/http/cursor.ts'
import { ensure } from '#server/platform/http/failure.ts'
import { findOther } from '../standing/store.ts'
import { decisionsFor, needsNote } from './rules.ts'
import * as store from './store.ts'

type Api = typeof reportApi

export const create: Action<Api['create']> = async ({ participantId, reason, text, requestId }, ctx) => {
  const authorId = ctx.actor.participantId
  ensure(await findOther(ctx.db, authorId, participantId), 'NOT_FOUND')
  const request = requestId ? await store.findRequest(ctx.db, requestId, participantId) : null
  ensure(!requestId || request, 'NOT_FOUND')
  await reportParticipant(ctx, { authorId, subjectId: participantId, reason, text, ...(request ? { request } : {}) })
  return {}
}

export const list: Action<Api['list']> = async ({ isDecided, ...paging }, { db, actor }) => {
  const page = pageOf(paging)
  const found = await store.listReports(db, { readerId: actor.userId, isDecided, ...page })
  return { ...cutPage(found, page, ({ createdAt, id }) => ({ at: createdAt, id })), total: null }
}

/** A moderator does not see or decide on a report about themselves. */
async function openReport(ctx: UserContext, id: string): Promise<store.StoredReport> {
  const report = await store.findReport(ctx.db, id)
  ensure(report && report.subject.userId !== ctx.actor.userId, 'NOT_FOUND')
  return report
}

export const get: Action<Api['get']> = async ({ id }, ctx) => {
  const { db, actor } = ctx
  const { subject, messageId, decisionNote } = await openReport(ctx, id)
  const [listed] = await store.listReports(db, { readerId: actor.userId, id, after: null, skip: 0, count: 1 })
  const profile = await store.findSubject(db, subject.id)
  ensure(listed && profile, 'NOT_FOUND')
  const { role, isBlocked, ...shown } = profile
  return {
    ...listed,
    note: decisionNote,
    messages: messageId ? await store.listAround(db, messageId, subject.id) : [],
    profile: shown,
    others: await store.listOthers(db, subject.id, id),
    can: listed.decidedAt ? [] : decisionsFor(actor, profile),
  }
}

export const decide: Action<Api['decide']> = async ({ id, decision, note }, ctx) => {
  const { db, actor, now } = ctx
  const { subject } = await openReport(ctx, id)
  const before = await store.lockReport(db, id)
  ensure(before, 'NOT_FOUND')
  if (before.decidedAt) {
    ensure((before.decision ?? 'DISMISSED') === decision, 'ALREADY_DECIDED')
    return {}
  }
  const profile = await store.findSubject(db, subject.id)
  ensure(profile, 'NOT_FOUND')
  ensure(decisionsFor(actor, profile).includes(decision), 'FORBIDDEN')
  ensure(!needsNote(decision) || note, 'INVALID_INPUT')
  await store.saveDecision(db, { id, decision, note, decidedBy: actor.userId, at: now })
  await apply(ctx, subject, decision, note)
  await recordChange(ctx, actor, {
    kind: 'report',
    subject: `${subject.firstName} ${subject.lastName}`.trim(),
    subjectId: subject.id,
    before: { decision: null },
    after: { decision, note },
  })
  await ctx.tell('report.decided', { reportId: id })
  return {}
}

async function apply(ctx: UserContext, subject: store.Party, decision: ReportDecision, note: string): Promise<void> {
  const { id: participantId, userId } = subject
  if (decision === 'REJECTED')
    return decideOn(ctx, ctx.actor, { participantId, moderationStatus: 'REJECTED', reason: note })
  if (decision === 'BLOCKED') return blockUser(ctx, ctx.actor, { userId, reason: note })
  if (decision === 'DISABLED') await store.disableProfile(ctx.db, participantId)
}

type ReportDraft = {
  authorId: string
  subjectId: string
  reason: ReportReason
  text: string
  /** The message of a chat that is reported, with its text as it is now. */
  message?: { id: string; text: string }
  /** The request that is reported, likewise. */
  request?: { id: string; text: string }
}

/** Puts a report into the queue of the moderators. From then on the two are apart. */
export async function reportParticipant(scope: Scope, { message, request, ...report }: ReportDraft): Promise<void> {
  const { db, community, now } = scope
  const quoted = {
    messageId: message?.id ?? null,
    requestId: request?.id ?? null,
    quotedText: message?.text ?? request?.text ?? null,
  }
  const reportId = await store.saveReport(db, {
    communityId: community.id,
    id: scope.newId(),
    at: now,
    ...report,
    ...quoted,
  })
  if (reportId) await scope.tell('participant.reported', { reportId })
}
