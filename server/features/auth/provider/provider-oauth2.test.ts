import { createServer, type Server } from 'node:http'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { api } from '#contract/capabilities.ts'
import { buildCommunity } from '#server/features/communities/community/testing.ts'
import { buildConnection, buildUser } from '#server/features/users/user/testing.ts'
import { startTestApp, type TestApp } from '#server/testing/harness.ts'
import { letterTo, linkIn } from '#server/testing/letters.ts'
import {
  makeProviderAccounts,
  type OpenIdProvider,
  type ProviderAccount,
  signInAt,
  startOpenIdProvider,
} from '#server/testing/openid-provider.ts'
import { challengeOf } from './rules.ts'

const { startOauth2, finishOauth2 } = api.provider
const client = { id: 'parlour club', secret: 'a secret: with + and %' }

const { accounts, addAccount } = makeProviderAccounts()

let provider: OpenIdProvider
let t: TestApp
let parlour: Awaited<ReturnType<typeof buildCommunity>>
let foyer: Awaited<ReturnType<typeof buildCommunity>>

beforeAll(async () => {
  const returnsTo = ['parlour', 'foyer'].map(label => `http://${label}.localhost:3000/auth-provider`)
  provider = await startOpenIdProvider({ accounts, clients: [{ ...client, returnsTo }] })
  t = await startTestApp({ runsJobs: true })
  parlour = await buildClub('parlour')
  foyer = await buildClub('foyer')
})
afterAll(async () => {
  await t.stop()
  await provider.stop()
})
beforeEach(async () => {
  await t.owner`delete from call_count`
  await usesProvider({ token: `${provider.issuer}/token`, userInfo: `${provider.issuer}/me` })
})

async function buildClub(domain: string) {
  const externalContent = JSON.stringify({ codeUrl: `${provider.issuer}/auth?prompt=login` })
  const club = await buildCommunity(t, { domain, authConfig: [{ authType: 'OAUTH2', externalContent }] })
  await t.owner`
    insert into oauth_provider (community_id, client_id, client_secret, token_url, user_info_url, issuer)
    values (${club.id}, ${client.id}, ${client.secret}, ${`${provider.issuer}/token`}, ${`${provider.issuer}/me`}, ${provider.issuer})`
  return club
}

const usesProvider = (urls: { token: string; userInfo: string }) =>
  t.owner`update oauth_provider set token_url = ${urls.token}, user_info_url = ${urls.userInfo}`

const start = async (host = parlour.host) => {
  const { status, body } = await t.call(startOauth2, {}, { host })
  expect(status).toBe(200)
  return { url: new URL(body.url), verifier: body.verifier }
}

type Return = { code: string; state: string; verifier: string }

/** Everything until the browser returns with a code. */
async function comeBack(person: ProviderAccount, host = parlour.host): Promise<Return> {
  const { url, verifier } = await start(host)
  const { searchParams } = await signInAt(url.href, person.id)
  return { code: searchParams.get('code') ?? '', state: searchParams.get('state') ?? '', verifier }
}

const finish = (given: Return, host = parlour.host) => t.call(finishOauth2, given, { host })
const signIn = async (person: ProviderAccount, host = parlour.host) => finish(await comeBack(person, host), host)

const userOf = async (person: ProviderAccount): Promise<string | undefined> => {
  const [row] = await t.owner`
    select user_id from external_identity where issuer = ${`${parlour.id} ${provider.issuer}`} and subject = ${person.id}`
  return row?.userId
}
const sessionsOf = (userId: string) => t.owner`select id from session where user_id = ${userId}`

