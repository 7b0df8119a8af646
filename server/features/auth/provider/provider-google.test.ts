import { createServer } from 'node:http'
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { api } from '#contract/capabilities.ts'
import { buildSession } from '#server/features/auth/session/testing.ts'
import { buildCommunity } from '#server/features/communities/community/testing.ts'
import { buildConnection, buildUser } from '#server/features/users/user/testing.ts'
import { startTestApp, type TestApp } from '#server/testing/harness.ts'
import {
  inFragment,
  makeProviderAccounts,
  type OpenIdProvider,
  type ProviderAccount,
  signInAt,
  startOpenIdProvider,
} from '#server/testing/openid-provider.ts'

const { startGoogle, loginWithGoogle } = api.provider
const clientId = 'our-window'
const returnsTo = ['http://parlour.localhost:3000/auth-provider']

const { accounts, addAccount } = makeProviderAccounts()

let provider: OpenIdProvider
let t: TestApp
let parlour: Awaited<ReturnType<typeof buildCommunity>>
let foyer: Awaited<ReturnType<typeof buildCommunity>>

beforeAll(async () => {
  const clients = [
    { id: clientId, returnsTo },
    { id: 'another-window', returnsTo },
  ]
  provider = await startOpenIdProvider({ accounts, clients })
  t = await startTestApp({ environment: { GOOGLE_ISSUER: provider.issuer, GOOGLE_CLIENT_ID: clientId } })
  parlour = await buildCommunity(t, { domain: 'parlour', authConfig: [{ authType: 'GOOGLE' }] })
  foyer = await buildCommunity(t, { domain: 'foyer', authConfig: [{ authType: 'GOOGLE' }] })
})
afterAll(async () => {
  await t.stop()
  await provider.stop()
})
beforeEach(() => t.owner`delete from call_count`)

const start = async (host = parlour.host) => {
  const { status, body } = await t.call(startGoogle, {}, { host })
  expect(status).toBe(200)
  return new URL(body.url)
}
const nonceOf = (url: URL) => url.searchParams.get('nonce') ?? ''
const login = (token: string, host = parlour.host) => t.call(loginWithGoogle, { token }, { host })

/** The id token that the provider issues to this person. */
async function realToken(person: ProviderAccount, url?: URL): Promise<string> {
  const back = await signInAt((url ?? (await start())).href, person.id)
  return inFragment(back).get('id_token') ?? ''
}

/** Claims as the provider would issue them, to be modified. */
async function claimsFor(person: ProviderAccount, nonce?: string): Promise<JWTPayload> {
  const now = Math.floor(t.clock.now().getTime() / 1000)
  return {
    iss: provider.issuer,
    aud: clientId,
    sub: person.id,
    email: person.email,
    email_verified: true,
    nonce: nonce ?? nonceOf(await start()),
    iat: now,
    exp: now + 60,
  }
}

const userOf = async (person: ProviderAccount): Promise<string | undefined> => {
  const [row] = await t.owner`
    select user_id from external_identity where issuer = ${provider.issuer} and subject = ${person.id}`
  return row?.userId
}
const sessionsOf = (userId: string) => t.owner`select id from session where user_id = ${userId}`

