// @vitest-environment happy-dom

import type { Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { act } from '#web/testing/act.ts'
import { type ApiServer, startApiServer } from '#web/testing/apiServer.ts'
import { eventually } from '#web/testing/eventually.ts'
import { openPage } from '#web/testing/page.ts'

const feeds = (token: string) => ({
  personalUrl: `https://club.example/api/calendar/personal/${token}.ics`,
  publicUrl: 'https://club.example/api/calendar/public.ics',
})

let server: ApiServer
let root: Root
beforeEach(async () => {
  localStorage.clear()
  server = await startApiServer({
    'GET /api/calendar/feeds': { body: feeds('first') },
    'POST /api/calendar/feeds/renew': { body: feeds('second') },
  })
})
afterEach(async () => {
  await act(async () => root.unmount())
  await server.close()
})

async function open() {
  openPage({}, { apiOrigin: server.origin }, '/settings')
  const { startWords } = await import('#web/lib/words/words.ts')
  await startWords(['calendar', 'ui', 'failures'])
  const [{ createRoot }, { QueryClientProvider }, { queries }, { ThemeProvider }, { CalendarSection }, { bootstrap }] =
    await Promise.all([
      import('react-dom/client'),
      import('@tanstack/react-query'),
      import('#web/lib/calls/queryClient.ts'),
      import('#web/ui/ThemeProvider.tsx'),
      import('./CalendarSection.tsx'),
      import('#web/lib/browser/bootstrap.ts'),
    ])
  queries.clear()
  root = createRoot(document.getElementById('root') as HTMLElement)
  await act(async () =>
    root.render(
      <ThemeProvider look={bootstrap.community.brandConfig}>
        <QueryClientProvider client={queries}>
          <CalendarSection />
        </QueryClientProvider>
      </ThemeProvider>,
    ),
  )
}
const settle = (check: () => void) =>
  eventually(async () => {
    await act(() => new Promise(resolve => setTimeout(resolve, 20)))
    check()
  })
const button = (label: string) =>
  [...document.querySelectorAll('button')].find(each => each.textContent === label) as HTMLButtonElement
const press = (label: string) => act(async () => button(label).click())
const address = (label: string) => document.querySelector<HTMLInputElement>(`input[aria-label="${label}"]`)?.value

it('shows both addresses, with links that open the calendar program', async () => {
  await open()
  await settle(() => expect(address('Address of my events')).toBe(feeds('first').personalUrl))
  expect(address('Address of all public events')).toBe(feeds('first').publicUrl)
  const links = [...document.querySelectorAll('a')].map(({ href }) => href)
  expect(links).toEqual([
    'webcal://club.example/api/calendar/personal/first.ics',
    'webcal://club.example/api/calendar/public.ics',
  ])
  expect(document.body.textContent).toContain('anyone with this address can see your events')
})

it('renews the personal address only after asking', async () => {
  await open()
  await settle(() => expect(button('New address')).toBeDefined())
  await press('New address')
  await settle(() => expect(document.body.textContent).toContain('The old address will stop working at once.'))
  await press('Cancel')
  expect(server.received.filter(({ method }) => method === 'POST')).toEqual([])
  await press('New address')
  await settle(() => expect(button('Replace')).toBeDefined())
  await press('Replace')
  await settle(() => expect(address('Address of my events')).toBe(feeds('second').personalUrl))
})

it('offers to try again when the addresses could not be loaded, or renewed', async () => {
  server.answers['GET /api/calendar/feeds'] = { status: 500 }
  await open()
  await settle(() => expect(document.querySelector('section button')).not.toBeNull())
  server.answers['GET /api/calendar/feeds'] = { body: feeds('first') }
  await act(async () => document.querySelector<HTMLButtonElement>('section button')?.click())
  await settle(() => expect(address('Address of my events')).toBe(feeds('first').personalUrl))
  server.answers['POST /api/calendar/feeds/renew'] = { status: 500 }
  await press('New address')
  await settle(() => expect(button('Replace')).toBeDefined())
  await press('Replace')
  await settle(() => expect(document.querySelector('[role=alert]')).not.toBeNull())
  expect(address('Address of my events')).toBe(feeds('first').personalUrl)
})
