import { everyone, signedIn, withProfile } from '#server/testing/actors.ts'
import type { FactoryContext } from '#server/testing/factory-context.ts'
import type { SliceTesting } from '#server/testing/slice.ts'

export async function buildContact(
  { owner }: FactoryContext,
  place: { communityId: string; participantId: string },
  type = 'TELEGRAM',
  value = '@vera',
): Promise<void> {
  await owner`
    insert into contact (community_id, participant_id, type, value)
    values (${place.communityId}, ${place.participantId}, ${type}, ${value})`
}

export const testing: SliceTesting<'profile'> = {
  noun: 'profile',
  calls: {
    listMyCommunities: { access: signedIn, input: () => ({}) },
    getProfile: { access: withProfile, input: () => ({}) },
    updateLookingFor: { access: withProfile, input: () => ({ lookingFor: 'Somebody to drink tea with' }) },
    updateProfile: { access: withProfile, input: () => ({ company: 'Tea house', tags: ['tea'] }) },
    updateNetworkingPref: {
      access: {
        visitor: 401,
        pending: 404,
        member: 200,
        anotherMember: 404,
        organiser: 403,
        anotherOrganiser: 404,
        moderator: 404,
        admin: 403,
        foreignAdmin: 401,
        disabled: 401,
        deleted: 401,
      },
      input: ({ people }) => ({ participantId: people.member.participantId as string, networkingEnabled: true }),
      ids: ({ people }) => ({ participantId: people.foreignAdmin.participantId as string }),
    },
    listNotificationPrefs: { access: withProfile, input: () => ({}) },
    updateNotificationPref: { access: withProfile, input: () => ({ contactType: 'EMAIL', disable: false }) },
    seeTutorial: { access: withProfile, input: () => ({}) },
    updateLanguage: {
      access: withProfile,
      input: ({ here }) => ({ communityId: here.id, language: 'ru' }),
      ids: ({ elsewhere }) => ({ communityId: elsewhere.id }),
    },
    listContactTypes: { access: everyone, input: () => ({}) },
  },
  tables: {
    contact: (t, owner) => buildContact(t, owner),
    notification_pref: (t, { communityId, participantId }) => t.owner`
      insert into notification_pref (community_id, participant_id, channel, is_disabled)
      values (${communityId}, ${participantId}, 'EMAIL', true)`,
  },
}
