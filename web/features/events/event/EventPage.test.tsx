// @vitest-environment happy-dom
import { act } from 'react'
import type { Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Event, MyParticipation } from '#contract/events/event.ts'
import { type ApiServer, startApiServer } from '#web/testing/apiServer.ts'
import { buildParticipant, buildUser } from '#web/testing/community.ts'
import { buildEvent, buildMine, eventId } from '#web/testing/event.ts'
import { eventually } from '#web/testing/eventually.ts'
import { openPage } from '#web/testing/page.ts'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

let server: ApiServer
let root: Root
let event: Event

const path = '/api/event/breakfast'
const user = buildUser()
const quote = { text: '', role: '', author: { name: 'Marco', imageUrl: null } }
const landing = { en: { quote }, ru: { quote } } as never
const participant = buildParticipant()

beforeEach(async () => {
  localStorage.clear()
  sessionStorage.clear()
  event = buildEvent()
  server = await startApiServer({
    [`GET ${path}`]: () => ({ body: event }),
    [`GET /api/event/${eventId}/encounters`]: { body: { items: [], next: null, total: 0 } },
    [`GET /api/event/${eventId}/feedback/mine`]: { body: { feedback: null, canGive: false } },
  })
})
afterEach(async () => {
  await act(async () => root.unmount())
  await server.close()
})

/** Opens the app at this address, as a member unless told otherwise. */
async function open(at = '/event/breakfast', who: 'member' | 'visitor' = 'member') {
  openPage({ landing }, { apiOrigin: server.origin }, at)
  const { startWords } = await import('#web/lib/words/words.ts')
  await startWords(['shell', 'menu', 'ui', 'failures'])
  const { createRoot } = await import('react-dom/client')
  const { App } = await import('#web/App.tsx')
  const state = await import('#web/lib/session/state.ts')
  if (who === 'member') {
    localStorage.setItem('token', 'a.b.c')
    state.setSignedIn({ user, participant, permissions: [] })
  }
  root = createRoot(document.getElementById('root') as HTMLElement)
  await act(async () => root.render(<App />))
}

/** Waits for pending renders, then checks again. */
const settle = (check: () => void) =>
  eventually(async () => {
    await act(() => new Promise(resolve => setTimeout(resolve, 20)))
    check()
  })
const shown = () => document.getElementById('root')?.textContent ?? ''
const shows = (text: string) => settle(() => expect(shown()).toContain(text))
const control = (label: string) =>
  [...document.querySelectorAll<HTMLElement>('button, a')].find(
    each => each.textContent === label || each.getAttribute('aria-label') === label,
  )
const press = async (label: string) => {
  await settle(() => expect(control(label)).toBeDefined())
  await act(async () => control(label)?.click())
}
const calls = (method: string, called: string) =>
  server.received.filter(call => call.method === method && call.path === called)

const join = `/api/event/${eventId}/confirm-participation`
const cancel = `/api/event/${eventId}/cancel-participation`
const going = (own: Partial<MyParticipation> = {}) =>
  buildMine({
    participationId: '00000000-0000-7000-8000-0000000000cc',
    state: 'going',
    status: 'CONFIRMED',
    can: { join: false, cancel: true, joinOnline: false },
    ...own,
  })

