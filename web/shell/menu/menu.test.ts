import { describe, expect, it } from 'vitest'
import type { CustomNavigation, NavigationTab } from '#contract/communities/navigation.ts'
import { bankSections, type CommunityOption, tourTargets } from '#contract/communities/options.ts'
import type { Permission } from '#contract/roles.ts'
import { admin } from '#web/features/admin/capability.ts'
import { analytics } from '#web/features/analytics/capability.ts'
import { chats } from '#web/features/chats/capability.ts'
import { communities } from '#web/features/communities/capability.ts'
import { events } from '#web/features/events/capability.ts'
import { matching } from '#web/features/matching/capability.ts'
import { notifications } from '#web/features/notifications/capability.ts'
import { participants } from '#web/features/participants/capability.ts'
import { users } from '#web/features/users/capability.ts'
import { buildCommunity, buildSession, buildUser } from '#web/testing/community.ts'
import type { Capability } from '../capability.ts'
import {
  adminMenu,
  emptyMenu,
  isAdminArea,
  isMenuShown,
  type Menu,
  memberMenu,
  organiserMenu,
  splitForPhone,
  userMenu,
} from './menu.ts'

/** The capabilities whose entries are named here: one more changes nothing in these tests. */
const capabilities: Capability[] = [
  admin,
  analytics,
  chats,
  communities,
  events,
  matching,
  notifications,
  participants,
  users,
]

const both = (text: string) => ({ en: text, ru: `${text} по-русски` })
const faq: CommunityOption = { optionType: 'ENABLE_FAQ_AVITO', settings: { entries: [] } }
const tour: CommunityOption = { optionType: 'GUIDED_TOUR', settings: { steps: [], finishLink: '/events' } }
const section = (title: string) => ({ title: both(title), lead: both(title), items: [] })
const bank: CommunityOption = {
  optionType: 'BANK_SECTIONS',
  settings: { title: both('The bank'), sections: { career: section('Career'), services: section('Services') } },
}

const plain = {
  community: buildCommunity({ transparent: true }),
  isAdmin: false,
  isOrganiserMode: false,
  isNetworkingOff: false,
  width: 1200,
  forced: [] as NavigationTab[],
}
const viewerOf = ({ community, isAdmin, isOrganiserMode, isNetworkingOff, width }: typeof plain) => ({
  community,
  width,
  session: buildSession({
    user: buildUser({ userId: 'me' }),
    isAdmin,
    isNetworkingOff,
    mode: isOrganiserMode ? 'organiser' : 'member',
  }),
})
const menuFor = (own: Partial<typeof plain> = {}): Menu => {
  const input = { ...plain, ...own }
  return memberMenu(capabilities, viewerOf(input), input.forced)
}
const ids = (menu: Menu) => menu.entries.map(entry => entry.id)
const all = ['myCommunities', 'participants', 'contacts', 'events', 'chats', 'faq', 'profile', 'admin']

describe('the member menu', () => {
  /** Every combination of conditions, compared with the rules one by one. */
  const cases = [true, false].flatMap(transparent =>
    [true, false].flatMap(hasFaq =>
      [true, false].flatMap(isAdmin =>
        [true, false].flatMap(isOrganiserMode =>
          [767, 768, 769, 1440].flatMap(width =>
            [[], ['participants'], ['profile'], ['admin'], ['participants', 'profile']].map(forced => ({
              transparent,
              hasFaq,
              isAdmin,
              isOrganiserMode,
              width,
              forced,
            })),
          ),
        ),
      ),
    ),
  )

  it.each(cases)('$transparent/$hasFaq/$isAdmin/$isOrganiserMode/$width/$forced', each => {
    const hidden = new Set<string>()
    if (!each.transparent && !each.forced.includes('participants')) hidden.add('participants')
    if (!each.hasFaq) hidden.add('faq')
    if (each.width <= 768 && !each.forced.includes('profile')) hidden.add('profile')
    if (!each.isAdmin || each.isOrganiserMode) hidden.add('admin')
    const menu = menuFor({
      community: buildCommunity({ transparent: each.transparent, options: each.hasFaq ? [faq] : [] }),
      isAdmin: each.isAdmin,
      isOrganiserMode: each.isOrganiserMode,
      width: each.width,
      forced: each.forced as NavigationTab[],
    })
    expect(ids(menu)).toEqual(all.filter(id => !hidden.has(id)))
  })

  it('has the right paths', () => {
    const menu = menuFor({ isAdmin: true, community: buildCommunity({ options: [faq] }) })
    expect(menu.entries.map(entry => entry.to)).toEqual([
      '/my_communities',
      '/participants',
      '/contacts',
      '/events',
      '/chats',
      '/faq',
      '/u/me',
      '/admin',
    ])
  })

  it('has only the profile when networking is off', () => {
    const community = buildCommunity({ options: [faq, tour, bank] })
    const menu = menuFor({ community, isAdmin: true, isNetworkingOff: true, width: 390 })
    expect(ids(menu)).toEqual(['profile'])
    expect(menu).toMatchObject({ groups: [], foot: [] })
  })

  it('has Help at its foot if the community has a tour', () => {
    expect(menuFor().foot).toEqual([])
    expect(menuFor({ community: buildCommunity({ options: [tour] }) }).foot).toMatchObject([
      { id: 'help', label: 'menu.help' },
    ])
  })

  it('has the bank sections with content, in their order', () => {
    expect(menuFor().groups).toEqual([])
    const menu = menuFor({ community: buildCommunity({ options: [bank] }) })
    expect(menu.groups).toHaveLength(1)
    expect(menu.groups[0]?.title).toEqual(both('The bank'))
    expect(menu.groups[0]?.entries).toMatchObject([
      { to: '/vtb/services', label: both('Services') },
      { to: '/vtb/career', label: both('Career') },
    ])
  })
})