describe('the sign-in popup', () => {
  test("opens at the provider with the redirect URI of the community's data, whatever the Host header says", async () => {
    const url = await start()
    expect(url.origin).toBe(provider.issuer)
    expect(Object.fromEntries(url.searchParams)).toEqual({
      client_id: clientId,
      response_type: 'id_token',
      response_mode: 'fragment',
      scope: 'openid email profile',
      redirect_uri: 'http://parlour.localhost:3000/auth-provider',
      nonce: expect.stringMatching(/^[\w.-]{80}$/),
      state: expect.stringMatching(/^[\w-]{43}$/),
      prompt: 'select_account',
    })
    const evil = await start('parlour.evil.example')
    expect(evil.searchParams.get('redirect_uri')).toBe('http://parlour.localhost:3000/auth-provider')
  })

  test('is offered only if the community has the method and the client id is configured', async () => {
    const plain = await buildCommunity(t)
    expect((await t.call(startGoogle, {}, { host: plain.host })).failure.name).toBe('METHOD_NOT_OFFERED')
    expect((await login('a.b.c', plain.host)).failure.name).toBe('METHOD_NOT_OFFERED')
    const unknown = await startTestApp({ databaseUrl: t.ownerUrl })
    const options = { host: parlour.host }
    expect((await unknown.call(startGoogle, {}, options)).failure.name).toBe('METHOD_NOT_OFFERED')
    const { body } = await unknown.call(api.community.get, { id: parlour.id }, options)
    expect(body.authConfig).toEqual([])
    await unknown.stop()
  })
})

describe('connecting', () => {
  const signedIn = async (options: { isLocal?: boolean } = {}) => {
    const user = await buildUser(t)
    await buildConnection(t, { communityId: parlour.id, userId: user.id })
    const { token, id } = await buildSession(t, { communityId: parlour.id, userId: user.id })
    if (options.isLocal) await t.owner`update session set is_local = true where id = ${id}`
    const connect = (idToken: string) =>
      t.call(api.provider.connectGoogle, { token: idToken }, { host: parlour.host, token })
    return { ...user, connect }
  }

  test('is for the account of the own address, once per token', async () => {
    const user = await signedIn()
    const person = addAccount({ email: user.email.toUpperCase() })
    const token = await realToken(person)
    expect((await user.connect(token)).status).toBe(200)
    expect(await userOf(person)).toBe(user.id)
    expect((await user.connect(token)).failure.name).toBe('PROVIDER_REFUSED')
    expect((await login(await realToken(person))).body.firstLogin).toBe(false)
  })

  test('is refused for another address, for an account that is connected elsewhere, and in a session of one community', async () => {
    const [user, local] = [await signedIn(), await signedIn({ isLocal: true })]
    const stranger = addAccount()
    expect((await user.connect(await realToken(stranger))).failure.name).toBe('PROVIDER_REFUSED')
    expect((await login(await realToken(stranger))).status).toBe(200)
    const theirs = await userOf(stranger)
    stranger.email = user.email
    expect((await user.connect(await realToken(stranger))).failure.name).toBe('PROVIDER_REFUSED')
    expect(await userOf(stranger)).toBe(theirs)
    const own = addAccount({ email: local.email })
    expect((await local.connect(await realToken(own))).failure.name).toBe('PROVIDER_REFUSED')
    expect(await userOf(own)).toBeUndefined()
  })
})

