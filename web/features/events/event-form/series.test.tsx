// @vitest-environment happy-dom

import { afterAll, afterEach, describe, expect, it } from 'vitest'
import type { Series } from '#contract/events/series.ts'
import { act } from '#web/testing/act.ts'
import {
  bodyOf,
  buildManaged,
  button,
  check,
  choose,
  closeForm,
  eventId,
  type FormPage,
  field,
  openForm,
  pick,
  press,
  pressInNotice,
  problemOf,
  sent,
  settle,
  shows,
  stopServer,
  text,
  type,
} from '#web/testing/event-form/formPage.tsx'

let page: FormPage
afterEach(() => closeForm(page))
afterAll(stopServer)

const open = async (...given: Parameters<typeof openForm>) => {
  page = await openForm(...given)
}

/** Waits for the notice, and until the form is left: what is still to come would move the next test. */
const left = async (notice: string) => {
  await shows(notice)
  await settle(() => expect(location.pathname).not.toMatch(/(create|edit)$/))
}

const idOf = (number: number) => (number === 0 ? eventId : `00000000-0000-7000-8000-0000000000a${number}`)
/** A weekly series; each date as given, the first that of the event. */
const buildSeries = (dates: Partial<Series['events'][number]>[]): Series => ({
  recurrence: { frequency: 'WEEKLY', end: { count: dates.length } },
  events: dates.map((own, number) => ({
    id: idOf(number),
    slug: `winter-tea-${number}`,
    date: '2099-12-03',
    startTime: '19:00',
    startsAt: '2099-12-03T18:00:00.000Z',
    timeZone: 'Europe/Berlin',
    isCancelled: false,
    isOver: false,
    placesLeft: null,
    status: 'NOT_PARTICIPATING',
    isWaiting: false,
    ...own,
  })),
})
const editPath = '/event/winter-tea/edit'
const seriesPath = `/api/event/${eventId}/series`
const one = buildManaged({ seriesId: '00000000-0000-7000-8000-00000000005e' })
const edited = (event = one, answers: Parameters<typeof openForm>[1] = {}) => ({
  'GET /api/event/winter-tea/managed': { body: event },
  [`GET /api/event/${eventId}/managed`]: { body: event },
  [`GET /api/event/${eventId}/translations/ru`]: { body: { translation: null } },
  [`GET ${seriesPath}`]: { body: buildSeries([{}, { isCancelled: true }, {}, {}]) },
  ...answers,
})

/** A draft with all that a new event needs: quicker than typing it in each test. */
const filled = (own: Record<string, string> = {}) => {
  const text = { title: 'Winter tea evening', description: 'Twelve samovars.', slug: 'winter-tea' }
  const fields = { ...text, date: '2099-12-03', startTime: '19:00', city: 'Berlin', country: 'Germany', ...own }
  const draft = { fields: { ...fields, version: null }, updatedAt: '2026-11-10T12:00:00.000Z' }
  return { 'GET /api/event/draft': { body: { draft } } }
}

