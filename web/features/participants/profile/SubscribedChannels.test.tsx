// @vitest-environment happy-dom

import type { Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { act } from '#web/testing/act.ts'
import { type ApiServer, startApiServer } from '#web/testing/apiServer.ts'
import { openSignedIn, settle } from '#web/testing/signedInPage.tsx'

const messenger = (channel: string, own: object = {}) => ({
  channel,
  isOffered: true,
  account: 'vera',
  stopReason: null,
  isOn: true,
  topics: [],
  ...own,
})

let server: ApiServer
let root: Root
beforeEach(async () => {
  localStorage.clear()
  sessionStorage.clear()
  server = await startApiServer({
    'GET /api/participant/notification-pref': {
      body: ['EMAIL', 'TELEGRAM', 'SLACK', 'DISCORD'].map(contactType => ({ contactType, disable: false })),
    },
  })
})
afterEach(async () => {
  await act(async () => root.unmount())
  await server.close()
})

const answer = (...channels: object[]) => {
  server.answers['GET /api/participant/channels'] = { body: { channels, quietHours: null, timeZone: 'Europe/Berlin' } }
}
const card = () =>
  [...document.querySelectorAll('section')].find(each => each.textContent?.includes('How we reach you'))
const chips = () => [...(card()?.querySelectorAll('li') ?? [])].map(each => each.textContent)

it('a messenger that is not connected says so and leads to where it is connected; an address in the profile is not enough', async () => {
  answer(messenger('TELEGRAM'), messenger('SLACK', { account: null }), messenger('DISCORD', { isOffered: false }))
  root = await openSignedIn(server, '/subscriptions', ['participants', 'network', 'matching'])
  await settle(() => expect(chips()).toEqual(['Email', 'Telegram']))
  expect(card()?.textContent).toContain('Slack is not connected. Connect it in your settings.')
  expect(card()?.textContent).not.toContain('Discord')
  expect(card()?.querySelector('a')?.getAttribute('href')).toBe('/settings')
})

it('a messenger that is switched off, or does not arrive, is not listed', async () => {
  answer(messenger('TELEGRAM', { isOn: false }), messenger('SLACK', { stopReason: 'BLOCKED' }))
  root = await openSignedIn(server, '/subscriptions', ['participants', 'network', 'matching'])
  await settle(() => expect(chips()).toEqual(['Email']))
  expect(card()?.textContent).not.toContain('is not connected')
})
