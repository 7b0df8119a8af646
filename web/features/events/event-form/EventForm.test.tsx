// @vitest-environment happy-dom

import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { act } from '#web/testing/act.ts'
import {
  bodyOf,
  buildManaged,
  button,
  check,
  closeForm,
  type FormPage,
  field,
  fillIn,
  leave,
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
  return page
}

describe('required fields', () => {
  it('a form with gaps asks to fill in the required fields and focuses the first', async () => {
    await open('/event/create')
    await settle(() => field('Title'))
    await type('Contact for guests', '')
    expect(button('Organisers and contact').getAttribute('aria-expanded')).toBe('false')
    await press('Publish')
    await shows('Please fill in the required fields')
    expect(document.activeElement).toBe(field('Title'))
    expect(['Title', 'Description', 'Date', 'Starts', 'City', 'Country', 'Contact for guests'].map(problemOf)).toEqual([
      'Give the event a title',
      'Say what the event is about',
      'Choose a date, or mark it as to be confirmed',
      'Choose when it starts, or mark the time as to be confirmed',
      'Enter the city',
      'Enter the country',
      'Add a contact for guests',
    ])
    expect(button('Organisers and contact').getAttribute('aria-expanded')).toBe('true')
    expect(sent('POST', '/api/event/create')).toEqual([])
  })

  it('a field that is left empty says so, until it is filled in', async () => {
    await open('/event/create')
    await settle(() => field('Title'))
    await leave('Title')
    await settle(() => expect(problemOf('Title')).toBe('Give the event a title'))
    await type('Title', 'Tea')
    expect(problemOf('Title')).toBeNull()
  })

  it('a paid event asks for price and payment link, an online one for its link', async () => {
    await open('/event/create')
    await fillIn()
    await check('Paid event')
    await press('Publish')
    await settle(() => expect(problemOf('Price')).toBe('Enter the price'))
    expect(problemOf('Payment link')).toBe('Add the payment link')
    await type('Price', '0')
    await leave('Price')
    await settle(() => expect(problemOf('Price')).toContain('above 0'))
    await check('Online')
    await leave('Meeting link')
    await settle(() => expect(problemOf('Meeting link')).toBe('Add the link of the online meeting'))
  })

  /** Types each value, leaves its field, and waits for the sentence there. */
  const typeWrong = async (wrong: readonly (readonly [label: string, value: string, sentence: string])[]) => {
    for (const [label, value] of wrong) {
      await type(label, value)
      await leave(label)
    }
    await settle(() =>
      expect(wrong.map(([label]) => problemOf(label))).toEqual(wrong.map(([, , sentence]) => sentence)),
    )
  }

  it('a wrong value is refused at its field when it is left, and nothing is sent', async () => {
    await open('/event/create')
    await fillIn()
    const wrong = [
      ['Ends', '18:00', 'The end must be after the start'],
      ['Latitude', '91', 'A latitude is between -90 and 90'],
      ['Longitude', 'east', 'A longitude is between -180 and 180'],
      ['Number of places', 'many', 'Enter a whole number from 1'],
      ['Web address', 'winter tea', 'Latin letters, digits and hyphens only'],
    ] as const
    await typeWrong(wrong)
    await press('Publish')
    await shows('Please check the marked fields')
    expect(document.activeElement).toBe(field('Ends'))
    expect(sent('POST', '/api/event/create')).toEqual([])
  })

  it('a date and times that do not exist are refused at their fields, and nothing is sent', async () => {
    await open('/event/create')
    await fillIn()
    const wrong = [
      ['Date', '30 Feb 2099', 'There is no such date'],
      ['Starts', '25:00', 'Enter a time like 19:30'],
      ['Ends', 'late', 'Enter a time like 19:30'],
    ] as const
    await typeWrong(wrong)
    expect(wrong.map(([label]) => field(label).value)).toEqual(wrong.map(([, value]) => value))
    await press('Publish')
    await shows('Please check the marked fields')
    expect(sent('POST', '/api/event/create')).toEqual([])
  })

  it('a date and times are read as people type them', async () => {
    await open('/event/create', { 'POST /api/event/create': { body: buildManaged() } })
    await fillIn()
    await type('Date', 'December 31, 2099')
    await leave('Date')
    expect([field('Date').value, text()]).toEqual([
      '31 Dec 2099',
      expect.stringContaining('Thursday, 31 December 2099'),
    ])
    await type('Starts', '7 pm')
    await leave('Starts')
    expect(field('Starts').value).toBe('19:00')
    await type('Ends', '2230')
    await press('Publish')
    await shows('Event created')
    const expected = { date: '2099-12-31', startTime: '19:00', endTime: '22:30' }
    expect(bodyOf('POST', '/api/event/create')).toMatchObject(expected)
  })

  it('a day is chosen from the calendar by keyboard', async () => {
    await open('/event/create')
    await fillIn()
    await press('Choose from the calendar: Date')
    const day = () => document.activeElement as HTMLElement
    await settle(() => expect(day().getAttribute('aria-label')).toBe('Thursday, 3 December 2099'))
    for (const key of ['ArrowRight', 'ArrowDown', 'PageDown'])
      await act(
        async () => void day().dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })),
      )
    await settle(() => expect(day().getAttribute('aria-label')).toBe('Monday, 11 January 2100'))
    await act(async () => day().click())
    expect(field('Date').value).toBe('11 Jan 2100')
    await settle(() => expect(document.activeElement).toBe(button('Choose from the calendar: Date')))
  })

  it('date, time and place that are to be confirmed are not asked for', async () => {
    const reply = { body: buildManaged({ slug: 'winter-tea-evening' }) }
    await open('/event/create', { 'POST /api/event/create': reply })
    await settle(() => field('Title'))
    await type('Title', 'Winter tea evening')
    await type('Description', 'Twelve samovars.')
    await check('Date to be confirmed')
    await check('Place to be confirmed')
    await press('Publish')
    await settle(() => expect(location.pathname).toBe('/event/winter-tea-evening'))
    expect(bodyOf('POST', '/api/event/create')).toMatchObject({
      date: null,
      isDateToBeConfirmed: true,
      isLocationToBeConfirmed: true,
    })
  })
})