describe('the page of an event', () => {
  it('shows what it is about, when and where, and who hosts it', async () => {
    const host = {
      participantId: '00000000-0000-7000-8000-0000000000dd',
      slug: 'leila',
      firstName: 'Leila',
      lastName: 'Haddad',
      position: 'Founder',
      company: 'Polyglot Café',
      avatarUrl: null,
    }
    event = buildEvent({
      hosts: [host],
      createdBy: host,
      going: { count: 14, people: [host, { ...host, firstName: 'Ilya', slug: 'ilya', participantId: null }] },
    })
    await open()
    await shows('Founders’ breakfast')
    for (const text of [
      'Members and guests',
      'Free',
      'Thursday, 19 November',
      '9:00 – 11:00 Berlin',
      'Café Kolonnade',
      'Kastanienallee 12, 10435 Berlin, Germany',
      'Thirty people at one long table.',
      '6 of 30 left',
      '14 going · 6 places left',
      'Leila, Ilya and 12 others',
    ])
      expect(shown()).toContain(text)
    expect(document.querySelector('a[href="/u/leila"]')?.textContent).toBe('Leila Haddad')
    expect(control('Open map')?.getAttribute('href')).toBe(event.location.mapsLink)
    expect(document.querySelector('nav[aria-label="Manage the event"]')).toBeNull()
  })

  it('says what is to be confirmed, and what is shown after joining', async () => {
    event = buildEvent({
      date: null,
      startTime: null,
      endTime: null,
      startsAt: null,
      endsAt: null,
      isLocationConfirmed: false,
    })
    await open()
    await shows('Date to be confirmed')
    expect(shown()).toContain('Location to be confirmed')
    expect(shown()).toContain('We will write to those who are going.')
    expect(control('Open map')).toBeUndefined()
  })

  it.each([
    [33, '33 people were going'],
    [0, 'Nobody joined'],
  ])('of a cancelled event with %i participants says "%s", and promises no letter', async (count, sentence) => {
    const can = { join: false, cancel: false, joinOnline: false }
    event = buildEvent({
      isLocationConfirmed: false,
      isCancelled: true,
      going: { count, people: [] },
      mine: buildMine({ state: 'eventCancelled', can }),
    })
    await open()
    await shows(sentence)
    expect(shown()).toContain('Location to be confirmed')
    expect(shown()).not.toContain('We will write')
  })

  it('shows the parts of a hidden address that the reader gets, and that there is more', async () => {
    const location = {
      ...buildEvent().location,
      addressLine: '',
      postalCode: '',
      latitude: null,
      longitude: null,
      mapsLink: '',
      isPartlyHidden: true,
    }
    event = buildEvent({ location })
    await open()
    await shows('Berlin, Germany')
    expect(shown()).toContain('The full address is shown to those who are going.')
    expect(document.querySelector('[role=img]')).toBeNull()
  })

  it('has the ways of an organiser', async () => {
    event = buildEvent({ can: { manage: true, delete: true } })
    await open()
    await shows('You organise this event')
    const to = (label: string) => control(label)?.getAttribute('href')
    expect(['Edit event', 'Manage questions', 'Participants report', 'Statistics', 'Check in'].map(to)).toEqual([
      '/event/breakfast/edit',
      '/event/breakfast/questions',
      '/event/breakfast/participants',
      '/event/breakfast/questions?tab=statistics',
      '/event/breakfast/check-in',
    ])
  })

  it('adds the event to a calendar', async () => {
    await open()
    await press('Add to calendar')
    await settle(() => expect(control('Google Calendar')).toBeDefined())
    const google = new URL(control('Google Calendar')?.getAttribute('href') ?? '')
    expect(google.searchParams.get('dates')).toBe('20261119T080000Z/20261119T100000Z')
    expect(control('Outlook')?.getAttribute('href')).toContain('https://outlook.live.com/')
    expect(control('Apple or other calendar (.ics)')).toBeDefined()
  })

  it('is loaded anew in the other language', async () => {
    await open()
    await shows('Founders’ breakfast')
    event = buildEvent({ title: 'Завтрак основателей' })
    const { changeLanguage } = await import('#web/lib/words/changeLanguage.ts')
    await act(async () => void changeLanguage('ru'))
    await shows('Завтрак основателей')
    expect(shown()).toContain('Четверг, 19 ноября')
    expect(calls('GET', path).at(-1)?.headers['accept-language']).toBe('ru')
  })

  it('that is unknown or private says so, and asks a visitor to log in and brings them back to path, query and hash', async () => {
    server.answers[`GET ${path}`] = {
      status: 404,
      body: { message: 'We could not find this event.', code: 1080, status: 404 },
    }
    await open('/event/breakfast?from=letter#place', 'visitor')
    await shows('We could not find this event')
    expect(shown()).toContain('Log in, and we will bring you back here.')
    await press('Log in')
    const { takeLoginParameters } = await import('#web/lib/session/loginParameters.ts')
    expect(takeLoginParameters().returnPath).toBe('/event/breakfast?from=letter#place')
  })

  it('that did not load can be loaded again', async () => {
    server.answers[`GET ${path}`] = { status: 500, body: { message: 'no', code: 1000, status: 500 } }
    await open()
    await shows('The event could not be loaded')
    server.answers[`GET ${path}`] = () => ({ body: event })
    await press('Try again')
    await shows('Founders’ breakfast')
  })
})

