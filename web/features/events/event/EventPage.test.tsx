// @vitest-environment happy-dom

import { describe, expect, it } from 'vitest'
import { act } from '#web/testing/act.ts'
import { buildEvent, buildMine } from '#web/testing/event.ts'
import { control, eventCall, press, setUpEventPage, shown, shows } from '#web/testing/eventPage.tsx'
import { settle } from '#web/testing/signedInPage.tsx'

const { page, open, calls } = setUpEventPage()

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
    page.event = buildEvent({
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
    expect(control('Open map')?.getAttribute('href')).toBe(page.event.location.mapsLink)
    expect(document.querySelector('nav[aria-label="Manage the event"]')).toBeNull()
  })

  it('says what is to be confirmed, and what is shown after joining', async () => {
    page.event = buildEvent({
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
    page.event = buildEvent({
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
    page.event = buildEvent({ location })
    await open()
    await shows('Berlin, Germany')
    expect(shown()).toContain('The full address is shown to those who are going.')
    expect(document.querySelector('[role=img]')).toBeNull()
  })

  it('has the ways of an organiser', async () => {
    page.event = buildEvent({ can: { manage: true, delete: true } })
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
    page.event = buildEvent({ title: 'Завтрак основателей' })
    const { changeLanguage } = await import('#web/lib/words/changeLanguage.ts')
    await act(async () => void changeLanguage('ru'))
    await shows('Завтрак основателей')
    expect(shown()).toContain('Четверг, 19 ноября')
    expect(calls('GET', '/api/event/breakfast').at(-1)?.headers['accept-language']).toBe('ru')
  })

  it('that is unknown or private says so, and asks a visitor to log in and brings them back to path, query and hash', async () => {
    page.server.answers[eventCall] = {
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
    page.server.answers[eventCall] = { status: 500, body: { message: 'no', code: 1000, status: 500 } }
    await open()
    await shows('The event could not be loaded')
    page.server.answers[eventCall] = () => ({ body: page.event })
    await press('Try again')
    await shows('Founders’ breakfast')
  })
})
