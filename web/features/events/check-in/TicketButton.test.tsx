// @vitest-environment happy-dom

import type { Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Event } from '#contract/events/event.ts'
import { act } from '#web/testing/act.ts'
import { type ApiServer, startApiServer } from '#web/testing/apiServer.ts'
import { buildEvent, buildMine, eventId } from '#web/testing/event.ts'
import { find, openSignedIn, press, shown } from '#web/testing/signedInPage.tsx'

let server: ApiServer
let root: Root
const path = `/api/event/${eventId}/ticket`

beforeEach(async () => {
  localStorage.clear()
  sessionStorage.clear()
  server = await startApiServer({
    [`GET /api/event/${eventId}/encounters`]: { body: { items: [], next: null, total: 0 } },
    [`GET ${path}`]: { body: { ticket: 'abc', url: 'https://samovar.example/event/breakfast?ticket=abc' } },
  })
})
afterEach(async () => {
  await act(async () => root.unmount())
  await server.close()
})

async function open(own: Partial<Event> = {}, hash = '') {
  const mine = buildMine({
    participationId: 'p',
    state: 'going',
    status: 'CONFIRMED',
    can: { join: false, cancel: true, joinOnline: false },
  })
  server.answers['GET /api/event/breakfast'] = { body: buildEvent({ mine, ...own }) }
  root = await openSignedIn(server, `/event/breakfast${hash}`, ['events', 'event', 'calendar', 'series', 'checkIn'])
  await shown('Thirty people at one long table.')
}
const isAsked = () => server.received.some(call => call.path === path)

describe('the ticket', () => {
  it('is shown at a press to somebody who is going', async () => {
    await open()
    expect(isAsked()).toBe(false)
    await press('Show my ticket')
    const code = await find('img[alt="QR code of your ticket to Founders’ breakfast"]')
    expect(code.getAttribute('src')).toContain('data:image/svg+xml')
    await shown('It is yours alone.')
  })

  it('is open at once for those whom the letter sends', async () => {
    await open({}, '#ticket')
    await find('img[alt="QR code of your ticket to Founders’ breakfast"]')
  })

  it('that did not load can be loaded again', async () => {
    const answer = server.answers[`GET ${path}`]
    server.answers[`GET ${path}`] = { status: 500, body: { message: 'no', code: 1000, status: 500 } }
    await open({}, '#ticket')
    await shown('Try again')
    server.answers[`GET ${path}`] = answer as never
    await press('Try again')
    await find('img[alt="QR code of your ticket to Founders’ breakfast"]')
  })

  it('is not there for an online event, nor for somebody who waits', async () => {
    await open({ type: 'ONLINE' }, '#ticket')
    expect(document.body.textContent).not.toContain('Show my ticket')
    await act(async () => root.unmount())
    await open({ mine: buildMine({ state: 'approval', status: 'PENDING' }) }, '#ticket')
    expect(document.body.textContent).not.toContain('Show my ticket')
    expect(isAsked()).toBe(false)
  })
})
