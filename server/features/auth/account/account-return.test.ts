import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { api } from '#contract/capabilities.ts'
import { makeAccessCode } from '#server/features/auth/access-code/actions.ts'
import { buildCode } from '#server/features/auth/code/testing.ts'
import { buildInvitation } from '#server/features/auth/invitation/testing.ts'
import { buildSession } from '#server/features/auth/session/testing.ts'
import { buildCommunity } from '#server/features/communities/community/testing.ts'
import { buildConnection, buildUser } from '#server/features/users/user/testing.ts'
import { startTestApp, type TestApp } from '#server/testing/harness.ts'
import {
  makeProviderAccounts,
  type OpenIdProvider,
  signInAt,
  startOpenIdProvider,
} from '#server/testing/openid-provider.ts'

const { accounts, addAccount } = makeProviderAccounts()
let t: TestApp
let here: { id: string; host: string }
let provider: OpenIdProvider
const client = { id: 'returning', secret: 'a secret' }

beforeAll(async () => {
  const returnsTo = ['http://returning.localhost:3000/auth-provider']
  provider = await startOpenIdProvider({
    accounts,
    clients: [
      { ...client, returnsTo },
      { id: 'google-client', returnsTo },
    ],
  })
  t = await startTestApp({ environment: { GOOGLE_ISSUER: provider.issuer, GOOGLE_CLIENT_ID: 'google-client' } })
  const externalContent = JSON.stringify({ codeUrl: `${provider.issuer}/auth?prompt=login` })
  const methods = ['EMAIL', 'MAGIC', 'OTP', 'GOOGLE', 'NONE'] as const
  here = await buildCommunity(t, {
    domain: 'returning',
    authConfig: [...methods.map(authType => ({ authType })), { authType: 'OAUTH2', externalContent }],
  })
  await t.owner`
    insert into oauth_provider (community_id, client_id, client_secret, token_url, user_info_url, issuer)
    values (${here.id}, ${client.id}, ${client.secret}, ${`${provider.issuer}/token`}, ${`${provider.issuer}/me`}, ${provider.issuer})`
})
afterAll(async () => {
  await t.stop()
  await provider.stop()
})
beforeEach(async () => {
  await t.owner`truncate call_count`
})

const at = () => ({ host: here.host })

/** Each way in, for an address: returns the reply with the token. */
const ways: Record<string, (email: string) => Promise<{ status: number; body: { token: string } }>> = {
  password: async email => {
    const password = 'back at the kettle'
    await t.call(api.registration.registerUser, { email, password, policyAccepted: true }, at())
    return t.call(api.session.login, { authType: 'EMAIL', email, password }, at())
  },
  'magic link': async email => {
    const { token } = await buildCode(t, { communityId: here.id, purpose: 'MAGIC', subject: email })
    return t.call(api.code.useMagicLink, { url_auth_token: token }, at())
  },
  'one-time code': async email => {
    const { typed } = await buildCode(t, { communityId: here.id, purpose: 'OTP', subject: email })
    return t.call(api.code.validateCode, { login: email, password: typed }, at())
  },
  Google: async email => {
    const { body } = await t.call(api.provider.startGoogle, {}, at())
    const back = await signInAt(body.url, addAccount({ email }).id)
    const token = new URLSearchParams(back.hash.slice(1)).get('id_token') ?? ''
    return t.call(api.provider.loginWithGoogle, { token }, at())
  },
  "the community's provider": async email => {
    const { body } = await t.call(api.provider.startOauth2, {}, at())
    const { searchParams } = await signInAt(body.url, addAccount({ email }).id)
    const [code, state] = [searchParams.get('code') ?? '', searchParams.get('state') ?? '']
    return t.call(api.provider.finishOauth2, { code, state, verifier: body.verifier }, at())
  },
  'an access code': async email => {
    const scope = { db: t.owner, community: { id: here.id }, now: t.clock.now(), newId: () => crypto.randomUUID() }
    const { code } = await makeAccessCode(scope as never, { label: 'for many' }, null)
    return t.call(api.session.login, { authType: 'NONE', email, token: code }, at())
  },
}

/** A member who has deleted the account. */
async function deletedMember() {
  const user = await buildUser(t)
  await buildConnection(t, { communityId: here.id, userId: user.id })
  const { token } = await buildSession(t, { communityId: here.id, userId: user.id })
  const { status } = await t.call(
    api.account.deleteAccount,
    { id: user.id, password: user.password },
    { ...at(), token },
  )
  expect(status).toBe(200)
  return user
}

describe('a member who deleted the account', () => {
  test.each(Object.entries(ways))(
    'comes back with a new account by %s, and accepts an invitation',
    async (_way, enter) => {
      const former = await deletedMember()
      const { status, body } = await enter(former.email)
      expect(status).toBe(200)
      const { body: user } = await t.call(api.user.getCurrent, {}, { ...at(), token: body.token })
      expect(user).toMatchObject({ email: former.email })
      expect(user.userId).not.toBe(former.id)
      const { code } = await buildInvitation(t, { communityId: here.id })
      expect((await t.call(api.invitation.accept, { code }, { ...at(), token: body.token })).status).toBe(200)
    },
  )

  test.each(Object.entries(ways))(
    'does not come back by %s after an admin blocked the account',
    async (_way, enter) => {
      const former = await deletedMember()
      await t.owner`update app_user set blocked_at = now() where id = ${former.id}`
      expect((await enter(former.email)).status).not.toBe(200)
    },
  )
})
