import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { language } from '../languages.ts'
import { limits } from '../limits.ts'
import { id, instant, list, nothing, text } from '../shapes.ts'
import { moderationStatus } from '../users/user.ts'
import { participantFields } from './participant-fields.ts'
import { personName, shownAnswer } from './profile-shapes.ts'
import { rejectionPresets } from './rejection-presets.ts'

/** A decision of a moderator; `by` is null once that account is deleted. */
export const moderationDecision = z.strictObject({
  id,
  status: moderationStatus,
  reason: z.string(),
  by: z.string().nullable(),
  at: instant,
})
export type ModerationDecision = z.infer<typeof moderationDecision>

export const moderatedParticipant = z.strictObject({
  id,
  userId: id,
  slug: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  login: z.string(),
  company: z.string(),
  position: z.string(),
  city: z.string(),
  avatarUrl: z.string().nullable(),
  moderationStatus,
  rejectionReason: z.string().nullable(),
  invitedBy: personName.nullable(),
  joinedAt: instant,
  /** Since when a decision is due: since joining, or since the last change after a rejection. */
  waitingSince: instant,
})
export type ModeratedParticipant = z.infer<typeof moderatedParticipant>

/** One of them beside the list, as moderators see the profile: everything but the contacts. */
export const moderatedProfile = z.strictObject({
  ...participantFields,
  userId: id,
  email: z.string(),
  isEmailConfirmed: z.boolean(),
  /** Language of the letter that a decision sends. */
  lang: language,
  moderationStatus,
  rejectionReason: z.string().nullable(),
  invitedBy: personName.nullable(),
  joinedAt: instant,
  waitingSince: instant,
  answers: z.array(shownAnswer),
  /** While pending: members with a topic in common, up to 51; null without topics, or once decided. */
  sharesTopicsWith: z.number().int().nullable(),
  /** Newest first. */
  decisions: z.array(moderationDecision),
  can: z.strictObject({ confirm: z.boolean(), reject: z.boolean() }),
})
export type ModeratedProfile = z.infer<typeof moderatedProfile>

/** Exact to 10,000; more is 10,001. */
export const moderationCounts = z.strictObject({
  pending: z.number().int(),
  confirmed: z.number().int(),
  rejected: z.number().int(),
  all: z.number().int(),
})
export type ModerationCounts = z.infer<typeof moderationCounts>

/** At most so many participants are decided on by one call. */
export const decidedAtOnce = 100

const decision = {
  moderationStatus,
  /** Status on which the decision is based: if another moderator has changed it since, the call fails. */
  seenStatus: moderationStatus.optional(),
  reason: text(limits.text.max).optional(),
  /** Instead of words of one's own: each reads the reason in their own language. Left aside when there is a `reason`. */
  preset: z.enum(rejectionPresets).optional(),
}

export const moderationApi = {
  list: endpoint({
    call: 'GET /api/moderation/community',
    access: 'CAN_MODERATE_COMMUNITY',
    summary:
      'List profiles to moderate, filtered by name, login or email, and by status. Pending ones: who waits longest first; others: newest first.',
    input: {
      page: z.coerce.number().int().min(0).max(50).default(0),
      size: z.coerce.number().int().min(1).max(100).default(20),
      after: z.string().max(200).optional(),
      search: text(limits.search.max).optional(),
      status: moderationStatus.optional(),
    },
    reply: list(moderatedParticipant),
  }),
  count: endpoint({
    call: 'GET /api/moderation/counts',
    access: 'CAN_MODERATE_COMMUNITY',
    summary: 'Count the profiles by moderation status, each up to 10,001.',
    reply: moderationCounts,
  }),
  get: endpoint({
    call: 'GET /api/moderation/:participantId',
    access: 'CAN_MODERATE_COMMUNITY',
    summary: 'Get a profile to moderate, with answers and earlier decisions.',
    input: { participantId: id },
    reply: moderatedProfile,
  }),
  updateStatus: endpoint({
    call: 'PATCH /api/moderation/:participantId/status',
    access: 'CAN_MODERATE_COMMUNITY',
    summary: 'Confirm a profile, or reject it with a reason, own or preset. Its owner gets a letter.',
    input: { participantId: id, ...decision },
    reply: nothing,
    fails: ['ALREADY_DECIDED'],
    limit: 'write',
  }),
  updateStatuses: endpoint({
    call: 'PATCH /api/moderation/statuses',
    access: 'CAN_MODERATE_COMMUNITY',
    summary: 'Confirm several profiles, or reject them with one reason. Says what became of each.',
    input: { ids: z.array(id).min(1).max(decidedAtOnce), ...decision },
    reply: z.strictObject({
      items: z.array(
        z.strictObject({
          participantId: id,
          /** Null when done; else the name of the failure, such as ALREADY_DECIDED. */
          failure: z.string().nullable(),
          /** The failure in the reader's language. */
          message: z.string(),
        }),
      ),
    }),
    transaction: 'none',
    limit: 'write',
  }),
  previewLetter: endpoint({
    call: 'POST /api/moderation/:participantId/letter',
    access: 'CAN_MODERATE_COMMUNITY',
    summary: 'Preview the letter that a decision would send. Nothing is sent.',
    input: {
      participantId: id,
      moderationStatus: z.enum(['CONFIRMED', 'REJECTED']),
      reason: decision.reason,
      preset: decision.preset,
    },
    reply: z.strictObject({ subject: z.string(), plain: z.string() }),
    transaction: 'read',
    limit: 'write',
  }),
  listModerators: endpoint({
    call: 'GET /api/moderation/moderators',
    access: 'member',
    summary: 'List the moderators of this community.',
    reply: z.array(personName.extend({ id, avatarUrl: z.string().nullable() })),
  }),
  getUsualWait: endpoint({
    call: 'GET /api/moderation/usual-wait',
    access: 'participant',
    summary: 'Get the median time from joining to a decision, of the last decisions; null if there are too few.',
    reply: z.strictObject({ minutes: z.number().int().nullable() }),
  }),
}
