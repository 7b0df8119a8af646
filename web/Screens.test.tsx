// @vitest-environment happy-dom

import type { Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { act } from '#web/testing/act.ts'
import { buildParticipant, buildUser } from './testing/community.ts'
import { eventually } from './testing/eventually.ts'
import { openPage } from './testing/page.ts'

let root: Root
beforeEach(() => localStorage.clear())
// A screen that is still loading would report to the console after the end of the run.
afterEach(() => act(async () => root.unmount()))

/** Renders the route table without a server: at the address of the page there may be one. */
async function open(path: string) {
  openPage({}, { apiOrigin: 'http://127.0.0.1:1' }, path)
  const { startWords } = await import('./lib/words/words.ts')
  await startWords(['shell', 'menu', 'ui', 'auth', 'landing', 'failures'])
  const { createRoot } = await import('react-dom/client')
  const { App, Screens } = await import('./App.tsx')
  // A redirect is looked for right after what causes it.
  await Screens.preload()
  const state = await import('./lib/session/state.ts')
  const { goTo } = await import('./lib/browser/navigation.ts')
  root = createRoot(document.getElementById('root') as HTMLElement)
  await act(async () => root.render(<App />))
  return { ...state, goTo }
}
const member = { user: buildUser(), participant: buildParticipant(), permissions: [] }
const settle = (work: () => void) => act(async () => work())

it('a simultaneous change of session and path shows that path, not the default of the old or new mode', async () => {
  const { setSignedIn, setVisitor, goTo } = await open('/login')
  await settle(() => {
    setSignedIn(member)
    goTo('/settings', { replace: true })
  })
  expect(location.pathname).toBe('/settings')
  await settle(() => {
    setVisitor()
    goTo('/login')
  })
  expect(location.pathname).toBe('/login')
})

it('a user with networking off is redirected to the profile from every path', async () => {
  const { setSignedIn, goTo } = await open('/login')
  await settle(() => setSignedIn({ ...member, user: buildUser({ enabled: false }) }))
  expect(location.pathname).toBe('/profile')
  await settle(() => goTo('/contacts'))
  expect(location.pathname).toBe('/profile')
  await settle(() => goTo(`/u/${member.user.userId}`))
  expect(location.pathname).toBe(`/u/${member.user.userId}`)
})

it('the frame of a page stays when the session has been loaded, with what was opened in it', async () => {
  localStorage.setItem('token', 'known')
  const { setSignedIn } = await open('/settings')
  await eventually(() => expect(document.querySelector('header')).not.toBeNull())
  const header = document.querySelector('header')
  await settle(() => setSignedIn(member))
  expect(location.pathname).toBe('/settings')
  expect(document.querySelector('header')).toBe(header)
})

it.each(['/event/create', '/event/walk/questions?from=letter#second'])(
  'a visitor is redirected from %s to the landing, and returns to it after the login',
  async path => {
    sessionStorage.clear()
    const { setVisitor } = await open(path)
    await settle(() => setVisitor())
    expect(location.pathname + location.search + location.hash).toBe('/')
    expect(sessionStorage.getItem('redirectAfterLogin')).toBe(path)
  },
)

it('a path of members ends the organiser mode of a member and is shown; any other path redirects to the admin area', async () => {
  const organiser = { ...member, user: buildUser({ canOrganise: true }) }
  localStorage.setItem('organiserMode', 'true')
  const { setSignedIn, sessionStore, chooseOrganiserMode, goTo } = await open('/login')
  const place = () => [location.pathname + location.search, sessionStore.get().mode]
  await settle(() => {
    setSignedIn(organiser)
    goTo('/nothing/at/all')
  })
  expect(place()).toEqual(['/admin', 'organiser'])
  for (const path of ['/chats/some-chat?message=3', '/u/anna', '/my_communities']) {
    await settle(() => goTo(path))
    expect(place()).toEqual([path, 'member'])
    await settle(() => {
      chooseOrganiserMode(true)
      goTo('/admin')
    })
    expect(place()).toEqual(['/admin', 'organiser'])
  }
})

it('an organiser without a profile stays in organiser mode on a path of members', async () => {
  const { setSignedIn, sessionStore, goTo } = await open('/login')
  await settle(() => {
    setSignedIn({ ...member, user: buildUser({ canOrganise: true }), participant: null })
    goTo('/chats/some-chat')
  })
  expect([location.pathname, sessionStore.get().mode]).toEqual(['/admin', 'organiser'])
})
