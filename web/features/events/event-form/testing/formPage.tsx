import { act } from 'react'
import type { Root } from 'react-dom/client'
import { expect } from 'vitest'
import type { ManagedEvent } from '#contract/events/event.ts'
import type { Permission } from '#contract/roles.ts'
import { type ApiServer, startApiServer } from '#web/testing/apiServer.ts'
import { buildParticipant, buildUser, communityId } from '#web/testing/community.ts'
import { eventually } from '#web/testing/eventually.ts'
import { openPage } from '#web/testing/page.ts'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

export type FormPage = { server: ApiServer; root: Root }

type Answers = ApiServer['answers']

/** Opens a screen of the form as a member, against a server with scripted replies. */
export async function openForm(
  path: string,
  answers: Answers = {},
  permissions: Permission[] = ['CAN_CREATE_EVENTS'],
): Promise<FormPage> {
  localStorage.clear()
  sessionStorage.clear()
  localStorage.setItem('token', 'a.b.c')
  const server = await startApiServer({
    'GET /api/event/draft': { body: { draft: null } },
    'PUT /api/event/draft': { body: { updatedAt: '2026-11-16T12:00:00.000Z' } },
    'DELETE /api/event/draft': { body: {} },
    'GET /api/event/slug/available': ({ query }) => ({
      body: { isAvailable: true, suggestion: query.get('slug') },
    }),
    ...answers,
  })
  openPage({}, { apiOrigin: server.origin }, path)
  const { startWords } = await import('#web/lib/words/words.ts')
  await startWords(['shell', 'menu', 'ui', 'failures', 'eventForm', 'eventProblems', 'events'])
  const { createRoot } = await import('react-dom/client')
  const { App } = await import('#web/App.tsx')
  const root = createRoot(document.getElementById('root') as HTMLElement)
  const { setSignedIn } = await import('#web/lib/session/state.ts')
  await act(async () => root.render(<App />))
  await act(async () => setSignedIn({ user: buildUser(), participant: buildParticipant(), permissions }))
  return { server, root }
}

export async function closeForm({ server, root }: FormPage): Promise<void> {
  await act(async () => root.unmount())
  await server.close()
}

/** Waits for pending renders, then checks again. */
export const settle = (check: () => void) =>
  eventually(async () => {
    await act(() => new Promise(resolve => setTimeout(resolve, 20)))
    check()
  })

type Control = HTMLInputElement | HTMLTextAreaElement

/** A field by the beginning of its label. */
export function field(label: string): Control {
  const found = [...document.querySelectorAll('label')].find(each => each.textContent?.trim().startsWith(label))
  const control = found && document.getElementById(found.htmlFor)
  if (!control) throw new Error(`There is no field "${label}"`)
  return control as Control
}

export const type = (label: string, value: string) =>
  act(async () => {
    const control = field(label)
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value)
    control.dispatchEvent(new Event('input', { bubbles: true }))
  })

export const leave = (label: string) =>
  act(async () => void field(label).dispatchEvent(new FocusEvent('focusout', { bubbles: true })))

export const check = (label: string) => act(async () => field(label).click())

export function button(name: string): HTMLButtonElement {
  const all = [...document.querySelectorAll<HTMLButtonElement>('button, [role=menuitem]')]
  const found = all.find(each => (each.getAttribute('aria-label') ?? each.textContent)?.trim().startsWith(name))
  if (!found) throw new Error(`There is no button "${name}"`)
  return found
}

export const press = (name: string) => act(async () => button(name).click())

/** The sentence at a field. */
export function problemOf(label: string): string | null {
  const control = field(label)
  const error = document.getElementById(`${control.id}-error`)
  return control.getAttribute('aria-invalid') === 'true' ? (error?.textContent ?? null) : null
}

export const text = () => document.body.textContent ?? ''
export const shows = (words: string) => settle(() => expect(text()).toContain(words))

/** Fills in what a new event needs. */
export async function fillIn(): Promise<void> {
  await settle(() => field('Title'))
  await type('Title', 'Winter tea evening')
  await type('Description', 'Twelve samovars and one long room.')
  await type('Date', '2099-12-03')
  await type('Starts', '19:00')
  await type('City', 'Berlin')
  await type('Country', 'Germany')
}

export const eventId = '00000000-0000-7000-8000-0000000000ee'

export const buildManaged = (own: Partial<ManagedEvent> = {}): ManagedEvent => ({
  id: eventId,
  slug: 'winter-tea',
  communityId,
  createdBy: null,
  title: 'Winter tea evening',
  description: 'Twelve samovars and one long room.',
  lang: 'en',
  date: '2099-12-03',
  startTime: '19:00',
  endTime: '22:30',
  timeZone: 'Europe/Berlin',
  startsAt: '2099-12-03T18:00:00.000Z',
  endsAt: '2099-12-03T21:30:00.000Z',
  type: 'OFFLINE',
  isLocationConfirmed: true,
  location: {
    addressLine: 'Torstraße 41',
    latitude: null,
    longitude: null,
    mapsLink: '',
    country: 'Germany',
    region: '',
    city: 'Berlin',
    postalCode: '10119',
  },
  locationVisibility: 'FULL_ADDRESS',
  onlineMeetingLink: '',
  isPaid: false,
  price: null,
  currency: null,
  paymentLink: '',
  visibility: 'PUBLIC',
  coverUrl: '/art/cover.svg',
  coverKind: 'table',
  coverPalette: 'copper',
  hasUploadedCover: false,
  isCancelled: false,
  cancelMessage: '',
  seriesId: null,
  going: { count: 0, people: [] },
  maxParticipants: null,
  placesLeft: null,
  placesTaken: 0,
  approvalRequired: false,
  enableOnboarding: false,
  maxPlusOnes: 0,
  waitlist: 'AUTOMATIC',
  offerMinutes: 720,
  holdMinutes: 60,
  organizerContact: 'anna@harbour.example',
  hosts: [],
  mine: {} as ManagedEvent['mine'],
  can: { manage: true, delete: true },
  version: 3,
  changedBy: null,
  updatedAt: '2026-11-16T12:00:00.000Z',
  ...own,
})
