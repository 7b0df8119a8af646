import { type PairOptions, pairOf } from '#server/features/participants/participant/testing.ts'
import { newId } from '#server/platform/db/id.ts'
import { moderators } from '#server/testing/actors.ts'
import type { FactoryContext } from '#server/testing/factory-context.ts'
import type { SliceTesting } from '#server/testing/slice.ts'
import type { Both, World } from '#server/testing/world.ts'

declare module '#server/testing/world.ts' {
  interface WorldParts {
    /** A contact request of two people who are nobody of the actors. */
    contactRequest: Both
  }
}

/** An open contact request; returns its id. */
export async function buildContactRequest(t: FactoryContext, options: PairOptions): Promise<string> {
  const pair = await pairOf(t, options)
  const id = options.id ?? newId(t.clock.now())
  await t.owner`
    insert into reach_request (community_id, id, author_id, subject_id, message, created_at)
    values (${pair.communityId}, ${id}, ${pair.participantId}, ${pair.subjectId}, 'Shall we talk?', ${t.clock.now()})`
  return id
}

const sample = {
  access: moderators,
  actor: 'moderator' as const,
  ids: ({ contactRequest }: World) => ({ id: contactRequest.elsewhere }),
}

export const testing: SliceTesting<'contactRequest'> = {
  noun: 'contactRequest',
  calls: {
    list: { access: moderators, actor: 'moderator', input: () => ({}) },
    passOn: { ...sample, input: ({ contactRequest }) => ({ id: contactRequest.here }) },
    decline: { ...sample, input: ({ contactRequest }) => ({ id: contactRequest.here, reason: 'Not now' }) },
    finish: { ...sample, input: ({ contactRequest }) => ({ id: contactRequest.here }) },
  },
  buildPart: async ({ t, here, elsewhere }) => ({
    here: await buildContactRequest(t, { communityId: here.id }),
    elsewhere: await buildContactRequest(t, { communityId: elsewhere.id }),
  }),
}
