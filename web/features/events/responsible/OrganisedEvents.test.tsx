// @vitest-environment happy-dom

import type { Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Permission } from '#contract/roles.ts'
import { act } from '#web/testing/act.ts'
import { type ApiServer, startApiServer } from '#web/testing/apiServer.ts'
import { buildUser } from '#web/testing/community.ts'
import { eventually } from '#web/testing/eventually.ts'
import { openPage } from '#web/testing/page.ts'

let server: ApiServer
let root: Root
const quote = { text: '', role: '', author: { name: 'Marco', imageUrl: null } }
const landing = { en: { quote }, ru: { quote } } as never
const tea = {
  id: '00000000-0000-7000-8000-000000000101',
  slug: 'winter-tea',
  title: 'Winter tea',
  date: '2026-11-19',
  startTime: '19:00',
  endTime: null,
  timeZone: 'Europe/Berlin',
  startsAt: '2026-11-19T18:00:00.000Z',
  endsAt: '2026-11-19T20:00:00.000Z',
  type: 'OFFLINE',
  coverUrl: '/art/cover.svg',
  isCancelled: false,
  going: 12,
  pending: 3,
  waiting: 2,
  checkedIn: 0,
  answered: 9,
  placesTaken: 14,
  maxParticipants: 20,
}
const figures = {
  upcoming: 1,
  past: 2,
  going: 12,
  pastGoing: 40,
  came: 30,
  places: 20,
  placesTaken: 14,
  answered: 9,
  signUps: [
    { day: '2026-11-15', count: 4 },
    { day: '2026-11-16', count: 3 },
  ],
}

beforeEach(async () => {
  localStorage.clear()
  sessionStorage.clear()
  server = await startApiServer({
    'GET /api/event/organised': { body: { items: [tea], next: null, total: 1, figures } },
  })
})
afterEach(async () => {
  await act(async () => root.unmount())
  await server.close()
})

/** Opens the app as an organiser who has no profile here. */
async function open(path: string, permissions: Permission[] = []) {
  openPage({ landing }, { apiOrigin: server.origin }, path)
  const { startWords } = await import('#web/lib/words/words.ts')
  await startWords(['shell', 'menu', 'ui', 'failures'])
  const { createRoot } = await import('react-dom/client')
  const { App } = await import('#web/App.tsx')
  const state = await import('#web/lib/session/state.ts')
  localStorage.setItem('token', 'a.b.c')
  const user = buildUser({ canOrganise: true, connectedParticipants: [] })
  state.setSignedIn({ user, participant: null, permissions })
  root = createRoot(document.getElementById('root') as HTMLElement)
  await act(async () => root.render(<App />))
}

const shows = (text: string) =>
  eventually(async () => {
    await act(() => new Promise(resolve => setTimeout(resolve, 20)))
    expect(document.body.textContent).toContain(text)
  })
const press = (name: string) =>
  eventually(async () => {
    await act(() => new Promise(resolve => setTimeout(resolve, 20)))
    const button = [...document.querySelectorAll('button')].find(
      each => each.getAttribute('aria-label') === name || each.textContent === name,
    )
    expect(button?.disabled, name).toBe(false)
    await act(async () => button?.click())
  })
const addresses = () => [...document.querySelectorAll('a')].map(link => link.getAttribute('href'))

