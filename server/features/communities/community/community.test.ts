import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { api } from '#contract/capabilities.ts'
import { community as communityShape } from '#contract/communities/community.ts'
import type { CommunityOption } from '#contract/communities/options.ts'
import { dailyLetters } from '#contract/limits.ts'
import { buildSession } from '#server/features/auth/session/testing.ts'
import { buildParticipant } from '#server/features/participants/participant/testing.ts'
import { buildConnection, buildUser } from '#server/features/users/user/testing.ts'
import { startTestApp, type TestApp } from '#server/testing/harness.ts'
import { holdWrites, race, withoutUnique } from '#server/testing/race.ts'
import { setDailyLetterCap } from './actions.ts'
import { buildCommunity } from './testing.ts'

let t: TestApp
let here: Awaited<ReturnType<typeof buildCommunity>>
const options: CommunityOption[] = [
  { optionType: 'POLICY_PLAIN_TEXT', settings: {} },
  { optionType: 'CREDITS', settings: { allowance: 100, period: 'week', price: 10 } },
]
beforeAll(async () => {
  t = await startTestApp()
  here = await buildCommunity(t, { domain: 'parlour', options })
})
afterAll(() => t.stop())

async function signIn(account: Parameters<typeof buildUser>[1] = {}) {
  const { id: userId, email } = await buildUser(t, account)
  const place = await buildConnection(t, { communityId: here.id, userId })
  return { userId, email, token: (await buildSession(t, place)).token }
}

const create = (token: string, domain: string, more: Record<string, unknown> = {}) =>
  t.call(api.community.create, { domain, title: 'Tea and talk', ...more }, { host: here.host, token })

