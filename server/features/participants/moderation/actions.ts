import './news.ts'
import type { moderationApi } from '#contract/participants/moderation.ts'
import type { RejectionPreset } from '#contract/participants/rejection-presets.ts'
import type { ModerationStatus } from '#contract/users/user.ts'
import { recordChange } from '#server/features/admin/change/actions.ts'
import { findProfile } from '#server/features/participants/profile/store.ts'
import { listShownAnswers } from '#server/features/participants/question/store.ts'
import type { Action, Actor, Scope } from '#server/platform/http/context.ts'
import { cutPage, pageOf } from '#server/platform/http/cursor.ts'
import { ensure, Failure } from '#server/platform/http/failure.ts'
import { failureMessage } from '#server/platform/words/words.ts'
import { canReject } from './access.ts'
import { fewestDecisions, outcomeOf, reasonFor } from './rules.ts'
import * as store from './store.ts'

type Api = typeof moderationApi

/** One more than is counted exactly. */
const countedAtMost = 10_001
/** Likewise, of members with a topic in common. */
const sharingAtMost = 51
const minuteMs = 60_000

export const list: Action<Api['list']> = async ({ search, status = null, ...paging }, { db }) => {
  const page = pageOf(paging)
  const found = await store.listModerated(db, { search: search || null, status, ...page })
  const placeOf = ({ id, joinedAt, waitingSince }: (typeof found)[number]) => ({
    at: status === 'PENDING' ? waitingSince : joinedAt,
    id,
  })
  return { ...cutPage(found, page, placeOf), total: null }
}

export const count: Action<Api['count']> = async (_input, { db }) => store.countStatuses(db, countedAtMost)

export const get: Action<Api['get']> = async ({ participantId }, { db, actor, community }) => {
  const applicant = await store.findApplicant(db, participantId)
  const profile = await findProfile(db, { id: participantId })
  ensure(applicant && profile, 'NOT_FOUND')
  const {
    id,
    userId,
    slug,
    firstName,
    lastName,
    company,
    position,
    about,
    lookingFor,
    canHelp,
    goal,
    city,
    avatarUrl,
    tags,
  } = profile
  const { moderationStatus } = profile
  return {
    ...{
      id,
      userId,
      slug,
      firstName,
      lastName,
      company,
      position,
      about,
      lookingFor,
      canHelp,
      goal,
      city,
      avatarUrl,
      tags,
    },
    email: profile.email,
    isEmailConfirmed: applicant.isEmailConfirmed,
    lang: profile.preferredLang ?? community.lang,
    moderationStatus,
    rejectionReason: profile.rejectionReason,
    invitedBy: profile.invitedBy,
    joinedAt: profile.joinedAt,
    waitingSince: applicant.waitingSince,
    answers: await listShownAnswers(db, userId),
    sharesTopicsWith:
      moderationStatus === 'PENDING' && tags.length > 0
        ? await store.countSharingTopics(db, participantId, sharingAtMost)
        : null,
    decisions: await store.listDecisions(db, participantId),
    can: {
      confirm: moderationStatus !== 'CONFIRMED',
      reject: moderationStatus !== 'REJECTED' && canReject(actor, { role: await store.findRole(db, userId) }),
    },
  }
}

export const updateStatus: Action<Api['updateStatus']> = async (decision, ctx) => {
  await decideOn(ctx, ctx.actor, decision)
  return {}
}

/** Each in a transaction of its own: one whom another moderator decided on does not undo the others. */
export const updateStatuses: Action<Api['updateStatuses']> = async ({ ids, ...decision }, ctx) => {
  const items: Awaited<ReturnType<Action<Api['updateStatuses']>>>['items'] = []
  for (const participantId of new Set(ids)) {
    const failure = await ctx
      .inOwnScope(async scope => {
        await decideOn(scope, ctx.actor, { participantId, ...decision })
        return null
      })
      .catch(nameOfFailure)
    items.push({ participantId, failure, message: failure ? failureMessage(ctx.lang, failure) : '' })
  }
  ensure(
    items.some(({ failure }) => failure !== 'NOT_FOUND'),
    'NOT_FOUND',
  )
  return { items }
}

function nameOfFailure(error: unknown): Failure['failure'] {
  if (error instanceof Failure) return error.failure
  throw error
}

type Decision = {
  participantId: string
  moderationStatus: ModerationStatus
  seenStatus?: ModerationStatus | undefined
  reason?: string | undefined
  preset?: RejectionPreset | undefined
}

/** Sets the status of a profile; its owner gets a letter. Fails if another moderator has decided since the caller looked. */
export async function decideOn(
  scope: Scope,
  actor: Pick<Actor, 'userId' | 'role'>,
  { participantId, moderationStatus: wanted, seenStatus, ...given }: Decision,
): Promise<void> {
  const { db, community, now } = scope
  const applicant = await store.lockApplicant(db, participantId)
  ensure(applicant, 'NOT_FOUND')
  const role = await store.findRole(db, applicant.userId)
  ensure(wanted === 'CONFIRMED' || canReject(actor, { role }), 'FORBIDDEN')
  const isRejected = wanted === 'REJECTED'
  const reason = reasonFor(given, applicant.preferredLang ?? community.lang)
  ensure(!isRejected || reason, 'INVALID_INPUT')
  const { moderationStatus: current, rejectionReason } = applicant
  const outcome = outcomeOf({ current, seen: seenStatus, wanted })
  ensure(outcome !== 'conflict', 'ALREADY_DECIDED')
  if (outcome === 'nothing' || (isRejected && current === wanted && reason === rejectionReason)) return
  const isWaiting = current === 'PENDING'
  const waitedMs = now.getTime() - new Date(applicant.waitingSince).getTime()
  await store.setStatus(db, participantId, {
    status: wanted,
    reason: isRejected ? reason : null,
    waitingSince: wanted === 'PENDING' ? now : null,
  })
  await store.insertDecision(db, {
    communityId: community.id,
    id: scope.newId(),
    participantId,
    status: wanted,
    reason: isRejected ? reason : '',
    decidedBy: actor.userId,
    waitedMinutes: isWaiting ? Math.max(0, Math.round(waitedMs / minuteMs)) : null,
    at: now,
  })
  await recordChange(scope, actor, {
    kind: 'moderation',
    subject: applicant.name,
    subjectId: participantId,
    before: { moderationStatus: current, reason: rejectionReason },
    after: { moderationStatus: wanted, reason: isRejected ? reason : null },
  })
  if (current !== wanted) await scope.tell('participant.moderated', { participantId })
}

export const previewLetter: Action<Api['previewLetter']> = async (input, { db, community, now }) => {
  const profile = await findProfile(db, { id: input.participantId })
  ensure(profile, 'NOT_FOUND')
  const { moderatedLetter } = await import('./letters.tsx')
  const lang = profile.preferredLang ?? community.lang
  const { moderationStatus } = input
  const decided = { ...profile, moderationStatus, rejectionReason: reasonFor(input, lang) }
  const { subject, plain } = await moderatedLetter(community, lang, decided, now)
  return { subject, plain }
}

export const listModerators: Action<Api['listModerators']> = async (_input, ctx) => store.listModerators(ctx.db)

export const getUsualWait: Action<Api['getUsualWait']> = async (_input, { db }) => ({
  minutes: await store.findUsualWait(db, fewestDecisions),
})
