// @vitest-environment happy-dom

import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { act } from '#web/testing/act.ts'
import {
  buildManaged,
  closeForm,
  eventId,
  type FormPage,
  field,
  openForm,
  press,
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

const editPath = '/event/winter-tea/edit'
const managed = {
  'GET /api/event/winter-tea/managed': { body: buildManaged() },
  [`GET /api/event/${eventId}/managed`]: { body: buildManaged() },
  [`GET /api/event/${eventId}/translations/ru`]: { body: { translation: null } },
}

describe('the draft', () => {
  it('is saved while typing', async () => {
    await open('/event/create')
    await settle(() => field('Title'))
    await type('Title', 'Winter tea')
    await shows('Draft saved')
    const [first] = sent('PUT', '/api/event/draft')
    expect(JSON.parse(first?.body ?? '').fields).toMatchObject({ title: 'Winter tea', slug: 'winter-tea' })
  })

  it('is restored with a notice, and can be discarded', async () => {
    const draft = { fields: { title: 'Tea of last week', version: null }, updatedAt: '2026-11-10T12:00:00.000Z' }
    await open('/event/create', { 'GET /api/event/draft': { body: { draft } } })
    await shows('We restored your draft')
    expect(field('Title').value).toBe('Tea of last week')
    await press('Discard draft')
    await settle(() => expect(field('Title').value).toBe(''))
    expect(text()).not.toContain('We restored your draft')
    expect(sent('DELETE', '/api/event/draft')).toHaveLength(1)
  })
})

it('leaving with unsaved changes asks first', async () => {
  await open(editPath, managed)
  await settle(() => field('Title'))
  await type('Title', 'Summer tea')
  const { goTo } = await import('#web/lib/browser/navigation.ts')
  await act(async () => goTo('/events'))
  await shows('Leave without saving?')
  expect(location.pathname).toBe(editPath)
  await press('Keep editing')
  expect(field('Title').value).toBe('Summer tea')
  await act(async () => goTo('/events'))
  await press('Leave')
  await settle(() => expect(location.pathname).toBe('/events'))
})

describe('two people editing', () => {
  const theirs = buildManaged({
    title: 'Their title',
    description: 'Their description',
    version: 4,
    changedBy: {
      participantId: null,
      slug: null,
      firstName: 'Ilya',
      lastName: 'Kramer',
      position: '',
      company: '',
      avatarUrl: null,
    },
  })
  const changed = { message: 'Somebody else saved it', code: 1081, name: 'EVENT_CHANGED', status: 409 }
  const edit = async () => {
    await open(editPath, {
      ...managed,
      [`PATCH /api/event/${eventId}`]: { status: 409, body: { ...changed, fields: { version: 'Saved by Ilya' } } },
    })
    await settle(() => field('Title'))
    await type('Title', 'My title')
    page.server.answers[`GET /api/event/${eventId}/managed`] = { body: theirs }
    await press('Save changes')
    await shows('Ilya Kramer changed this event while you were editing')
    expect(text()).toContain('Their title')
  }

  it('are told, and keeping mine keeps what the other changed elsewhere', async () => {
    await edit()
    page.server.answers[`PATCH /api/event/${eventId}`] = { body: buildManaged({ version: 5 }) }
    await press('Keep mine and save')
    await shows('Event updated')
    const body = JSON.parse(sent('PATCH', `/api/event/${eventId}`).at(-1)?.body ?? '')
    expect(body).toMatchObject({ version: 4, title: 'My title', description: 'Their description' })
  })

  it('are told, and may load the other version', async () => {
    await edit()
    await press('Load their version')
    await settle(() => expect(field('Title').value).toBe('Their title'))
    expect(sent('PATCH', `/api/event/${eventId}`)).toHaveLength(1)
  })
})

describe('a Google Maps link', () => {
  const link = 'https://maps.app.goo.gl/tea'
  const read = async (reply: { status?: number; body: unknown }) => {
    await open(editPath, { ...managed, 'POST /api/event/maps-link': reply })
    await settle(() => field('Google Maps link'))
    await type('Google Maps link', link)
    await press('Read the link')
  }

  it('fills in the address', async () => {
    const place = { latitude: 52.53, longitude: 13.4, addressLine: 'Tea House, Gipsstraße 3', postalCode: '' }
    await read({ body: { ...place, region: '', city: 'Potsdam', country: 'Germany', timeZone: 'Europe/Berlin' } })
    await shows('Address filled in from the link')
    expect([field('Venue and street').value, field('City').value, field('Latitude').value]).toEqual([
      'Tea House, Gipsstraße 3',
      'Potsdam',
      '52.53',
    ])
    expect(field('Postal code').value).toBe('10119')
  })

  it.each([
    ['INVALID_MAPS_LINK', 'This is not a Google Maps link.'],
    ['COORDINATES_NOT_FOUND', 'This link does not say where the place is.'],
    ['LOCATION_NOT_PARSED', 'We could not read the place from this link.'],
  ])('that cannot be read says why at the field: %s', async (name, message) => {
    await read({ status: 400, body: { name, message, code: 1087, status: 400, fields: {} } })
    await settle(() => expect(problemOf('Google Maps link')).toBe(message))
    expect(field('Venue and street').value).toBe('Torstraße 41')
  })
})

it.each([
  [403, 'You do not organise this event'],
  [404, 'We could not find this event'],
])('whoever may not edit the event is told so: %i', async (status, title) => {
  await open(editPath, { 'GET /api/event/winter-tea/managed': { status, body: { status, code: 1003, message: '' } } })
  await shows(title)
  expect(text()).not.toContain('Save changes')
})
