// @vitest-environment happy-dom
import { type ReactNode, Suspense } from 'react'
import type { Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { EventPerson, ListedEvent } from '#contract/events/event.ts'
import type { Permission } from '#contract/roles.ts'
import { act } from '#web/testing/act.ts'
import { type ApiServer, type Received, startApiServer } from '#web/testing/apiServer.ts'
import { buildCommunity, buildParticipant, buildUser } from '#web/testing/community.ts'
import { eventually } from '#web/testing/eventually.ts'
import { openPage } from '#web/testing/page.ts'

let server: ApiServer
let root: Root | undefined
beforeEach(async () => {
  localStorage.clear()
  sessionStorage.clear()
  server = await startApiServer({})
})
afterEach(async () => {
  await act(async () => root?.unmount())
  await server.close()
})

const person = (firstName: string) =>
  ({
    participantId: null,
    slug: null,
    firstName,
    lastName: '',
    position: '',
    company: '',
    avatarUrl: null,
  }) as EventPerson

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000)

const event = (own: Partial<ListedEvent> = {}): ListedEvent => ({
  id: '00000000-0000-7000-8000-0000000000ee',
  slug: own.title?.toLowerCase().replaceAll(' ', '-') ?? 'tea',
  title: 'Tea',
  date: inDays(9).toISOString().slice(0, 10),
  startTime: '19:00',
  endTime: null,
  timeZone: 'Europe/Berlin',
  startsAt: inDays(9).toISOString(),
  endsAt: inDays(9.1).toISOString(),
  type: 'OFFLINE',
  isLocationConfirmed: true,
  location: {
    addressLine: 'Samovar House',
    latitude: null,
    longitude: null,
    mapsLink: '',
    country: 'Germany',
    region: '',
    city: 'Berlin',
    postalCode: '',
    isPartlyHidden: false,
  },
  isPaid: false,
  price: null,
  currency: null,
  visibility: 'PUBLIC',
  coverUrl: '/art/cover.svg',
  isCancelled: false,
  approvalRequired: false,
  seriesId: null,
  going: { count: 0, people: [] },
  maxParticipants: null,
  placesLeft: null,
  status: 'NOT_PARTICIPATING',
  isWaiting: false,
  ...own,
})

const list = (...items: ListedEvent[]) => ({ body: { items, next: null, total: items.length } })
const settle = (check: () => void) =>
  eventually(async () => {
    await act(() => new Promise(resolve => setTimeout(resolve, 20)))
    check()
  })
const text = () => document.querySelector('main')?.textContent ?? ''
const cards = () => [...document.querySelectorAll('article')]
const control = (label: string) =>
  [...document.querySelectorAll<HTMLElement>('button, a, label')].find(
    each => each.textContent === label || each.getAttribute('aria-label') === label,
  )
const click = (label: string) => act(async () => control(label)?.click())
const asked = (path: string): Received[] => server.received.filter(call => call.path === path)

type Answers = ApiServer['answers']

async function open(path: string, answers: Answers, permissions: Permission[] = []) {
  Object.assign(server.answers, { '/api/event/cities': { body: [] }, ...answers })
  openPage({ community: buildCommunity() }, { apiOrigin: server.origin }, path)
  const { startWords } = await import('#web/lib/words/words.ts')
  await startWords(['ui', 'events'])
  const { setSignedIn } = await import('#web/lib/session/state.ts')
  setSignedIn({ user: buildUser(), participant: buildParticipant(), permissions })
  const { EventsPage } = await import('./EventsPage.tsx')
  await render(<EventsPage />)
  await settle(() => expect(document.querySelector('h1')?.textContent).toBe('Events'))
}

/** As the app renders a screen, with the address of the page. */
async function render(screen: ReactNode) {
  const { createRoot } = await import('react-dom/client')
  const { NavigationType, Router } = await import('react-router')
  const { QueryClientProvider } = await import('@tanstack/react-query')
  const { queries } = await import('#web/lib/calls/queryClient.ts')
  const { navigator, useCurrentLocation } = await import('#web/lib/browser/navigation.ts')
  const { ThemeProvider } = await import('#web/ui/ThemeProvider.tsx')
  const Page = () => (
    <Router location={useCurrentLocation().location} navigationType={NavigationType.Pop} navigator={navigator}>
      <main>
        <Suspense>{screen}</Suspense>
      </main>
    </Router>
  )
  root = createRoot(document.getElementById('root') as HTMLElement)
  await act(async () =>
    root?.render(
      <ThemeProvider look={buildCommunity().brandConfig}>
        <QueryClientProvider client={queries}>
          <Page />
        </QueryClientProvider>
      </ThemeProvider>,
    ),
  )
}

