import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { api } from '#contract/capabilities.ts'
import { buildSession } from '#server/features/auth/session/testing.ts'
import { buildCommunity } from '#server/features/communities/community/testing.ts'
import { buildParticipant } from '#server/features/participants/participant/testing.ts'
import { unseal } from '#server/platform/http/seal.ts'
import { startTestApp, type TestApp } from '#server/testing/harness.ts'
import {
  makeProviderAccounts,
  type OpenIdProvider,
  signInAt,
  startOpenIdProvider,
} from '#server/testing/openid-provider.ts'
import { aMinuteLater, holdWrites, race, withoutLock } from '#server/testing/race.ts'

const client = { id: 'parlour', secret: 'a secret: with + and %' }
const { accounts, addAccount } = makeProviderAccounts()

let openId: OpenIdProvider
let t: TestApp
beforeAll(async () => {
  const returnsTo = ['http://parlour.localhost:3000/auth-provider']
  openId = await startOpenIdProvider({ accounts, clients: [{ ...client, returnsTo }] })
  t = await startTestApp()
})
afterAll(async () => {
  await t.stop()
  await openId.stop()
})
beforeEach(() => t.owner`truncate call_count`)

async function openClub(domain?: string) {
  const club = await buildCommunity(t, domain ? { domain } : {})
  const { userId } = await buildParticipant(t, { communityId: club.id, role: 'ROLE_ADMIN' })
  return { ...club, as: { host: club.host, token: (await buildSession(t, { communityId: club.id, userId })).token } }
}
type Club = Awaited<ReturnType<typeof openClub>>

const addresses = (issuer = openId.issuer) => ({
  issuer,
  codeUrl: `${issuer}/auth`,
  tokenUrl: `${issuer}/token`,
  userInfoUrl: `${issuer}/me`,
})
type Given = Parameters<typeof t.call<typeof api.providerSetting.save>>[1]
const save = (club: Club, changes: Partial<Given> = {}) =>
  t.call(api.providerSetting.save, { ...addresses(), clientId: client.id, ...changes }, club.as)
const get = async (club: Club) => (await t.call(api.providerSetting.get, {}, club.as)).body
const changes = async (club: Club) => (await t.call(api.change.list, { kind: 'provider' }, club.as)).body.items
const check = async (club: Club) => (await t.call(api.providerSetting.check, {}, club.as)).body.checks
const read = async (club: Club) => (await t.call(api.communitySetting.get, {}, club.as)).body
const setMethods = async (club: Club, methods: ('EMAIL' | 'OAUTH2')[], token = club.as.token) => {
  const authConfig = methods.map(authType => ({ authType }))
  const { version } = await read(club)
  return t.call(api.communitySetting.update, { version, authConfig }, { ...club.as, token })
}
const methodsAt = async (app: TestApp, club: Club) => {
  const { body } = await app.call(api.community.get, { id: club.id }, { host: club.host })
  return body.authConfig
}

async function signIn(club: Club) {
  const person = addAccount()
  const { body } = await t.call(api.provider.startOauth2, {}, { host: club.host })
  const { searchParams } = await signInAt(body.url, person.id)
  const returned = { code: searchParams.get('code') ?? '', state: searchParams.get('state') ?? '' }
  return t.call(api.provider.finishOauth2, { ...returned, verifier: body.verifier }, { host: club.host })
}