describe('creating a community', () => {
  test('fills in texts in both languages, mark and defaults, and makes its founder an admin', async () => {
    const { token, userId, email } = await signIn()
    const { body, status } = await create(token, 'tea-and-talk', {
      lang: 'ru',
      timeZone: 'Asia/Almaty',
      brandColor: '#0A7A5C',
      parentCommunityDomain: 'parlour',
      options: [{ optionType: 'LEGAL_DOCS', settings: { set: 'EN' } }],
    })
    expect(status).toBe(200)
    expect(communityShape.parse(body)).toMatchObject({
      domain: 'tea-and-talk',
      communityUrl: 'http://tea-and-talk.localhost:3000',
      parentCommunityDomain: 'parlour',
      lang: 'ru',
      langChoices: ['en', 'ru'],
      timeZone: 'Asia/Almaty',
      title: { en: 'Tea and talk', ru: 'Tea and talk' },
      options: [{ optionType: 'LEGAL_DOCS', settings: { set: 'EN' } }],
      authConfig: [{ authType: 'EMAIL' }],
      customNavigation: null,
      transparent: false,
      approvalRequired: false,
      requiredContacts: ['FACEBOOK', 'LINKEDIN'],
      requiredContactsMin: 1,
      shownContacts: ['TELEGRAM', 'INSTAGRAM', 'LINKEDIN', 'FACEBOOK'],
      brandConfig: { brandColor: '#0a7a5c', mark: 'initial' },
      links: { contact: email },
      memberCount: 0,
    })
    const [place] = await t.owner`select role from connection where community_id = ${body.id} and user_id = ${userId}`
    expect(place).toEqual({ role: 'ROLE_ADMIN' })
    const there = await t.call(api.user.listPermissions, {}, { host: 'tea-and-talk.localhost:3000', token })
    expect(there.body).toHaveLength(7)
  })

  test('makes it available in every process of the installation', async () => {
    const { token } = await signIn()
    const other = await startTestApp({ databaseUrl: t.ownerUrl })
    const find = async () => {
      const calls = [t, other].map(app =>
        app.call(api.community.getByDomain, { domain: 'just-founded' }, { host: here.host }),
      )
      return (await Promise.all(calls)).map(({ status }) => status)
    }
    expect(await find()).toEqual([404, 404])
    await create(token, 'just-founded')
    await expect.poll(find).toEqual([200, 200])
    await other.stop()
  })

  test.each(['Win at example.com', 'https://example.org', 'Клуб Иванов.рф'])(
    'is refused with a web address in the title: %s',
    async title => {
      const { token } = await signIn()
      const { failure } = await create(token, 'no-address', { title })
      expect(failure).toMatchObject({
        name: 'INVALID_INPUT',
        fields: { title: expect.stringContaining('web address') },
      })
    },
  )

  test('caps its letters per day, until the operator lifts the cap', async () => {
    const { token } = await signIn()
    const { body } = await create(token, 'capped')
    const cap = async () => (await t.owner`select daily_letter_cap as cap from community where id = ${body.id}`)[0]?.cap
    expect(await cap()).toBe(dailyLetters.newCommunity)
    await t.app.openScope(body.id, true, scope => setDailyLetterCap(scope, null))
    expect(await cap()).toBeNull()
  })

  test('is limited to three a day, and failed attempts do not count', async () => {
    const { token } = await signIn()
    const outcome = async (domain: string) => {
      const { status, failure } = await create(token, domain)
      return status === 200 ? 'founded' : failure.name
    }
    expect(await outcome('parlour')).toBe('DOMAIN_TAKEN')
    expect(await outcome('not a domain')).toBe('INVALID_INPUT')
    expect(await outcome('daily-1')).toBe('founded')
    expect(await outcome('parlour')).toBe('DOMAIN_TAKEN')
    expect(await outcome('daily-2')).toBe('founded')
    expect(await outcome('daily-3')).toBe('founded')
    expect(await outcome('daily-4')).toBe('TOO_MANY_REQUESTS')
    t.clock.moveBy(23.9 * 3_600_000)
    expect(await outcome('daily-4')).toBe('TOO_MANY_REQUESTS')
    t.clock.moveBy(2.6 * 3_600_000)
    expect(await outcome('daily-4')).toBe('founded')
    t.clock.moveBy(-26.5 * 3_600_000)
  })

  test('is limited to three a day when five are concurrent', async () => {
    const { token } = await signIn()
    const answers = await Promise.all([1, 2, 3, 4, 5].map(at => create(token, `at-once-${at}`)))
    expect(answers.map(answer => answer.status).sort()).toEqual([200, 200, 200, 429, 429])
    const founded = await t.owner`select from community where domain like 'at-once-%'`
    expect(founded).toHaveLength(3)
  })

  test('gives a domain to one of several concurrent calls', async () => {
    const founders = await Promise.all(Array.from({ length: 6 }, () => signIn()))
    const answers = await Promise.all(founders.map(({ token }) => create(token, 'wanted')))
    expect(answers.filter(answer => answer.status === 200)).toHaveLength(1)
    expect(answers.filter(answer => answer.failure.name === 'DOMAIN_TAKEN')).toHaveLength(5)
  })

  /** Two founders who have both passed every check before either community is inserted. */
  const foundBoth = async (domain: string) => {
    const founders = [await signIn(), await signIn()]
    const held = await holdWrites(t.owner, 'community')
    const names = await race(
      held,
      ...founders.map(
        ({ token }) =>
          async () =>
            (await create(token, domain)).failure.name,
      ),
    )
    return { names: names.sort(), founded: await t.owner`select from community where domain = ${domain}` }
  }

  test('gives a domain to one of two who have both passed every check', async () => {
    const { names, founded } = await foundBoth('contested')
    expect(names).toEqual(['DOMAIN_TAKEN', undefined])
    expect(founded).toHaveLength(1)
  })

  test('control: without the unique constraint both get the domain', async () => {
    await withoutUnique(t.owner, 'community_domain_key', async () => {
      const { names, founded } = await foundBoth('doubled')
      expect(names).toEqual([undefined, undefined])
      expect(founded).toHaveLength(2)
    })
  })

  test('requires a confirmed email', async () => {
    const { token } = await signIn({ isEmailConfirmed: false })
    expect((await create(token, 'unconfirmed')).failure).toMatchObject({ status: 403, name: 'EMAIL_NOT_CONFIRMED' })
    expect(await t.owner`select from community where domain = 'unconfirmed'`).toHaveLength(0)
  })

  test.each([
    ['an unknown parent', { parentCommunityDomain: 'nobody' }, 404],
    ['an option twice', { options: [options[0], options[0]] }, 400],
    ['an unknown option', { options: [{ optionType: 'FREE_BEER', settings: {} }] }, 400],
    [
      'settings of another option',
      { options: [{ optionType: 'CREDITS', settings: { url: 'https://x.example' } }] },
      400,
    ],
    ['a link that runs', { options: [{ optionType: 'DONATE_BUTTON', settings: { url: 'javascript:alert(1)' } }] }, 400],
    ['an unknown time zone', { timeZone: 'Moon/Base' }, 400],
    ['a time zone that PostgreSQL lacks', { timeZone: 'US/Pacific-New' }, 400],
    ['an offset as time zone', { timeZone: '+03:00' }, 400],
    ['an unknown language', { lang: 'de' }, 400],
    ['a title too long', { title: 'x'.repeat(121) }, 400],
    ['a colour that is none', { accentColor: 'url(//x)' }, 400],
  ])('refuses %s', async (_what, more, status) => {
    const { token } = await signIn()
    expect((await create(token, 'refused', more)).status).toBe(status)
  })

  test('escapes a title that is markup in page and icon', async () => {
    const { token } = await signIn()
    await create(token, 'markup', { title: '<b>&"\'</script><script>alert(1)</script>' })
    const host = 'markup.localhost:3000'
    expect((await t.call(api.file.getIcon, { size: 64 }, { host })).status).toBe(200)
    const { body } = await t.app.server.inject({ url: '/', headers: { host } })
    expect(body).not.toContain('<script>alert')
    expect(body).not.toContain('<b>')
  })
})

