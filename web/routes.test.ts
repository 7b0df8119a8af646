// @vitest-environment happy-dom
import { beforeAll, describe, expect, it } from 'vitest'
import { words } from '#contract/capabilities.ts'
import type { Capability } from './shell/capability.ts'
import { openPage } from './testing/page.ts'

type Routes = typeof import('./routes.ts')
let routes: Routes

beforeAll(async () => {
  openPage()
  routes = await import('./routes.ts')
})

const bank = ['services', 'education', 'contacts', 'events', 'earnings', 'career'].map(section => `/vtb/${section}`)

/** Written by hand, not derived from the table. */
const promised = {
  visitor: [
    '/',
    '/login',
    '/registration',
    '/recovery',
    '/confirm-recovery',
    '/account-deleted',
    '/confirmed',
    '/auth-magic',
    '/auth-provider',
    '/confirm-link',
    '/confirm-change',
    '/not-me',
    '/invite',
    '/one-time-code',
    '/u/:slug',
    '/event/:eventId',
    '/not-found',
  ],
  member: [
    '/questions',
    '/onboarding',
    '/last-step',
    '/confirmed',
    '/auth-magic',
    '/auth-provider',
    '/confirm-link',
    '/confirm-change',
    '/not-me',
    '/confirm-recovery',
    '/invite',
    '/subscriptions',
    '/profile',
    '/admin',
    '/my_communities',
    '/contacts',
    '/contacts/bookmarks',
    '/dashboard',
    '/participants',
    '/faq',
    '/events',
    '/event/create',
    '/event/:eventId/questions',
    '/event/:eventId',
    '/u/:slug',
    '/chats',
    '/chats/:chatId',
    '/settings',
    '/notifications',
    '/not-found',
    ...bank,
  ],
  organiser: [
    '/admin',
    '/event/create',
    '/event/:eventId',
    '/event/:eventId/questions',
    '/dashboard',
    '/auth-magic',
    '/auth-provider',
    '/confirm-link',
    '/confirm-change',
    '/not-me',
    // Targets of links in letters, for any session.
    '/confirm-recovery',
    '/confirmed',
    '/invite',
    '/notifications',
    '/score-match',
    '/not-found',
  ],
}

/** Paths of the table above and those that need a permission; a capability that adds a screen tests who opens it beside its manifest. */
const listed = new Set([...Object.values(promised).flat(), '/score-match', '/dashboard'])
const paths = (mode: keyof typeof promised, permissions: Parameters<Routes['screensFor']>[1] = [], isAdmin = false) =>
  routes
    .screensFor(mode, permissions, isAdmin)
    .map(screen => screen.path)
    .filter(path => listed.has(path))

describe('the route table', () => {
  it.each(['visitor', 'member', 'organiser'] as const)('opens exactly the expected paths to a %s', mode => {
    expect(paths(mode).sort()).toEqual([...promised[mode]].sort())
  })

  it('opens nothing else to a visitor but what a capability added for visitors', () => {
    const added = ['/launch', '/confirm-merge', '/event/:eventId/join']
    const open = routes.screensFor('visitor', [], false).map(({ path }) => path)
    expect(open.sort()).toEqual([...promised.visitor, ...added].sort())
  })

  it('opens paths that need a permission to members who have it', () => {
    expect(paths('member', ['CAN_SCORE_MATCHES'])).toContain('/score-match')
    expect(paths('member', ['CAN_VIEW_ADMIN_PANEL'])).toContain('/dashboard')
    expect(paths('member', [], true)).toEqual(expect.arrayContaining(['/score-match', '/dashboard']))
  })

  it('opens nothing more to a visitor with a permission', () => {
    expect(paths('visitor', ['CAN_VIEW_ADMIN_PANEL'], true).sort()).toEqual([...promised.visitor].sort())
  })

  it('has the screens of every manifest', () => {
    const manifests = import.meta.glob<Record<string, Capability>>('./features/*/capability.ts', { eager: true })
    const all = Object.values(manifests).flatMap(manifest =>
      Object.values(manifest).flatMap(each => each.screens ?? []),
    )
    const missing = all.map(({ path }) => path).filter(path => !routes.screens.some(screen => screen.path === path))
    expect(missing, 'add the capability to web/capabilities.ts').toEqual([])
  })

  it('has a default path for each mode, which that mode may open', () => {
    expect(routes.defaultPaths).toEqual({ visitor: '/', member: '/my_communities', organiser: '/admin' })
    for (const mode of ['visitor', 'member', 'organiser'] as const)
      expect(paths(mode)).toContain(routes.defaultPaths[mode])
  })

  it('has literal paths before those with parameters', () => {
    const order = routes.screens.map(screen => screen.path)
    expect(order.indexOf('/event/create')).toBeLessThan(order.indexOf('/event/:eventId'))
    expect(new Set(order).size).toBe(order.length)
  })

  it('has a placeholder for every screen but the landing, and a title for each', () => {
    for (const { path, placeholder, title } of routes.screens) {
      expect(placeholder === null, path).toBe(path === '/')
      expect(words.en.menu.titles, path).toHaveProperty(title.replace('titles.', ''))
    }
  })
})

describe('texts of a screen', () => {
  const sources = import.meta.glob<string>('./features/*/**/*.{ts,tsx}', {
    query: '?raw',
    import: 'default',
    eager: true,
  })
  const alwaysLoaded = ['menu', 'shell', 'ui']
  /** Loaded with the landing, before the screen table. */
  const ofTheLanding = ['landing']

  it.each(Object.entries(import.meta.glob<Record<string, Capability>>('./features/*/capability.ts', { eager: true })))(
    '%s names every namespace that its files use, so that no screen waits for texts one after the other',
    (path, manifest) => {
      const folder = path.replace('capability.ts', '')
      const used = Object.entries(sources).flatMap(([file, source]) =>
        file.startsWith(folder) ? [...source.matchAll(/useWords\('(\w+)'\)/g)].map(([, namespace]) => namespace) : [],
      )
      const named = Object.values(manifest).flatMap(({ words = [], screens = [] }) => [
        ...words,
        ...screens.flatMap(({ words: own = [] }) => own),
      ])
      expect([...named, ...alwaysLoaded, ...ofTheLanding]).toEqual(expect.arrayContaining(used))
    },
  )

  it('are those of its capability and of the capabilities in its slot', () => {
    const settings = routes.screens.find(({ path }) => path === '/settings')
    expect(settings?.words).toEqual(expect.arrayContaining(['settings', 'network', 'participants']))
  })
})
