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
  pressInNotice,
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

const editPath = '/event/winter-tea/edit'
const managedAt = (key: string, event = buildManaged()) => ({ [`GET /api/event/${key}/managed`]: { body: event } })
const refusal = {
  status: 409,
  body: { code: 1083, name: 'EVENT_HAS_PARTICIPANTS', message: 'People are going', status: 409 },
}

const open = async (answers: Parameters<typeof openForm>[1] = {}, event = buildManaged()) => {
  page = await openForm(editPath, {
    ...managedAt('winter-tea', event),
    [`GET /api/event/${eventId}/translations/ru`]: { body: { translation: null } },
    ...answers,
  })
  await settle(() => field('Title'))
  await press('More actions')
}
const choose = async (entry: string) => {
  await shows(entry)
  await press(entry)
}
/** The menu may still be closing, with an entry of the same name. */
const pressInDialog = (name: string) =>
  act(async () => {
    const buttons = [...document.querySelectorAll<HTMLButtonElement>('[role=dialog] button')]
    const found = buttons.find(({ textContent }) => textContent === name)
    if (!found) throw new Error(`There is no button "${name}" in the dialog`)
    found.click()
  })

describe('a copy', () => {
  it('is opened for editing, and says that it is one', async () => {
    const copy = buildManaged({ slug: 'winter-tea-2', title: 'Copy of the winter tea', date: null, startsAt: null })
    await open({ ...managedAt('winter-tea-2', copy), [`POST /api/event/${eventId}/clone`]: { body: copy } })
    await choose('Make a copy')
    await shows('This is a copy. Choose a new date.')
    await settle(() => expect(location.pathname).toBe('/event/winter-tea-2/edit'))
    await settle(() => expect(field('Title').value).toBe('Copy of the winter tea'))
    expect(sent('POST', `/api/event/${eventId}/clone`)).toHaveLength(1)
  })

  it('that fails is told, and the form stays', async () => {
    await open({ [`POST /api/event/${eventId}/clone`]: { status: 503, body: {} } })
    await choose('Make a copy')
    await shows('The copy could not be made')
    expect(location.pathname).toBe(editPath)
  })
})

describe('cancelling', () => {
  it('sends the message to the participants and opens the event', async () => {
    await open({ [`POST /api/event/${eventId}/cancel`]: { body: buildManaged({ isCancelled: true }) } })
    await choose('Cancel the event')
    await shows('Cancel this event?')
    await type('Message to the participants', '  The host is ill. A new date follows.\n')
    await pressInDialog('Cancel the event')
    await shows('Event cancelled')
    await settle(() => expect(location.pathname).toBe('/event/winter-tea'))
    const [call] = sent('POST', `/api/event/${eventId}/cancel`)
    expect(JSON.parse(call?.body ?? '')).toEqual({ message: 'The host is ill. A new date follows.' })
  })

  it('that fails says why and keeps the message', async () => {
    await open({ [`POST /api/event/${eventId}/cancel`]: { status: 503, body: {} } })
    await choose('Cancel the event')
    await shows('Cancel this event?')
    await type('Message to the participants', 'The host is ill.')
    await pressInDialog('Cancel the event')
    await settle(() => expect(document.querySelector('[role=dialog] [role=alert]')).not.toBeNull())
    expect(field('Message to the participants').value).toBe('The host is ill.')
    expect(location.pathname).toBe(editPath)
  })

  it('is not offered for a cancelled event', async () => {
    await open({}, buildManaged({ isCancelled: true }))
    await shows('Make a copy')
    expect(text()).not.toContain('Cancel the event')
  })
})

describe('deleting', () => {
  it('tells “Event deleted”, leads to the list, and can be undone', async () => {
    await open({
      [`DELETE /api/event/${eventId}`]: { body: {} },
      [`POST /api/event/${eventId}/restore`]: { body: buildManaged() },
    })
    await choose('Delete the event')
    await shows('You can restore it within a day')
    await pressInDialog('Delete')
    await settle(() => expect(text().split('\n')).toContain('Event deleted'))
    await settle(() => expect(location.pathname).toBe('/events'))
    await pressInNotice()
    await shows('Event restored')
    await settle(() => expect(location.pathname).toBe('/event/winter-tea'))
    expect(sent('POST', `/api/event/${eventId}/restore`)).toHaveLength(1)
  })

  it('whose undoing fails is told, and can be tried again', async () => {
    await open({ [`DELETE /api/event/${eventId}`]: { body: {} } })
    await choose('Delete the event')
    await shows('You can restore it within a day')
    await pressInDialog('Delete')
    await shows('Event deleted')
    await pressInNotice()
    await shows('The event is not restored')
    page.server.answers[`POST /api/event/${eventId}/restore`] = { body: buildManaged() }
    await pressInNotice()
    await shows('Event restored')
  })

  it('that is refused says why, and nothing is told as deleted', async () => {
    await open({ [`DELETE /api/event/${eventId}`]: refusal })
    await choose('Delete the event')
    await shows('You can restore it within a day')
    await pressInDialog('Delete')
    await shows('People are going')
    expect(text()).not.toContain('Event deleted')
    expect(location.pathname).toBe(editPath)
  })

  it('is not offered without the right to it', async () => {
    await open({}, buildManaged({ can: { manage: true, delete: false } }))
    await shows('Make a copy')
    expect(text()).not.toContain('Delete the event')
  })
})