describe('a reserved label', () => {
  test.each([
    'www',
    'api',
    'admin',
    'login',
    'mail',
    'static',
    'assets',
    'smtp',
    'ftp',
    'ns1',
    'app',
    'status',
    'help',
    'support',
  ])('cannot be the address of a new community: %s', async label => {
    const { token } = await signIn()
    const { status, failure } = await create(token, label.toUpperCase())
    expect([status, failure.name]).toEqual([409, 'DOMAIN_RESERVED'])
  })

  test('is refused with a sentence in the language of the reader', async () => {
    const { token } = await signIn()
    const refusal = async (lang: string) => {
      const options = { host: here.host, token, headers: { 'accept-language': lang } }
      return (await t.call(api.community.create, { domain: 'www', title: 'Tea' }, options)).failure.message
    }
    expect(await refusal('en')).toBe('This address is reserved for the site itself. Please choose another.')
    expect(await refusal('ru')).toBe('Этот адрес зарезервирован для самого сайта. Выберите другой.')
  })
})

describe('the public data of a community', () => {
  const ask = { host: 'localhost:3000' }
  test('is found by id and by domain, from any host', async () => {
    const byId = await t.call(api.community.get, { id: here.id }, ask)
    const byDomain = await t.call(api.community.getByDomain, { domain: 'Parlour' }, ask)
    expect(byId.body).toMatchObject({ id: here.id, domain: 'parlour' })
    expect(byDomain.raw).toBe(byId.raw)
    expect(byId.raw).not.toMatch(/createdBy|secret/i)
  })

  test('responds NOT_FOUND when it does not exist', async () => {
    const answers = await Promise.all([
      t.call(api.community.get, { id: randomUUID() }, ask),
      t.call(api.community.getByDomain, { domain: 'nobody' }, ask),
      t.call(api.community.listOptions, { id: randomUUID() }, ask),
      t.call(api.community.getNavigation, { domain: 'nobody' }, ask),
      t.call(api.community.getLandingFile, { id: randomUUID(), file: 'landing.json' }, ask),
      t.call(api.community.getNavigationFile, { id: randomUUID() }, ask),
    ])
    expect(answers.map(answer => answer.failure.name)).toEqual(Array(6).fill('NOT_FOUND'))
  })

  test('has its options with their settings', async () => {
    expect((await t.call(api.community.listOptions, { id: here.id }, ask)).body).toEqual(options)
  })

  test('is updated in every process when it changes', async () => {
    const other = await startTestAppOn()
    const title = async (app: TestApp) =>
      (await app.call(api.community.get, { id: here.id }, { host: here.host })).body.title.en
    await title(t)
    await title(other)
    await t.owner`update community set title = '{"en": "Renamed", "ru": "Иначе"}' where id = ${here.id}`
    await expect.poll(() => title(t)).toBe('Renamed')
    await expect.poll(() => title(other)).toBe('Renamed')
    await other.stop()
  })

  const startTestAppOn = () => startTestApp({ databaseUrl: t.ownerUrl })
})

