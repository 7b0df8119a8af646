// @vitest-environment happy-dom

import type { Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { act } from '#web/testing/act.ts'
import { type ApiServer, startApiServer } from '#web/testing/apiServer.ts'
import { find, openSignedIn, settle } from '#web/testing/signedInPage.tsx'

let server: ApiServer
let root: Root
beforeEach(async () => {
  localStorage.clear()
  server = await startApiServer()
})
afterEach(async () => {
  await act(async () => root.unmount())
  await server.close()
})

const texts = (selector: string) => [...document.querySelectorAll(selector)].map(({ textContent }) => textContent)
const entries = () => texts('nav a[href="/my_communities"]')
const more = () => texts('nav button[aria-haspopup=dialog]').at(-1)

it('an entry of both menus shows how many new things it leads to, until they are seen or the user logs out', async () => {
  root = await openSignedIn(server, '/profile', ['participants'])
  await find('nav a[href="/my_communities"]')
  const { setBadge } = await import('#web/lib/badges.ts')
  expect(entries()).toEqual(['My communities', 'Home'])
  await act(async () => setBadge('myCommunities', 3))
  expect(entries()).toEqual(['My communities33 new', 'Home33 new'])
  expect(more()).toBe('More')
  await act(async () => setBadge('myCommunities', 0))
  expect(entries()).toEqual(['My communities', 'Home'])
  await act(async () => setBadge('profile', 120))
  expect(more()).toBe('More99+120 new')

  const bell = () => document.querySelector('header a[href="/notifications"]')
  await settle(() => expect(bell()?.getAttribute('aria-label')).toBe('Notifications'))
  await act(async () => setBadge('notifications', 1))
  expect(bell()?.getAttribute('aria-label')).toBe('Notifications, 1 new')
  expect(bell()?.querySelector('span[class*="dot"]')).not.toBeNull()
  const { broadcast } = await import('#web/lib/events.ts')
  await act(async () => broadcast('signedOut'))
  await settle(() => expect(bell()?.getAttribute('aria-label') ?? 'Notifications').toBe('Notifications'))
})
