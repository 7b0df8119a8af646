import { describe, expect, test } from 'vitest'
import { landingContent } from '#contract/communities/landing.ts'
import {
  communityUrl,
  describeCommunity,
  isReservedFor,
  makeNewCommunity,
  similarDomains,
  usableMethods,
} from './rules.ts'
import type { CommunityRow } from './store.ts'

describe('the address of a community', () => {
  test.each([
    ['club', null, 'http://localhost:3000', 'http://club.localhost:3000'],
    ['club', null, 'https://example.com', 'https://club.example.com'],
    ['club', null, 'https://club.example.com', 'https://club.example.com'],
    ['club', null, 'https://home.example.com', 'https://club.home.example.com'],
    ['club', 'club.org', 'https://example.com', 'https://club.org'],
    ['club', 'club.org', 'http://localhost:3000', 'http://club.org'],
  ])('of %s with the custom domain %s at %s is %s', (domain, customDomain, publicUrl, url) => {
    expect(communityUrl({ domain, customDomain }, publicUrl)).toBe(url)
  })
})

describe('a label', () => {
  test.each([
    ['www', 'https://example.com', true],
    ['club', 'https://example.com', false],
    ['network', 'https://network.example.com', true],
    ['club', 'https://network.example.com', false],
    ['example', 'https://example.com', true],
    ['acme', 'https://acme.com', false],
    ['localhost', 'http://localhost:3000', true],
  ])('%s at the installation %s is reserved: %s', (label, publicUrl, isReserved) => {
    expect(isReservedFor(label, publicUrl)).toBe(isReserved)
  })
})

test('labels like a wanted one have a number and are short enough', () => {
  expect(similarDomains('tea').slice(0, 2)).toEqual(['tea-2', 'tea-3'])
  expect(similarDomains('tea')).toHaveLength(20)
  expect(similarDomains(`${'a'.repeat(36)}-bcd`).at(-1)).toBe(`${'a'.repeat(36)}-21`)
})

describe('a new community', () => {
  const given = {
    id: 'id',
    domain: 'club',
    title: 'tea club',
    lang: 'en',
    timeZone: 'UTC',
    brandColor: '#b3501f',
    accentColor: '#2c7567',
    options: [],
  } as const
  const found = (own: object = {}) =>
    makeNewCommunity({ ...given, options: [], ...own }, 'hello@example.com', 'http://localhost:3000')

  test('has a landing that matches its schema even with the longest title', () => {
    const founded = found({ title: 'W'.repeat(120) })
    for (const lang of ['en', 'ru'] as const) landingContent.parse(founded.landing[lang])
  })

  test('is named and coloured as asked, and the rest is filled in', () => {
    const title = { en: 'tea club', ru: 'tea club' }
    const logoUrl = '/art/mark.svg?mark=initial&background=%23b3501f&letter=T'
    const { landing, ...rest } = found()
    expect(rest).toEqual({
      id: 'id',
      domain: 'club',
      parentCommunityDomain: null,
      lang: 'en',
      langChoices: ['en', 'ru'],
      timeZone: 'UTC',
      title,
      landingTitle: title,
      landingCopy: {
        en: expect.stringMatching(/^tea club: [a-z ]+\.$/),
        ru: expect.stringMatching(/^tea club: [а-я ,]+\.$/),
      },
      imgUrl: logoUrl,
      logoUrl,
      options: [],
      authConfig: [{ authType: 'EMAIL' }],
      brandConfig: {
        title,
        logoUrl,
        siteUrl: 'http://club.localhost:3000',
        brandColor: '#b3501f',
        accentColor: '#2c7567',
        displayFont: 'onest',
        mark: 'initial',
        cover: { kind: 'meet', palette: 'tea' },
      },
      links: { pricing: null, about: null, launch: null, contact: 'hello@example.com' },
    })
    expect(found({ parentCommunityDomain: 'parent' }).parentCommunityDomain).toBe('parent')
  })

  test('has the languages, the ways to log in and the letters that its founder chose', () => {
    const chosen = found({ langChoices: ['ru'], signIn: ['MAGIC', 'OTP'], displayFont: 'serif', titleRu: 'Чай' })
    expect(chosen).toMatchObject({
      langChoices: ['ru'],
      authConfig: [{ authType: 'MAGIC' }, { authType: 'OTP' }],
      brandConfig: { displayFont: 'serif' },
      title: { en: 'tea club', ru: 'Чай' },
    })
  })

  test('without a title has a mark without a letter', () => {
    expect(found({ title: '' }).logoUrl).toBe('/art/mark.svg?mark=initial&background=%23b3501f')
  })

  test('has each text of its landing in both languages', () => {
    const { en, ru } = found().landing
    const textsOf = (value: unknown): string[] =>
      typeof value === 'string' ? [value] : Object.values((value ?? {}) as object).flatMap(textsOf)
    const own = ['tea club', en.example.left.imageUrl, '']
    const words = (landing: unknown) => textsOf(landing).filter(text => !own.includes(text))
    expect(words(ru)).toHaveLength(words(en).length)
    for (const text of words(en)) expect(text).toMatch(/^[\x20-\x7e]+$/)
    for (const text of words(ru)) expect(text).toMatch(/[а-я]/)
    expect(en.lead).toContain('tea club')
    expect(ru.lead).toContain('tea club')
    expect(en.quote.author).toEqual({ name: 'tea club', imageUrl: found().logoUrl })
  })
})

