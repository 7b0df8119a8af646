import { buildCommunity } from '#server/features/communities/community/testing.ts'
import { newId } from '#server/platform/db/id.ts'
import { everyoneFails, owningUserOnly, signedIn, signedInFails } from '#server/testing/actors.ts'
import type { FactoryContext } from '#server/testing/factory-context.ts'
import { open, type SliceTesting } from '#server/testing/slice.ts'
import type { Both } from '#server/testing/world.ts'

export async function buildOauthProvider(t: FactoryContext, options: { communityId?: string } = {}): Promise<void> {
  const communityId = options.communityId ?? (await buildCommunity(t)).id
  await t.owner`
    insert into oauth_provider (community_id, client_id, client_secret, token_url, user_info_url, issuer)
    values (${communityId}, 'samovar', 'secret', 'http://127.0.0.1:9/token', 'http://127.0.0.1:9/me', 'http://127.0.0.1:9')`
}

declare module '#server/testing/world.ts' {
  interface WorldParts {
    /** A connected account of the caller, and one of somebody else. */
    provider: Both
  }
}

/** An account at a provider that the operator configured, or at the provider of a community. Returns its id. */
export async function buildIdentity(
  t: FactoryContext,
  { userId, communityId }: { userId: string; communityId?: string },
): Promise<string> {
  const id = newId(t.clock.now())
  const now = t.clock.now()
  await t.owner`
    insert into external_identity (id, issuer, subject, user_id, origin_community_id, profile, linked_at, confirmed_at)
    values (${id}, 'https://id.example', ${id}, ${userId}, ${communityId ?? null}, '{"email": "somebody@mail.example"}', ${now}, ${now})`
  return id
}

export const testing: SliceTesting<'provider'> = {
  noun: 'provider',
  calls: {
    startGoogle: { access: everyoneFails, input: () => ({}), status: 400 },
    loginWithGoogle: {
      access: everyoneFails,
      input: () => ({ token: 'an id token' }),
      status: 400,
      ids: () => ({ introFor: open }),
    },
    startOauth2: { access: everyoneFails, input: () => ({}), status: 400 },
    finishOauth2: {
      access: everyoneFails,
      input: () => ({ code: 'code', state: 'state', verifier: 'verifier' }),
      status: 400,
      ids: () => ({ introFor: open }),
    },
    confirmLink: { access: everyoneFails, input: () => ({ code: 'code' }), status: 400 },
    connectGoogle: { access: signedInFails, input: () => ({ token: 'an id token' }), status: 400 },
    startConnectOauth2: { access: signedInFails, input: () => ({}), status: 400 },
    connectOauth2: {
      access: signedInFails,
      input: () => ({ code: 'code', state: 'state', verifier: 'verifier' }),
      status: 400,
    },
    listIdentities: { access: signedIn, input: () => ({}) },
    removeIdentity: {
      access: owningUserOnly,
      input: ({ provider }) => ({ id: provider.here }),
      ids: ({ provider }) => ({ id: provider.elsewhere }),
    },
  },
  buildPart: async ({ t, people }) => ({
    here: await buildIdentity(t, { userId: people.member.userId }),
    elsewhere: await buildIdentity(t, { userId: people.foreignAdmin.userId }),
  }),
  tables: { oauth_provider: (t, { communityId }) => buildOauthProvider(t, { communityId }) },
}
