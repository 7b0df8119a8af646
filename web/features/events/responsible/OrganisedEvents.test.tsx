// @vitest-environment happy-dom
import { act } from 'react'
import type { Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type ApiServer, startApiServer } from '#web/testing/apiServer.ts'
import { buildUser } from '#web/testing/community.ts'
import { eventually } from '#web/testing/eventually.ts'
import { openPage } from '#web/testing/page.ts'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

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
async function open(path: string) {
  openPage({ landing }, { apiOrigin: server.origin }, path)
  const { startWords } = await import('#web/lib/words/words.ts')
  await startWords(['shell', 'menu', 'ui', 'failures'])
  const { createRoot } = await import('react-dom/client')
  const { App } = await import('#web/App.tsx')
  const state = await import('#web/lib/session/state.ts')
  localStorage.setItem('token', 'a.b.c')
  const user = buildUser({ canOrganise: true, connectedParticipants: [] })
  state.setSignedIn({ user, participant: null, permissions: [] })
  root = createRoot(document.getElementById('root') as HTMLElement)
  await act(async () => root.render(<App />))
}

const shows = (text: string) =>
  eventually(async () => {
    await act(() => new Promise(resolve => setTimeout(resolve, 20)))
    expect(document.body.textContent).toContain(text)
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
})