describe("the community's own provider", () => {
  test("gets state and PKCE challenge, and redirects back to the address of the community's data", async () => {
    const { url, verifier } = await start()
    expect(url.origin + url.pathname).toBe(`${provider.issuer}/auth`)
    expect(Object.fromEntries(url.searchParams)).toEqual({
      prompt: 'login',
      scope: 'openid email profile',
      client_id: client.id,
      response_type: 'code',
      redirect_uri: 'http://parlour.localhost:3000/auth-provider',
      state: expect.stringMatching(/^[\w.-]{80}$/),
      code_challenge: challengeOf(verifier),
      code_challenge_method: 'S256',
    })
    expect(url.href).not.toContain(verifier)
    const evil = await start('parlour.evil.example')
    expect(evil.url.searchParams.get('redirect_uri')).toBe('http://parlour.localhost:3000/auth-provider')
  })

  test('is offered only if both its public and its secret settings exist', async () => {
    const offeredAt = async (options: Parameters<typeof buildCommunity>[1]) => {
      const { id, host } = await buildCommunity(t, options)
      const { failure } = await t.call(startOauth2, {}, { host })
      const { body } = await t.call(api.community.get, { id }, { host })
      return { failure: failure.name, methods: body.authConfig.map(({ authType }) => authType) }
    }
    const withoutRow = { authConfig: [{ authType: 'OAUTH2' as const }, { authType: 'EMAIL' as const }] }
    expect(await offeredAt(withoutRow)).toEqual({ failure: 'METHOD_NOT_OFFERED', methods: ['EMAIL'] })
    expect(await offeredAt({})).toEqual({ failure: 'METHOD_NOT_OFFERED', methods: ['EMAIL'] })
    const { body } = await t.call(api.community.get, { id: parlour.id }, { host: parlour.host })
    expect(body.authConfig.map(({ authType }) => authType)).toEqual(['OAUTH2'])
    expect(JSON.stringify(body)).not.toContain(client.secret)
  })

  test('signs in a new person with an unconfirmed account, and saves the profile but no token', async () => {
    const person = addAccount({
      name: 'Vera Lind',
      givenName: 'Vera',
      familyName: 'Lind',
      picture: 'javascript:alert(1)',
    })
    const { status, body } = await signIn(person)
    expect({ status, firstLogin: body.firstLogin }).toEqual({ status: 200, firstLogin: true })
    const { body: user } = await t.call(api.user.getCurrent, {}, { host: parlour.host, token: body.token })
    expect(user).toMatchObject({ email: person.email, isEmailConfirmed: false })
    const [kept] = await t.owner`select profile from external_identity where subject = ${person.id}`
    const names = { name: 'Vera Lind', givenName: 'Vera', familyName: 'Lind' }
    expect(kept?.profile).toEqual({ imageUrl: '', email: person.email, ...names })
  })

  test('opens the account that it created by the identity alone, whatever address it names later', async () => {
    const person = addAccount()
    expect((await signIn(person)).body.firstLogin).toBe(true)
    const created = await userOf(person)
    person.email = (await buildUser(t)).email
    expect((await signIn(person)).body.firstLogin).toBe(false)
    expect(await userOf(person)).toBe(created)
    expect(await sessionsOf(created ?? '')).toHaveLength(2)
  })

  test('creates one account for one person who signs in twice concurrently', async () => {
    const person = addAccount()
    const returns = [await comeBack(person), await comeBack(person)]
    const answers = await Promise.all(returns.map(each => finish(each)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
  })

  test('is refused when it says that the address is not verified', async () => {
    const person = addAccount({ isEmailVerified: false })
    expect((await signIn(person)).failure.name).toBe('PROVIDER_REFUSED')
    expect(await userOf(person)).toBeUndefined()
  })
})

describe("an address of an existing account, which the community's provider calls verified", () => {
  test.each([
    ['a confirmed account', {}],
    ['an unconfirmed account', { isEmailConfirmed: false }],
    ['an account without a password', { hasPassword: false }],
    ['a blocked account', { isBlocked: true }],
  ])('does not open %s, and changes nothing of it', async (_what, options) => {
    const user = await buildUser(t, options)
    const before = await t.owner`select * from app_user where id = ${user.id}`
    const person = addAccount({ email: user.email })
    expect((await signIn(person)).failure).toMatchObject({ name: 'CONFIRM_LINK', code: 1050, status: 409 })
    expect(await userOf(person)).toBeUndefined()
    expect(await sessionsOf(user.id)).toHaveLength(0)
    expect(await t.owner`select * from app_user where id = ${user.id}`).toEqual(before)
  })

  test('does not open the account of an admin of another community', async () => {
    const admin = await buildUser(t)
    const place = await buildConnection(t, { userId: admin.id, role: 'ROLE_ADMIN' })
    const person = addAccount({ email: admin.email })
    expect((await signIn(person)).failure.name).toBe('CONFIRM_LINK')
    expect(await t.owner`select from connection where user_id = ${admin.id}`).toHaveLength(1)
    expect(place.userId).toBe(admin.id)
  })

  const link = async (options: Parameters<typeof buildUser>[1] = {}) => {
    const user = await buildUser(t, options)
    const person = addAccount({ email: user.email, name: 'Vera Lind' })
    await signIn(person)
    const letter = await letterTo(t, user.email)
    const code = linkIn(letter).searchParams.get('code') ?? ''
    return { user, person, letter, confirm: () => t.call(api.provider.confirmLink, { code }, { host: parlour.host }) }
  }

  test('opens it after its owner pressed the button of the letter, and only in this community', async () => {
    const { user, person, letter, confirm } = await link()
    expect(letter.kind).toBe('auth.link_provider')
    expect(linkIn(letter).pathname).toBe('/confirm-link')
    expect(letter.plain).toContain('Vera Lind')
    const { status, body } = await confirm()
    expect(status).toBe(200)
    expect((await t.call(api.user.getCurrent, {}, { host: parlour.host, token: body.token })).body.userId).toBe(user.id)
    expect((await confirm()).failure.name).toBe('INVALID_CODE')
    expect((await signIn(person)).status).toBe(200)
    expect(await userOf(person)).toBe(user.id)
    expect((await signIn(person, foyer.host)).failure.name).toBe('CONFIRM_LINK')
  })

  test('ends what somebody else planted in an unconfirmed account', async () => {
    const { user, confirm } = await link({ isEmailConfirmed: false })
    expect((await confirm()).status).toBe(200)
    const [row] = await t.owner`select password_hash, email_confirmed_at from app_user where id = ${user.id}`
    expect([row?.passwordHash, row?.emailConfirmedAt]).toEqual([null, expect.anything()])
  })

  test('stays closed when the owner answers that it was not them', async () => {
    const { person, letter, confirm } = await link()
    const token = /not-me\?letter=(\S+)/.exec(letter.plain)?.[1] ?? ''
    const disowned = await t.call(
      api.account.disownLetter,
      { letter: decodeURIComponent(token) },
      { host: parlour.host },
    )
    expect(disowned.body).toEqual({ purpose: 'LINK_PROVIDER', hasEndedSessions: false, hasRemovedAccount: false })
    expect((await confirm()).failure.name).toBe('INVALID_CODE')
    expect(await userOf(person)).toBeUndefined()
  })
})

describe("a session by the community's provider", () => {
  test('reaches this community only', async () => {
    const person = addAccount()
    const { body } = await signIn(person)
    const userId = (await userOf(person)) ?? ''
    await buildConnection(t, { communityId: foyer.id, userId })
    const here = { host: parlour.host, token: body.token }
    expect((await t.call(api.user.getCurrent, {}, here)).body.connectedCommunities).toEqual([parlour.id])
    expect((await t.call(api.user.getCurrent, {}, { ...here, host: foyer.host })).status).toBe(401)
    const ticket = await t.call(api.session.makeTicket, { url: `http://${foyer.host}/events` }, here)
    expect(ticket.failure.name).toBe('NOT_FOUND')
  })

  test('exports nothing of other communities, nor of the account once its address is proven', async () => {
    const person = addAccount()
    const { body } = await signIn(person)
    const userId = (await userOf(person)) ?? ''
    await buildConnection(t, { communityId: foyer.id, userId })
    await t.owner`update app_user set email_confirmed_at = now() where id = ${userId}`
    const { raw } = await t.call(api.user.exportData, {}, { host: parlour.host, token: body.token })
    const file = JSON.parse(raw)
    expect(file.communities.map(({ domain }: { domain: string }) => domain)).toEqual(['parlour'])
    expect(Object.keys(file)).toEqual(['exportedAt', 'email', 'communities'])
    expect((await t.call(api.session.listSessions, {}, { host: parlour.host, token: body.token })).body).toHaveLength(1)
  })

  test("is not opened by an issuer of somebody else that the community's provider claims", async () => {
    const user = await buildUser(t)
    const subject = addAccount()
    await t.owner`
      insert into external_identity (issuer, subject, user_id, profile, linked_at)
      values ('https://accounts.google.example', ${subject.id}, ${user.id}, '{}', now())`
    await t.owner`update oauth_provider set issuer = 'https://accounts.google.example' where community_id = ${parlour.id}`
    const { status } = await signIn(subject)
    await t.owner`update oauth_provider set issuer = ${provider.issuer}`
    expect(status).toBe(200)
    expect(await sessionsOf(user.id)).toHaveLength(0)
  })
})

describe('is refused', () => {
  test('a state that was used, is invented, expired or of another community', async () => {
    const used = await comeBack(addAccount())
    expect((await finish(used)).status).toBe(200)
    const fresh = await comeBack(addAccount())
    expect((await finish({ ...used, code: fresh.code })).failure.name).toBe('PROVIDER_REFUSED')
    expect((await finish({ ...fresh, state: 'made-up' })).failure.name).toBe('PROVIDER_REFUSED')
    expect((await finish(fresh, foyer.host)).failure.name).toBe('PROVIDER_REFUSED')
    t.clock.moveBy(11 * 60_000)
    expect((await finish(fresh)).failure.name).toBe('PROVIDER_REFUSED')
    t.clock.moveBy(-11 * 60_000)
    expect((await finish(fresh)).status).toBe(200)
  })

  test("another attempt's verifier, which uses up the state", async () => {
    const mine = await comeBack(addAccount())
    const { verifier } = await start()
    expect((await finish({ ...mine, verifier })).failure.name).toBe('PROVIDER_REFUSED')
    expect((await finish(mine)).failure.name).toBe('PROVIDER_REFUSED')
  })

  test('a code that was used, or issued for another attempt', async () => {
    const first = await comeBack(addAccount())
    expect((await finish(first)).status).toBe(200)
    const second = await comeBack(addAccount())
    expect((await finish({ ...second, code: first.code })).failure.name).toBe('PROVIDER_REFUSED')
    const [third, fourth] = [await comeBack(addAccount()), await comeBack(addAccount())]
    expect((await finish({ ...third, code: fourth.code })).failure.name).toBe('PROVIDER_REFUSED')
  })

  test('all but one of fifty concurrent uses of one code', async () => {
    const person = addAccount()
    const back = await comeBack(person)
    const answers = await Promise.all(Array.from({ length: 50 }, () => finish(back)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await sessionsOf((await userOf(person)) ?? '')).toHaveLength(1)
  })
})

describe('a provider that fails', () => {
  let broken: Server
  let url: string
  const elsewhere: string[] = []
  beforeAll(async () => {
    broken = createServer(({ url: path = '' }, response) => {
      const status = Number(path.slice(1))
      if (path === '/elsewhere') elsewhere.push(path)
      const json = (value: unknown) =>
        response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(value))
      if (status) response.writeHead(status, { location: '/elsewhere' }).end('{}')
      else if (path === '/token') json({ access_token: 'token', token_type: 'Bearer' })
      else if (path === '/two-lines') json({ access_token: 'token\r\nHost: evil.example', token_type: 'Bearer' })
      else if (path === '/bare') json({ access_token: 'token' })
      else if (path === '/with-id-token') json({ access_token: 'token', token_type: 'Bearer', id_token: 'not.a.token' })
      else if (path === '/somebody') json({ sub: 'somebody', email: 'somebody@mail.example', email_verified: true })
      else if (path === '/nobody') json({ email: 'nobody@mail.example', email_verified: true })
      else if (path === '/nowhere') json({ sub: 'nobody', email_verified: true })
      else if (path === '/page') response.writeHead(200).end('<html>')
      else if (path === '/huge') json({ access_token: 'x'.repeat(200_000) })
      else if (path === '/reset') response.destroy()
      // All other paths never respond.
    })
    await new Promise<void>(resolve => broken.listen(0, '127.0.0.1', resolve))
    url = `http://127.0.0.1:${(broken.address() as { port: number }).port}`
  })
  afterAll(() => {
    broken.closeAllConnections()
    broken.close()
  })

  const finishWith = async (token: string, userInfo = '/me') => {
    await usesProvider({ token: url + token, userInfo: url + userInfo })
    const { url: started, verifier } = await start()
    return finish({ code: 'code', state: started.searchParams.get('state') ?? '', verifier })
  }

  test.each([
    ['/400', '/me', 'PROVIDER_REFUSED'],
    ['/401', '/me', 'PROVIDER_REFUSED'],
    ['/429', '/me', 'UNAVAILABLE'],
    ['/500', '/me', 'UNAVAILABLE'],
    ['/302', '/me', 'UNAVAILABLE'],
    ['/307', '/me', 'UNAVAILABLE'],
    ['/page', '/me', 'UNAVAILABLE'],
    ['/huge', '/me', 'UNAVAILABLE'],
    ['/reset', '/me', 'UNAVAILABLE'],
    ['/two-lines', '/me', 'PROVIDER_REFUSED'],
    ['/token', '/401', 'PROVIDER_REFUSED'],
    ['/token', '/500', 'UNAVAILABLE'],
    ['/token', '/302', 'UNAVAILABLE'],
    ['/token', '/nobody', 'PROVIDER_REFUSED'],
    ['/token', '/nowhere', 'PROVIDER_REFUSED'],
  ])('%s, then %s: %s', async (token, userInfo, name) => {
    expect((await finishWith(token, userInfo)).failure.name).toBe(name)
    expect(elsewhere).toEqual([])
  })

  test.each(['/bare', '/with-id-token'])('%s: only the access token of the reply is read', async token => {
    expect((await finishWith(token, '/somebody')).status).toBe(200)
  })

  test('that never responds fails with UNAVAILABLE', async () => {
    expect((await finishWith('/never')).failure).toMatchObject({ name: 'UNAVAILABLE', status: 503 })
  })

  test('is reported as unavailable when it is not running', async () => {
    const gone = createServer().listen(0, '127.0.0.1')
    await new Promise(resolve => gone.once('listening', resolve))
    const { port } = gone.address() as { port: number }
    await new Promise(resolve => gone.close(resolve))
    await usesProvider({ token: `http://127.0.0.1:${port}/token`, userInfo: `${url}/me` })
    const { url: started, verifier } = await start()
    const state = started.searchParams.get('state') ?? ''
    expect((await finish({ code: 'code', state, verifier })).status).toBe(503)
  })
})
