// @vitest-environment happy-dom

import type { Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { act } from '#web/testing/act.ts'
import { type ApiServer, startApiServer } from '#web/testing/apiServer.ts'
import { givenBrowser, withoutBrowser } from '#web/testing/pushBrowser.ts'
import { openSection } from '#web/testing/section.tsx'
import { find, press, settle, shown } from '#web/testing/signedInPage.tsx'

const call = '/api/current-user/web-push'
let server: ApiServer
let root: Root
let isSubscribed: boolean
beforeEach(async () => {
  localStorage.clear()
  isSubscribed = false
  const push = () => ({
    channel: 'PUSH',
    isOffered: true,
    account: isSubscribed ? '' : null,
    stopReason: null,
    isOn: true,
    topics: [{ topic: 'intros', isOn: true }],
  })
  server = await startApiServer({
    'GET /api/participant/channels': () => ({
      body: { channels: [push()], quietHours: null, timeZone: 'Europe/Berlin' },
    }),
    'POST /api/participant/channels': {},
    [`POST ${call}`]: () => {
      isSubscribed = true
      return {}
    },
    [`DELETE ${call}`]: () => {
      isSubscribed = false
      return {}
    },
  })
})
afterEach(async () => {
  await act(async () => root.unmount())
  withoutBrowser()
  await server.close()
})

const open = async (webPush = true) => {
  const load = async () => (await import('./ChannelsSection.tsx')).ChannelsSection
  const settings = { webPush, vapidPublicKey: 'BAEC_w' }
  root = await openSection(server, ['channels', 'notifications'], load, settings)
}

it('push asks for the permission after a press alone, and has topics while a browser is subscribed', async () => {
  const { state } = givenBrowser('default', 'granted')
  await open()
  await shown('Get notifications on this device')
  expect([state.asked, document.querySelector('details')]).toEqual([0, null])
  await press('Switch on')
  await shown('Switched on in this browser')
  expect(state.asked).toBe(1)
  const topic = await find('details input[role=switch]')
  expect(document.querySelector('summary')?.textContent).toBe('What we show in the browser')
  await act(async () => topic.click())
  await settle(() =>
    expect(server.received.findLast(({ method }) => method === 'POST')?.body).toBe(
      JSON.stringify({ channel: 'PUSH', topic: 'intros', isOn: false }),
    ),
  )
  await press('Switch off')
  await shown('Get notifications on this device')
  await settle(() => expect(document.querySelector('details')).toBeNull())
})

it('push that the browser blocks is explained, without a button', async () => {
  givenBrowser('denied')
  await open()
  await shown('Your browser blocks notifications from this site.')
  expect([...document.querySelectorAll('button')].map(({ textContent }) => textContent)).not.toContain('Switch on')
})

it('push of another browser keeps its topics here', async () => {
  isSubscribed = true
  givenBrowser('default')
  await open()
  await shown('Switched on in another browser of yours, but not in this one')
  await find('details input[role=switch]')
})

it('push in a browser without it shows nothing, unless it is on elsewhere', async () => {
  await open()
  await shown('Quiet hours')
  expect(document.body.textContent).not.toContain('This browser')
  await act(async () => root.unmount())
  isSubscribed = true
  await open()
  await shown('This one cannot show notifications.')
})

it('push has no switch where web push is off', async () => {
  const { state } = givenBrowser('granted')
  await open(false)
  await shown('Quiet hours')
  expect(document.body.textContent).not.toContain('Get notifications on this device')
  expect([...document.querySelectorAll('button')].map(({ textContent }) => textContent)).not.toContain('Switch on')
  expect([state.asked, server.received.some(({ path }) => path === call)]).toEqual([0, false])
})
