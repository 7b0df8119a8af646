import { Suspense } from 'react'
import type { Root } from 'react-dom/client'
import { expect, vi } from 'vitest'
import type { ManagedEvent } from '#contract/events/event.ts'
import type { Permission } from '#contract/roles.ts'
import { act } from '#web/testing/act.ts'
import { type ApiServer, startApiServer } from '../apiServer.ts'
import { buildCommunity, buildParticipant, buildUser, communityId } from '../community.ts'
import { eventually } from '../eventually.ts'
import { openPage } from '../page.ts'

export type FormPage = { server: ApiServer; root: Root }

let modules: Awaited<ReturnType<typeof loadModules>> | null = null
let server: ApiServer

/** Once for a file: the modules of the page are many, and loading them anew for each test takes seconds. */
async function loadModules() {
  server = await startApiServer()
  openPage({}, { apiOrigin: server.origin }, '/')
  localStorage.setItem('token', 'a.b.c')
  // Loaded with the form in a browser; the first of these tests would wait for them to be compiled.
  await Promise.all([
    import('#web/features/events/event-form/LaterSections.tsx'),
    import('#web/features/events/event-form/EventMenu.tsx'),
    import('#web/features/events/event-form/EventPreview.tsx'),
    import('#web/features/events/event-form/PreviewBar.tsx'),
    import('#web/features/events/event-form/ConflictSheet.tsx'),
  ])
  const words = await import('#web/lib/words/words.ts')
  await words.startWords(['ui', 'failures', 'eventForm', 'eventProblems', 'series', 'events', 'onboarding'])
  return {
    ...(await import('react-dom/client')),
    ...(await import('react-router')),
    ...(await import('@tanstack/react-query')),
    ...(await import('#web/lib/browser/navigation.ts')),
    ...(await import('#web/lib/calls/queryClient.ts')),
    ...(await import('#web/lib/session/state.ts')),
    ...(await import('#web/lib/toasts.ts')),
    ...(await import('#web/ui/ThemeProvider.tsx')),
    ...(await import('#web/ui/SheetDialog.tsx')),
    ...(await import('#web/features/events/event-form/EventFormPage.tsx')),
  }
}

type Answers = ApiServer['answers']

/** Opens a screen of the form as a member, against a server with scripted replies. */
export async function openForm(
  path: string,
  answers: Answers = {},
  permissions: Permission[] = ['CAN_CREATE_EVENTS'],
): Promise<FormPage> {
  modules ??= await loadModules()
  const loaded = modules
  const { createRoot, queries, setSignedIn, goTo } = loaded
  server.received.length = 0
  said.clear()
  action = undefined
  earlier.clear()
  for (const { key } of loaded.listToasts()) earlier.add(key)
  server.answers = {
    'GET /api/event/draft': { body: { draft: null } },
    'PUT /api/event/draft': { body: { fields: {}, updatedAt: '2026-11-16T12:00:00.000Z' } },
    'DELETE /api/event/draft': { body: {} },
    'GET /api/cities': { body: [] },
    'GET /api/event/slug/available': ({ query }) => ({
      body: { isAvailable: true, suggestion: query.get('slug') },
    }),
    ...answers,
  }
  queries.clear()
  goTo(path, { replace: true })
  setSignedIn({ user: buildUser(), participant: buildParticipant(), permissions })
  document.body.innerHTML = '<div id="root"></div>'
  const root = createRoot(document.getElementById('root') as HTMLElement)
  await act(async () => root.render(<Screens {...loaded} />))
  return { server, root }
}

/** Titles of the notices since the form was opened. */
const said = new Set<string>()
/** What the button of the last one of them does: on a slow machine it may have closed by now. */
let action: (() => void) | undefined
/** Notices of the test before. */
const earlier = new Set<unknown>()

function Notices({ useToasts }: Pick<NonNullable<typeof modules>, 'useToasts'>) {
  const shown = useToasts()
  for (const { key, title, action: own } of shown) {
    if (earlier.has(key)) continue
    said.add(title)
    action = own?.run
  }
  return null
}

