import { z } from 'zod'
import { contactType } from '../communities/community.ts'
import { endpoint } from '../endpoint.ts'
import { language } from '../languages.ts'
import { participantFields } from '../participants/participant-fields.ts'
import { shownAnswer } from '../participants/profile-shapes.ts'
import { id, instant } from '../shapes.ts'
import { moderationStatus } from '../users/user.ts'

const namedPerson = z.strictObject({ id, name: z.string() })

/** A member as managers see them. Contacts that the member hides from members are not in it. */
export const managedMember = z.strictObject({
  ...participantFields,
  userId: id,
  email: z.string(),
  /** False until the member has confirmed the address here. */
  isEmailConfirmed: z.boolean(),
  contacts: z.array(z.strictObject({ type: contactType, value: z.string(), url: z.string().nullable() })),
  hasHiddenContacts: z.boolean(),
  moderationStatus,
  rejectionReason: z.string().nullable(),
  isProfileEnabled: z.boolean(),
  isNetworkingEnabled: z.boolean(),
  isBlocked: z.boolean(),
  preferredLang: language.nullable(),
  joinedAt: instant,
  /** Imported, and not yet logged in here. */
  isClaimed: z.boolean(),
  invitedBy: namedPerson.nullable(),
  answers: z.array(shownAnswer),
  can: z.strictObject({ note: z.boolean() }),
})
export type ManagedMember = z.infer<typeof managedMember>

export const memberApi = {
  get: endpoint({
    call: 'GET /api/admin/participants/:id',
    access: 'CAN_VIEW_ADMIN_PANEL',
    summary: "Get a member's profile and answers for managers, without contacts that the member hides.",
    input: { id },
    reply: managedMember,
  }),
}
