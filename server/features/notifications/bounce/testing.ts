import { newId } from '#server/platform/db/id.ts'
import { actorNames, adminOnly, type ExpectedStatuses, moderators } from '#server/testing/actors.ts'
import type { FactoryContext } from '#server/testing/factory-context.ts'
import type { SliceTesting } from '#server/testing/slice.ts'
import type { Both } from '#server/testing/world.ts'

declare module '#server/testing/world.ts' {
  interface WorldParts {
    /** A letter that failed. */
    bounce: Both
  }
}

type LetterOptions = { communityId: string; recipient?: string; category?: string; onceKey?: string }

/** A letter that failed; returns its id. */
export async function buildFailedLetter(t: FactoryContext, options: LetterOptions): Promise<string> {
  const id = newId(t.clock.now())
  const { communityId, recipient = `${id}@nowhere.example`, category = 'community', onceKey = null } = options
  await t.owner`
    insert into letter (community_id, id, kind, recipient, lang, subject, html, plain, headers, status, attempts, problem, category,
      once_key, about, created_at)
    values (${communityId}, ${id}, 'participant.moderated', ${recipient}, 'en', 'Welcome', '<p>Welcome</p>', 'Welcome', '{}', 'FAILED', 1,
      '550 no such user', ${category}, ${onceKey}, '{}', ${t.clock.now()})`
  return id
}

/** The sample has no signature, which would be too old when it is sent. */
const unsigned: ExpectedStatuses = Object.fromEntries(actorNames.map(name => [name, 403])) as ExpectedStatuses

export const testing: SliceTesting<'bounce'> = {
  noun: 'bounce',
  calls: {
    listLetters: { access: adminOnly, actor: 'admin', input: () => ({}) },
    sendAgain: {
      access: adminOnly,
      actor: 'admin',
      input: ({ bounce }) => ({ id: bounce.here }),
      ids: ({ bounce }) => ({ id: bounce.elsewhere }),
    },
    find: {
      access: moderators,
      actor: 'admin',
      input: ({ subject }) => ({ participantId: subject.here }),
      ids: ({ subject }) => ({ participantId: subject.elsewhere }),
    },
    remove: {
      access: adminOnly,
      actor: 'admin',
      input: ({ subject }) => ({ participantId: subject.here }),
      ids: ({ subject }) => ({ participantId: subject.elsewhere }),
    },
    receiveNotice: { access: unsigned, status: 403, input: () => ({ notice: '{}' }) },
  },
  buildPart: async ({ t, here, elsewhere }) => ({
    here: await buildFailedLetter(t, { communityId: here.id }),
    elsewhere: await buildFailedLetter(t, { communityId: elsewhere.id }),
  }),
}
