import { buildCommunity } from '#server/features/communities/community/testing.ts'
import { everyoneFails } from '#server/testing/actors.ts'
import type { FactoryContext } from '#server/testing/factory-context.ts'
import { open, type SliceTesting } from '#server/testing/slice.ts'

export async function buildOauthProvider(t: FactoryContext, options: { communityId?: string } = {}): Promise<void> {
  const communityId = options.communityId ?? (await buildCommunity(t)).id
  await t.owner`
    insert into oauth_provider (community_id, client_id, client_secret, token_url, user_info_url, issuer)
    values (${communityId}, 'samovar', 'secret', 'http://127.0.0.1:9/token', 'http://127.0.0.1:9/me', 'http://127.0.0.1:9')`
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
  },
  tables: { oauth_provider: (t, { communityId }) => buildOauthProvider(t, { communityId }) },
}
