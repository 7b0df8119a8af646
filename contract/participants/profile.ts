import { z } from 'zod'
import { community, contactType } from '../communities/community.ts'
import { endpoint } from '../endpoint.ts'
import { language } from '../languages.ts'
import { id, nothing } from '../shapes.ts'
import { ownProfile, profileFields, profileInput } from './profile-shapes.ts'

/** Channels in which a member may be written to. */
export const channels = ['EMAIL', 'TELEGRAM', 'SLACK', 'DISCORD'] as const
export const channel = z.enum(channels)
export type Channel = z.infer<typeof channel>

/** The own profile and what belongs to it. */
export const profileApi = {
  listMyCommunities: endpoint({
    call: 'GET /api/participant/my-communities',
    access: 'user',
    summary: "The user's communities with the profile in each, the current one first.",
    reply: z.array(z.strictObject({ community, participantId: id.nullable() })),
  }),
  getProfile: endpoint({
    call: 'GET /api/participant/profile',
    access: 'participant',
    summary: 'The own profile, whole.',
    reply: ownProfile,
  }),
  updateLookingFor: endpoint({
    call: 'POST /api/participant/update-looking-for',
    access: 'participant',
    summary: 'Say anew whom one looks for.',
    input: { lookingFor: profileFields.lookingFor },
    reply: nothing,
    limit: 'write',
  }),
  updateProfile: endpoint({
    call: 'POST /api/participant/update-profile',
    access: 'participant',
    summary: 'Change the own profile; only what is sent changes.',
    input: profileInput.shape,
    reply: ownProfile,
    fails: ['INCOMPLETE_PROFILE'],
    limit: 'write',
  }),
  updateNetworkingPref: endpoint({
    call: 'POST /api/participant/update-networking-pref',
    access: 'participant',
    summary: 'Switch networking on or off for the own profile.',
    input: { participantId: id, networkingEnabled: z.boolean() },
    reply: nothing,
    limit: 'write',
  }),
  listNotificationPrefs: endpoint({
    call: 'GET /api/participant/notification-pref',
    access: 'participant',
    summary: 'In which channels the member wants to be written to.',
    reply: z.array(z.strictObject({ contactType: channel, disable: z.boolean() })),
  }),
  updateNotificationPref: endpoint({
    call: 'POST /api/participant/update-notification-pref',
    access: 'participant',
    summary: 'Switch a channel off, or on again.',
    input: { contactType: channel, disable: z.boolean() },
    reply: nothing,
    limit: 'write',
  }),
  seeTutorial: endpoint({
    call: 'POST /api/participant/tutorial-seen',
    access: 'participant',
    summary: 'Remember that the tutorial was seen.',
    reply: nothing,
    limit: 'write',
  }),
  updateLanguage: endpoint({
    call: 'POST /api/participant/update-language',
    access: 'participant',
    summary: 'Save the language that the member prefers in this community.',
    input: { communityId: id, language },
    reply: nothing,
    limit: 'write',
  }),
  listContactTypes: endpoint({
    call: 'GET /api/contact-types',
    access: 'anyone',
    summary: 'The kinds of contacts with their names and examples.',
    reply: z.array(z.strictObject({ type: contactType, label: z.string(), example: z.string() })),
  }),
}
