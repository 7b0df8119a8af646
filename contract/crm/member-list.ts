import { z } from 'zod'
import { contactType } from '../communities/community.ts'
import { endpoint } from '../endpoint.ts'
import { language } from '../languages.ts'
import { profileVisibilities } from '../participants/profile-visibility.ts'
import { role } from '../roles.ts'
import { id, instant, nothing } from '../shapes.ts'
import { moderationStatus } from '../users/user.ts'
import { memberSorts } from './member-fields.ts'
import { memberFilterText } from './member-filter.ts'

/** A member as managers see them. Of contacts only the types, since members decide who sees them. */
export const listedMember = z.strictObject({
  id,
  userId: id,
  slug: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  login: z.string(),
  avatarUrl: z.string().nullable(),
  company: z.string(),
  position: z.string(),
  city: z.string(),
  language: language.nullable(),
  topics: z.array(z.string()),
  memberTags: z.array(z.string()),
  contacts: z.array(contactType),
  role,
  moderationStatus,
  isProfileEnabled: z.boolean(),
  isNetworkingEnabled: z.boolean(),
  isEmailConfirmed: z.boolean(),
  isUnsubscribed: z.boolean(),
  isBlocked: z.boolean(),
  isOrganiser: z.boolean(),
  hasRequest: z.boolean(),
  joinedAt: instant,
  /** Null if the member has never opened a page. */
  lastActiveAt: instant.nullable(),
  introsSent: z.number().int(),
  introsReceived: z.number().int(),
  introsAnswered: z.number().int(),
  eventsAttended: z.number().int(),
})
export type ListedMember = z.infer<typeof listedMember>

export const memberDetails = listedMember.extend({
  about: z.string(),
  lookingFor: z.string(),
  canHelp: z.string(),
  goal: z.string(),
  isLocationShared: z.boolean(),
  visibility: z.enum(profileVisibilities),
  invitedBy: z.strictObject({ id, name: z.string() }).nullable(),
  rejectionReason: z.string().nullable(),
  /** Whether the caller may switch profile and networking. */
  canSwitch: z.boolean(),
})
export type MemberDetails = z.infer<typeof memberDetails>

const cursor = z.string().max(1000).optional()
const filter = memberFilterText.optional()
const count = z.number().int()

/** The table of the CRM. */
export const memberListApi = {
  list: endpoint({
    call: 'GET /api/admin/participants',
    access: 'CAN_VIEW_ADMIN_PANEL',
    summary:
      'List members by a filter, in any order, page by page in both directions. `before=end` is the last page. `total` is null beyond 10,000.',
    input: {
      /** JSON: search, match, conditions. */
      filter,
      sort: z.enum(memberSorts).default('joined'),
      order: z.enum(['asc', 'desc']).default('desc'),
      after: cursor,
      before: cursor,
      size: z.coerce.number().int().min(1).max(100).default(50),
    },
    reply: z.strictObject({
      items: z.array(listedMember),
      next: z.string().nullable(),
      previous: z.string().nullable(),
      total: count.nullable(),
    }),
  }),
  count: endpoint({
    call: 'GET /api/admin/participants/count',
    access: 'CAN_VIEW_ADMIN_PANEL',
    summary: 'Count the members of a filter, exactly.',
    input: { filter },
    reply: z.strictObject({ count }),
  }),
  countViews: endpoint({
    call: 'GET /api/admin/participants/views',
    access: 'CAN_VIEW_ADMIN_PANEL',
    summary: 'Count the members of each view: all, active, pending, sleeping, organisers.',
    reply: z.strictObject({ all: count, active: count, pending: count, sleeping: count, organisers: count }),
  }),
  get: endpoint({
    call: 'GET /api/admin/participants/:participantId',
    access: 'CAN_VIEW_ADMIN_PANEL',
    summary: 'Get one member as managers see them.',
    input: { participantId: id },
    reply: memberDetails,
  }),
  updateProfile: endpoint({
    call: 'PATCH /api/admin/participants/:participantId/profile',
    access: 'CAN_MANAGE_COMMUNITY',
    summary:
      "Switch a member's profile off or on. Without it the member sees only the own profile, and nobody sees them.",
    input: { participantId: id, shouldDisable: z.boolean() },
    reply: nothing,
    limit: 'write',
  }),
  updateNetworking: endpoint({
    call: 'PATCH /api/admin/participants/:participantId/networking',
    access: 'CAN_MANAGE_COMMUNITY',
    summary: "Switch a member's networking off or on: lists, recommendations and intros.",
    input: { participantId: id, shouldDisable: z.boolean() },
    reply: nothing,
    limit: 'write',
  }),
}