describe('an organiser without a profile', () => {
  it('enters their events at /admin, with what waits for them', async () => {
    await open('/admin')
    await shows('Winter tea')
    for (const text of ['12 going of 20', '3 pending', '2 on the waitlist', 'Upcoming1', 'Past2'])
      expect(document.body.textContent).toContain(text)
    expect(addresses()).toEqual(
      expect.arrayContaining(['edit', 'questions', 'participants'].map(way => `/event/winter-tea/${way}`)),
    )
  })

  it('sees the figures of their own events on the dashboard, and not those of the community', async () => {
    await open('/dashboard')
    await shows('7 sign-ups in 30 days')
    for (const text of ['70%', '75%']) expect(document.body.textContent).toContain(text)
    expect(document.body.textContent).not.toContain('Cities')
  })

  it('is led on while there is nothing to organise, with and without the right to create an event', async () => {
    server.answers['GET /api/event/organised'] = {
      body: { items: [], next: null, total: 0, figures: { ...figures, upcoming: 0, past: 0 } },
    }
    await open('/admin', ['CAN_CREATE_EVENTS'])
    await shows('No upcoming events')
    expect(addresses()).toContain('/event/create')
    await act(async () => root.unmount())
    await open('/admin?show=past')
    await shows('No past events')
    expect(addresses()).not.toContain('/event/create')
  })

  it('can load their events again when that failed', async () => {
    const answer = server.answers['GET /api/event/organised']
    server.answers['GET /api/event/organised'] = { status: 500, body: { message: 'no', code: 1000, status: 500 } }
    await open('/admin')
    await shows('Try again')
    server.answers['GET /api/event/organised'] = answer as never
    await press('Try again')
    await shows('Winter tea')
  })
})

describe('drafts of an organiser', () => {
  const draft = { event: null, title: 'Spring tea', updatedAt: '2026-11-16T10:00:00.000Z' }
  const edited = { ...draft, event: { id: tea.id, slug: tea.slug, title: tea.title }, title: '' }

  it('are listed at /admin, and lead back to the form', async () => {
    server.answers['GET /api/event/drafts'] = { body: { items: [edited, draft], next: null, total: 2 } }
    await open('/admin')
    await shows('Drafts')
    for (const text of ['Spring teaNew event', 'Winter teaUnpublished changes'])
      expect(document.body.textContent).toContain(text)
    const ways = [...document.querySelectorAll('a')].filter(link => link.textContent === 'Continue')
    expect(ways.map(link => link.getAttribute('href'))).toEqual(['/event/winter-tea/edit', '/event/create'])
  })

  it('are not mentioned while there are none', async () => {
    server.answers['GET /api/event/drafts'] = { body: { items: [], next: null, total: 0 } }
    await open('/admin')
    await shows('Winter tea')
    expect(document.body.textContent).not.toContain('Drafts')
  })

  it('are deleted at once, and brought back as they were typed', async () => {
    let items = [draft]
    const fields = { title: 'Spring tea', price: 3, isPaid: true }
    const isDraft = ({ path }: { path: string }) => path === '/api/event/draft'
    server.answers['GET /api/event/drafts'] = () => ({ body: { items, next: null, total: items.length } })
    server.answers['GET /api/event/draft'] = { body: { draft: { fields, updatedAt: draft.updatedAt } } }
    server.answers['DELETE /api/event/draft'] = () => {
      items = []
      return { body: {} }
    }
    server.answers['PUT /api/event/draft'] = ({ body }) => {
      items = [draft]
      return { body: { fields: JSON.parse(body).fields, updatedAt: draft.updatedAt } }
    }
    await open('/admin')
    await press('Delete the draft of “Spring tea”')
    await shows('Draft deleted')
    // The list is rendered a moment after the notice.
    await eventually(() => expect(document.body.textContent).not.toContain('Drafts'))
    await press('Undo')
    await shows('Spring tea')
    const calls = server.received.filter(isDraft).map(({ method }) => method)
    expect(calls).toEqual(['GET', 'DELETE', 'PUT'])
    expect(JSON.parse(server.received.filter(isDraft)[2]?.body ?? '{}')).toEqual({ fields })
  })

  it('stay when deleting them fails, which is said', async () => {
    server.answers['GET /api/event/drafts'] = { body: { items: [draft], next: null, total: 1 } }
    server.answers['GET /api/event/draft'] = { body: { draft: null } }
    server.answers['DELETE /api/event/draft'] = { status: 500, body: { message: 'no', code: 1000, status: 500 } }
    await open('/admin')
    await press('Delete the draft of “Spring tea”')
    await shows('The draft is not deleted.')
    expect(document.body.textContent).toContain('Spring tea')
  })
})
