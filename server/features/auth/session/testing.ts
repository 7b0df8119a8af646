import { newId } from '#server/platform/db/id.ts'
import { Tokens } from '#server/platform/http/token.ts'
import { everyone, owningUserOnly, signedIn } from '#server/testing/actors.ts'
import type { FactoryContext } from '#server/testing/factory-context.ts'
import { open, type SliceTesting } from '#server/testing/slice.ts'
import type { Both } from '#server/testing/world.ts'

declare module '#server/testing/world.ts' {
  interface WorldParts {
    /** A session of the caller, and one of somebody else. */
    session: Both
  }
}

/** A session of this user in this community, with its token. */
export async function buildSession(
  t: FactoryContext,
  place: { communityId: string; userId: string },
): Promise<{ id: string; token: string }> {
  const id = newId(t.clock.now())
  const expiresAt = new Date(t.clock.now().getTime() + 30 * 86_400_000)
  await t.owner`
    insert into session (id, user_id, origin_community_id, user_agent, created_at, expires_at)
    values (${id}, ${place.userId}, ${place.communityId}, 'test', ${t.clock.now()}, ${expiresAt})`
  const tokens = new Tokens(t.config.SESSION_SECRET)
  return { id, token: await tokens.issue({ id, userId: place.userId, role: 'ROLE_USER', expiresAt }) }
}

export const testing: SliceTesting<'session'> = {
  noun: 'session',
  calls: {
    login: {
      access: everyone,
      input: ({ people: { anotherMember } }) => ({
        authType: 'EMAIL',
        email: anotherMember.email,
        password: anotherMember.password,
      }),
      // Stored for the client; the server does not look it up.
      ids: () => ({ introFor: open }),
    },
    makeTicket: {
      access: { ...signedIn, foreignAdmin: 404 },
      input: ({ here }) => ({ url: `http://${here.host}/events` }),
    },
    exchange: { access: everyone, input: ({ code }) => ({ ticket: code.EXCHANGE }) },
    logout: { access: signedIn, input: () => ({}) },
    listSessions: { access: signedIn, input: () => ({}) },
    endSession: {
      access: owningUserOnly,
      input: ({ session }) => ({ id: session.here }),
      ids: ({ session }) => ({ id: session.elsewhere }),
    },
    endOtherSessions: { access: signedIn, input: () => ({}) },
  },
  buildPart: async ({ t, people }) => ({
    here: (await buildSession(t, people.member)).id,
    elsewhere: (await buildSession(t, people.foreignAdmin)).id,
  }),
}
