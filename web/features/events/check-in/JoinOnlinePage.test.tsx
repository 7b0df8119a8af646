// @vitest-environment happy-dom

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { act } from '#web/testing/act.ts'
import { buildEvent, eventId } from '#web/testing/event.ts'
import { control, going, setUpEventPage, shows } from '#web/testing/eventPage.tsx'
import { settle } from '#web/testing/signedInPage.tsx'

const { page, open } = setUpEventPage()

describe('joining online', () => {
  const joinOnline = `POST /api/event/${eventId}/join-online`
  const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString()
  const refuse = (name: string, code: number) => ({ status: 409, body: { message: name, code, name, status: 409 } })
  beforeEach(() => {
    page.event = buildEvent({ type: 'ONLINE', startsAt: inMinutes(10), mine: going() })
  })
  afterEach(() => void vi.useRealTimers())

  it('is linked from the page', async () => {
    page.event.mine.can.joinOnline = true
    await open('/event/breakfast')
    await settle(() => expect(control('Join online')?.getAttribute('href')).toBe('/event/breakfast/join'))
  })

  it('leads to the meeting', async () => {
    const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => {})
    page.server.answers[joinOnline] = { body: { url: 'https://meet.example.com/tea' } }
    await open('/event/breakfast/join')
    await settle(() => expect(control('Open the meeting')?.getAttribute('href')).toBe('https://meet.example.com/tea'))
    expect(assign).toHaveBeenCalledWith('https://meet.example.com/tea')
    assign.mockRestore()
  })

  it('counts down before it opens', async () => {
    // The clock stands still, however long the page takes to load.
    vi.setSystemTime(new Date())
    page.event = buildEvent({ type: 'ONLINE', startsAt: inMinutes(45), mine: going() })
    page.server.answers[joinOnline] = refuse('NOT_OPEN_YET', 1117)
    await open('/event/breakfast/join')
    await shows('The meeting is not open yet')
    await settle(() => expect(document.querySelector('[role=timer]')?.textContent).toBe('Opens in 00:30:00'))
  })

  it('is for those who are going', async () => {
    page.server.answers[joinOnline] = { ...refuse('NOT_GOING', 1116), status: 403 }
    await open('/event/breakfast/join')
    await shows('You are not on the list')
    expect(control('To the event')?.getAttribute('href')).toBe('/event/breakfast')
  })

  it('asks a visitor to log in, and leads back to the page of an event at a place', async () => {
    await open('/event/breakfast/join', 'visitor')
    await shows('Log in to join. We bring you back here.')
    await act(async () => page.root.unmount())
    page.event = buildEvent({ mine: going() })
    await open('/event/breakfast/join')
    await settle(() => expect(location.pathname).toBe('/event/breakfast'))
  })
})
