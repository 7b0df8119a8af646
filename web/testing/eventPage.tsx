import type { Root } from 'react-dom/client'
import { afterEach, beforeEach, expect } from 'vitest'
import type { Event, MyParticipation } from '#contract/events/event.ts'
import { act } from '#web/testing/act.ts'
import { type ApiServer, startApiServer } from './apiServer.ts'
import { buildParticipant, buildUser } from './community.ts'
import { buildEvent, buildMine, eventId } from './event.ts'
import { openPage } from './page.ts'
import { settle } from './signedInPage.tsx'

/** The call that loads the event. */
export const eventCall = 'GET /api/event/breakfast'

/** The page of one event in each test, against a server that answers with `event`. */
export type EventPage = { event: Event; server: ApiServer; root: Root }

const quote = { text: '', role: '', author: { name: 'Marco', imageUrl: null } }
const landing = { en: { quote }, ru: { quote } } as never

/** Starts and stops the server of each test of a file. */
export function setUpEventPage() {
  const page = {} as EventPage

  beforeEach(async () => {
    localStorage.clear()
    sessionStorage.clear()
    page.event = buildEvent()
    page.server = await startApiServer({
      [eventCall]: () => ({ body: page.event }),
      [`GET /api/event/${eventId}/encounters`]: { body: { items: [], next: null, total: 0 } },
      [`GET /api/event/${eventId}/feedback/mine`]: { body: { feedback: null, canGive: false } },
    })
  })
  afterEach(async () => {
    await act(async () => page.root.unmount())
    await page.server.close()
  })

  /** Opens the app at this address, as a member unless told otherwise. */
  async function open(at = '/event/breakfast', who: 'member' | 'visitor' = 'member'): Promise<void> {
    openPage({ landing }, { apiOrigin: page.server.origin }, at)
    const { startWords } = await import('#web/lib/words/words.ts')
    await startWords(['shell', 'menu', 'ui', 'failures'])
    const { createRoot } = await import('react-dom/client')
    const { App } = await import('#web/App.tsx')
    const state = await import('#web/lib/session/state.ts')
    if (who === 'member') {
      localStorage.setItem('token', 'a.b.c')
      state.setSignedIn({ user: buildUser(), participant: buildParticipant(), permissions: [] })
    }
    page.root = createRoot(document.getElementById('root') as HTMLElement)
    await act(async () => page.root.render(<App />))
  }

  const calls = (method: string, path: string) =>
    page.server.received.filter(call => call.method === method && call.path === path)

  return { page, open, calls }
}

export const shown = (): string => document.getElementById('root')?.textContent ?? ''

export const shows = (text: string): Promise<void> => settle(() => expect(shown()).toContain(text))

/** A button or link by its text or label. */
export const control = (label: string): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>('button, a')].find(
    each => each.textContent === label || each.getAttribute('aria-label') === label,
  )

/** One that is still busy with the press before takes no other. */
export async function press(label: string): Promise<void> {
  await settle(() => expect(control(label)?.hasAttribute('disabled'), label).toBe(false))
  await act(async () => control(label)?.click())
}

/** The participation of a reader who is going. */
export const going = (own: Partial<MyParticipation> = {}): MyParticipation =>
  buildMine({
    participationId: '00000000-0000-7000-8000-0000000000cc',
    state: 'going',
    status: 'CONFIRMED',
    can: { join: false, cancel: true, joinOnline: false },
    ...own,
  })