describe('the participation button', () => {
  it('joins once, however often it is pressed', async () => {
    server.answers[`POST ${join}`] = () => {
      event = buildEvent({ mine: going() })
      return { body: event.mine }
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
    server.answers[`POST ${join}`] = async () => {
      await refused
      return { status: 409, body: { message: 'The door is closed.', code: 1100, name: 'EVENT_FULL', status: 409 } }
    }
    await open()
    await press('Join')
    await shows('You are going')
    expect(shown()).toContain('25 going · 5 places left')
    expect(control('I can’t make it')?.hasAttribute('disabled')).toBe(true)
    // Nothing is asked of the server that it would refuse before it has confirmed.
    expect(calls('GET', `/api/event/${eventId}/encounters`)).toHaveLength(0)
    // The event does not load anew: what is shown is undone here.
    server.answers[`GET ${path}`] = { status: 500, body: { message: 'broken', code: 1000, status: 500 } }
    refuse()
    await settle(() => expect(document.body.textContent).toContain('The door is closed.'))
    await shows('24 going · 6 places left')
    expect(control('Join')).toBeDefined()
  })

  it('shows a busy button while only the server knows the result', async () => {
    let answer = () => {}
    const answered = new Promise<void>(resolve => {
      answer = resolve
    })
    event = buildEvent({ placesLeft: 0, mine: buildMine({ state: 'joinWaitlist' }) })
    server.answers[`POST ${join}`] = async () => {
      await answered
      event = buildEvent({ placesLeft: 0, mine: going({ state: 'waiting', status: 'PENDING', waitlistPlace: 3 }) })
      return { body: event.mine }
    }
    await open()
    await press('Join the waitlist')
    await settle(() => expect(document.querySelector('button[data-loading]')).not.toBeNull())
    expect(shown()).toContain('No places left')
    answer()
    await shows('You are number 3 on the waitlist')
  })

  it('keeps a press without a connection, and sends the same press when the connection is back', async () => {
    server.answers[`POST ${join}`] = { status: 503, body: { message: 'down', code: 1503, status: 503 } }
    await open()
    await press('Join')
    await shows('You are offline')
    expect(shown()).toContain('24 going · 6 places left')
    server.answers[`POST ${join}`] = () => {
      event = buildEvent({ mine: going() })
      return { body: event.mine }
    }
    await act(async () => void dispatchEvent(new window.Event('online')))
    await shows('You are going')
    const keys = calls('POST', join).map(({ headers }) => headers['idempotency-key'])
    expect(keys).toHaveLength(2)
    expect(new Set(keys).size).toBe(1)
  })

  it('sends a press again that fails while the connection comes back', async () => {
    let fail = () => {}
    const failing = new Promise<void>(resolve => {
      fail = resolve
    })
    server.answers[`POST ${join}`] = async () => {
      await failing
      server.answers[`POST ${join}`] = () => {
        event = buildEvent({ mine: going() })
        return { body: event.mine }
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
    event = buildEvent({ maxPlusOnes: 2 })
    server.answers[`POST ${join}`] = () => {
      event = buildEvent({ maxPlusOnes: 2, mine: going({ plusOnes: 2 }) })
      return { body: event.mine }
    }
    await open()
    await press('One guest more')
    await press('One guest more')
    expect(control('One guest more')?.hasAttribute('disabled')).toBe(true)
    await press('Join')
    await shows('With 2 guests')
    expect(JSON.parse(calls('POST', join)[0]?.body ?? '')).toEqual({ plusOnes: 2 })
  })

  it('asks before it cancels, and takes that back', async () => {
    event = buildEvent({ mine: going({ plusOnes: 1 }), maxPlusOnes: 2 })
    server.answers[`PATCH ${cancel}`] = () => {
      event = buildEvent({ mine: buildMine({ state: 'cancelled', status: 'CANCELLED' }), maxPlusOnes: 2 })
      return { body: event.mine }
    }
    server.answers[`POST ${join}`] = () => {
      event = buildEvent({ mine: going({ plusOnes: 1 }), maxPlusOnes: 2 })
      return { body: event.mine }
    }
    await open()
    await press('I can’t make it')
    await settle(() => expect(document.body.textContent).toContain('Not coming after all?'))
    expect(calls('PATCH', cancel)).toHaveLength(0)
    await press('Yes, cancel')
    await shows('You are not going')
    await press('Undo')
    await shows('You are going')
    expect(JSON.parse(calls('POST', join)[0]?.body ?? '')).toEqual({ plusOnes: 1 })
  })

  it('shows what is true when the server refuses', async () => {
    server.answers[`POST ${join}`] = () => {
      event = buildEvent({ placesLeft: 0, mine: buildMine({ state: 'joinWaitlist' }) })
      return { status: 409, body: { message: 'All places are taken.', code: 1100, name: 'EVENT_FULL', status: 409 } }
    }
    await open()
    await press('Join')
    await settle(() => expect(document.body.textContent).toContain('All places are taken.'))
    await shows('Join the waitlist: the next free place is yours')
  })

  it('accepts an offer', async () => {
    const offer = {
      state: 'offered',
      status: 'PENDING',
      heldUntil: new Date(Date.now() + 3_600_000).toISOString(),
    } as const
    event = buildEvent({ mine: going(offer) })
    server.answers[`POST /api/event/${eventId}/offer/accept`] = () => {
      event = buildEvent({ mine: going() })
      return { body: event.mine }
    }
    await open()
    await shows('A place is free for you')
    expect(document.querySelector('[role=timer]')?.textContent).toMatch(/(59:5\d|1:00:00) left/)
    await press('Take the place')
    await shows('You are going')
  })

  it('learns of a payment when the reader comes back to the tab', async () => {
    const paid = { isPaid: true, price: 18, currency: 'EUR' }
    event = buildEvent({
      ...paid,
      mine: going({ state: 'pay', status: 'PENDING', heldUntil: new Date(Date.now() + 3_600_000).toISOString() }),
    })
    await open()
    await shows('Your place is kept until')
    event = buildEvent({ ...paid, mine: going() })
    const { focusManager } = await import('@tanstack/react-query')
    await act(async () => {
      focusManager.setFocused(false)
      focusManager.setFocused(true)
    })
    await shows('You are going')
    focusManager.setFocused(undefined)
  })

  it('says when the state of the participation could not be loaded anew, and loads it again', async () => {
    event = buildEvent({ mine: going({ state: 'approval', status: 'PENDING' }) })
    await open()
    await shows('Waiting for approval')
    server.answers[`GET ${path}`] = { status: 500, body: { message: 'no', code: 1000, status: 500 } }
    const { refreshEvent } = await import('./queries.ts')
    const { queries } = await import('#web/lib/calls/queryClient.ts')
    await act(async () => void refreshEvent(queries))
    await shows('Your participation could not be loaded.')
    event = buildEvent({ mine: going() })
    server.answers[`GET ${path}`] = () => ({ body: event })
    await press('Try again')
    await shows('You are going')
    expect(shown()).not.toContain('Your participation could not be loaded.')
  })

  it('of a visitor leads to the login, which brings them back to path, query and hash', async () => {
    event = buildEvent({ mine: buildMine({ state: 'logIn', can: { join: false, cancel: false, joinOnline: false } }) })
    await open('/event/breakfast?from=letter#place', 'visitor')
    await press('Log in to join')
    expect(location.pathname).toBe('/login')
    const { takeLoginParameters } = await import('#web/lib/session/loginParameters.ts')
    expect(takeLoginParameters().returnPath).toBe('/event/breakfast?from=letter#place')
  })
})

const listed = (firstName: string) => ({
  id: `00000000-0000-7000-8000-0000000${[...firstName]
    .map(letter => letter.charCodeAt(0))
    .join('')
    .slice(0, 5)}`,
  slug: firstName.toLowerCase(),
  firstName,
  lastName: 'Orlov',
  company: 'Tandem',
  position: 'Engineer',
  city: 'Berlin',
  lookingFor: '',
  tags: [],
  avatarUrl: null,
})
const standing = {
  isBookmarked: false,
  relationType: null,
  isReported: false,
  intro: null,
  contacts: { theirs: 'afterAcceptance', mine: 'afterAcceptance' },
  can: { connect: true, answer: false, decline: true, report: true },
}

describe('who to meet there', () => {
  it('names those who match to a reader who is going, with the reason and Connect beside each', async () => {
    event = buildEvent({ mine: going() })
    const items = [
      { person: listed('Mikhail'), reason: 'You both bake.', relevanceLevel: 'HIGH', standing },
      { person: listed('Olga'), reason: null, relevanceLevel: 'LOW', standing },
    ]
    server.answers[`GET /api/event/${eventId}/encounters`] = { body: { items, next: null, total: 2 } }
    await open()
    await shows('One of them matches your request.')
    expect(shown()).toContain('You both bake.')
    expect(control('Connect with Mikhail')).toBeDefined()
    expect(control('Connect with Olga')).toBeDefined()
  })

  it('is not asked for somebody who is not going', async () => {
    await open()
    await shows('6 places left')
    expect(calls('GET', `/api/event/${eventId}/encounters`)).toHaveLength(0)
  })
})

describe('after the event', () => {
  beforeEach(() => {
    event = buildEvent({ mine: going({ state: 'ended', can: { join: false, cancel: false, joinOnline: false } }) })
    const items = [{ person: listed('Mikhail'), standing }]
    server.answers[`GET /api/event/${eventId}/met`] = { body: { items, next: null, total: null } }
  })

  it('people who were there can be added to the contacts and written to', async () => {
    await open()
    await shows('Add the people you met')
    expect(control('Connect with Mikhail')).toBeDefined()
    expect(document.querySelector('button[aria-pressed=false]')?.getAttribute('aria-label')).toContain('Mikhail Orlov')
    expect(control('See who was there')?.getAttribute('href')).toBe('#met')
    expect(document.querySelector('#met')).not.toBeNull()
  })

  it('somebody met is bookmarked at one press, and a refused bookmark is taken back', async () => {
    const bookmark = () => document.querySelector<HTMLElement>('button[aria-label*="Mikhail Orlov"][aria-pressed]')
    const isOn = (value: boolean) => settle(() => expect(bookmark()?.getAttribute('aria-pressed')).toBe(String(value)))
    let answer: { status?: number; body: object } = { status: 500, body: { message: 'no', code: 1000, status: 500 } }
    let isBookmarked = false
    server.answers['POST /api/bookmarks'] = () => {
      isBookmarked = answer.status === undefined
      return answer
    }
    server.answers[`GET /api/event/${eventId}/met`] = () => ({
      body: {
        items: [{ person: listed('Mikhail'), standing: { ...standing, isBookmarked } }],
        next: null,
        total: null,
      },
    })
    await open()
    await isOn(false)
    await act(async () => bookmark()?.click())
    await shows('Retry')
    await isOn(false)
    answer = { body: {} }
    await act(async () => bookmark()?.click())
    await isOn(true)
    await shows('Mikhail is in your bookmarks')
    expect(calls('POST', '/api/bookmarks').map(({ body }) => JSON.parse(body))).toEqual([
      { participantId: listed('Mikhail').id },
      { participantId: listed('Mikhail').id },
    ])
  })

  it('those who were going are asked how it was', async () => {
    server.answers[`GET /api/event/${eventId}/feedback/mine`] = { body: { feedback: null, canGive: true } }
    server.answers[`POST /api/event/${eventId}/feedback`] = { body: {} }
    await open()
    await shows('How was it?')
    const star = document.querySelector<HTMLInputElement>('input[aria-label="4 of 5"]')
    await act(async () => star?.click())
    await press('Send')
    await shows('You gave 4 of 5.')
    expect(JSON.parse(calls('POST', `/api/event/${eventId}/feedback`)[0]?.body ?? '')).toEqual({ score: 4, note: '' })
  })

  it('organisers read what was said, without names', async () => {
    event = buildEvent({ can: { manage: true, delete: true }, mine: buildMine({ state: 'ended' }) })
    const items = [{ score: 5, note: 'More jam', givenAt: '2026-11-20T10:00:00.000Z' }]
    server.answers[`GET /api/event/${eventId}/feedback`] = {
      body: { items, next: null, total: 3, average: 4.3, counts: [0, 0, 0, 2, 1] },
    }
    await open()
    await shows('4.3 of 5')
    expect(shown()).toContain('3 answers')
    expect(shown()).toContain('More jam')
  })
})

describe('joining online', () => {
  const joinOnline = `POST /api/event/${eventId}/join-online`
  const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString()
  const refuse = (name: string, code: number) => ({ status: 409, body: { message: name, code, name, status: 409 } })
  beforeEach(() => {
    event = buildEvent({ type: 'ONLINE', startsAt: inMinutes(10), mine: going() })
  })

  it('leads to the meeting', async () => {
    const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => {})
    server.answers[joinOnline] = { body: { url: 'https://meet.example.com/tea' } }
    await open('/event/breakfast/join')
    await settle(() => expect(control('Open the meeting')?.getAttribute('href')).toBe('https://meet.example.com/tea'))
    expect(assign).toHaveBeenCalledWith('https://meet.example.com/tea')
    assign.mockRestore()
  })

  it('counts down before it opens', async () => {
    event = buildEvent({ type: 'ONLINE', startsAt: inMinutes(45), mine: going() })
    server.answers[joinOnline] = refuse('NOT_OPEN_YET', 1117)
    await open('/event/breakfast/join')
    await shows('The meeting is not open yet')
    await settle(() =>
      expect(document.querySelector('[role=timer]')?.textContent).toMatch(/^Opens in 00:(29:5\d|30:00)$/),
    )
  })

  it('is for those who are going', async () => {
    server.answers[joinOnline] = { ...refuse('NOT_GOING', 1116), status: 403 }
    await open('/event/breakfast/join')
    await shows('You are not on the list')
    expect(control('To the event')?.getAttribute('href')).toBe('/event/breakfast')
  })

  it('asks a visitor to log in, and leads back to the page of an event at a place', async () => {
    await open('/event/breakfast/join', 'visitor')
    await shows('Log in to join. We bring you back here.')
    await act(async () => root.unmount())
    event = buildEvent({ mine: going() })
    await open('/event/breakfast/join')
    await settle(() => expect(location.pathname).toBe('/event/breakfast'))
  })
})
