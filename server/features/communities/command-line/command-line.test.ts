import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { api } from '#contract/capabilities.ts'
import { commands as people } from '#server/features/auth/command-line/command-line.ts'
import { UsageError } from '#server/platform/config/usage-error.ts'
import { startTestApp, type TestApp } from '#server/testing/harness.ts'
import { renewSetUpSecret } from '../set-up/actions.ts'
import { commands, usage } from './command-line.ts'
import { type Given, options } from './command-line-options.ts'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp({ environment: { DEMO: 'false' } })
})
afterAll(() => t.stop())
let isChanged = false
afterEach(async () => {
  if (!isChanged) return
  isChanged = false
  await t.owner`truncate community, app_user, set_up cascade`
  t.app.communities.forget()
})

async function run(name: string, label = '', given: Given = {}): Promise<string> {
  const lines = await commands[name]?.run({ sql: t.sql, config: t.config, now: t.clock.now() }, label, given)
  isChanged = true
  t.app.communities.forget()
  return (lines ?? []).join('\n')
}
const refusal = (name: string, label: string, given: Given): Promise<string> =>
  run(name, label, given).then(
    () => 'done',
    error => (error instanceof UsageError ? error.message : Promise.reject(error)),
  )
const read = async (domain: string) =>
  (await t.call(api.community.getByDomain, { domain }, { host: `${domain}.localhost:3000` })).body
const provider: Given = {
  'provider-client-id': 'tea-club',
  'provider-secret-file': 'hush',
  'provider-code-url': 'https://id.example.org/authorize',
  'provider-token-url': 'https://id.example.org/token',
  'provider-user-info-url': 'https://id.example.org/userinfo',
  'provider-issuer': 'https://id.example.org',
}

