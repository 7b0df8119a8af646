import { describe, expect, test } from 'vitest'
import type { Community } from '#contract/communities/community.ts'
import { contactTypes } from '#contract/communities/contact-types.ts'
import type { Contact } from '#contract/participants/profile-shapes.ts'
import {
  type ContactOwner,
  contactLabels,
  contactPromise,
  contactsStateFor,
  type Fillable,
  missingSteps,
  shownContacts,
  shownTags,
  slugOf,
} from './rules.ts'

describe('missing steps', () => {
  const visible = { visible: true }
  const steps = { profile: visible, about: visible, lookingFor: visible, contacts: visible }
  const community = (own: object = {}) =>
    ({ stepsConfig: steps, requiredContacts: ['EMAIL', 'PHONE'], requiredContactsMin: 1, ...own }) as Community
  const email: Contact = { type: 'EMAIL', value: 'vera@mail.example' }
  const phone: Contact = { type: 'PHONE', value: '+79000000000' }
  const vk: Contact = { type: 'VK', value: 'https://vk.com/vera' }
  const full: Fillable = {
    firstName: 'Vera',
    lastName: 'Lind',
    about: 'I cook',
    lookingFor: 'A kitchen',
    contacts: [email],
  }

  test.each<[string, Partial<Fillable>, string[]]>([
    ['all', { firstName: '', about: '', lookingFor: '', contacts: [] }, ['profile', 'about', 'lookingFor', 'contacts']],
    ['none', {}, []],
    ['a first name', { firstName: '' }, ['profile']],
    ['a last name', { lastName: '' }, ['profile']],
    ['an about', { about: '' }, ['about']],
    ['a request', { lookingFor: '' }, ['lookingFor']],
    ['contacts', { contacts: [] }, ['contacts']],
    ['contacts of the required kinds', { contacts: [vk] }, ['contacts']],
  ])('of a profile without %s', (_what, own, expected) => {
    expect(missingSteps(community(), { ...full, ...own })).toEqual(expected)
  })

  test('are only those that the community shows', () => {
    const hidden = Object.fromEntries(Object.keys(steps).map(step => [step, { visible: false }]))
    const empty = { firstName: '', lastName: '', about: '', lookingFor: '', contacts: [] }
    expect(missingSteps(community({ stepsConfig: hidden }), empty)).toEqual([])
    expect(missingSteps(community({ stepsConfig: {} }), empty)).toEqual([])
    expect(missingSteps(community({ stepsConfig: { about: visible } }), empty)).toEqual(['about'])
  })

  test.each([
    [0, [], []],
    [1, [], ['contacts']],
    [1, [phone], []],
    [2, [phone], ['contacts']],
    [2, [phone, vk], ['contacts']],
    [2, [phone, email], []],
    // No more can be required than there are types.
    [3, [phone, email], []],
  ])('with %d required contacts and %o: %o', (requiredContactsMin, contacts, expected) => {
    expect(missingSteps(community({ requiredContactsMin }), { ...full, contacts })).toEqual(expected)
  })
})

describe('visible contacts', () => {
  const contacts: Contact[] = [
    { type: 'EMAIL', value: 'vera@mail.example' },
    { type: 'VK', value: 'https://vk.com/vera' },
  ]
  const both = ['EMAIL', 'VK'] as const
  const owner = (given: Partial<ContactOwner>): ContactOwner => ({
    contacts,
    privacy: 'NONE',
    hiddenContacts: [],
    profileVisibility: 'members',
    ...given,
  })

  test.each([
    ['NONE', [], both, both],
    ['NONE', ['VK'], both, both],
    ['PRIVATE', [], [], []],
    ['CUSTOM', [], both, both],
    ['CUSTOM', ['VK'], ['EMAIL'], ['EMAIL']],
    ['CUSTOM', ['VK', 'EMAIL'], [], []],
    ['CONNECTIONS', [], [], both],
    ['CONNECTIONS', ['VK'], [], both],
  ] as const)('with privacy %s and %o hidden are %o, and %o for connected people', (privacy, hidden, ...types) => {
    const given = owner({ privacy, hiddenContacts: [...hidden] })
    const shown = [false, true].map(isConnected => shownContacts(given, isConnected).map(({ type }) => type))
    expect(shown).toEqual(types)
    const forConnections = { ...given, profileVisibility: 'connections' as const }
    expect(shownContacts(forConnections, false)).toEqual([])
    expect(shownContacts(forConnections, true).map(({ type }) => type)).toEqual(types[1])
  })

  const [filled, unfilled] = [
    { isFilled: true, isConnected: false },
    { isFilled: false, isConnected: false },
  ]
  test.each([
    ['NONE', 'now', 'now', 'fillOwn'],
    ['CUSTOM', 'now', 'now', 'fillOwn'],
    ['CONNECTIONS', 'afterAcceptance', 'now', 'fillOwn'],
    ['PRIVATE', 'moderators', 'moderators', 'moderators'],
  ] as const)(
    'with privacy %s are promised %s; connected: %s; with an unfilled profile: %s',
    (privacy, ...promises) => {
      const given = owner({ privacy, hiddenContacts: ['VK'] })
      const readers = [filled, { ...filled, isConnected: true }, unfilled]
      expect(readers.map(reader => contactPromise(given, reader))).toEqual(promises)
      expect(contactPromise({ ...given, contacts: [] }, filled)).toBe('never')
    },
  )
})