describe("the community's own provider", () => {
  test('is set, switched on, and signs in at once, in every process', async () => {
    const other = await startTestApp({ databaseUrl: t.ownerUrl })
    try {
      const club = await openClub('parlour')
      expect(await get(club)).toEqual({ provider: null, redirectUrl: 'http://parlour.localhost:3000/auth-provider' })
      expect((await setMethods(club, ['EMAIL', 'OAUTH2'])).failure.name).toBe('METHOD_NOT_CONFIGURED')
      for (const app of [t, other]) expect(await methodsAt(app, club)).toEqual([{ authType: 'EMAIL' }])
      const saved = await save(club, { secret: client.secret })
      expect(saved.body.provider).toEqual({
        ...addresses(),
        clientId: client.id,
        hasSecret: true,
        secretSetAt: expect.any(String),
      })
      expect((await setMethods(club, ['EMAIL', 'OAUTH2'])).status).toBe(200)
      const offered = { authType: 'OAUTH2', externalContent: JSON.stringify({ codeUrl: `${openId.issuer}/auth` }) }
      for (const app of [t, other]) await expect.poll(() => methodsAt(app, club)).toContainEqual(offered)
      expect((await signIn(club)).body.firstLogin).toBe(true)
      await save(club, { codeUrl: `${openId.issuer}/auth?prompt=login` })
      const moved = { codeUrl: `${openId.issuer}/auth?prompt=login` }
      for (const app of [t, other])
        await expect.poll(async () => (await methodsAt(app, club))[1]?.externalContent).toBe(JSON.stringify(moved))
      expect((await signIn(club)).status).toBe(200)
    } finally {
      await other.stop()
    }
  })

  test('keeps its secret encrypted, and writes … into the audit log, which undoes nothing of it', async () => {
    const club = await openClub()
    await save(club, { secret: client.secret })
    const [row] = await t.owner`select client_secret from oauth_provider where community_id = ${club.id}`
    expect(row?.clientSecret).not.toContain(client.secret)
    expect(unseal(row?.clientSecret, t.config.SESSION_SECRET)).toBe(client.secret)
    t.clock.moveBy(60_000)
    await save(club, { secret: 'another secret' })
    const [replaced, made] = await changes(club)
    expect([made?.before, made?.after]).toEqual([
      {},
      { ...addresses(), clientId: client.id, secretSetAt: expect.any(String), secret: '…' },
    ])
    expect([replaced?.before.secret, replaced?.after.secret, replaced?.can.undo]).toEqual(['…', '…', false])
    expect(replaced?.before.secretSetAt).not.toBe(replaced?.after.secretSetAt)
  })

  test('keeps its secret while the token address stays on the same server', async () => {
    const club = await openClub()
    await save(club, { secret: client.secret })
    expect((await save(club, { tokenUrl: `${openId.issuer}/other` })).body.provider?.hasSecret).toBe(true)
    const elsewhere = await save(club, { tokenUrl: 'https://evil.example/token' })
    expect([elsewhere.failure.name, Object.keys(elsewhere.failure.fields ?? {})]).toEqual([
      'PROVIDER_SECRET_NEEDED',
      ['secret'],
    ])
    const known = { tokenUrl: 'https://evil.example/token', secret: 'entered again' }
    expect((await save(club, known)).status).toBe(200)
  })

  test('is used without a secret once that is removed', async () => {
    const club = await openClub()
    await save(club, { secret: client.secret })
    const { body } = await t.call(api.providerSetting.removeSecret, {}, club.as)
    expect(body.provider).toMatchObject({ hasSecret: false, secretSetAt: null })
    const [change] = await changes(club)
    expect([change?.before.secret, change?.after.secret]).toEqual(['…', null])
  })

  test.each(['issuer', 'codeUrl', 'tokenUrl', 'userInfoUrl'] as const)('refuses %s over plain http', async field => {
    const { failure } = await save(await openClub(), { [field]: 'http://id.example/x' })
    expect([failure.name, Object.keys(failure.fields ?? {})]).toEqual(['PROVIDER_ADDRESS', [field]])
  })

  test('is not removed while it is the only way in, and is afterwards', async () => {
    const club = await openClub()
    await save(club, { secret: client.secret })
    await setMethods(club, ['OAUTH2'])
    const refused = await t.call(api.providerSetting.remove, {}, club.as)
    expect([refused.status, refused.failure.name]).toEqual([400, 'NO_SIGN_IN_METHOD'])
    expect((await get(club)).provider).not.toBeNull()
    await setMethods(club, ['OAUTH2', 'EMAIL'])
    expect((await t.call(api.providerSetting.remove, {}, club.as)).body.provider).toBeNull()
    await expect.poll(() => methodsAt(t, club)).toEqual([{ authType: 'EMAIL' }])
    expect((await changes(club))[0]?.after).toEqual({})
  })

  const removeBoth = async () => {
    const club = await openClub()
    await save(club, { secret: client.secret })
    await setMethods(club, ['OAUTH2', 'EMAIL'])
    const { version } = await read(club)
    const authConfig = [{ authType: 'OAUTH2' as const }]
    const removed = async () => (await t.call(api.providerSetting.remove, {}, club.as)).status
    const switchedOff = async () => (await t.call(api.communitySetting.update, { version, authConfig }, club.as)).status
    await race(await holdWrites(t.owner, 'change'), removed, aMinuteLater(t.clock, switchedOff))
    return (await read(club)).workingMethods.length
  }

  test('stays, or the other method does, when two managers remove both at once', async () => {
    expect(await removeBoth()).toBe(1)
  })

  test('control: without the lock nobody could log in', async () => {
    expect(await withoutLock('community version', removeBoth)).toBe(0)
  })
})