describe('the web address', () => {
  it('is made from the title, and checked while typing', async () => {
    await open('/event/create')
    await settle(() => field('Title'))
    await type('Title', 'Зимнее чаепитие')
    expect(field('Web address').value).toBe('zimnee-chaepitie')
    await shows('This address is free')
    expect(sent('GET', '/api/event/slug/available').at(-1)?.query.get('slug')).toBe('zimnee-chaepitie')
  })

  it('is not replaced once it is typed by hand', async () => {
    await open('/event/create')
    await settle(() => field('Title'))
    await type('Web address', 'tea')
    await type('Title', 'Winter tea evening')
    expect(field('Web address').value).toBe('tea')
  })

  it('that is taken is said so, with a free one to take', async () => {
    await open('/event/create', {
      'GET /api/event/slug/available': ({ query }) => {
        const isAvailable = query.get('slug') !== 'tea'
        return { body: { isAvailable, suggestion: isAvailable ? query.get('slug') : 'tea-2' } }
      },
    })
    await fillIn()
    await type('Web address', 'tea')
    await settle(() => expect(problemOf('Web address')).toBe('This address is taken'))
    await press('Publish')
    await shows('Please check the marked fields')
    expect(sent('POST', '/api/event/create')).toEqual([])
    await press('Use tea-2')
    expect(field('Web address').value).toBe('tea-2')
    await shows('This address is free')
  })
})

it('the preview has the cover that is drawn from the web address once the event is published', async () => {
  await open('/event/create')
  await settle(() => field('Title'))
  await type('Title', 'Winter tea')
  const cover = () => new URL(document.querySelector<HTMLImageElement>('article img')?.src ?? '', location.href)
  await settle(() => expect(cover().searchParams.get('seed')).toBe('winter-tea'))
  await type('Web address', 'tea')
  await settle(() => expect(cover().searchParams.get('seed')).toBe('tea'))
})

describe('publishing', () => {
  it('sends the form, says so and opens the event', async () => {
    await open('/event/create', { 'POST /api/event/create': { body: buildManaged() } })
    await fillIn()
    await check('Paid event')
    await type('Price', '18,50')
    await type('Payment link', 'https://pay.example/tea')
    await type('Number of places', '80')
    await press('Publish')
    await shows('Event created')
    await settle(() => expect(location.pathname).toBe('/event/winter-tea'))
    expect(bodyOf('POST', '/api/event/create')).toMatchObject({
      title: 'Winter tea evening',
      date: '2099-12-03',
      startTime: '19:00',
      endTime: null,
      price: 18.5,
      currency: 'EUR',
      maxParticipants: 80,
      organizerContact: 'anna@harbour.example',
      slug: 'winter-tea-evening',
    })
    expect(sent('DELETE', '/api/event/draft')).toHaveLength(1)
  })

  it('shows what the server refuses at its field, and keeps what is typed', async () => {
    const refusal = { message: 'Please check the marked fields.', code: 1001, name: 'INVALID_INPUT', status: 400 }
    await open('/event/create', {
      'POST /api/event/create': { status: 400, body: { ...refusal, fields: { city: 'No such city' } } },
    })
    await fillIn()
    await press('Publish')
    await settle(() => expect(problemOf('City')).toBe('No such city'))
    expect(document.activeElement).toBe(field('City'))
    expect(field('Title').value).toBe('Winter tea evening')
  })

  it('loses nothing in an outage, and is not created twice when it is sent again', async () => {
    await open('/event/create', { 'POST /api/event/create': { status: 503, body: {} } })
    await fillIn()
    await press('Publish')
    await shows('The event is not saved')
    expect(field('Description').value).toBe('Twelve samovars and one long room.')
    page.server.answers['POST /api/event/create'] = { body: buildManaged() }
    await press('Publish')
    await shows('Event created')
    const keys = sent('POST', '/api/event/create').map(({ headers }) => headers['idempotency-key'])
    expect(keys).toHaveLength(2)
    expect(keys[0]).toBe(keys[1])
  })

  it('Enter in a field publishes nothing', async () => {
    await open('/event/create', { 'POST /api/event/create': { body: buildManaged() } })
    await fillIn()
    const pressed = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true })
    field('Title').dispatchEvent(pressed)
    expect(pressed.defaultPrevented).toBe(true)
  })
})

it('whoever may not create events is told so', async () => {
  await open('/event/create', {}, [])
  await shows('You cannot create events here')
  expect(text()).not.toContain('Web address')
})