describe('create', () => {
  test('opens a community with defaults, which needs nothing but a label and a name', async () => {
    const said = await run('create', 'tea', { title: 'Tea club' })
    expect(said).toContain('Tea club is open at http://tea.localhost:3000')
    expect(said).toContain('npm run people -- admin tea --email=')
    expect(await read('tea')).toMatchObject({
      title: { en: 'Tea club', ru: 'Tea club' },
      lang: 'en',
      langChoices: ['en', 'ru'],
      timeZone: 'UTC',
      authConfig: [{ authType: 'EMAIL' }],
    })
    const page = await t.app.server.inject({ url: '/', headers: { host: 'tea.localhost:3000' } })
    expect(page.body).toContain('<title>Tea club</title>')
  })

  test('takes names, languages, time zone, sign-in methods, provider, sender, domain and colours', async () => {
    await run('create', 'Tea', {
      title: 'Tea club',
      'title-ru': 'Чайный клуб',
      languages: 'ru',
      'time-zone': 'Asia/Almaty',
      'sign-in': 'email, oauth2',
      sender: 'hello@tea.example.org',
      contact: 'team@tea.example.org',
      'custom-domain': 'Tea.Example.org',
      'brand-color': '#0A7A5C',
      ...provider,
    })
    const community = await read('tea')
    expect(community).toMatchObject({
      title: { en: 'Tea club', ru: 'Чайный клуб' },
      lang: 'ru',
      langChoices: ['ru'],
      timeZone: 'Asia/Almaty',
      communityUrl: 'http://tea.example.org',
      customDomain: 'tea.example.org',
      senderEmail: 'hello@tea.example.org',
      authConfig: [
        { authType: 'EMAIL' },
        { authType: 'OAUTH2', externalContent: '{"codeUrl":"https://id.example.org/authorize"}' },
      ],
    })
    expect(community.brandConfig).toMatchObject({ brandColor: '#0a7a5c', siteUrl: 'http://tea.example.org' })
    expect(community.links.contact).toBe('team@tea.example.org')
    expect(JSON.stringify(community)).not.toContain('hush')
    const [saved] = await t.owner`select client_id, client_secret, token_url, user_info_url, issuer from oauth_provider`
    expect(saved).toEqual({
      clientId: 'tea-club',
      clientSecret: 'hush',
      tokenUrl: 'https://id.example.org/token',
      userInfoUrl: 'https://id.example.org/userinfo',
      issuer: 'https://id.example.org',
    })
  })

  test('ends the set-up page, and its first admin is made with `npm run people`', async () => {
    await renewSetUpSecret(t.sql, t.clock.now())
    await run('create', 'tea', { title: 'Tea club' })
    expect(await t.owner`select from set_up`).toHaveLength(0)
    const { id } = await read('tea')
    let said = ''
    await t.app.openScope(id, true, async scope => {
      said = (await people.admin?.run(scope, { email: 'anna@example.com' }))?.join('\n') ?? ''
    })
    const code = new URL(/http\S+/.exec(said)?.[0] ?? '').searchParams.get('code') as string
    const at = { host: 'tea.localhost:3000' }
    await t.call(api.recovery.confirmRecovery, { code, password: 'a kettle on the hob' }, at)
    const login = { authType: 'EMAIL', email: 'anna@example.com', password: 'a kettle on the hob' } as const
    const { body } = await t.call(api.session.login, login, at)
    const { body: user } = await t.call(api.user.getCurrent, {}, { ...at, token: body.token })
    expect(user.role).toBe('ROLE_ADMIN')
  })

  test.each<[string, Given, string]>([
    ['tea', {}, 'Give the community a name: --title="Tea club"'],
    [
      '-tea-',
      { title: 'T' },
      'The address must be a label: 2 to 40 letters, digits and inner hyphens, such as tea (it is "-tea-").',
    ],
    ['www', { title: 'T' }, '"www": This address is reserved for the site itself. Please choose another.'],
    [
      'tea',
      { title: 'T', languages: 'en,de' },
      '--languages must be en, ru or both, such as --languages=en,ru (it is "en,de").',
    ],
    ['tea', { title: 'T', languages: 'ru', lang: 'en' }, '--lang must be one of --languages (ru); it is en.'],
    [
      'tea',
      { title: 'T', 'time-zone': 'Mars' },
      '--time-zone must be a time zone, such as --time-zone=Europe/Berlin (it is "Mars").',
    ],
    [
      'tea',
      { title: 'T', 'sign-in': 'EMAIL,FAX' },
      '--sign-in must be a list of EMAIL, GOOGLE, MAGIC, OTP, NONE, OAUTH2, such as --sign-in=EMAIL,MAGIC (it is "EMAIL,FAX").',
    ],
    [
      'tea',
      { title: 'T', sender: 'us' },
      '--sender must be an email address, or none, such as --sender=hello@club.example.org (it is "us").',
    ],
    [
      'tea',
      { title: 'T', 'custom-domain': 'nowhere' },
      '--custom-domain must be a host name, or none, such as --custom-domain=club.example.org (it is "nowhere").',
    ],
    ['tea', { title: 'T', address: 'tee' }, '--address is for update: a new community gets its label after "create".'],
    [
      'tea',
      { title: 'T', 'sign-in': 'OAUTH2', ...provider, 'provider-secret-file': undefined },
      'The sign-in method OAUTH2 also needs --provider-secret-file.',
    ],
    [
      'tea',
      { title: 'T', ...provider },
      'The provider is for the sign-in method OAUTH2: add it, as --sign-in=EMAIL,OAUTH2.',
    ],
    [
      'tea',
      { title: 'T', 'sign-in': 'OAUTH2', ...provider, 'provider-token-url': 'ftp://x' },
      '--provider-token-url must be a URL, such as --provider-token-url=https://id.example.org/token (it is "ftp://x").',
    ],
  ])('refuses %s %o', async (label, given, sentence) => {
    expect(await refusal('create', label, given)).toBe(sentence)
    expect(await t.owner`select from community`).toHaveLength(0)
  })

  test('names every wrong option at once, and never shows the secret', async () => {
    const said = await refusal('create', 'tea', {
      title: '',
      lang: 'de',
      'provider-secret-file': `${' '.repeat(2000)}hush`,
    })
    expect(said.split('\n').map(line => line.split(' ')[0])).toEqual(['--title', '--lang'])
    expect(said).not.toContain('hush')
  })

  test('refuses a label and a domain that are taken', async () => {
    await run('create', 'tea', { title: 'Tea', 'custom-domain': 'tea.example.org' })
    expect(await refusal('create', 'TEA', { title: 'Again' })).toBe('The address "tea" is taken.')
    expect(await refusal('create', 'coffee', { title: 'Coffee', 'custom-domain': 'tea.example.org' })).toBe(
      '--custom-domain: tea.example.org is taken by another community.',
    )
    expect(await t.owner`select from community`).toHaveLength(1)
  })
})