describe('the screen of events', () => {
  it('lists upcoming events, and past ones on demand', async () => {
    await open('/events', {
      '/api/event/upcoming': list(event({ title: 'Winter tea' })),
      '/api/event/past': list(event({ title: 'Summer tea', status: 'CONFIRMED', going: { count: 3, people: [] } })),
    })
    await settle(() => expect(cards().map(card => card.querySelector('h3')?.textContent)).toEqual(['Winter tea']))
    expect(cards()[0]?.querySelector('a')?.getAttribute('href')).toBe('/event/winter-tea')
    await click('Past')
    await settle(() => expect(text()).toContain('Summer tea'))
    expect(window.location.search).toBe('?show=past')
    expect(text()).toContain('3 took part')
    expect(text()).toContain('I took part')
    expect(text()).not.toContain('I’m going')
  })

  it('lists the drafts of those who may add events, above the upcoming ones, and asks for none for others', async () => {
    const draft = { event: null, title: 'Spring tea', updatedAt: '2026-11-16T10:00:00.000Z' }
    const answers = {
      '/api/event/upcoming': list(event({ title: 'Winter tea' })),
      '/api/event/drafts': { body: { items: [draft], next: null, total: 1 } },
    }
    await open('/events', answers)
    await settle(() => expect(cards()).toHaveLength(1))
    expect(asked('/api/event/drafts')).toEqual([])
    await act(async () => root?.unmount())
    await open('/events', answers, ['CAN_CREATE_EVENTS'])
    await settle(() => expect(text()).toContain('DraftsSpring teaNew event'))
    expect(control('Continue with “Spring tea”')?.getAttribute('href')).toBe('/event/create')
  })

  it('restores a deleted event, and the dates of a series that were deleted together', async () => {
    const deleted = (id: string, title: string, count: number) => ({
      id,
      title,
      count,
      date: '2026-12-03',
      restorableUntil: '2099-01-02T10:00:00.000Z',
    })
    let items = [deleted('1', 'Spring tea', 1), deleted('2', 'Walks', 8)]
    const restored = (id: string) => () => {
      items = items.filter(event => event.id !== id)
      return { body: {} }
    }
    await open(
      '/events',
      {
        '/api/event/upcoming': list(),
        '/api/event/drafts': { body: { items: [], next: null, total: 0 } },
        '/api/event/deleted': () => ({ body: { items, next: null, total: items.length } }),
        'POST /api/event/1/restore': restored('1'),
        'POST /api/event/2/series/restore': restored('2'),
      },
      ['CAN_CREATE_EVENTS'],
    )
    await settle(() => expect(text()).toContain('Deleted eventsSpring teaCan be restored until'))
    expect(text()).toContain('Walks8 dates · Can be restored until')
    await click('Restore “Spring tea”')
    await settle(() => expect(text()).not.toContain('Spring tea'))
    await click('Restore “Walks”')
    await settle(() => expect(text()).not.toContain('Deleted events'))
  })

  it('says what is still to be confirmed: date, time and place', async () => {
    await open('/events', {
      '/api/event/upcoming': list(
        event({ title: 'No time', startTime: null, isLocationConfirmed: false }),
        event({ id: '1', title: 'No date', date: null, startTime: null, startsAt: null, endsAt: null }),
      ),
    })
    await settle(() => expect(cards()).toHaveLength(2))
    expect(cards()[0]?.textContent).toContain('Time to be confirmed')
    expect(cards()[0]?.textContent).toContain('Place to be confirmed')
    expect(cards()[0]?.textContent).not.toContain('Samovar House')
    expect([...document.querySelectorAll('h2')].at(-1)?.textContent).toBe('Date to be confirmed')
  })

  it('shows how many are going, with names, the price and my part', async () => {
    const people = ['Anna', 'Boris', 'Vera'].map(person)
    await open('/events', {
      '/api/event/upcoming': list(
        event({ going: { count: 14, people }, isPaid: true, price: 18, currency: 'EUR', status: 'CONFIRMED' }),
        event({ id: '1', title: 'Call', type: 'ONLINE', status: 'PENDING', approvalRequired: true }),
        event({ id: '2', title: 'Dinner', status: 'PENDING', isWaiting: true }),
        event({ id: '3', title: 'Walk', isCancelled: true, status: 'CONFIRMED', going: { count: 5, people } }),
      ),
    })
    await settle(() => expect(cards()).toHaveLength(4))
    const [first, call, dinner, walk] = cards().map(card => card.textContent)
    for (const part of ['14 going', 'Anna, Boris and 12 others', 'Samovar House, Berlin · €18', 'Going'])
      expect(first).toContain(part)
    expect(call).toContain('OnlineWaiting for approval')
    expect(dinner).toContain('On the waitlist')
    expect(walk).toContain('Event cancelled')
    expect(walk).not.toContain('5 going')
  })

  it.each<[string, Permission[], boolean]>([
    ['is not offered to members', [], false],
    ['is offered with the permission', ['CAN_CREATE_EVENTS'], true],
    ['is offered to moderators', ['CAN_MODERATE_COMMUNITY'], true],
  ])('Add event %s', async (_title, permissions, isOffered) => {
    await open('/events', { '/api/event/upcoming': list() }, permissions)
    await settle(() => expect(text()).toContain('No events planned'))
    expect(control('Add event')?.getAttribute('href') ?? null).toBe(isOffered ? '/event/create' : null)
    expect(text().includes('Suggest an event')).toBe(!isOffered)
  })

  it('keeps filters in the address and sends them, and leads back from none that match', async () => {
    await open('/events?city=Berlin&price=free', {
      '/api/event/upcoming': ({ query }) => (query.has('price') ? list() : list(event({ title: 'Any' }))),
      '/api/event/cities': { body: [{ city: 'Berlin', count: 2 }] },
    })
    await settle(() => expect(text()).toContain('No events match these filters'))
    expect(Object.fromEntries(asked('/api/event/upcoming')[0]?.query ?? [])).toMatchObject({
      city: 'Berlin',
      price: 'free',
    })
    expect(control('In Berlin')?.getAttribute('aria-pressed')).toBe('true')
    await click('Online')
    expect(window.location.search).toBe('?city=Berlin&type=online&price=free')
    await click('Show all events')
    await settle(() => expect(text()).toContain('Any'))
    expect(window.location.search).toBe('')
  })

  it('loads more, says how many, and shows as many pages after a reload', async () => {
    const pages: Record<string, Partial<ListedEvent>> = { '': { title: 'One' }, two: { id: '2', title: 'Two' } }
    const upcoming = ({ query }: Received) => {
      const after = query.get('after') ?? ''
      return { body: { items: [event(pages[after])], next: after ? null : 'two', total: null } }
    }
    await open('/events', { '/api/event/upcoming': upcoming })
    await settle(() => expect(control('Show more')).toBeDefined())
    await click('Show more')
    await settle(() => expect(cards()).toHaveLength(2))
    expect(window.location.search).toBe('?page=2')
    expect(text()).toContain('1 more event')
    await act(async () => root?.unmount())
    await open('/events?page=2', { '/api/event/upcoming': upcoming })
    await settle(() => expect(cards()).toHaveLength(2))
  })

  it('offers a retry when the list does not load', async () => {
    let isBroken = true
    await open('/events', {
      '/api/event/upcoming': () =>
        isBroken ? { status: 400, body: { code: 1001, status: 400, message: 'no' } } : list(event({ title: 'Late' })),
    })
    await settle(() => expect(control('Try again')).toBeDefined())
    isBroken = false
    await click('Try again')
    await settle(() => expect(text()).toContain('Late'))
  })

  it('has my events in three tabs with counts, and leads on where there are none', async () => {
    await open('/events?show=mine', {
      '/api/event/mine': ({ query }) =>
        query.get('tab') === 'waiting'
          ? list(event({ title: 'Full house', status: 'PENDING', isWaiting: true }))
          : list(),
    })
    await settle(() => expect(text()).toContain('You are not going to any event yet'))
    expect(control('See upcoming events')?.getAttribute('href')).toBe('/events')
    await settle(() => expect(control('Waiting1')).toBeDefined())
    await click('Waiting1')
    await settle(() => expect(text()).toContain('Full house'))
    expect(window.location.search).toBe('?show=mine&tab=waiting')
  })
})

