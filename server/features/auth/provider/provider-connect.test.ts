import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { api } from '#contract/capabilities.ts'
import { buildSession } from '#server/features/auth/session/testing.ts'
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

const client = { id: 'parlour', secret: 'a secret' }
const { accounts, addAccount } = makeProviderAccounts()

let provider: OpenIdProvider
let t: TestApp
let parlour: Awaited<ReturnType<typeof buildCommunity>>
beforeAll(async () => {
  const returnsTo = ['http://parlour.localhost:3000/auth-provider']
  provider = await startOpenIdProvider({ accounts, clients: [{ ...client, returnsTo }] })
  t = await startTestApp({ runsJobs: true })
  const externalContent = JSON.stringify({ codeUrl: `${provider.issuer}/auth?prompt=login` })
  parlour = await buildCommunity(t, { domain: 'parlour', authConfig: [{ authType: 'OAUTH2', externalContent }] })
  await t.owner`
    insert into oauth_provider (community_id, client_id, client_secret, token_url, user_info_url, issuer)
    values (${parlour.id}, ${client.id}, ${client.secret}, ${`${provider.issuer}/token`}, ${`${provider.issuer}/me`}, ${provider.issuer})`
})
afterAll(async () => {
  await t.stop()
  await provider.stop()
})
beforeEach(() => t.owner`delete from call_count`)

type Return = { code: string; state: string; verifier: string }

/** Everything at the provider until the browser returns with a code. */
async function comeBack(started: { url: string; verifier: string }, person: ProviderAccount): Promise<Return> {
  const { searchParams } = await signInAt(started.url, person.id)
  const [code = '', state = ''] = ['code', 'state'].map(name => searchParams.get(name) ?? '')
  return { code, state, verifier: started.verifier }
}

/** A signed-in user, who has a second session on demand. */
async function signedIn(options: Parameters<typeof buildUser>[1] = {}) {
  const user = await buildUser(t, options)
  const place = { communityId: parlour.id, userId: user.id }
  await buildConnection(t, place)
  const open = async () => {
    const { token } = await buildSession(t, place)
    const at = { host: parlour.host, token }
    return {
      start: () => t.call(api.provider.startConnectOauth2, {}, at),
      connect: (given: Return) => t.call(api.provider.connectOauth2, given, at),
      comeBack: async (person: ProviderAccount) =>
        comeBack((await t.call(api.provider.startConnectOauth2, {}, at)).body, person),
      list: async () => (await t.call(api.provider.listIdentities, {}, at)).body,
    }
  }
  return { ...user, ...(await open()), open }
}

const confirm = async (email: string) => {
  const code = linkIn(await letterTo(t, email)).searchParams.get('code') ?? ''
  return t.call(api.provider.confirmLink, { code }, { host: parlour.host })
}
const signInWith = async (person: ProviderAccount) => {
  const { body } = await t.call(api.provider.startOauth2, {}, { host: parlour.host })
  return t.call(api.provider.finishOauth2, await comeBack(body, person), { host: parlour.host })
}
const userOf = async ({ id }: ProviderAccount): Promise<string | null> => {
  const [row] = await t.owner`select user_id from external_identity where subject = ${id}`
  return row?.userId ?? null
}
const idOf = async (token: string) => (await t.call(api.user.getCurrent, {}, { host: parlour.host, token })).body.userId