describe('update', () => {
  test('changes what is given and nothing else; texts made from the name follow it', async () => {
    await run('create', 'tea', { title: 'Tea club', sender: 'a@example.org', 'time-zone': 'Asia/Almaty' })
    await run('update', 'tea', { title: 'Coffee club', sender: 'none' })
    const community = await read('tea')
    expect(community).toMatchObject({
      title: { en: 'Coffee club', ru: 'Coffee club' },
      landingTitle: { en: 'Coffee club', ru: 'Coffee club' },
      landingCopy: { en: 'Coffee club: meet the members who fit what you are looking for.' },
      brandConfig: { title: { en: 'Coffee club' } },
      senderEmail: null,
      timeZone: 'Asia/Almaty',
    })
    expect(community.logoUrl).not.toContain('T')
    const { body } = await t.app.server.inject({ url: '/', headers: { host: 'tea.localhost:3000' } })
    expect(body).not.toContain('Tea club')
  })

  test('keeps texts that somebody has rewritten', async () => {
    await run('create', 'tea', { title: 'Tea club' })
    await t.owner`update community set landing_copy = '{"en": "Our own", "ru": "Своё"}'`
    await run('update', 'tea', { title: 'Coffee club' })
    expect((await read('tea')).landingCopy).toEqual({ en: 'Our own', ru: 'Своё' })
  })

  test('moves a community to another address, and its children follow', async () => {
    await run('create', 'tea', { title: 'Tea club' })
    await run('create', 'green', { title: 'Green tea' })
    await t.owner`update community set parent_community_domain = 'tea' where domain = 'green'`
    expect(await run('update', 'tea', { address: 'chai' })).toContain('http://chai.localhost:3000')
    expect((await read('chai')).brandConfig.siteUrl).toBe('http://chai.localhost:3000')
    expect((await read('green')).parentCommunityDomain).toBe('chai')
    expect(await refusal('update', 'chai', { address: 'green' })).toBe(
      '--address: green is taken by another community.',
    )
    expect(await refusal('update', 'chai', { address: 'admin' })).toContain('reserved')
  })

  test('changes one setting of the provider, and forgets all with the method', async () => {
    await run('create', 'tea', { title: 'Tea', 'sign-in': 'EMAIL,OAUTH2', ...provider })
    await run('update', 'tea', { 'provider-secret-file': 'new' })
    expect(await t.owner`select client_id, client_secret from oauth_provider`).toMatchObject([
      { clientId: 'tea-club', clientSecret: 'new' },
    ])
    await run('update', 'tea', { 'sign-in': 'EMAIL,GOOGLE' })
    expect(await t.owner`select from oauth_provider`).toHaveLength(0)
    expect(await run('update', 'tea', { lang: 'ru' })).toContain('once GOOGLE_CLIENT_ID is set')
  })

  test('refuses an unknown community, and no options', async () => {
    expect(await refusal('update', 'tea', { lang: 'ru' })).toContain('There is no community "tea".')
    expect(await refusal('update', 'tea', {})).toContain('Say what to change')
  })
})

test('list: shows address, languages, sign-in methods and members, and which one is the default', async () => {
  expect(await run('list')).toContain('There is no community yet')
  await run('create', 'tea', { title: 'Tea club' })
  t.clock.moveBy(1000)
  await run('create', 'coffee', { title: 'Coffee', languages: 'ru', 'sign-in': 'MAGIC,OTP' })
  expect(await run('list')).toBe(
    [
      'label          address                       languages  sign-in    members  title',
      'tea (default)  http://tea.localhost:3000     en,ru      EMAIL      0        Tea club',
      'coffee         http://coffee.localhost:3000  ru         MAGIC,OTP  0        Coffee',
    ].join('\n'),
  )
})

test('the usage names every option', () => {
  for (const name of Object.keys(options)) expect(usage()).toContain(`  --${name}=`)
})

describe('the daily cap of letters', () => {
  const capOf = async (domain: string) =>
    (await t.owner`select daily_letter_cap as cap from community where domain = ${domain}`)[0]?.cap

  test("is not set for the operator's communities, and is set and lifted by update", async () => {
    await run('create', 'tea', { title: 'Tea club' })
    expect(await capOf('tea')).toBeNull()
    await run('update', 'tea', { 'letters-a-day': '20' })
    expect(await capOf('tea')).toBe(20)
    await run('update', 'tea', { 'letters-a-day': 'none' })
    expect(await capOf('tea')).toBeNull()
    expect(await refusal('update', 'tea', { 'letters-a-day': 'many' })).toContain('--letters-a-day must be a number')
  })

  test('a time zone that PostgreSQL lacks is refused', async () => {
    expect(await refusal('create', 'tea', { title: 'Tea', 'time-zone': 'US/Pacific-New' })).toContain('no zone')
  })
})
