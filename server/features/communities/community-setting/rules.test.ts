import { describe, expect, test } from 'vitest'
import type { SettingFields } from '#contract/communities/community-setting.ts'
import { makeNewCommunity } from '../community/rules.ts'
import {
  addedMethods,
  changedFields,
  changesBetween,
  fieldsChangedSince,
  findProblems,
  logosIn,
  takeBack,
} from './rules.ts'

const founded = makeNewCommunity(
  {
    id: 'x',
    domain: 'tea',
    title: 'Tea',
    lang: 'en',
    timeZone: 'UTC',
    options: [],
    brandColor: '#b3501f',
    accentColor: '#2c7567',
  },
  'hello@example.com',
  'http://localhost:3000',
)
const { id, domain, parentCommunityDomain, ...made } = founded
const record: SettingFields = {
  ...made,
  transparent: false,
  approvalRequired: false,
  membersMayChat: true,
  shortLanding: false,
  isTimCommunity: false,
  authConfig: [{ authType: 'EMAIL' }],
  customNavigation: null,
  contactsConfig: ['EMAIL', 'PHONE', 'TELEGRAM'],
  requiredContacts: ['EMAIL', 'PHONE'],
  requiredContactsMin: 1,
  shownContacts: ['TELEGRAM'],
  lettersConfig: { senderName: { en: '', ru: '' }, replyTo: null, footer: { en: '', ru: '' } },
  contactLinks: [],
  contactPrivacy: 'NONE',
  stepsConfig: {} as SettingFields['stepsConfig'],
}
const tab = (id: string) => ({ id, label: { en: id, ru: id }, url: '/x', order: 1, external: false })

test('fields that differ are those given with another value', () => {
  expect(changedFields(record, { lang: 'en', timeZone: 'Asia/Almaty', langChoices: ['ru', 'en'] })).toEqual([
    'langChoices',
    'timeZone',
  ])
})

test('a field conflicts if its version is later than the one read', () => {
  expect(fieldsChangedSince(['lang', 'title', 'links'], { lang: 3, title: 2 }, 2)).toEqual(['lang'])
})

describe('between fields', () => {
  test.each<[Partial<SettingFields>, object]>([
    [{ lang: 'ru' }, {}],
    [{ langChoices: ['ru'] }, { lang: 'choice' }],
    [{ lang: 'ru', langChoices: ['en'] }, { lang: 'choice' }],
    [{ requiredContacts: ['VK'] }, { requiredContacts: 'choice' }],
    [{ contactsConfig: ['EMAIL', 'PHONE'] }, { shownContacts: 'choice' }],
    [{ contactsConfig: ['TELEGRAM'] }, { requiredContacts: 'choice' }],
    [{ shownContacts: ['VK'] }, { shownContacts: 'choice' }],
    [{ requiredContactsMin: 2 }, {}],
    [{ requiredContactsMin: 3 }, { requiredContactsMin: 'invalid' }],
    [{ requiredContacts: [] }, { requiredContactsMin: 'invalid' }],
    [{ customNavigation: { tabs: {}, customTabs: [tab('a'), tab('b')] } }, {}],
    [{ customNavigation: { tabs: {}, customTabs: [tab('a'), tab('a')] } }, { customNavigation: 'duplicate' }],
  ])('%j: %j', (changes, problems) => {
    expect(findProblems({ ...record, ...changes }, Object.keys(changes) as never)).toEqual(problems)
  })

  test('what was not changed is not judged', () => {
    const old = {
      ...record,
      lang: 'ru' as const,
      langChoices: ['en' as const],
      requiredContacts: ['VK' as const],
      shownContacts: ['VK' as const],
    }
    expect(findProblems({ ...old, requiredContactsMin: 5 }, ['timeZone'])).toEqual({})
  })
})

describe('a change', () => {
  const credits = { optionType: 'CREDITS' as const, settings: { allowance: 5, period: 'week' as const, price: 1 } }
  const policy = { optionType: 'POLICY_PLAIN_TEXT' as const, settings: {} }
  const cases: [
    name: string,
    before: Partial<SettingFields>,
    after: Partial<SettingFields>,
    before: object,
    after: object,
  ][] = [
    ['a plain value', {}, { lang: 'ru' }, { lang: 'en' }, { lang: 'ru' }],
    ['a list as a whole', {}, { langChoices: ['ru'] }, { langChoices: ['en', 'ru'] }, { langChoices: ['ru'] }],
    ['a text in one language', {}, { title: { en: 'Tea', ru: 'Чай' } }, { 'title.ru': 'Tea' }, { 'title.ru': 'Чай' }],
    [
      'an object that appears',
      {},
      { customNavigation: { tabs: {}, customTabs: [] } },
      { customNavigation: null },
      { customNavigation: { tabs: {}, customTabs: [] } },
    ],
    [
      'an object with other parts',
      { stepsConfig: { about: { visible: true } } as never },
      { stepsConfig: {} as never },
      { stepsConfig: { about: { visible: true } } },
      { stepsConfig: {} },
    ],
    [
      'an option that is switched on',
      {},
      { options: [policy] },
      { 'options.POLICY_PLAIN_TEXT': null },
      { 'options.POLICY_PLAIN_TEXT': {} },
    ],
    [
      'an option that is switched off',
      { options: [credits, policy] },
      { options: [credits] },
      { 'options.POLICY_PLAIN_TEXT': {} },
      { 'options.POLICY_PLAIN_TEXT': null },
    ],
    [
      'a setting of an option',
      { options: [credits] },
      { options: [{ ...credits, settings: { ...credits.settings, price: 2 } }] },
      { 'options.CREDITS.price': 1 },
      { 'options.CREDITS.price': 2 },
    ],
  ]

  test.each(cases)('of %s stands by its path, and is taken back', (_name, was, is, before, after) => {
    const [one, other] = [
      { ...record, ...was },
      { ...record, ...is },
    ] as [SettingFields, SettingFields]
    const changes = changesBetween(one, other)
    expect(changes).toEqual({ before, after })
    expect(takeBack(other, changes)).toEqual(one)
    expect(takeBack(one, changes)).toBeNull()
  })

  test('whose object is gone is not taken back', () => {
    const change = {
      before: { 'customNavigation.customTabs': [] },
      after: { 'customNavigation.customTabs': [tab('a')] },
    }
    expect(takeBack(record, change)).toBeNull()
  })

  test('is taken back without touching the record', () => {
    const other = { ...record, title: { en: 'A', ru: 'B' } }
    takeBack(other, changesBetween(record, other))
    expect(other.title).toEqual({ en: 'A', ru: 'B' })
  })
})

test('uploaded logos are found by name', () => {
  const name = 'logo-0b6f1f6e-8a52-4f9a-9d53-1f6c2f0b8a11'
  expect(logosIn(`/files/${name}-512.webp photo-1`)).toEqual([name])
  expect(logosIn('/art/mark.svg')).toEqual([])
})

test('methods that are switched on are those that were not stored', () => {
  const config = (...types: ('EMAIL' | 'OTP' | 'GOOGLE')[]) => ({ authConfig: types.map(authType => ({ authType })) })
  expect(addedMethods(config('EMAIL', 'OTP'), config('GOOGLE', 'OTP'))).toEqual(['GOOGLE'])
  expect(addedMethods(config('EMAIL'), config('EMAIL'))).toEqual([])
})
