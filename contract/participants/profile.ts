import { z } from 'zod'
import { community, contactType } from '../communities/community.ts'
import { endpoint } from '../endpoint.ts'
import { language } from '../languages.ts'
import { id, nothing } from '../shapes.ts'
import { ownProfile, profileFields, profileInput } from './profile-shapes.ts'

/** Channels for letters and messages to a participant. */
export const channels = ['EMAIL', 'TELEGRAM', 'SLACK', 'DISCORD'] as const
export const channel = z.enum(channels)
export type Channel = z.infer<typeof channel>

/** The own profile and settings. */
export const profileApi = {
  listMyCommunities: endpoint({
    call: 'GET /api/participant/my-communities',
    access: 'user',
    summary: "List the user's communities with their profile in each, the current one first.",
    reply: z.array(z.strictObject({ community, participantId: id.nullable() })),
  }),
  getProfile: endpoint({
    call: 'GET /api/participant/profile',
    access: 'participant',
    summary: 'Get the own profile.',
    reply: ownProfile,
  }),
  updateLookingFor: endpoint({
    call: 'POST /api/participant/update-looking-for',
    access: 'participant',
    summary: 'Update the own request.',
    input: { lookingFor: profileFields.lookingFor },
    reply: nothing,
    limit: 'write',
  }),
  updateProfile: endpoint({
    call: 'POST /api/participant/update-profile',
    access: 'participant',
    summary: 'Update the own profile. Fields that are not sent stay.',
    input: profileInput.shape,
    reply: ownProfile,
    fails: ['INCOMPLETE_PROFILE'],
    limit: 'write',
  }),
  updateNetworkingPref: endpoint({
    call: 'POST /api/participant/update-networking-pref',
    access: 'participant',
    summary: 'Switch networking on or off.',
    input: { participantId: id, networkingEnabled: z.boolean() },
    reply: nothing,
    limit: 'write',
  }),
  listNotificationPrefs: endpoint({
    call: 'GET /api/participant/notification-pref',
    access: 'participant',
    summary: 'List the channels and whether each is on.',
    reply: z.array(z.strictObject({ contactType: channel, disable: z.boolean() })),
  }),
  updateNotificationPref: endpoint({
    call: 'POST /api/participant/update-notification-pref',
    access: 'participant',
    summary: 'Switch a channel on or off.',
    input: { contactType: channel, disable: z.boolean() },
    reply: nothing,
    limit: 'write',
  }),
  seeTutorial: endpoint({
    call: 'POST /api/participant/tutorial-seen',
    access: 'participant',
    summary: 'Save that the tutorial was seen.',
    reply: nothing,
    limit: 'write',
  }),
  updateLanguage: endpoint({
    call: 'POST /api/participant/update-language',
    access: 'participant',
    summary: 'Save the preferred language in this community.',
    input: { communityId: id, language },
    reply: nothing,
    limit: 'write',
  }),
  listContactTypes: endpoint({
    call: 'GET /api/contact-types',
    access: 'anyone',
    summary: 'List the contact types with their names and examples.',
    reply: z.array(z.strictObject({ type: contactType, label: z.string(), example: z.string() })),
  }),
}