it('a step of the tour can point at each entry of the member menu, and at nothing else', () => {
  const sections = Object.fromEntries(bankSections.map(each => [each, section(each)]))
  const everySection: CommunityOption = { optionType: 'BANK_SECTIONS', settings: { title: both('The bank'), sections } }
  const menu = menuFor({ isAdmin: true, community: buildCommunity({ options: [faq, everySection] }) })
  const entries = [...menu.entries, ...menu.groups.flatMap(group => group.entries)]
  expect(entries.map(({ id }) => id).sort()).toEqual(tourTargets.filter(target => target !== 'none').sort())
})

describe('custom navigation', () => {
  const navigation = (own: Partial<CustomNavigation>): CustomNavigation => ({ tabs: {}, customTabs: [], ...own })
  const menuOf = (own: Partial<CustomNavigation>, more: Partial<typeof plain> = {}, options: CommunityOption[] = []) =>
    menuFor({
      ...more,
      community: buildCommunity({ customNavigation: navigation(own), options, transparent: false }),
    })

  it('has only the configured tabs', () => {
    const tabs = { myCommunities: {}, contacts: {}, events: {}, chats: {}, profile: {}, admin: {} }
    expect(ids(menuOf({ tabs }, { isAdmin: true }))).toEqual([
      'myCommunities',
      'contacts',
      'events',
      'chats',
      'profile',
      'admin',
    ])
    expect(ids(menuOf({ tabs: { events: {} } }))).toEqual(['events'])
  })

  it("uses the community's label, or the default one", () => {
    const menu = menuOf({ tabs: { contacts: { label: both('Classmates') }, events: {} } })
    expect(menu.entries.map(entry => entry.label)).toEqual([both('Classmates'), 'menu.events'])
  })

  it('orders the tabs', () => {
    expect(
      ids(menuOf({ tabs: { myCommunities: { order: 9 }, contacts: { order: 1 }, events: { order: 5 } } })),
    ).toEqual(['contacts', 'events', 'myCommunities'])
  })

  it('leaves out a disabled tab', () => {
    expect(ids(menuOf({ tabs: { contacts: {}, chats: { enabled: false } } }))).toEqual(['contacts'])
  })

  it('forces an enabled tab', () => {
    const tabs = { participants: { enabled: true }, profile: { enabled: true } }
    expect(ids(menuOf({ tabs }, { width: 390 }))).toEqual(['participants', 'profile'])
    expect(ids(menuOf({ tabs: { participants: {}, profile: {} } }, { width: 390 }))).toEqual([])
  })

  it('never forces the admin area', () => {
    expect(ids(menuOf({ tabs: { admin: { enabled: true } } }))).toEqual([])
    expect(ids(menuOf({ tabs: { admin: { enabled: true } } }, { isAdmin: true, isOrganiserMode: true }))).toEqual([])
  })

  it('has custom tabs among the others, with external ones marked', () => {
    const customTabs = [
      { id: 'library', label: both('Library'), url: 'https://library.example', order: 2, external: true },
      { id: 'walks', label: both('Walks'), url: '/events?show=past', order: 0, external: false },
    ]
    const menu = menuOf({ tabs: { contacts: { order: 1 }, events: { order: 3 } }, customTabs })
    expect(menu.entries).toMatchObject([
      { id: 'custom-walks', to: '/events?show=past', isExternal: false },
      { id: 'contacts' },
      { id: 'custom-library', to: 'https://library.example', label: both('Library'), isExternal: true },
      { id: 'events' },
    ])
  })

  it('keeps the FAQ if the option is set', () => {
    expect(ids(menuOf({ tabs: { events: { order: 1 } } }, {}, [faq]))).toContain('faq')
  })

  it('is ignored when networking is off', () => {
    expect(ids(menuOf({ tabs: { events: {} } }, { isNetworkingOff: true }))).toEqual(['profile'])
  })
})

describe('the organiser menu', () => {
  it('has Event, Dashboard and Notifications', () => {
    expect(organiserMenu(capabilities, viewerOf(plain)).entries).toMatchObject([
      { id: 'event', to: '/admin' },
      { id: 'dashboard', to: '/dashboard' },
      { id: 'notifications', to: '/notifications' },
    ])
  })
})