describe('an id token', () => {
  test('opens a session of a new, confirmed account and saves its profile', async () => {
    const picture = 'https://pictures.example/vera.png'
    const person = addAccount({ name: 'Vera Lind', givenName: 'Vera', familyName: 'Lind', picture })
    const { status, body } = await login(await realToken(person))
    expect(status).toBe(200)
    expect(body.firstLogin).toBe(true)
    const { body: user } = await t.call(api.user.getCurrent, {}, { host: parlour.host, token: body.token })
    expect(user).toMatchObject({ email: person.email, isEmailConfirmed: true })
    const [kept] = await t.owner`select profile from external_identity where subject = ${person.id}`
    expect(kept?.profile).toEqual({
      googleId: person.id,
      imageUrl: picture,
      email: person.email,
      name: 'Vera Lind',
      givenName: 'Vera',
      familyName: 'Lind',
    })
  })

  test('finds the account with the verified address', async () => {
    const user = await buildUser(t)
    const person = addAccount({ email: user.email.toUpperCase() })
    expect((await login(await realToken(person))).status).toBe(200)
    expect(await userOf(person)).toBe(user.id)
  })

  test('stays linked to its account when the address changes at the provider', async () => {
    const person = addAccount()
    expect((await login(await realToken(person))).status).toBe(200)
    const mine = await userOf(person)
    const other = await buildUser(t)
    person.email = other.email
    const { body } = await login(await realToken(person))
    expect(body.firstLogin).toBe(false)
    expect(await userOf(person)).toBe(mine)
    expect(await sessionsOf(other.id)).toHaveLength(0)
  })

  test('removes password and sessions of an account whose address was never proven', async () => {
    const squatted = await buildUser(t, { isEmailConfirmed: false })
    const person = addAccount({ email: squatted.email })
    expect((await login(await realToken(person))).status).toBe(200)
    const [account] = await t.owner`select password_hash, email_confirmed_at from app_user where id = ${squatted.id}`
    expect(account).toMatchObject({ passwordHash: null, emailConfirmedAt: expect.any(String) })
  })

  test('opens exactly one session for fifty concurrent uses', async () => {
    const person = addAccount()
    const token = await realToken(person)
    const answers = await Promise.all(Array.from({ length: 50 }, () => login(token)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(new Set(answers.filter(({ status }) => status !== 200).map(({ failure }) => failure.name))).toEqual(
      new Set(['PROVIDER_REFUSED']),
    )
    expect(await sessionsOf((await userOf(person)) ?? '')).toHaveLength(1)
  })

  test('creates one account for one person who signs in twice concurrently', async () => {
    const person = addAccount()
    const tokens = await Promise.all([realToken(person), realToken(person)])
    const answers = await Promise.all(tokens.map(token => login(token)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(await sessionsOf((await userOf(person)) ?? '')).toHaveLength(2)
  })
})

describe('is refused', () => {
  /** With the same nonce, the unmodified claims are accepted, so only the change is refused. */
  async function expectRefused(change: (claims: JWTPayload) => Promise<string>): Promise<void> {
    const claims = await claimsFor(addAccount())
    const { failure } = await login(await change(claims))
    expect(failure?.name).toBe('PROVIDER_REFUSED')
    expect((await login(await provider.sign(claims))).status).toBe(200)
  }
  const signed = (change: JWTPayload) => (claims: JWTPayload) => provider.sign({ ...claims, ...change })
  const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

  test('a token for another client', async () => {
    await expectRefused(signed({ aud: 'another-window' }))
    await expectRefused(signed({ aud: [clientId, 'another-window'] }))
    await expectRefused(signed({ aud: clientId, azp: 'another-window' }))
    const url = await start()
    url.searchParams.set('client_id', 'another-window')
    expect((await login(await realToken(addAccount(), url))).failure.name).toBe('PROVIDER_REFUSED')
  })

  test('a token of another issuer', async () => {
    await expectRefused(signed({ iss: 'https://accounts.google.com' }))
    await expectRefused(signed({ iss: `${provider.issuer}/` }))
  })

  test('an expired token, or one without expiry', async () => {
    await expectRefused(claims => provider.sign({ ...claims, exp: Number(claims.iat) - 1 }))
    await expectRefused(async ({ exp, ...claims }) => provider.sign(claims))
    const claims = await claimsFor(addAccount())
    t.clock.moveBy(120_000)
    expect((await login(await provider.sign(claims))).failure.name).toBe('PROVIDER_REFUSED')
    t.clock.moveBy(-120_000)
  })

  test('a token with another signature, or none', async () => {
    const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true })
    const jwk = await exportJWK(publicKey)
    const [header = ''] = (await provider.sign({})).split('.')
    const { kid } = JSON.parse(Buffer.from(header, 'base64url').toString())
    await expectRefused(claims => new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid }).sign(privateKey))
    await expectRefused(claims => new SignJWT(claims).setProtectedHeader({ alg: 'RS256', jwk }).sign(privateKey))
    await expectRefused(claims =>
      new SignJWT(claims).setProtectedHeader({ alg: 'HS256', kid }).sign(Buffer.from(JSON.stringify(jwk))),
    )
    await expectRefused(async claims => `${encode({ alg: 'none' })}.${encode(claims)}.`)
    await expectRefused(async claims => {
      const [head, , signature] = (await provider.sign(claims)).split('.')
      return [head, encode({ ...claims, sub: 'somebody-else' }), signature].join('.')
    })
    await expectRefused(async () => 'nonsense')
  })

  test('a token without our nonce', async () => {
    await expectRefused(async ({ nonce, ...claims }) => provider.sign(claims))
    await expectRefused(signed({ nonce: 'made-up' }))
    await expectRefused(async claims => provider.sign({ ...claims, nonce: nonceOf(await start(foyer.host)) }))
  })

  test('a token that was used, or whose nonce has expired', async () => {
    const person = addAccount()
    const token = await realToken(person)
    expect((await login(token)).status).toBe(200)
    expect((await login(token)).failure.name).toBe('PROVIDER_REFUSED')
    const nonce = nonceOf(await start())
    t.clock.moveBy(11 * 60_000)
    expect((await login(await provider.sign(await claimsFor(person, nonce)))).failure.name).toBe('PROVIDER_REFUSED')
    t.clock.moveBy(-11 * 60_000)
  })

  test('a token for another community', async () => {
    const token = await realToken(addAccount())
    expect((await login(token, foyer.host)).failure.name).toBe('PROVIDER_REFUSED')
    expect((await login(token)).status).toBe(200)
  })

  test.each([false, undefined])('an address of which the provider says %s', async isEmailVerified => {
    const user = await buildUser(t)
    const person = addAccount({ email: user.email })
    person.isEmailVerified = isEmailVerified
    expect((await login(await realToken(person))).failure.name).toBe('PROVIDER_REFUSED')
    expect(await userOf(person)).toBeUndefined()
    expect(await sessionsOf(user.id)).toHaveLength(0)
  })

  test.each([{ email_verified: 'true' }, { email: undefined }, { email: ['a@b.example'] }, { sub: '' }])(
    'a token with %o',
    async change => {
      const token = await provider.sign({ ...(await claimsFor(addAccount())), ...(change as JWTPayload) })
      expect((await login(token)).failure.name).toBe('PROVIDER_REFUSED')
    },
  )

  test('a person whose account is blocked, in this community or everywhere', async () => {
    const blocked = addAccount({ email: (await buildUser(t, { isBlocked: true })).email })
    expect((await login(await realToken(blocked))).failure).toMatchObject({ name: 'ACCESS_DENIED', code: 1005 })
    const user = await buildUser(t)
    await buildConnection(t, { communityId: parlour.id, userId: user.id })
    await t.owner`
      insert into blocked_user (community_id, user_id, blocked_at) values (${parlour.id}, ${user.id}, ${t.clock.now()})`
    const keptOut = addAccount({ email: user.email })
    expect((await login(await realToken(keptOut))).failure.name).toBe('ACCESS_DENIED')
  })
})