describe('repeating a new event', () => {
  const created = { 'POST /api/event/create': { body: buildManaged() } }
  const repeated = { [`POST ${seriesPath}`]: { body: buildSeries([{}, {}, {}]) } }

  it('is restored from the draft', async () => {
    await open('/event/create', filled({ repeatFrequency: 'WEEKLY', repeatCount: '6' }))
    await shows('Every week, 6 events')
  })

  it('shows the dates, and creates them after the event', async () => {
    await open('/event/create', { ...filled(), ...created, ...repeated })
    await settle(() => field('Title'))
    await shows('Does not repeat')
    await choose('How often', 'WEEKLY')
    await type('Number of events', '8')
    await shows('Every week, 8 events: 3 Dec, 10 Dec, 17 Dec, … 21 Jan 2100')
    await type('Number of events', '3')
    await press('Publish')
    await left('3 events created')
    expect(bodyOf('POST', seriesPath)).toEqual({ recurrence: { frequency: 'WEEKLY', end: { count: 3 } } })
    expect(bodyOf('POST', '/api/event/create')).not.toHaveProperty('repeatFrequency')
    await settle(() => expect(location.pathname).toBe('/event/winter-tea'))
  })

  it('ends on a day', async () => {
    await open('/event/create', { ...filled(), ...created, ...repeated })
    await settle(() => field('Title'))
    await choose('How often', 'BIWEEKLY')
    await choose('The series ends', 'until')
    await type('Last day', '2099-12-31')
    await shows('Every two weeks, 3 events: 3 Dec, 17 Dec, 31 Dec')
    await press('Publish')
    await left('3 events created')
    expect(bodyOf('POST', seriesPath).recurrence.end).toEqual({ until: '2099-12-31' })
  })

  it('says at its field what is missing, and sends nothing', async () => {
    await open('/event/create', { ...filled(), ...created, ...repeated })
    await settle(() => field('Title'))
    await choose('How often', 'WEEKLY')
    await type('Number of events', '1')
    await press('Publish')
    await settle(() => expect(problemOf('Number of events')).toBe('Enter a number from 2 to 104.'))
    expect(button('Repeat').getAttribute('aria-expanded')).toBe('true')
    await choose('The series ends', 'until')
    await press('Publish')
    await settle(() => expect(problemOf('Last day')).toBe('Enter the last day.'))
    await check('Date to be confirmed')
    await press('Publish')
    await settle(() => expect(problemOf('How often')).toBe('Set a date first.'))
    await check('Date to be confirmed')
    expect(problemOf('How often')).toBeNull()
    expect(sent('POST', '/api/event/create')).toEqual([])
  })

  it('that fails after the event is saved says so, and creates no second event when it is sent again', async () => {
    await open('/event/create', { ...filled(), ...created, [`POST ${seriesPath}`]: { status: 503, body: {} } })
    await settle(() => field('Title'))
    await choose('How often', 'WEEKLY')
    await press('Publish')
    await shows('The event is saved, but its other dates are not')
    page.server.answers[`PATCH /api/event/${eventId}`] = { body: buildManaged({ version: 4 }) }
    page.server.answers[`POST ${seriesPath}`] = { body: buildSeries([{}, {}, {}, {}]) }
    await press('Publish')
    await left('4 events created')
    expect(sent('POST', '/api/event/create')).toHaveLength(1)
    const keys = sent('POST', seriesPath).map(({ headers }) => headers['idempotency-key'])
    expect([keys.length, keys[0]]).toEqual([2, keys[1]])
  })

  it('is part of the draft, and of what is asked about when leaving', async () => {
    await open('/event/create')
    await settle(() => field('Title'))
    await choose('How often', 'MONTHLY_BY_DATE')
    await shows('Draft saved')
    expect(bodyOf('PUT', '/api/event/draft').fields).toMatchObject({ repeatFrequency: 'MONTHLY_BY_DATE' })
    const { goTo } = await import('#web/lib/browser/navigation.ts')
    await act(async () => goTo('/events'))
    await shows('Leave without publishing?')
  })
})

it('an event that is published already is repeated from its form', async () => {
  await open(
    editPath,
    edited(buildManaged(), {
      [`PATCH /api/event/${eventId}`]: { body: buildManaged({ version: 4 }) },
      [`POST ${seriesPath}`]: { body: buildSeries([{}, {}, {}, {}]) },
    }),
  )
  await settle(() => field('Title'))
  await choose('How often', 'WEEKLY')
  await press('Save changes')
  await left('4 events created')
  expect(sent('POST', seriesPath)).toHaveLength(1)
})