/** The two screens, without the frame around them. */
function Screens({
  Router,
  Routes,
  Route,
  QueryClientProvider,
  ThemeProvider,
  CreateEventPage,
  EditEventPage,
  ...rest
}: NonNullable<typeof modules>) {
  const { location } = rest.useCurrentLocation()
  return (
    <ThemeProvider look={buildCommunity().brandConfig}>
      <QueryClientProvider client={rest.queries}>
        <Router location={location} navigator={rest.navigator}>
          <Notices useToasts={rest.useToasts} />
          <Suspense fallback={null}>
            <Routes>
              <Route path="/event/create" element={<CreateEventPage />} />
              <Route path="/event/:eventId/edit" element={<EditEventPage />} />
              <Route path="*" element={null} />
            </Routes>
          </Suspense>
        </Router>
      </QueryClientProvider>
    </ThemeProvider>
  )
}

export const closeForm = ({ root }: FormPage): Promise<void> =>
  act(async () => {
    root.unmount()
    for (const { key } of modules?.listToasts() ?? []) modules?.dismissToast(key)
  })

/** Calls that the server received since the form was opened. */
export const sent = (method: string, path: string) =>
  server.received.filter(call => call.method === method && call.path === path)

/** The body of the last such call. */
export const bodyOf = (method: string, path: string) => JSON.parse(sent(method, path).at(-1)?.body ?? 'null')

export const stopServer = (): Promise<void> => server.close()

/** Presses the button of the last notice. */
export const pressInNotice = () => act(async () => action?.())

/** Waits for pending renders, then checks again. */
export const settle = (check: () => void) =>
  vi.waitFor(
    async () => {
      await act(() => new Promise(resolve => setTimeout(resolve, 20)))
      check()
    },
    { timeout: 30_000 },
  )

type Control = HTMLInputElement | HTMLTextAreaElement

/** Does something to an element as soon as it is there. */
async function onceThere<T>(find: () => T, work: (found: T) => void): Promise<void> {
  await eventually(() => void find())
  await act(async () => work(find()))
}

/** A field by the beginning of its label. */
export function field(label: string): Control {
  const found = [...document.querySelectorAll('label')].find(each => each.textContent?.trim().startsWith(label))
  const control = found && document.getElementById(found.htmlFor)
  if (!control) throw new Error(`There is no field "${label}"`)
  return control as Control
}

export const type = (label: string, value: string) =>
  onceThere(
    () => field(label),
    control => {
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value)
      control.dispatchEvent(new Event('input', { bubbles: true }))
    },
  )

/** Chooses an option of a list. */
export const choose = (label: string, value: string) =>
  onceThere(
    () => field(label) as unknown as HTMLSelectElement,
    list => {
      list.value = value
      list.dispatchEvent(new Event('change', { bubbles: true }))
    },
  )

/** A radio button by the beginning of its label, which is around it. */
function radio(label: string): HTMLInputElement {
  const found = [...document.querySelectorAll('label')].find(each => each.textContent?.startsWith(label))
  const input = found?.querySelector<HTMLInputElement>('input[type=radio]')
  if (!input) throw new Error(`There is no radio button "${label}"`)
  return input
}

export const pick = (label: string) =>
  onceThere(
    () => radio(label),
    found => found.click(),
  )

export const leave = (label: string) =>
  onceThere(
    () => field(label),
    control => void control.dispatchEvent(new FocusEvent('focusout', { bubbles: true })),
  )

export const check = (label: string) =>
  onceThere(
    () => field(label),
    control => control.click(),
  )

export function button(name: string): HTMLButtonElement {
  const all = [...document.querySelectorAll<HTMLButtonElement>('button, [role=menuitem]')]
  const nameOf = (each: HTMLElement) => (each.getAttribute('aria-label') ?? each.textContent ?? '').trim()
  const found = all.find(each => nameOf(each) === name) ?? all.find(each => nameOf(each).startsWith(name))
  if (!found) throw new Error(`There is no button "${name}"`)
  return found
}

/** One that is still busy with the press before takes no other. */
export const press = (name: string) =>
  onceThere(
    () => {
      const found = button(name)
      if (found.disabled) throw new Error(`The button "${name}" is disabled`)
      return found
    },
    found => found.click(),
  )

/** The sentence at a field. */
export function problemOf(label: string): string | null {
  const control = field(label)
  const error = document.getElementById(`${control.id}-error`)
  return control.getAttribute('aria-invalid') === 'true' ? (error?.textContent ?? null) : null
}

/** What the screen says, and every notice since it was opened: on a slow machine one may close between two looks. */
export const text = (): string => [document.body.textContent, ...said].join('\n')
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