describe('my communities', () => {
  test('are those the user is connected to, the current one first, and no others', async () => {
    const { userId, token } = await signIn()
    const [older, newer] = [await buildCommunity(t), await buildCommunity(t)]
    for (const { id } of [older, newer]) await buildConnection(t, { communityId: id, userId })
    await buildCommunity(t)
    const { body } = await t.call(api.community.listByUser, { userId }, { host: newer.host, token })
    expect(body.map(each => each.id)).toEqual([newer.id, here.id, older.id])

    const other = await signIn()
    const answer = await t.call(api.community.listByUser, { userId }, { host: here.host, token: other.token })
    expect(answer.status).toBe(404)
  })
})

describe('preview participants for the landing', () => {
  test('are confirmed participants with a photo and a public profile, with first name and initial', async () => {
    const club = await buildCommunity(t)
    const inClub = { communityId: club.id, avatarFile: 'photo-1' }
    const shown = await buildParticipant(t, { ...inClub, firstName: 'Shown' })
    await buildParticipant(t, { ...inClub, avatarFile: undefined })
    await buildParticipant(t, { ...inClub, moderationStatus: 'PENDING' })
    await buildParticipant(t, { ...inClub, moderationStatus: 'REJECTED' })
    await buildParticipant(t, { ...inClub, isProfileEnabled: false })
    await buildParticipant(t, { ...inClub, isNetworkingEnabled: false })
    await t.owner`update participant set profile_visibility = 'public' where community_id = ${club.id}`
    for (const profileVisibility of ['link', 'members', 'connections'] as const)
      await buildParticipant(t, { ...inClub, profileVisibility })
    const { body } = await t.call(api.community.previewParticipants, { id: club.id }, { host: club.host })
    expect(body).toEqual([{ id: shown.id, firstName: 'Shown', lastName: 'E', avatarUrl: '/files/photo-1-108.webp' }])
  })

  test("are at most eight, and only of the host's community", async () => {
    const club = await buildCommunity(t)
    for (let at = 0; at < 10; at++)
      await buildParticipant(t, { communityId: club.id, avatarFile: `photo-${at}`, profileVisibility: 'public' })
    const ask = (host: string) => t.call(api.community.previewParticipants, { id: club.id }, { host })
    expect((await ask(club.host)).body).toHaveLength(8)
    expect((await ask(here.host)).status).toBe(404)
  })
})