describe('the calendar of events', () => {
  const day = {
    id: '1',
    slug: 'tea',
    title: 'Winter tea',
    startTime: '19:00',
    timeZone: 'Europe/Berlin',
    isOnline: false,
  }
  const month = ({ query }: Received) => ({
    body: {
      month: query.get('month'),
      events:
        query.get('month') === '2027-01'
          ? [{ ...day, date: '2027-01-31', isCancelled: false, status: 'CONFIRMED' }]
          : [
              {
                ...day,
                id: '2',
                title: 'Carnival',
                date: '2027-02-28',
                isCancelled: true,
                status: 'NOT_PARTICIPATING',
              },
            ],
    },
  })
  const chosen = () => document.querySelector('button[data-chosen]')?.getAttribute('aria-label')
  const press = (key: string) =>
    act(async () => {
      document.querySelector('button[data-chosen]')?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
    })

  it('opens on the first day with an event, lists its events and moves by keys and months', async () => {
    await open('/events?show=calendar&month=2027-01', { '/api/event/month': month })
    await settle(() => expect(chosen()).toBe('Sunday, 31 January, 1 event'))
    expect(document.querySelector('input[type=radio]:checked')).toBe(null)
    expect(document.querySelector('a[href="/event/tea"]')?.textContent).toBe('Winter tea')
    await press('ArrowUp')
    expect(chosen()).toBe('Sunday, 24 January')
    expect(text()).toContain('No events on this day')
    await press('PageDown')
    await settle(() => expect(text()).toContain('February 2027'))
    expect(chosen()).toBe('Wednesday, 24 February')
    expect(window.location.search).toBe('?show=calendar&month=2027-02')
    await click('Previous month')
    await settle(() => expect(text()).toContain('January 2027'))
    await click('List')
    expect(window.location.search).toBe('')
  })
})