test.each([
  [{ isOwn: true }, 'PRIVATE', 1, 'open'],
  [{ isFilled: true }, 'NONE', 1, 'signIn'],
  [{ isMember: true }, 'NONE', 1, 'fillOwn'],
  [{ isMember: true }, 'PRIVATE', 1, 'fillOwn'],
  [{ isMember: true, isFilled: true }, 'NONE', 1, 'open'],
  [{ isMember: true, isFilled: true }, 'PRIVATE', 1, 'hidden'],
  [{ isMember: true, isFilled: true }, 'CONNECTIONS', 1, 'connections'],
  [{ isMember: true, isFilled: true, isConnected: true }, 'CONNECTIONS', 1, 'open'],
  [{ isMember: true, isFilled: true }, 'PRIVATE', 0, 'open'],
] as const)('for %o, with privacy %s and %d contacts: %s', (who, privacy, count, state) => {
  const viewer = { isOwn: false, isMember: false, isFilled: false, isConnected: false, ...who }
  const contacts: Contact[] = [{ type: 'VK' as const, value: 'https://vk.com/vera' }].slice(0, count)
  expect(contactsStateFor(viewer, { contacts, privacy, hiddenContacts: [], profileVisibility: 'link' })).toBe(state)
})

describe('displayed tags', () => {
  test.each([
    [[], []],
    [
      ['Tea', 'Go'],
      ['Tea', 'Go'],
    ],
    [['Tea', ' tea ', 'TEA'], ['Tea']],
    [['', '  ', 'Other', 'ДРУГОЕ', 'other ', 'Another'], ['Another']],
    [['x'.repeat(50)], ['x'.repeat(50)]],
    [['x'.repeat(51)], [`${'x'.repeat(47)}…`]],
    [['🫖'.repeat(50)], ['🫖'.repeat(50)]],
    [['🫖'.repeat(51)], [`${'🫖'.repeat(47)}…`]],
  ])('of %o are %o', (tags, shown) => {
    expect(shownTags(tags)).toEqual(shown)
  })
})

describe('the slug of a name', () => {
  test.each([
    ['Vera', 'Lind', 'vera-lind'],
    ['  Vera ', 'van der Lind-Blum', 'vera-van-der-lind-blum'],
    ['Jürgen', 'Çelik', 'jurgen-celik'],
    ['Анна2', '', 'anna2'],
    ['', 'Lind', 'lind'],
    ['Vera', '!!', 'vera'],
    ['', '', 'person'],
    ['李', '!', 'person'],
    ['x'.repeat(80), 'Lind', 'x'.repeat(60)],
    ['x'.repeat(59), 'Lind', 'x'.repeat(59)],
    ['абвгдеёжзийклмнопрстуфхцчшщъыьэюя', '', 'abvgdeezhziyklmnoprstufkhtschshshchyeyuya'],
  ])('%j %j is %s', (firstName, lastName, slug) => {
    expect(slugOf(firstName, lastName)).toBe(slug)
  })
})

test('every contact type has a label in both languages', () => {
  expect(Object.keys(contactLabels).sort()).toEqual([...contactTypes].sort())
  for (const { en, ru } of Object.values(contactLabels)) {
    expect(en).toMatch(/^[A-Z][\w ()]*$/)
    expect(ru).toMatch(/^[A-ZА-Я][\w ()а-я]*$/i)
  }
})