describe('an event of a series', () => {
  const edit = async (answers: Parameters<typeof openForm>[1] = {}) => {
    await open(editPath, edited(one, answers))
    await settle(() => field('Title'))
    await shows('Every week')
  }

  it('shows its rule and the way to its dates, and cannot be repeated again', async () => {
    await edit()
    await shows('This event is one of 4 dates')
    const link = [...document.querySelectorAll('a')].find(each => each.textContent === 'See all dates')
    expect(link?.getAttribute('href')).toBe('/event/winter-tea')
    expect(text()).not.toContain('How often')
  })

  it('asks on saving which dates, and saves this one', async () => {
    await edit({ [`PATCH /api/event/${eventId}`]: { body: { ...one, version: 4 } } })
    await type('Title', 'Summer tea')
    await press('Save changes')
    await shows('Which dates do you want to change?')
    expect([sent('PATCH', `/api/event/${eventId}`), sent('PUT', seriesPath)]).toEqual([[], []])
    await press('Save')
    await left('Event updated')
    expect(bodyOf('PATCH', `/api/event/${eventId}`)).toMatchObject({ version: 3, title: 'Summer tea' })
    expect(sent('PUT', seriesPath)).toEqual([])
  })

  it('or this and all following dates, with the translation in the same call', async () => {
    await edit({ [`PUT ${seriesPath}`]: { body: { event: { ...one, version: 4 }, count: 3 } } })
    await type('Title', 'Summer tea')
    await type('Title in Russian', 'Летний чай')
    await type('Description in Russian', 'За одним столом.')
    await press('Save changes')
    await shows('3 dates')
    await pick('This and all following dates')
    await press('Save')
    await left('3 dates updated')
    expect(bodyOf('PUT', seriesPath)).toMatchObject({
      version: 3,
      title: 'Summer tea',
      translation: { language: 'ru', text: { title: 'Летний чай', description: 'За одним столом.' } },
      applyCover: false,
    })
    expect(sent('PUT', `/api/event/${eventId}/translations/ru`)).toEqual([])
  })

  it('gives its new cover to the dates that follow', async () => {
    const pictured = { ...one, hasUploadedCover: true, coverUrl: '/files/cover-1.webp' }
    await open(
      editPath,
      edited(pictured, {
        [`DELETE /api/event/${eventId}/image`]: { body: one },
        [`PUT ${seriesPath}`]: { body: { event: { ...one, version: 4 }, count: 3 } },
      }),
    )
    await settle(() => field('Title'))
    await press('Change cover')
    await shows('Remove the picture')
    await press('Remove the picture')
    await shows('Image removed')
    await press('Done')
    await press('Save changes')
    await pick('This and all following dates')
    await press('Save')
    await left('3 dates updated')
    expect(bodyOf('PUT', seriesPath)).toMatchObject({ version: 3, applyCover: true })
  })

  it('is saved for the same dates after somebody else changed it', async () => {
    const changed = { message: 'Somebody else saved it', code: 1081, name: 'EVENT_CHANGED', status: 409, fields: {} }
    await edit({ [`PUT ${seriesPath}`]: { status: 409, body: changed } })
    await type('Title', 'Summer tea')
    page.server.answers[`GET /api/event/${eventId}/managed`] = { body: { ...one, title: 'Theirs', version: 4 } }
    await press('Save changes')
    await pick('This and all following dates')
    await press('Save')
    await shows('changed this event while you were editing')
    page.server.answers[`PUT ${seriesPath}`] = { body: { event: { ...one, version: 5 }, count: 3 } }
    await press('Keep mine and save')
    await left('3 dates updated')
    expect(bodyOf('PUT', seriesPath)).toMatchObject({ version: 4, title: 'Summer tea' })
    expect(sent('PATCH', `/api/event/${eventId}`)).toEqual([])
  })

  it('shows at its field what does not fit a later date', async () => {
    const fields = { maxParticipants: 'Places that are already taken on 1 April 2027: 3' }
    const refusal = {
      message: 'More places are taken than this.',
      code: 1083,
      name: 'PLACES_TAKEN',
      status: 409,
      fields,
    }
    await edit({ [`PUT ${seriesPath}`]: { status: 409, body: refusal } })
    await type('Number of places', '2')
    await press('Save changes')
    await pick('This and all following dates')
    await press('Save')
    await settle(() => expect(problemOf('Number of places')).toBe(fields.maxParticipants))
  })

  it.each([
    ['nothing but its web address changes', 'Web address', [{}, {}]],
    ['no other date follows', 'Title', [{ isCancelled: false }, { isCancelled: true }, { isOver: true }]],
  ])('is not asked about when %s', async (_when, label, dates) => {
    await edit({
      [`GET ${seriesPath}`]: { body: buildSeries(dates) },
      [`PATCH /api/event/${eventId}`]: { body: { ...one, version: 4 } },
    })
    await shows(`one of ${dates.length} dates`)
    await type(label, 'summer-tea')
    await press('Save changes')
    await left('Event updated')
  })

  it('is cancelled alone or with those that follow', async () => {
    await edit({ [`POST ${seriesPath}/cancel`]: { body: { event: { ...one, isCancelled: true }, count: 3 } } })
    await press('More actions')
    await settle(() => button('Cancel the event'))
    await press('Cancel the event')
    await shows('Which dates do you want to cancel?')
    await pick('This and all following dates')
    await type('Message to the participants', 'The house is closed.')
    // The entry of the menu has the name of the button.
    await settle(() => expect(document.querySelector('[role=menuitem]')).toBeNull())
    await press('Cancel the event')
    await left('3 dates cancelled')
    expect(bodyOf('POST', `${seriesPath}/cancel`)).toEqual({ message: 'The house is closed.' })
    expect(sent('POST', `/api/event/${eventId}/cancel`)).toEqual([])
  })

  it('is deleted with those that follow, and all of them are restored from the notice', async () => {
    await edit({
      [`DELETE ${seriesPath}`]: { body: { count: 4 } },
      [`POST ${seriesPath}/restore`]: { body: { event: one, count: 4 } },
    })
    await press('More actions')
    await settle(() => button('Delete the event'))
    await press('Delete the event')
    await shows('Which dates do you want to delete?')
    await shows('4 dates')
    await pick('This and all following dates')
    await press('Delete')
    await left('4 dates deleted')
    await pressInNotice()
    await shows('4 dates restored')
    expect(sent('POST', `${seriesPath}/restore`)).toHaveLength(1)
    await settle(() => expect(location.pathname).toBe('/event/winter-tea'))
  })

  it('is deleted alone by default, and the server says how many dates stand in the way of more', async () => {
    const fields = { dates: 'Dates that people are going to: 2. Cancel them first.' }
    const refusal = { message: 'People are going.', code: 1084, name: 'EVENT_HAS_PARTICIPANTS', status: 409, fields }
    await edit({
      [`DELETE ${seriesPath}`]: { status: 409, body: refusal },
      [`DELETE /api/event/${eventId}`]: { body: {} },
    })
    await press('More actions')
    await settle(() => button('Delete the event'))
    await press('Delete the event')
    await shows('Which dates do you want to delete?')
    await pick('This and all following dates')
    await press('Delete')
    await shows(fields.dates)
    await pick('This date only')
    await press('Delete')
    await left('Event deleted')
  })
})
