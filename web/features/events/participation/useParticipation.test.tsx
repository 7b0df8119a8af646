// @vitest-environment happy-dom

import { afterEach, describe, expect, it, vi } from 'vitest'
import { act } from '#web/testing/act.ts'
import { buildEvent, buildMine, eventId } from '#web/testing/event.ts'
import { control, eventCall, going, press, setUpEventPage, shown, shows } from '#web/testing/eventPage.tsx'
import { settle } from '#web/testing/signedInPage.tsx'

const { page, open, calls } = setUpEventPage()
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

const join = `/api/event/${eventId}/confirm-participation`
const cancel = `/api/event/${eventId}/cancel-participation`

describe('the participation button', () => {
  it('joins once, however often it is pressed', async () => {
    page.server.answers[`POST ${join}`] = () => {
      page.event = buildEvent({ mine: going() })
      return { body: page.event.mine }
    }
    await open()
    await settle(() => expect(control('Join')).toBeDefined())
    await act(async () => {
      const button = control('Join')
      button?.click()
      button?.click()
    })
    await shows('You are going')
    // The button changes before the call arrives.
    await settle(() => expect(calls('POST', join)).not.toEqual([]))
    expect(calls('POST', join)).toHaveLength(1)
    expect(calls('POST', join)[0]?.headers['idempotency-key']).toMatch(/^[0-9a-f]{32}$/)
  })

  it('shows at once what a press will do, with the counts, and undoes it with a message if it fails', async () => {
    let refuse = () => {}
    const refused = new Promise<void>(resolve => {
      refuse = resolve
    })
    page.server.answers[`POST ${join}`] = async () => {
      await refused
      return { status: 409, body: { message: 'The door is closed.', code: 1100, name: 'EVENT_FULL', status: 409 } }
    }
    await open()
    await press('Join')
    await shows('You are going')
    expect(shown()).toContain('25 going · 5 places left')
    expect(control('I can’t make it')?.hasAttribute('disabled')).toBe(true)
    // The event does not load anew: what is shown is undone here.
    page.server.answers[eventCall] = { status: 500, body: { message: 'broken', code: 1000, status: 500 } }
    refuse()
    await settle(() => expect(document.body.textContent).toContain('The door is closed.'))
    await shows('24 going · 6 places left')
    expect(control('Join')).toBeDefined()
    // Nothing was asked of the server that it would have refused before it confirmed.
    expect(calls('GET', `/api/event/${eventId}/encounters`)).toHaveLength(0)
  })

  it('shows a busy button while only the server knows the result', async () => {
    let answer = () => {}
    const answered = new Promise<void>(resolve => {
      answer = resolve
    })
    page.event = buildEvent({ placesLeft: 0, mine: buildMine({ state: 'joinWaitlist' }) })
    page.server.answers[`POST ${join}`] = async () => {
      await answered
      page.event = buildEvent({ placesLeft: 0, mine: going({ state: 'waiting', status: 'PENDING', waitlistPlace: 3 }) })
      return { body: page.event.mine }
    }
    await open()
    await press('Join the waitlist')
    await settle(() => expect(document.querySelector('button[data-loading]')).not.toBeNull())
    expect(shown()).toContain('No places left')
    answer()
    await shows('You are number 3 on the waitlist')
  })

  it('keeps a press without a connection, and sends the same press when the connection is back', async () => {
    page.server.answers[`POST ${join}`] = { status: 503, body: { message: 'down', code: 1503, status: 503 } }
    await open()
    // While it is online, the page would send it again by itself after three seconds.
    const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    await press('Join')
    await shows('You are offline')
    expect(shown()).toContain('24 going · 6 places left')
    page.server.answers[`POST ${join}`] = () => {
      page.event = buildEvent({ mine: going() })
      return { body: page.event.mine }
    }
    isOnline.mockReturnValue(true)
    await act(async () => void dispatchEvent(new window.Event('online')))
    await shows('You are going')
    // The card changes before the call arrives.
    await settle(() => expect(calls('POST', join)).toHaveLength(2))
    expect(new Set(calls('POST', join).map(({ headers }) => headers['idempotency-key'])).size).toBe(1)
  })

  it('sends a press again that fails while the connection comes back', async () => {
    let fail = () => {}
    const failing = new Promise<void>(resolve => {
      fail = resolve
    })
    page.server.answers[`POST ${join}`] = async () => {
      await failing
      page.server.answers[`POST ${join}`] = () => {
        page.event = buildEvent({ mine: going() })
        return { body: page.event.mine }
      }
      return { status: 503, body: { message: 'down', code: 1503, status: 503 } }
    }
    await open()
    await press('Join')
    await settle(() => expect(calls('POST', join)).toHaveLength(1))
    await act(async () => void dispatchEvent(new window.Event('online')))
    fail()
    await settle(() => expect(calls('POST', join)).toHaveLength(2))
    await shows('You are going')
    expect(new Set(calls('POST', join).map(({ headers }) => headers['idempotency-key'])).size).toBe(1)
  })

  it('brings guests along, up to the number of the event', async () => {
    page.event = buildEvent({ maxPlusOnes: 2 })
    page.server.answers[`POST ${join}`] = () => {
      page.event = buildEvent({ maxPlusOnes: 2, mine: going({ plusOnes: 2 }) })
      return { body: page.event.mine }
    }
    await open()
    await press('One guest more')
    await press('One guest more')
    expect(control('One guest more')?.hasAttribute('disabled')).toBe(true)
    await press('Join')
    await shows('With 2 guests')
    await settle(() => expect(calls('POST', join)).toHaveLength(1))
    expect(JSON.parse(calls('POST', join)[0]?.body ?? '')).toEqual({ plusOnes: 2 })
  })

  it('asks before it cancels, and takes that back', async () => {
    page.event = buildEvent({ mine: going({ plusOnes: 1 }), maxPlusOnes: 2 })
    page.server.answers[`PATCH ${cancel}`] = () => {
      page.event = buildEvent({ mine: buildMine({ state: 'cancelled', status: 'CANCELLED' }), maxPlusOnes: 2 })
      return { body: page.event.mine }
    }
    page.server.answers[`POST ${join}`] = () => {
      page.event = buildEvent({ mine: going({ plusOnes: 1 }), maxPlusOnes: 2 })
      return { body: page.event.mine }
    }
    await open()
    await press('I can’t make it')
    await settle(() => expect(document.body.textContent).toContain('Not coming after all?'))
    expect(calls('PATCH', cancel)).toHaveLength(0)
    await press('Yes, cancel')
    await shows('You are not going')
    await press('Undo')
    await shows('You are going')
    await settle(() => expect(calls('POST', join)).toHaveLength(1))
    expect(JSON.parse(calls('POST', join)[0]?.body ?? '')).toEqual({ plusOnes: 1 })
  })

  it('shows what is true when the server refuses', async () => {
    page.server.answers[`POST ${join}`] = () => {
      page.event = buildEvent({ placesLeft: 0, mine: buildMine({ state: 'joinWaitlist' }) })
      return { status: 409, body: { message: 'All places are taken.', code: 1100, name: 'EVENT_FULL', status: 409 } }
    }
    await open()
    await press('Join')
    await settle(() => expect(document.body.textContent).toContain('All places are taken.'))
    await shows('Join the waitlist: the next free place is yours')
  })

  it('accepts an offer', async () => {
    // The clock stands still, however long the page takes to load.
    vi.setSystemTime(new Date())
    const offer = {
      state: 'offered',
      status: 'PENDING',
      heldUntil: new Date(Date.now() + 3_600_000).toISOString(),
    } as const
    page.event = buildEvent({ mine: going(offer) })
    page.server.answers[`POST /api/event/${eventId}/offer/accept`] = () => {
      page.event = buildEvent({ mine: going() })
      return { body: page.event.mine }
    }
    await open()
    await shows('A place is free for you')
    expect(document.querySelector('[role=timer]')?.textContent).toContain('1:00:00 left')
    await press('Take the place')
    await shows('You are going')
  })

  it('learns of a payment when the reader comes back to the tab', async () => {
    const paid = { isPaid: true, price: 18, currency: 'EUR' }
    page.event = buildEvent({
      ...paid,
      mine: going({ state: 'pay', status: 'PENDING', heldUntil: new Date(Date.now() + 3_600_000).toISOString() }),
    })
    await open()
    await shows('Your place is kept until')
    page.event = buildEvent({ ...paid, mine: going() })
    const { focusManager } = await import('@tanstack/react-query')
    await act(async () => {
      focusManager.setFocused(false)
      focusManager.setFocused(true)
    })
    await shows('You are going')
    focusManager.setFocused(undefined)
  })

  it('says when the state of the participation could not be loaded anew, and loads it again', async () => {
    page.event = buildEvent({ mine: going({ state: 'approval', status: 'PENDING' }) })
    await open()
    await shows('Waiting for approval')
    page.server.answers[eventCall] = { status: 500, body: { message: 'no', code: 1000, status: 500 } }
    const { refreshEvent } = await import('#web/features/events/event/queries.ts')
    const { queries } = await import('#web/lib/calls/queryClient.ts')
    await act(async () => void refreshEvent(queries))
    await shows('Your participation could not be loaded.')
    page.event = buildEvent({ mine: going() })
    page.server.answers[eventCall] = () => ({ body: page.event })
    await press('Try again')
    await shows('You are going')
    expect(shown()).not.toContain('Your participation could not be loaded.')
  })

  it('of a visitor leads to the login, which brings them back to path, query and hash', async () => {
    page.event = buildEvent({
      mine: buildMine({ state: 'logIn', can: { join: false, cancel: false, joinOnline: false } }),
    })
    await open('/event/breakfast?from=letter#place', 'visitor')
    await press('Log in to join')
    expect(location.pathname).toBe('/login')
    const { takeLoginParameters } = await import('#web/lib/session/loginParameters.ts')
    expect(takeLoginParameters().returnPath).toBe('/event/breakfast?from=letter#place')
  })
})
