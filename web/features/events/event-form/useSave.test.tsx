// @vitest-environment happy-dom

import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { act } from '#web/testing/act.ts'
import {
  buildManaged,
  closeForm,
  eventId,
  type FormPage,
  field,
  fillIn,
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
  await settle(() => field('Title'))
}

describe('a translation', () => {
  const path = `/api/event/${eventId}/translations/ru`
  const russian = { title: 'Зимнее чаепитие', description: 'Двенадцать самоваров.' }
  const edited = (translation: typeof russian | null) => ({
    'GET /api/event/winter-tea/managed': { body: buildManaged() },
    [`GET ${path}`]: { body: { translation } },
    [`PATCH /api/event/${eventId}`]: { body: buildManaged({ version: 4 }) },
    [`PUT ${path}`]: { body: { ...russian, language: 'ru' } },
    [`DELETE ${path}`]: { body: {} },
  })

  it('is saved after a new event is created', async () => {
    await open('/event/create', {
      'POST /api/event/create': { body: buildManaged() },
      [`PUT ${path}`]: { body: { ...russian, language: 'ru' } },
    })
    await fillIn()
    await type('Title in Russian', russian.title)
    await type('Description in Russian', russian.description)
    await press('Publish')
    await shows('Event created')
    expect(JSON.parse(sent('PUT', path)[0]?.body ?? '')).toEqual(russian)
  })

  it('that is changed is saved, that is emptied is removed, that stays is not sent', async () => {
    await open('/event/winter-tea/edit', edited(russian))
    await type('Title in Russian', 'Чай зимой')
    await press('Save changes')
    await shows('Event updated')
    expect(JSON.parse(sent('PUT', path)[0]?.body ?? '')).toEqual({ ...russian, title: 'Чай зимой' })
    await closeForm(page)

    await open('/event/winter-tea/edit', edited(russian))
    await type('Title in Russian', '')
    await type('Description in Russian', ' ')
    await press('Save changes')
    await shows('Event updated')
    expect([sent('DELETE', path).length, sent('PUT', path).length]).toEqual([1, 0])
    await closeForm(page)

    await open('/event/winter-tea/edit', edited(russian))
    await type('Title', 'Winter tea')
    await press('Save changes')
    await shows('Event updated')
    expect([sent('DELETE', path).length, sent('PUT', path).length]).toEqual([0, 0])
  })

  it('that is half written is refused at the missing field, and nothing is sent', async () => {
    await open('/event/winter-tea/edit', edited(null))
    await type('Title in Russian', russian.title)
    await press('Save changes')
    await settle(() => expect(problemOf('Description in Russian')).toBe('Translate the description too'))
    expect(sent('PATCH', `/api/event/${eventId}`)).toEqual([])
  })

  it('that is not saved keeps the event, and is sent again without creating another', async () => {
    await open('/event/create', { 'POST /api/event/create': { body: buildManaged() } })
    await fillIn()
    await type('Title in Russian', russian.title)
    await type('Description in Russian', russian.description)
    page.server.answers[`PUT ${path}`] = { status: 503, body: {} }
    await press('Publish')
    await shows('Nothing you typed is lost')
    page.server.answers[`PUT ${path}`] = { body: { ...russian, language: 'ru' } }
    page.server.answers[`PATCH /api/event/${eventId}`] = { body: buildManaged({ version: 4 }) }
    await press('Publish')
    await shows('Event updated')
    expect([sent('POST', '/api/event/create').length, sent('PUT', path).length]).toEqual([1, 2])
  })
})

/** Browsers decode and draw pictures; the tests' one does not. */
function drawPictures(): void {
  class Canvas {
    width = 640
    height = 480
    getContext = () => ({ translate: () => {}, rotate: () => {}, drawImage: () => {} })
    convertToBlob = async () => new Blob(['part'], { type: 'image/jpeg' })
  }
  vi.stubGlobal('createImageBitmap', async () => ({ width: 640, height: 480 }))
  vi.stubGlobal('OffscreenCanvas', Canvas)
  const size = { naturalWidth: 640, naturalHeight: 480, offsetWidth: 640, offsetHeight: 480 }
  for (const [name, value] of Object.entries(size))
    Object.defineProperty(HTMLImageElement.prototype, name, { configurable: true, get: () => value })
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 640, 480))
}

describe('a picture chosen while creating', () => {
  const upload = `/api/event/${eventId}/upload-image`
  beforeEach(drawPictures)
  afterEach(() => {
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
  })

  const choosePicture = async () => {
    await press('Change cover')
    await settle(() => expect(document.querySelector('input[type=file]')).not.toBeNull())
    const input = document.querySelector<HTMLInputElement>('input[type=file]') as HTMLInputElement
    const file = new File(['tea'], 'tea.png', { type: 'image/png' })
    Object.defineProperty(input, 'files', { configurable: true, value: [file] })
    await act(async () => void input.dispatchEvent(new Event('change', { bubbles: true })))
    await settle(() => expect(document.querySelector('[role=application] img, img[alt=""]')).not.toBeNull())
    await settle(() => {
      for (const image of document.querySelectorAll('img')) image.dispatchEvent(new Event('load'))
      expect(text()).toContain('Use this picture')
    })
    await press('Use this picture')
    await settle(() => expect(document.querySelector('[role=dialog]')).toBeNull())
  }

  it('is uploaded once the event is created', async () => {
    await open('/event/create', {
      'POST /api/event/create': { body: buildManaged() },
      [`POST ${upload}`]: { body: buildManaged({ hasUploadedCover: true }) },
    })
    await fillIn()
    await choosePicture()
    expect(sent('POST', upload)).toEqual([])
    await press('Publish')
    await shows('Event created')
    const paths = page.server.received.filter(({ method }) => method === 'POST').map(call => call.path)
    expect(paths).toEqual(['/api/event/create', upload])
    expect(sent('POST', upload)[0]?.body).toContain('filename="tea.png"')
    await settle(() => expect(location.pathname).toBe('/event/winter-tea'))
  })

  it('that fails keeps the event and says so, and is tried again without creating another', async () => {
    await open('/event/create', {
      'POST /api/event/create': { body: buildManaged() },
      [`POST ${upload}`]: { status: 500, body: { message: '', code: 1000 } },
    })
    await fillIn()
    await choosePicture()
    await press('Publish')
    await shows('The image could not be uploaded')
    expect(text()).toContain('The event itself is saved. Try the picture again.')
    expect(location.pathname).toBe('/event/create')
    page.server.answers[`POST ${upload}`] = { body: buildManaged({ hasUploadedCover: true }) }
    page.server.answers[`PATCH /api/event/${eventId}`] = { body: buildManaged({ version: 4 }) }
    await press('Publish')
    await shows('Event updated')
    expect([sent('POST', '/api/event/create').length, sent('POST', upload).length]).toEqual([1, 2])
  })
})
