import { describe, expect, test } from 'vitest'
import { UsageError } from '#server/platform/config/usage-error.ts'
import { makeNewCommunity } from '../community/rules.ts'
import type { CommunityRow } from '../community/store.ts'
import type { Chosen } from './command-line-options.ts'
import { changesOf, ensureLanguages, isAboutSignIn, signInOf } from './rules.ts'

const provider = {
  clientId: 'a',
  clientSecret: 'b',
  tokenUrl: 'https://t',
  userInfoUrl: 'https://u',
  issuer: 'https://i',
}
const oauth2 = { authType: 'OAUTH2', externalContent: '{"codeUrl":"https://c"}' } as const
const before = { authConfig: [{ authType: 'EMAIL' } as const, oauth2], provider }

test('the default language must be one that members can choose', () => {
  expect(() => ensureLanguages({ lang: 'en', langChoices: ['ru'] })).toThrow(UsageError)
  expect(() => ensureLanguages({ lang: 'ru', langChoices: ['en', 'ru'] })).not.toThrow()
})

describe('sign-in methods and provider', () => {
  test('stay without options', () => {
    expect(signInOf(before, {})).toEqual(before)
  })

  test('keep the settings that are not given', () => {
    const changed = signInOf(before, { 'provider-issuer': 'https://other', 'sign-in': ['OAUTH2'] })
    expect(changed).toEqual({ authConfig: [oauth2], provider: { ...provider, issuer: 'https://other' } })
    expect(signInOf(before, { 'provider-code-url': 'https://d' }).authConfig).toEqual([
      { authType: 'EMAIL' },
      { authType: 'OAUTH2', externalContent: '{"codeUrl":"https://d"}' },
    ])
  })

  test('lose the provider with OAUTH2', () => {
    expect(signInOf(before, { 'sign-in': ['MAGIC'] })).toEqual({ authConfig: [{ authType: 'MAGIC' }], provider: null })
  })

  test('name every setting that OAUTH2 lacks', () => {
    const none = { authConfig: [], provider: null }
    expect(() => signInOf(none, { 'sign-in': ['OAUTH2'] })).toThrow(
      'The sign-in method OAUTH2 also needs --provider-code-url, --provider-client-id, --provider-secret-file, --provider-token-url, --provider-user-info-url, --provider-issuer.',
    )
    expect(() => signInOf(none, { 'sign-in': ['EMAIL'], 'provider-issuer': 'https://i' })).toThrow('add it')
    expect(() => signInOf(none, { 'sign-in': ['EMAIL'], 'provider-code-url': 'https://c' })).toThrow('add it')
  })
})

describe('what the options change', () => {
  const publicUrl = 'https://samovar.example.com'
  const given = {
    id: '00000000-0000-7000-8000-000000000001',
    domain: 'tea',
    title: 'Tea club',
    lang: 'en',
    langChoices: ['en', 'ru'],
    timeZone: 'UTC',
    brandColor: '#b3501f',
    accentColor: '#2c7567',
    options: [],
  } as const
  const made = (own: { title?: string; titleRu?: string; brandColor?: string } = {}) =>
    makeNewCommunity({ ...given, langChoices: ['en', 'ru'], options: [], ...own }, 'team@example.com', publicUrl)
  const row = { ...made(), customDomain: null, senderEmail: null } as unknown as CommunityRow
  const change = (chosen: Parameters<typeof changesOf>[1], from = row) => changesOf(from, chosen, publicUrl)

  test('is nothing without options', () => {
    expect(change({})).toEqual({})
  })

  test.each([
    ['lang', 'ru', { lang: 'ru' }],
    ['languages', ['ru'], { langChoices: ['ru'] }],
    ['time-zone', 'Europe/Berlin', { timeZone: 'Europe/Berlin' }],
    ['sender', 'tea@example.com', { senderEmail: 'tea@example.com' }],
    ['sender', null, { senderEmail: null }],
    ['contact', 'us@example.com', { links: { ...made().links, contact: 'us@example.com' } }],
    ['accent-color', '#112233', { brandConfig: { ...made().brandConfig, accentColor: '#112233' } }],
  ])('is one column for --%s=%s', (name, value, changes) => {
    expect(change({ [name]: value })).toEqual(changes)
  })

  test('moves the site with the address or the own domain, unless the site is elsewhere', () => {
    const siteUrl = (chosen: Parameters<typeof changesOf>[1]) => change(chosen).brandConfig?.siteUrl
    expect(change({ address: 'coffee' }).domain).toBe('coffee')
    expect(siteUrl({ address: 'coffee' })).toBe('https://coffee.samovar.example.com')
    expect(change({ 'custom-domain': 'club.example.org' }).customDomain).toBe('club.example.org')
    expect(siteUrl({ 'custom-domain': 'club.example.org' })).toBe('https://club.example.org')
    const elsewhere = { ...row, brandConfig: { ...row.brandConfig, siteUrl: 'https://tea.example.net' } }
    expect(change({ address: 'coffee' }, elsewhere)).toEqual({ domain: 'coffee' })
    expect(change({ 'custom-domain': null }, { ...row, customDomain: 'club.example.org' }).customDomain).toBeNull()
  })

  test('renews the texts that were made from the name', () => {
    const after = made({ title: 'Coffee club' })
    expect(change({ title: 'Coffee club' })).toEqual({
      title: after.title,
      landingTitle: after.landingTitle,
      landingCopy: after.landingCopy,
      landing: after.landing,
      imgUrl: after.imgUrl,
      logoUrl: after.logoUrl,
      brandConfig: after.brandConfig,
    })
  })

  test('keeps texts and a logo that somebody has rewritten', () => {
    const rewritten = {
      ...row,
      landingTitle: { en: 'Ours', ru: 'Наше' },
      brandConfig: { ...row.brandConfig, logoUrl: 'https://tea.example.net/logo.png' },
    }
    const changes = change({ title: 'Coffee club' }, rewritten)
    expect(changes).not.toHaveProperty('landingTitle')
    expect(changes.landing).toEqual(made({ title: 'Coffee club' }).landing)
    expect(changes.brandConfig?.logoUrl).toBe('https://tea.example.net/logo.png')
  })

  test('gives both languages the new name as long as they have had one', () => {
    expect(change({ title: 'Coffee' }).title).toEqual({ en: 'Coffee', ru: 'Coffee' })
    expect(change({ 'title-ru': 'Чай' }).title).toEqual({ en: 'Tea club', ru: 'Чай' })
    expect(change({ title: 'Coffee', 'title-ru': 'Кофе' }).title).toEqual({ en: 'Coffee', ru: 'Кофе' })
    const both = {
      ...made({ titleRu: 'Чайный клуб' }),
      customDomain: null,
      senderEmail: null,
    } as unknown as CommunityRow
    expect(change({ title: 'Coffee' }, both).title).toEqual({ en: 'Coffee', ru: 'Чайный клуб' })
  })

  test('draws the mark anew in another colour', () => {
    const after = made({ brandColor: '#112233' })
    const changes = change({ 'brand-color': '#112233' })
    expect(changes.brandConfig).toEqual(after.brandConfig)
    expect(changes.logoUrl).toBe(after.logoUrl)
  })
})

test.each([
  [{}, false],
  [{ title: 'Tea' }, false],
  [{ 'sign-in': undefined }, false],
  [{ 'sign-in': ['EMAIL'] }, true],
  [{ 'provider-issuer': 'https://id.example' }, true],
])('options %j name the sign-in: %s', (chosen, isAbout) => {
  expect(isAboutSignIn(chosen as Chosen)).toBe(isAbout)
})