test('a person whose account is deleted comes back with a new one, to which the identity moves', async () => {
  const person = addAccount()
  expect((await login(await realToken(person))).status).toBe(200)
  const deleted = (await userOf(person)) ?? ''
  await t.owner`update app_user set deleted_at = ${t.clock.now()} where id = ${deleted}`
  expect((await login(await realToken(person))).body.firstLogin).toBe(true)
  expect(await userOf(person)).not.toBe(deleted)
})

describe('an unavailable provider', () => {
  test('gives 503 UNAVAILABLE at the start and at the login', async () => {
    const gone = createServer((_request, response) => response.writeHead(500).end()).listen(0, '127.0.0.1')
    await new Promise(resolve => gone.once('listening', resolve))
    const { port } = gone.address() as { port: number }
    const environment = { GOOGLE_ISSUER: `http://127.0.0.1:${port}`, GOOGLE_CLIENT_ID: clientId }
    const lost = await startTestApp({ databaseUrl: t.ownerUrl, environment })
    const options = { host: parlour.host }
    expect((await lost.call(startGoogle, {}, options)).failure).toMatchObject({ name: 'UNAVAILABLE', status: 503 })
    await new Promise(resolve => gone.close(resolve))
    for (const answer of [
      await lost.call(startGoogle, {}, options),
      await lost.call(loginWithGoogle, { token: 'a.b.c' }, options),
    ])
      expect(answer.failure).toMatchObject({ name: 'UNAVAILABLE', status: 503 })
    await lost.stop()
  })
})

