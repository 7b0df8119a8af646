import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { api } from '#contract/capabilities.ts'
import { type Community, onboardingSteps } from '#contract/communities/community.ts'
import { contactTypes } from '#contract/communities/contact-types.ts'
import { buildSession } from '#server/features/auth/session/testing.ts'
import { buildConnection } from '#server/features/users/user/testing.ts'
import { startTestApp, type TestApp } from '#server/testing/harness.ts'
import { buildCommunity } from './testing.ts'

const both = (text: string) => ({ en: text, ru: `${text} по-русски` })

/** No value is a default, so that a field that is not stored or not served cannot pass by accident. */
const written = {
  customDomain: 'club.example.org',
  parentCommunityDomain: 'parlour',
  lang: 'ru',
  langChoices: ['ru'],
  timeZone: 'Asia/Almaty',
  title: both('Title'),
  landingTitle: both('Landing title'),
  landingCopy: both('Landing copy'),
  imgUrl: '/art/preview.png',
  logoUrl: '/art/logo.svg',
  transparent: true,
  approvalRequired: true,
  membersMayChat: false,
  shortLanding: true,
  isTimCommunity: true,
  options: [
    { optionType: 'SPECIAL_LANDING', settings: {} },
    { optionType: 'LEGAL_DOCS', settings: { set: 'JO' } },
  ],
  authConfig: [
    { authType: 'MAGIC' },
    { authType: 'OAUTH2', externalContent: JSON.stringify({ codeUrl: 'https://id.example/authorize' }) },
  ],
  customNavigation: {
    tabs: { events: { label: both('Dinners'), order: 1, enabled: true } },
    customTabs: [{ id: 'wiki', label: both('Wiki'), url: 'https://wiki.example', order: 2, external: true }],
  },
  contactsConfig: ['EMAIL', 'GITHUB'],
  requiredContacts: ['EMAIL'],
  requiredContactsMin: 2,
  shownContacts: ['GITHUB'],
  stepsConfig: {
    profile: { visible: false },
    about: { visible: false },
    linkedin: { visible: false },
    location: { visible: false },
    lookingFor: { visible: false },
    contacts: { visible: false },
    networks: { visible: false },
    avatar: { visible: false },
  },
  senderEmail: 'letters@club.example',
  lettersConfig: {
    senderName: { en: 'The club', ru: 'Клуб' },
    replyTo: 'club@club.example',
    footer: { en: 'Tea street 1', ru: 'Чайная, 1' },
  },
  brandConfig: {
    title: both('Brand'),
    logoUrl: '/art/brand.svg',
    siteUrl: 'https://club.example',
    brandColor: '#123456',
    accentColor: '#654321',
    displayFont: 'serif',
    mark: 'arch',
    cover: { kind: 'walk', palette: 'night' },
  },
  contactPrivacy: 'CONNECTIONS',
  links: {
    pricing: 'https://club.example/pricing',
    about: 'https://club.example/about',
    launch: 'https://club.example/launch',
    contact: 'people@club.example',
  },
  contactLinks: [{ label: { en: 'Phone', ru: 'Телефон' }, url: 'tel:+44-20-7946-0182' }],
} satisfies Omit<Community, 'id' | 'domain' | 'communityUrl' | 'memberCount' | 'cityCount'>

const lists = ['langChoices', 'contactsConfig', 'requiredContacts', 'shownContacts']
const isKeptAsJson = (field: string, value: unknown) => typeof value === 'object' && !lists.includes(field)
const columnOf = (field: string) => field.replace(/[A-Z]/g, letter => `_${letter.toLowerCase()}`)

let t: TestApp
let club: Awaited<ReturnType<typeof buildCommunity>>
let served: Community
beforeAll(async () => {
  t = await startTestApp()
  await buildCommunity(t, { domain: 'parlour' })
  club = await buildCommunity(t, { domain: 'club' })
  for (const [field, value] of Object.entries(written)) {
    const kept = isKeptAsJson(field, value)
      ? t.owner`${JSON.stringify(value)}::text::jsonb`
      : t.owner`${value as string | number | boolean | string[]}`
    await t.owner`update community set ${t.owner(columnOf(field))} = ${kept} where id = ${club.id}`
  }
  await t.owner`
    insert into oauth_provider (community_id, client_id, client_secret, token_url, user_info_url, issuer)
    values (${club.id}, 'club', 'hush', 'https://id.example/token', 'https://id.example/me', 'https://id.example')`
  served = (await t.call(api.community.get, { id: club.id }, { host: club.host })).body
})
afterAll(() => t.stop())

describe('a field of a community', () => {
  test.each(Object.keys(written) as (keyof typeof written)[])('%s is served as it was stored', field => {
    expect(served[field]).toEqual(written[field])
  })

  test('id and domain are served with the derived address', () => {
    expect(served).toMatchObject({ id: club.id, domain: 'club', communityUrl: 'http://club.example.org' })
  })

  test('externalContent of OAuth2 is JSON with the authorization URL only', () => {
    const [oauth2] = served.authConfig.filter(method => method.authType === 'OAUTH2')
    expect(JSON.parse(oauth2?.externalContent ?? '')).toEqual({ codeUrl: 'https://id.example/authorize' })
  })

  test('has a default when its founder entered nothing', async () => {
    const { token } = await buildSession(t, await buildConnection(t, { communityId: club.id }))
    const said = { domain: 'plain', title: 'Plain' }
    const { body } = await t.call(api.community.create, said, { host: club.host, token })
    expect(body).toMatchObject({
      customDomain: null,
      parentCommunityDomain: null,
      lang: 'en',
      langChoices: ['en', 'ru'],
      transparent: false,
      shortLanding: false,
      isTimCommunity: false,
      options: [],
      customNavigation: null,
      contactsConfig: [...contactTypes],
      requiredContacts: ['FACEBOOK', 'LINKEDIN'],
      requiredContactsMin: 1,
      shownContacts: ['TELEGRAM', 'INSTAGRAM', 'LINKEDIN', 'FACEBOOK'],
      stepsConfig: Object.fromEntries(onboardingSteps.map(step => [step, { visible: true }])),
      senderEmail: null,
      lettersConfig: { senderName: { en: '', ru: '' }, replyTo: null, footer: { en: '', ru: '' } },
      contactLinks: [],
    })
  })
})