describe('the next event on the main page', () => {
  const show = async (joinOnlineAt: string | null, own: Partial<ListedEvent> = {}) => {
    openPage({ community: buildCommunity() }, { apiOrigin: server.origin }, '/my_communities')
    const { startWords } = await import('#web/lib/words/words.ts')
    await startWords(['shell', 'ui', 'events'])
    const { NextEventCard } = await import('./NextEvent.tsx')
    await render(<NextEventCard next={{ event: event({ type: 'ONLINE', ...own }), joinOnlineAt }} />)
    return document.querySelector('section')
  }

  it('offers Join online when the link is open, and says before when it opens', async () => {
    const soon = await show(new Date(Date.now() + 3_600_000).toISOString())
    expect(soon?.textContent).toContain('The link opens at')
    expect(document.querySelector('a[href="/event/tea/join"]')).toBeNull()
    await act(async () => root?.unmount())
    const now = await show(new Date(Date.now() - 60_000).toISOString())
    expect(document.querySelector('a[href="/event/tea/join"]')?.textContent).toBe('Join online')
    expect(now?.textContent).not.toContain('The link opens at')
  })

  it('offers no link of an event that has ended or is not online', async () => {
    await show(new Date(Date.now() - 60_000).toISOString(), { endsAt: new Date(Date.now() - 1000).toISOString() })
    expect(document.querySelector('a[href="/event/tea/join"]')).toBeNull()
    await act(async () => root?.unmount())
    expect((await show(null))?.textContent).not.toContain('The link opens at')
  })
})

describe('events elsewhere', () => {
  const start = async (answers: Answers) => {
    Object.assign(server.answers, answers)
    openPage({ community: buildCommunity() }, { apiOrigin: server.origin })
    const { startWords } = await import('#web/lib/words/words.ts')
    await startWords(['ui', 'events'])
  }

  it('are found by the palette, with day and city', async () => {
    const found = { id: '1', slug: 'tea', title: 'Winter tea', date: '2026-12-03', city: 'Berlin', isOnline: false }
    await start({ '/api/event/search': { body: [found, { ...found, id: '2', date: null, city: '' }] } })
    const { findEvents } = await import('./findEvents.ts')
    expect(await findEvents('tea', new AbortController().signal)).toEqual([
      { id: '1', label: 'Winter tea', text: 'Thursday, 3 December 2026 · Berlin', to: '/event/tea' },
      { id: '2', label: 'Winter tea', text: 'Date to be confirmed', to: '/event/tea' },
    ])
    expect(asked('/api/event/search')[0]?.query.get('search')).toBe('tea')
  })

  it.each([
    [
      'three that are not cancelled',
      [event({ isCancelled: true }), ...[1, 2, 3, 4].map(n => event({ id: String(n), title: `Tea ${n}` }))],
      3,
    ],
    ['nothing if there are none', [], 0],
  ])('are shown on the landing: %s', async (_title, items, count) => {
    await start({ '/api/event/upcoming': list(...items) })
    const { OpenEvents } = await import('./OpenEvents.tsx')
    await render(<OpenEvents />)
    await settle(() => expect(asked('/api/event/upcoming')).toHaveLength(1))
    // Its reply comes before that to a later call.
    const { api } = await import('#web/lib/calls/api.ts')
    await api.user.listPermissions().catch(() => undefined)
    await settle(() => expect(document.querySelectorAll('main li')).toHaveLength(count))
    expect(document.querySelector('h2')?.textContent ?? null).toBe(count > 0 ? 'Open events' : null)
  })
})
