import type { ProfileInput } from '#contract/participants/profile-shapes.ts'
import { buildCommunity } from '#server/features/communities/community/testing.ts'
import { buildParticipant } from '#server/features/participants/participant/testing.ts'
import { signedIn, signedInFails } from '#server/testing/actors.ts'
import type { FactoryContext } from '#server/testing/factory-context.ts'
import type { SliceTesting } from '#server/testing/slice.ts'

declare module '#server/testing/world.ts' {
  interface WorldParts {
    onboarding: { another: string }
  }
}

/** The minimum of a filled profile in a community with the default steps. */
export const enough: ProfileInput = {
  firstName: 'Vera',
  lastName: 'Pavlova',
  about: 'Teaches people to be heard, for ten years now',
  lookingFor: 'A partner for a second school of speech',
  contacts: [{ type: 'LINKEDIN', value: 'https://www.linkedin.com/in/vera-pavlova' }],
}

export async function buildDraft(
  { owner, clock }: FactoryContext,
  options: { communityId: string; userId: string; profile?: ProfileInput },
): Promise<void> {
  await owner`
    insert into profile_draft (community_id, user_id, profile, updated_at)
    values (${options.communityId}, ${options.userId}, ${JSON.stringify(options.profile ?? enough)}::text::jsonb, ${clock.now()})
    on conflict (community_id, user_id) do update set profile = excluded.profile`
}

export const testing: SliceTesting<'onboarding'> = {
  noun: 'onboarding',
  calls: {
    get: { access: signedIn, input: () => ({}) },
    listTopics: { access: signedIn, input: () => ({}) },
    save: {
      access: signedIn,
      input: () => ({ step: 'about', profile: { about: 'A person who likes tea and talk' } }),
    },
    startFrom: {
      actor: 'organiser',
      access: {
        visitor: 401,
        pending: 409,
        member: 409,
        anotherMember: 409,
        organiser: 200,
        anotherOrganiser: 409,
        moderator: 409,
        admin: 404,
        foreignAdmin: 401,
        disabled: 401,
        deleted: 401,
      },
      input: ({ onboarding }) => ({ communityId: onboarding.another }),
      ids: ({ here }) => ({ communityId: here.id }),
    },
    searchLinkedin: {
      access: signedInFails,
      input: () => ({ linkedInProfileUrl: 'https://www.linkedin.com/in/anna' }),
      status: 400,
    },
    create: {
      actor: 'organiser',
      access: {
        visitor: 401,
        pending: 404,
        member: 404,
        anotherMember: 404,
        organiser: 200,
        anotherOrganiser: 404,
        moderator: 404,
        admin: 404,
        foreignAdmin: 401,
        disabled: 401,
        deleted: 401,
      },
      input: ({ people }) => ({ userId: people.organiser.userId }),
      ids: ({ people }) => ({ userId: people.foreignAdmin.userId }),
    },
  },
  tables: { profile_draft: (t, { communityId, userId }) => buildDraft(t, { communityId, userId }) },
  // The organiser has no profile here yet, a complete draft, and a profile in another community.
  buildPart: async ({ t, here, people }) => {
    const { userId } = people.organiser
    await buildDraft(t, { communityId: here.id, userId })
    const another = await buildCommunity(t)
    await buildParticipant(t, { communityId: another.id, userId })
    return { another: another.id }
  },
}