describe('the menu is visible', () => {
  const menu = menuFor()

  it.each([
    [{ isLoading: false, menu, path: '/events' }, true],
    [{ isLoading: true, menu, path: '/events' }, false],
    [{ isLoading: false, menu: emptyMenu, path: '/events' }, false],
    ...['/questions', '/onboarding', '/last-step', '/confirmed', '/auth-magic', '/confirm-recovery', '/invite'].map(
      path => [{ isLoading: false, menu, path }, false] as const,
    ),
  ] as const)('%#', (input, isShown) => {
    expect(isMenuShown(input)).toBe(isShown)
  })
})

describe("a phone's bar", () => {
  it('has Home, People, Events and Chats, and the rest behind More', () => {
    const menu = menuFor({ isAdmin: true, width: 390, forced: ['profile'] })
    const { bar, rest } = splitForPhone(menu)
    expect(bar.map(entry => entry.id)).toEqual(['myCommunities', 'participants', 'events', 'chats'])
    expect(rest.map(entry => entry.id)).toEqual(['contacts', 'profile', 'admin'])
  })

  it('fills the place of a missing entry', () => {
    const { bar } = splitForPhone(menuFor({ community: buildCommunity({ transparent: false }), width: 390 }))
    expect(bar.map(entry => entry.id)).toEqual(['myCommunities', 'contacts', 'events', 'chats'])
  })
})

describe('the user menu', () => {
  const ids = (own: Parameters<typeof buildSession>[0]) =>
    userMenu(capabilities, { ...viewerOf(plain), session: buildSession({ user: buildUser(), ...own }) }).map(
      ({ id }) => id,
    )

  it.each([
    ['a member with a profile', { hasProfile: true }, ['profile', 'settings', 'subscriptions']],
    ['a member without a profile', { hasProfile: false }, ['settings', 'subscriptions']],
    [
      'one who may score matches',
      { hasProfile: true, permissions: ['CAN_SCORE_MATCHES'] },
      ['profile', 'settings', 'subscriptions', 'scoreMatch'],
    ],
    ['an admin', { isAdmin: true, hasAdminRole: true }, ['settings', 'subscriptions', 'dashboard', 'scoreMatch']],
    [
      'a moderator who may not score matches',
      { isAdmin: true, permissions: ['CAN_VIEW_ADMIN_PANEL'] },
      ['settings', 'subscriptions', 'dashboard'],
    ],
    ['an organiser of events without permissions', { mode: 'organiser', hasProfile: true }, []],
    ['an organiser who may score matches', { mode: 'organiser', permissions: ['CAN_SCORE_MATCHES'] }, ['scoreMatch']],
    ['one whose networking is off', { isNetworkingOff: true, isAdmin: true }, ['profile']],
  ] as const)('of %s', (_who, session, expected) => {
    expect(ids(session as Parameters<typeof buildSession>[0])).toEqual(expected)
  })
})

describe('a new capability', () => {
  const icon = () => null
  const toy = {
    menu: [{ id: 'toy', order: 15, icon, label: 'menu.chats', to: '/toy' }],
    userMenu: [{ id: 'toy', order: 5, icon, label: 'menu.chats', to: '/toy', modes: ['member'] }],
  } as unknown as Capability

  it('adds its entries in order, without changing others', () => {
    const viewer = viewerOf(plain)
    const menu = memberMenu([...capabilities, toy], viewer)
    expect(ids(menu)).toEqual(ids(memberMenu(capabilities, viewer)).toSpliced(1, 0, 'toy'))
    expect(userMenu([toy, ...capabilities], viewer)[0]).toMatchObject({ id: 'toy', to: '/toy' })
  })
})

describe('the menu of the admin area', () => {
  const menuWith = (permissions: Permission[]): Menu =>
    adminMenu(capabilities, {
      community: plain.community,
      width: plain.width,
      session: buildSession({ permissions, isAdmin: true, hasAdminRole: false }),
    })
  const allowed = (permissions: Permission[]) => ids(menuWith(permissions))

  it.each(['/admin', '/admin/options', '/admin/options/matching', '/dashboard'])('is shown at %s', path => {
    expect(isAdminArea(capabilities, path)).toBe(true)
  })

  it.each(['/', '/administrators', '/my_communities', '/event/admin'])('is not shown at %s', path => {
    expect(isAdminArea(capabilities, path)).toBe(false)
  })

  it('has the screens that the permissions open, and a way back', () => {
    expect(allowed([])).toEqual(['description'])
    expect(allowed(['CAN_VIEW_ADMIN_PANEL'])).toContain('analytics')
    expect(allowed(['CAN_VIEW_ADMIN_PANEL'])).not.toContain('options')
    expect(allowed(['CAN_MANAGE_COMMUNITY'])).toContain('options')
    expect(menuWith([]).back?.to).toBe('/my_communities')
  })
})
