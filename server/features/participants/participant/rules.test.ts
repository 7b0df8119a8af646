import { describe, expect, test } from 'vitest'
import type { Viewer } from '#server/features/participants/profile/rules.ts'
import type { StoredProfile } from '#server/features/participants/profile/store.ts'
import type { Sight } from './access.ts'
import { seenBy } from './rules.ts'

const profile: StoredProfile = {
  id: 'id',
  userId: 'user',
  slug: 'vera-lind',
  email: 'vera@mail.example',
  firstName: 'Vera',
  lastName: 'Lind',
  company: 'Tea Ltd',
  position: 'Cook',
  about: 'I cook',
  lookingFor: 'A kitchen',
  canHelp: 'Menus',
  goal: 'A tea house',
  city: 'Kazan',
  latitude: 55.79,
  longitude: 49.12,
  isLocationShared: true,
  tags: ['Tea', 'tea', 'other'],
  contacts: [
    { type: 'EMAIL', value: 'vera@mail.example' },
    { type: 'TELEGRAM', value: '@veralind' },
  ],
  privacy: 'NONE',
  hiddenContacts: [],
  profileVisibility: 'link',
  timeZone: 'Europe/Moscow',
  preferredLang: 'ru',
  avatarUrl: '/files/a-256.webp',
  moderationStatus: 'CONFIRMED',
  rejectionReason: null,
  isNetworkingEnabled: true,
  isTelegramConnected: true,
  isTutorialSeen: true,
  invitedBy: { slug: 'boris', firstName: 'Boris', lastName: 'Blum' },
  joinedAt: '2026-11-16T10:00:00Z',
}
const viewers = {
  visitor: { isOwn: false, isMember: false, isFilled: false, isConnected: false },
  unfilled: { isOwn: false, isMember: true, isFilled: false, isConnected: false },
  member: { isOwn: false, isMember: true, isFilled: true, isConnected: false },
  connected: { isOwn: false, isMember: true, isFilled: true, isConnected: true },
  owner: { isOwn: true, isMember: true, isFilled: true, isConnected: false },
} satisfies Record<string, Viewer>
const sightOf = (viewer: keyof typeof viewers): Sight =>
  viewer === 'visitor' ? 'visitor' : viewer === 'owner' ? 'team' : 'whole'
const answerOf = (text: string, isVisible: boolean) => ({
  questionId: text,
  question: { en: '?', ru: '?' },
  answer: { en: text, ru: text },
  isVisible,
})
const [shownAnswer, hiddenAnswer] = [answerOf('rye', true), answerOf('barley', false)]
const own = {
  note: 'met at the lake',
  can: { note: true, meet: true, reach: true },
  answers: [shownAnswer, hiddenAnswer],
}
const bothContacts = [
  { type: 'EMAIL', value: 'vera@mail.example', url: 'mailto:vera@mail.example' },
  { type: 'TELEGRAM', value: '@veralind', url: 'https://t.me/veralind' },
]
const forMembers = {
  id: 'id',
  slug: 'vera-lind',
  firstName: 'Vera',
  lastName: 'Lind',
  company: 'Tea Ltd',
  position: 'Cook',
  about: 'I cook',
  lookingFor: 'A kitchen',
  canHelp: 'Menus',
  goal: 'A tea house',
  city: 'Kazan',
  avatarUrl: '/files/a-256.webp',
  tags: ['Tea'],
  contacts: bothContacts,
  contactsState: 'open',
  hasHiddenContacts: false,
  answers: [shownAnswer],
  isOpen: true,
  joinedAt: '2026-11-16T10:00:00Z',
  invitedBy: { slug: 'boris', firstName: 'Boris', lastName: 'Blum' },
  note: 'met at the lake',
  isOwn: false,
  can: { note: true, meet: true, reach: true },
}