describe("connecting an account at the community's own provider", () => {
  test('needs the press of a letter to the own address, and opens the own account from then on', async () => {
    const user = await signedIn()
    const person = addAccount()
    const { status, body } = await user.connect(await user.comeBack(person))
    expect({ status, body }).toEqual({ status: 200, body: { isLetterSent: true } })
    expect([await userOf(person), await user.list()]).toEqual([null, []])
    const letter = await letterTo(t, user.email)
    expect(letter.plain).toContain(person.email)
    expect(linkIn(letter).searchParams.get('backTo')).toBe('/settings#connected')
    const confirmed = await confirm(user.email)
    expect(await idOf(confirmed.body.token)).toBe(user.id)
    expect(await user.list()).toMatchObject([{ kind: 'COMMUNITY', communityId: parlour.id, name: person.email }])
    expect(await idOf((await signInWith(person)).body.token)).toBe(user.id)
    expect((await user.connect(await user.comeBack(person))).body).toEqual({ isLetterSent: false })
  })

  test('is refused for an account that belongs to another person, before the letter and after it', async () => {
    const [user, later] = [await signedIn(), await signedIn()]
    const [taken, raced] = [addAccount(), addAccount({ name: 'Vera Lind' })]
    await signInWith(taken)
    const owner = await userOf(taken)
    const { failure } = await user.connect(await user.comeBack(taken))
    expect(failure).toMatchObject({ name: 'IDENTITY_OF_ANOTHER', code: 1052, status: 409 })
    expect(failure.message).toContain('belongs to another person')
    expect(await userOf(taken)).toBe(owner)

    expect((await later.connect(await later.comeBack(raced))).body).toEqual({ isLetterSent: true })
    await signInWith(raced)
    const [before] = await t.owner`select * from external_identity where subject = ${raced.id}`
    const answer = await confirm(later.email)
    expect(answer.failure.name).toBe('IDENTITY_OF_ANOTHER')
    expect(await t.owner`select * from external_identity where subject = ${raced.id}`).toEqual([before])
  })

  test('is refused without a confirmed address', async () => {
    const user = await signedIn({ isEmailConfirmed: false })
    expect((await user.start()).failure.name).toBe('EMAIL_NOT_CONFIRMED')
    const made = { code: 'code', state: 'state', verifier: 'verifier' }
    expect((await user.connect(made)).failure.name).toBe('EMAIL_NOT_CONFIRMED')
  })

  test('links nothing once the address of the account has changed', async () => {
    const user = await signedIn()
    const person = addAccount()
    await user.connect(await user.comeBack(person))
    await t.owner`update app_user set email = ${`new-${user.email}`} where id = ${user.id}`
    expect((await confirm(user.email)).failure.name).toBe('INVALID_CODE')
    expect(await userOf(person)).toBeNull()
  })
})

describe('the state of a connection', () => {
  test('is worth nothing in another session, of the same person or of another', async () => {
    const [attacker, victim] = [await signedIn(), await signedIn()]
    const person = addAccount()
    const refused = async (given: Return, by: { connect: (given: Return) => ReturnType<typeof victim.connect> }) =>
      expect((await by.connect(given)).failure).toMatchObject({ name: 'CONNECT_EXPIRED', code: 1053, status: 400 })
    await refused(await attacker.comeBack(person), victim)
    await refused(await attacker.comeBack(person), await attacker.open())
    expect(await userOf(person)).toBeNull()
  })

  test('does not sign in, and that of a sign-in does not connect', async () => {
    const user = await signedIn()
    const [one, other] = [addAccount(), addAccount()]
    const connecting = await user.comeBack(one)
    expect((await t.call(api.provider.finishOauth2, connecting, { host: parlour.host })).failure.name).toBe(
      'PROVIDER_REFUSED',
    )
    const { body } = await t.call(api.provider.startOauth2, {}, { host: parlour.host })
    expect((await user.connect(await comeBack(body, other))).failure.name).toBe('CONNECT_EXPIRED')
    expect([await userOf(one), await userOf(other)]).toEqual([null, null])
  })

  test('works once, for ten minutes, with its own verifier', async () => {
    const user = await signedIn()
    const old = await user.comeBack(addAccount())
    t.clock.moveBy(11 * 60_000)
    expect((await user.connect(old)).failure.name).toBe('CONNECT_EXPIRED')
    t.clock.moveBy(-11 * 60_000)
    const mixed = { ...(await user.comeBack(addAccount())), verifier: old.verifier }
    expect((await user.connect(mixed)).failure.name).toBe('CONNECT_EXPIRED')
    const answers = await Promise.all(Array.from({ length: 10 }, () => user.connect(old)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  test('with a code that the provider does not accept is refused', async () => {
    const user = await signedIn()
    const back = await user.comeBack(addAccount())
    expect((await user.connect({ ...back, code: 'made-up' })).failure.name).toBe('PROVIDER_REFUSED')
  })
})