describe('navigation and landing files', () => {
  const menu = {
    tabs: { events: { label: { en: 'Dinners', ru: 'Ужины' }, order: 1 }, chats: { enabled: false } },
    customTabs: [
      { id: 'wiki', label: { en: 'Wiki', ru: 'Вики' }, url: 'https://wiki.example', order: 9, external: true },
    ],
  }

  test("have the community's custom menu, or null", async () => {
    const club = await buildCommunity(t)
    const both = async () => [
      (await t.call(api.community.getNavigation, { domain: club.domain }, { host: here.host })).body,
      (await t.call(api.community.getNavigationFile, { id: club.id }, { host: here.host })).body,
    ]
    expect(await both()).toEqual([null, null])
    await t.owner`update community set custom_navigation = ${JSON.stringify(menu)}::text::jsonb where id = ${club.id}`
    await expect.poll(both).toEqual([menu, menu])
  })

  test("have the landing in each language, and in the community's default without a suffix", async () => {
    const club = await buildCommunity(t, { lang: 'ru' })
    const title = async (file: 'landing.json' | 'landing_en.json' | 'landing_ru.json') =>
      (await t.call(api.community.getLandingFile, { id: club.id, file }, { host: club.host })).body.title
    expect(await title('landing_en.json')).toBe('People worth knowing. Every Tuesday.')
    expect(await title('landing_ru.json')).toBe('Нужные знакомства. Каждый вторник.')
    expect(await title('landing.json')).toBe('Нужные знакомства. Каждый вторник.')
  })

  test('are never cached', async () => {
    for (const url of [`/community/${here.id}/landing_en.json`, `/community/${here.id}/navigation.json`]) {
      const { headers } = await t.app.server.inject({ url, headers: { host: here.host } })
      expect(headers['cache-control']).toBe('no-cache, no-store, must-revalidate')
      expect(headers['content-type']).toContain('application/json')
    }
  })

  test('have no other names', async () => {
    for (const file of ['landing_de.json', 'landing', 'secret.json', '..%2f..%2fpackage.json']) {
      const response = await t.app.server.inject({ url: `/community/${here.id}/${file}`, headers: { host: here.host } })
      expect(response.statusCode).toBe(400)
    }
  })
})

test('robots.txt lets search engines read pages, which say themselves whether to be listed, and no call', async () => {
  const { status, raw } = await t.call(api.community.getRobots, {}, { host: here.host })
  expect(status).toBe(200)
  expect(raw).toContain('User-agent: *')
  expect(raw.match(/Disallow: .*/g)).toEqual(['Disallow: /api/', 'Disallow: /admin', 'Disallow: /dev/'])
})

describe('the web app manifest', () => {
  test('has name, colour and icons of the community in the requested language', async () => {
    const read = async (language: string) => {
      const headers = { host: here.host, 'accept-language': language }
      const response = await t.app.server.inject({ url: '/manifest.webmanifest', headers })
      expect(response.headers['content-type']).toContain('application/manifest+json')
      return response.json()
    }
    const manifest = await read('en')
    expect(manifest).toMatchObject({ name: 'Renamed', lang: 'en', theme_color: '#b3501f', display: 'standalone' })
    expect((await read('ru')).name).toBe('Иначе')
    for (const { src, sizes } of manifest.icons) {
      const icon = await t.app.server.inject({ url: src, headers: { host: here.host } })
      expect([icon.statusCode, icon.headers['content-type']]).toEqual([200, 'image/png'])
      expect(`${icon.rawPayload.readUInt32BE(16)}x${icon.rawPayload.readUInt32BE(20)}`).toBe(sizes)
    }
  })
})

describe('the member count', () => {
  test('is updated when participants join, are confirmed and leave', async () => {
    const club = await buildCommunity(t)
    const count = async () => (await t.owner`select member_count from community where id = ${club.id}`)[0]?.memberCount
    const first = await buildParticipant(t, { communityId: club.id })
    const second = await buildParticipant(t, { communityId: club.id, moderationStatus: 'PENDING' })
    expect(await count()).toBe(1)
    await t.owner`update participant set moderation_status = 'CONFIRMED' where id = ${second.id}`
    expect(await count()).toBe(2)
    await t.owner`update participant set moderation_status = 'REJECTED' where id = ${second.id}`
    await t.owner`delete from participant where id = ${first.id}`
    expect(await count()).toBe(0)
  })
})