describe('the addresses of a provider', () => {
  test('are read from the discovery document of its issuer', async () => {
    const club = await openClub()
    const found = await t.call(api.providerSetting.discover, { issuer: openId.issuer }, club.as)
    const { issuer: _, ...expected } = addresses()
    expect(found.body).toEqual(expected)
    const { failure } = await t.call(api.providerSetting.discover, { issuer: `${openId.issuer}/none` }, club.as)
    expect(failure.name).toBe('DISCOVERY_FAILED')
  })

  test('are checked: all is well, the client is unknown, nobody answers', async () => {
    const club = await openClub()
    await save(club, { secret: client.secret })
    expect((await check(club)).map(({ part, state }) => `${part} ${state}`)).toEqual([
      'discovery ok',
      'codeUrl ok',
      'tokenUrl ok',
      'userInfoUrl ok',
    ])
    await save(club, { secret: 'wrong' })
    expect((await check(club))[2]).toEqual({ part: 'tokenUrl', state: 'failed', problem: 'client', status: 401 })
    await save(club, { ...addresses('http://127.0.0.1:9'), secret: 'wrong' })
    expect((await check(club)).map(({ state, problem }) => [state, problem])).toEqual([
      ['warning', 'unreachable'],
      ['failed', 'unreachable'],
      ['failed', 'unreachable'],
      ['failed', 'unreachable'],
    ])
  })

  test.each(['10.0.0.1', '169.254.169.254', '192.168.1.1', '[fd00::1]'])('at %s are never called', async host => {
    const club = await openClub()
    await save(club, { ...addresses(`https://${host}`), secret: 'hush' })
    expect((await check(club)).map(({ problem }) => problem)).toEqual(Array(4).fill('notPublic'))
    const { failure } = await t.call(api.providerSetting.discover, { issuer: `https://${host}` }, club.as)
    expect(failure.name).toBe('DISCOVERY_FAILED')
    await setMethods(club, ['EMAIL', 'OAUTH2'])
    const start = async () => (await t.call(api.provider.startOauth2, {}, { host: club.host })).body
    await expect.poll(async () => (await start()).url).toContain(host)
    const { url, verifier } = await start()
    const state = new URL(url).searchParams.get('state') ?? ''
    const finished = await t.call(api.provider.finishOauth2, { code: 'x', state, verifier }, { host: club.host })
    expect(finished.failure.name).toBe('UNAVAILABLE')
  })
})

describe('a provider that knows the community without a secret', () => {
  let server: Server
  let origin: string
  const asked: { authorization: string | undefined; body: string }[] = []
  beforeAll(async () => {
    server = createServer(async (request: IncomingMessage, response) => {
      let body = ''
      for await (const chunk of request) body += chunk
      if (request.url === '/token') {
        asked.push({ authorization: request.headers.authorization, body })
        response.end(JSON.stringify({ access_token: 'token' }))
      } else {
        const sub = { '/me': 'somebody', '/guest': 'guest' }[request.url ?? ''] ?? 'chair'
        response.end(JSON.stringify({ sub, email: `${sub}@mail.example` }))
      }
    }).listen(0, '127.0.0.1')
    await new Promise(resolve => server.once('listening', resolve))
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  })
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })

  test('gets the client id with the code', async () => {
    const club = await openClub()
    await save(club, addresses(origin))
    await setMethods(club, ['EMAIL', 'OAUTH2'])
    const start = async () => (await t.call(api.provider.startOauth2, {}, { host: club.host })).body
    await expect.poll(async () => (await start()).url).toContain(origin)
    const { url, verifier } = await start()
    const state = new URL(url).searchParams.get('state') ?? ''
    const { status } = await t.call(api.provider.finishOauth2, { code: 'x', state, verifier }, { host: club.host })
    expect(status).toBe(200)
    const [sent] = asked
    expect(sent?.authorization).toBeUndefined()
    expect(new URLSearchParams(sent?.body).get('client_id')).toBe(client.id)
  })

  const finish = async (club: Club) => {
    const { url, verifier } = (await t.call(api.provider.startOauth2, {}, { host: club.host })).body
    const state = new URL(url).searchParams.get('state') ?? ''
    return t.call(api.provider.finishOauth2, { code: 'x', state, verifier }, { host: club.host })
  }

  test('opens no account of the provider before it, whatever subject it names', async () => {
    const club = await openClub()
    const given = { ...addresses(origin), userInfoUrl: `${origin}/people/me` }
    await save(club, given)
    await setMethods(club, ['EMAIL', 'OAUTH2'])
    await expect.poll(async () => (await finish(club)).status).toBe(200)
    await save(club, { ...given, codeUrl: `${origin}/other-page` })
    expect((await finish(club)).status).toBe(200)
    const { userId } = await buildParticipant(t, { communityId: club.id, permissions: ['CAN_MANAGE_COMMUNITY'] })
    const manager = { host: club.host, token: (await buildSession(t, { communityId: club.id, userId })).token }
    // The same issuer and subject, said by a server of the manager.
    await save({ ...club, as: manager }, { ...given, userInfoUrl: `${origin}/forged` })
    expect((await finish(club)).failure.name).toBe('CONFIRM_LINK')
    await save(club, given)
    expect((await finish(club)).failure.name).toBe('CONFIRM_LINK')
  })

  test('is another one after it was removed', async () => {
    const club = await openClub()
    const given = { ...addresses(origin), userInfoUrl: `${origin}/guest` }
    await save(club, given)
    await setMethods(club, ['EMAIL', 'OAUTH2'])
    await expect.poll(async () => (await finish(club)).status).toBe(200)
    await t.call(api.providerSetting.remove, {}, club.as)
    await save(club, given)
    await expect.poll(async () => (await finish(club)).failure?.name).toBe('CONFIRM_LINK')
  })
})
