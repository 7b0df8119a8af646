// @vitest-environment happy-dom

import type { Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { act } from '#web/testing/act.ts'
import { type ApiServer, startApiServer } from '#web/testing/apiServer.ts'
import { buildParticipant, buildUser } from '#web/testing/community.ts'
import { openPage } from '#web/testing/page.ts'

let server: ApiServer
let root: Root
const fullWidth = innerWidth
beforeEach(async () => {
  localStorage.clear()
  server = await startApiServer()
})
afterEach(async () => {
  vi.stubGlobal('innerWidth', fullWidth)
  await act(async () => root.unmount())
  await server.close()
})

const quote = { text: '', role: '', author: { name: 'Marco', imageUrl: null } }
const landing = { en: { quote }, ru: { quote } } as never

type Who = 'visitor' | 'member' | 'newcomer' | 'loading'
const user = buildUser({ userId: '00000000-0000-7000-8000-0000000000aa' })

/** The app at this address; the server knows nothing, because only the frame of the screen is looked at. */
async function open(path: string, who: Who) {
  openPage({ landing }, { apiOrigin: server.origin }, path)
  if (who !== 'visitor') localStorage.setItem('token', 'a.b.c')
  const { startWords } = await import('#web/lib/words/words.ts')
  await startWords(['shell', 'menu', 'ui', 'auth', 'account', 'landing', 'failures'])
  const { createRoot } = await import('react-dom/client')
  const { App } = await import('#web/App.tsx')
  await import('#web/Screens.tsx')
  const { preloadFrame } = await import('./Frame.tsx')
  await Promise.all([preloadFrame('app'), preloadFrame('plain')])
  const { setSignedIn } = await import('#web/lib/session/state.ts')
  if (who === 'member') setSignedIn({ user, participant: buildParticipant(), permissions: [] })
  if (who === 'newcomer') setSignedIn({ user, participant: null, permissions: [] })
  root = createRoot(document.getElementById('root') as HTMLElement)
  await act(async () => root.render(<App />))
  await vi.waitFor(
    async () => {
      await act(() => new Promise(resolve => setTimeout(resolve, 20)))
      expect(document.querySelector('header')).not.toBeNull()
    },
    { timeout: 30_000 },
  )
  expect(location.pathname).toBe(path)
}

describe('the header', () => {
  const controls = () => [...document.querySelectorAll('header a, header button')].map(each => each.textContent)

  it.each<[string, Who, string | null]>([
    ['/account-deleted', 'visitor', 'Log in'],
    ['/last-step', 'member', 'Log out'],
    ...['/login', '/registration', '/recovery', '/confirm-recovery', '/confirmed', '/auth-magic'].map(
      (path): [string, Who, null] => [path, 'visitor', null],
    ),
    ...['/confirm-recovery', '/confirmed', '/auth-magic'].map((path): [string, Who, null] => [path, 'member', null]),
  ])('of %s has for a %s the button: %s', async (path, who, button) => {
    await open(path, who)
    expect(controls().find(text => text === 'Log in' || text === 'Log out') ?? null).toBe(button)
  })
})

describe('the menu', () => {
  /** Of the sidebar and of a phone's bar, which has More even without an entry. */
  const parts = () => ({
    sidebar: document.querySelector('nav ul a[href="/contacts"]') !== null,
    bar: [...document.querySelectorAll('nav button')].some(({ textContent }) => textContent === 'More'),
  })

  it.each<[string, Who, boolean]>([
    ['/settings', 'member', true],
    ['/settings', 'loading', false],
    ['/settings', 'newcomer', false],
    ['/last-step', 'member', false],
    ['/confirmed', 'member', false],
    ['/invite', 'member', false],
    ['/onboarding', 'newcomer', false],
    ['/questions', 'newcomer', false],
  ])('at %s for a %s is shown: %s', async (path, who, isShown) => {
    await open(path, who)
    expect(parts()).toEqual({ sidebar: isShown, bar: isShown })
    // From then on it is no first login any more.
    expect(localStorage.getItem('hasLoggedIn')).toBe(isShown ? 'true' : null)
  })

  it.each([
    [768, false],
    [769, true],
  ])('at %i px has the profile beside the other entries: %s', async (width, isShown) => {
    vi.stubGlobal('innerWidth', width)
    await open('/settings', 'member')
    expect(document.querySelector(`nav ul a[href="/u/${user.userId}"]`) !== null).toBe(isShown)
    expect(document.querySelector('nav ul a[href="/contacts"]')).not.toBeNull()
  })
})