describe('keys of the provider', () => {
  /** A provider that publishes the keys in `published` and counts how often they are fetched. */
  async function startIssuer(published: { keys: unknown[]; fetches: number }) {
    const server = createServer(({ url: path, headers }, response) => {
      const issuer = `http://${headers.host}`
      const isKeys = path === '/keys'
      if (isKeys) published.fetches++
      const metadata = { issuer, authorization_endpoint: `${issuer}/auth`, jwks_uri: `${issuer}/keys` }
      const reply = isKeys ? { keys: published.keys } : metadata
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(reply))
    })
    await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
    const { port } = server.address() as { port: number }
    return { issuer: `http://127.0.0.1:${port}`, stop: () => new Promise(resolve => server.close(resolve)) }
  }

  async function makeKey(kid: string) {
    const { privateKey, publicKey } = await generateKeyPair('ES256', { extractable: true })
    const jwk = { ...(await exportJWK(publicKey)), kid, alg: 'ES256' }
    const sign = (claims: JWTPayload) => new SignJWT(claims).setProtectedHeader({ alg: 'ES256', kid }).sign(privateKey)
    return { jwk, sign }
  }

  test('are fetched again for a new key, not again for each unknown one, and no longer trusted once withdrawn', async () => {
    const [first, second, foreign] = await Promise.all(['first', 'second', 'foreign'].map(makeKey))
    if (!first || !second || !foreign) throw new Error('no keys')
    const published = { keys: [first.jwk] as unknown[], fetches: 0 }
    const { issuer, stop } = await startIssuer(published)
    const environment = { GOOGLE_ISSUER: issuer, GOOGLE_CLIENT_ID: clientId }
    const app = await startTestApp({ databaseUrl: t.ownerUrl, environment })
    const signIn = async (key: typeof first) => {
      const { body } = await app.call(startGoogle, {}, { host: parlour.host })
      const claims = { ...(await claimsFor(addAccount(), nonceOf(new URL(body.url)))), iss: issuer }
      const now = Math.floor(app.clock.now().getTime() / 1000)
      const token = await key.sign({ ...claims, iat: now, exp: now + 60 })
      return app.call(loginWithGoogle, { token }, { host: parlour.host })
    }
    try {
      expect((await signIn(first)).status).toBe(200)
      const began = Date.now()
      published.keys = [second.jwk]
      // jose waits 30 seconds before it fetches the keys again, and keeps them for ten minutes.
      vi.useFakeTimers({ toFake: ['Date'], now: began + 31_000 })
      expect((await signIn(second)).status).toBe(200)
      expect(published.fetches).toBe(2)
      for (let count = 0; count < 3; count++) expect((await signIn(foreign)).failure.name).toBe('PROVIDER_REFUSED')
      expect(published.fetches).toBe(2)
      expect((await signIn(first)).failure.name).toBe('PROVIDER_REFUSED')
      published.keys = [first.jwk]
      vi.setSystemTime(began + 11 * 60_000)
      expect((await signIn(second)).failure.name).toBe('PROVIDER_REFUSED')
      expect((await signIn(first)).status).toBe(200)
    } finally {
      vi.useRealTimers()
      await app.stop()
      await stop()
    }
  })
})
