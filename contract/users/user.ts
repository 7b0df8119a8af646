import { z } from 'zod'
import { endpoint, fileReply } from '../endpoint.ts'
import { language } from '../languages.ts'
import { participantFields } from '../participants/participant-fields.ts'
import { permission, role } from '../roles.ts'
import { email, id, instant, nothing } from '../shapes.ts'

export const moderationStatuses = ['PENDING', 'CONFIRMED', 'REJECTED'] as const
export const moderationStatus = z.enum(moderationStatuses)
export type ModerationStatus = z.infer<typeof moderationStatus>

export const currentUser = z.strictObject({
  userId: id,
  email: z.string(),
  isEmailConfirmed: z.boolean(),
  hasPassword: z.boolean(),
  isPolicyAccepted: z.boolean(),
  role,
  /** Switch of profile and networking: a user without it stays signed in and sees only the profile. */
  enabled: z.boolean(),
  preferredLang: language.nullable(),
  /** Of the first of `connectedCommunities`: this one, or, if the user has no place here, another one where to go. */
  communityUrl: z.string(),
  /** The current community's first, if the user is connected to it. */
  connectedCommunities: z.array(id),
  connectedParticipants: z.array(id),
  /** May switch to organiser mode. */
  canOrganise: z.boolean(),
})
export type CurrentUser = z.infer<typeof currentUser>

/** The user's own profile in this community. */
export const currentParticipant = z.strictObject({
  ...participantFields,
  isLocationShared: z.boolean(),
  moderationStatus,
  rejectionReason: z.string().nullable(),
  isNetworkingEnabled: z.boolean(),
  isTutorialSeen: z.boolean(),
  preferredLang: language.nullable(),
  joinedAt: instant,
})
export type CurrentParticipant = z.infer<typeof currentParticipant>

export const userApi = {
  init: endpoint({
    call: 'POST /api/init',
    access: 'user',
    summary:
      'First call after a sign-in: connects the user to this community if needed and returns what a client starts with.',
    reply: z.strictObject({
      user: currentUser,
      participant: currentParticipant.nullable(),
      permissions: z.array(permission),
    }),
  }),
  getCurrent: endpoint({
    call: 'GET /api/current-user',
    access: 'session',
    summary:
      'Get the signed-in user. One who has no place in this community gets the address of the first community that is theirs.',
    reply: currentUser,
  }),
  getCurrentParticipant: endpoint({
    call: 'GET /api/current-participant',
    access: 'participant',
    summary: "Get the user's own profile in this community.",
    input: { communityId: id.optional() },
    reply: currentParticipant,
  }),
  updateLanguage: endpoint({
    call: 'POST /api/current-user/lang',
    access: 'user',
    summary: 'Save the preferred language, sent as plain text.',
    body: 'text',
    input: { lang: language },
    reply: nothing,
    limit: 'write',
  }),
  listPermissions: endpoint({
    call: 'GET /api/permission/my',
    access: 'user',
    summary: "List the user's permissions in this community.",
    reply: z.array(permission),
  }),
  exportData: endpoint({
    call: 'GET /api/users/export',
    access: 'user',
    summary: 'Export all personal data of the user as a JSON file.',
    transaction: 'none',
    reply: fileReply,
    replyKind: 'file',
    limit: 'write',
  }),
  getContact: endpoint({
    call: 'GET /api/contact',
    access: 'anyone',
    summary: 'Get the addresses of "Contact us".',
    reply: z.strictObject({
      email,
      siteUrl: z.string(),
      links: z.array(z.strictObject({ label: z.string(), url: z.string() })),
    }),
  }),
}