describe('a profile without privacy', () => {
  test.each([
    [
      'visitor',
      {
        contacts: [],
        contactsState: 'signIn',
        lookingFor: '',
        canHelp: '',
        goal: '',
        invitedBy: null,
        answers: [],
        joinedAt: null,
      },
    ],
    ['unfilled', { contacts: [], contactsState: 'fillOwn' }],
    ['member', {}],
    ['connected', {}],
    ['owner', { isOwn: true, answers: [shownAnswer, hiddenAnswer] }],
  ] as const)('as seen by %s', (viewer, differing) => {
    expect(seenBy(viewers[viewer], sightOf(viewer), profile, own)).toEqual({ ...forMembers, ...differing })
  })
})

test('a profile for connected people has name and photo for other members', () => {
  const forConnections = { ...profile, profileVisibility: 'connections' as const }
  expect(seenBy(viewers.member, 'name', forConnections, own)).toEqual({
    ...forMembers,
    company: '',
    position: '',
    about: '',
    lookingFor: '',
    canHelp: '',
    goal: '',
    city: '',
    tags: [],
    answers: [],
    contacts: [],
    contactsState: 'connections',
    hasHiddenContacts: true,
    isOpen: false,
    joinedAt: null,
    invitedBy: null,
  })
  expect(seenBy(viewers.connected, 'whole', forConnections, own)).toEqual(forMembers)
})

describe('contacts', () => {
  const seen = (viewer: keyof typeof viewers, given: Partial<StoredProfile>) => {
    const reply = seenBy(viewers[viewer], sightOf(viewer), { ...profile, ...given }, own)
    const { contacts, contactsState, hasHiddenContacts } = reply
    return { types: contacts.map(({ type }) => type), contactsState, hasHiddenContacts }
  }
  const open = { contactsState: 'open', hasHiddenContacts: false }
  const all = ['EMAIL', 'TELEGRAM']

  test.each([
    ['visitor', { types: [], contactsState: 'signIn', hasHiddenContacts: false }],
    ['unfilled', { types: [], contactsState: 'fillOwn', hasHiddenContacts: true }],
    ['member', { types: [], contactsState: 'hidden', hasHiddenContacts: true }],
    ['connected', { types: [], contactsState: 'hidden', hasHiddenContacts: true }],
    ['owner', { types: all, ...open }],
  ] as const)('that are private, as seen by %s', (viewer, expected) => {
    expect(seen(viewer, { privacy: 'PRIVATE' })).toEqual(expected)
  })

  test.each([
    ['visitor', { types: [], contactsState: 'signIn', hasHiddenContacts: false }],
    ['unfilled', { types: [], contactsState: 'fillOwn', hasHiddenContacts: true }],
    ['member', { types: [], contactsState: 'connections', hasHiddenContacts: true }],
    ['connected', { types: all, ...open }],
    ['owner', { types: all, ...open }],
  ] as const)('for connected people, as seen by %s', (viewer, expected) => {
    expect(seen(viewer, { privacy: 'CONNECTIONS' })).toEqual(expected)
  })

  test.each([
    ['visitor', { types: [], contactsState: 'signIn', hasHiddenContacts: false }],
    ['member', { types: ['EMAIL'], contactsState: 'open', hasHiddenContacts: true }],
    ['owner', { types: all, ...open }],
  ] as const)('of which some are hidden, as seen by %s', (viewer, expected) => {
    expect(seen(viewer, { privacy: 'CUSTOM', hiddenContacts: ['TELEGRAM'] })).toEqual(expected)
  })

  test('that do not exist are not hidden', () => {
    expect(seen('member', { contacts: [], privacy: 'PRIVATE' })).toEqual({ types: [], ...open })
  })
})

test.each([
  ['member', ''],
  ['owner', 'Kazan'],
] as const)('a location that is not shared, as seen by %s: %j', (viewer, city) => {
  expect(seenBy(viewers[viewer], sightOf(viewer), { ...profile, isLocationShared: false }, own).city).toBe(city)
})