test('the public data of a community has its address, and only the sign-in methods that are configured', () => {
  const methods = (['EMAIL', 'GOOGLE', 'OAUTH2'] as const).map(authType => ({ authType }))
  const row = {
    id: 'id',
    domain: 'club',
    customDomain: null,
    authConfig: methods,
    landing: {},
  } as unknown as CommunityRow
  const publicData = (googleClientId: string | undefined, provider?: { codeUrl: string | null }) =>
    describeCommunity(
      row,
      { PUBLIC_URL: 'https://example.com', GOOGLE_CLIENT_ID: googleClientId },
      ...(provider ? [provider] : []),
    )
  const offered = (community: { authConfig: { authType: string }[] }) => community.authConfig.map(each => each.authType)
  expect(publicData(undefined)).toEqual({
    id: 'id',
    domain: 'club',
    customDomain: null,
    communityUrl: 'https://club.example.com',
    authConfig: [{ authType: 'EMAIL' }],
  })
  expect(offered(publicData('client'))).toEqual(['EMAIL', 'GOOGLE'])
  expect(offered(publicData(undefined, { codeUrl: null }))).toEqual(['EMAIL', 'OAUTH2'])
  expect(publicData(undefined, { codeUrl: null }).authConfig[1]).toEqual({ authType: 'OAUTH2' })
  expect(publicData(undefined, { codeUrl: 'https://id.example/auth' }).authConfig).toEqual([
    { authType: 'EMAIL' },
    { authType: 'OAUTH2', externalContent: '{"codeUrl":"https://id.example/auth"}' },
  ])
})

test.each([
  [false, false, ['EMAIL', 'OTP']],
  [true, false, ['EMAIL', 'GOOGLE', 'OTP']],
  [false, true, ['EMAIL', 'OAUTH2', 'OTP']],
  [true, true, ['EMAIL', 'GOOGLE', 'OAUTH2', 'OTP']],
])('with Google %s and its own provider %s, a community offers %o', (hasGoogle, hasOauthProvider, expected) => {
  const methods = (['EMAIL', 'GOOGLE', 'OAUTH2', 'OTP'] as const).map(authType => ({ authType }))
  expect(usableMethods(methods, { hasGoogle, hasOauthProvider }).map(({ authType }) => authType)).toEqual(expected)
})
