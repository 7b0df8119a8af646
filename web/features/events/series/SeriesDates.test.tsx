// @vitest-environment happy-dom

import type { Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { SeriesEvent } from '#contract/events/series.ts'
import { act } from '#web/testing/act.ts'
import { type ApiServer, startApiServer } from '#web/testing/apiServer.ts'
import { buildEvent, eventId } from '#web/testing/event.ts'
import { eventually } from '#web/testing/eventually.ts'
import { openPage } from '#web/testing/page.ts'

const path = `/api/event/${eventId}/series`
let server: ApiServer
let root: Root
beforeEach(async () => {
  server = await startApiServer()
})
afterEach(async () => {
  await act(async () => root.unmount())
  await server.close()
})

const date = (day: number, own: Partial<SeriesEvent> = {}): SeriesEvent => ({
  id: `00000000-0000-7000-8000-0000000000${String(day).padStart(2, '0')}`,
  slug: `tea-${day}`,
  date: `2099-12-${String(day).padStart(2, '0')}`,
  startTime: '09:00',
  startsAt: null,
  timeZone: 'Europe/Berlin',
  isCancelled: false,
  isOver: false,
  placesLeft: null,
  status: 'NOT_PARTICIPATING',
  isWaiting: false,
  ...own,
})

async function open(events: SeriesEvent[], canJoin = true) {
  server.answers[`GET ${path}`] = { body: { recurrence: { frequency: 'WEEKLY', end: { count: 9 } }, events } }
  openPage({}, { apiOrigin: server.origin }, '/event/tea')
  const { startWords } = await import('#web/lib/words/words.ts')
  await startWords(['series', 'ui', 'failures'])
  const { createRoot } = await import('react-dom/client')
  const { MemoryRouter } = await import('react-router')
  const { QueryClientProvider } = await import('@tanstack/react-query')
  const { queries } = await import('#web/lib/calls/queryClient.ts')
  const { ThemeProvider } = await import('#web/ui/ThemeProvider.tsx')
  const { buildCommunity } = await import('#web/testing/community.ts')
  const { SeriesDates } = await import('./SeriesDates.tsx')
  queries.clear()
  root = createRoot(document.getElementById('root') as HTMLElement)
  await act(async () =>
    root.render(
      <ThemeProvider look={buildCommunity().brandConfig}>
        <QueryClientProvider client={queries}>
          <MemoryRouter>
            <SeriesDates event={buildEvent()} canJoin={canJoin} />
          </MemoryRouter>
        </QueryClientProvider>
      </ThemeProvider>,
    ),
  )
  await settle(() => expect(rows()).not.toEqual([]))
}

const settle = (check: () => void) =>
  eventually(async () => {
    await act(() => new Promise(resolve => setTimeout(resolve, 20)))
    check()
  })
const rows = () => [...document.querySelectorAll('li')].map(each => each.textContent)
const button = (name: string) => [...document.querySelectorAll('button')].find(each => each.textContent === name)

const many = [
  date(3, { isOver: true }),
  date(10, { isCancelled: true }),
  date(12, { id: eventId }),
  date(17, { status: 'CONFIRMED' }),
  date(24, { placesLeft: 0 }),
  date(31),
]

it('the next dates are listed with their state; the one that is open is marked and no link', async () => {
  await open(many)
  expect(rows()).toEqual([
    'Thursday, 10 December 2099Cancelled9:00',
    'Saturday, 12 December 20999:00This date',
    'Thursday, 17 December 2099Going9:00',
    'Thursday, 24 December 2099Full9:00',
  ])
  expect(document.querySelector('[aria-current=date]')?.textContent).toBe('Saturday, 12 December 2099')
  expect([...document.querySelectorAll('li a')].map(each => each.getAttribute('href'))).toEqual([
    '/event/tea-10',
    '/event/tea-17',
    '/event/tea-24',
  ])
})

it('all of them are shown on request, past ones too, and the focus goes to the first', async () => {
  await open(many)
  const more = button('Show all 6 dates')
  await act(async () => more?.click())
  expect([rows().length, rows()[0]]).toEqual([6, 'Thursday, 3 December 2099Past9:00'])
  expect(document.activeElement?.textContent).toBe('Thursday, 3 December 2099')
  expect(button('Show all 6 dates')).toBeUndefined()
})

it('a past date that is open stays in the list', async () => {
  await open([date(3, { id: eventId, isOver: true }), date(10, { isOver: true }), date(17)])
  expect(rows()).toEqual(['Thursday, 3 December 2099Past9:00This date', 'Thursday, 17 December 20999:00'])
})

it.each([
  ['all that are coming are joined', [date(17, { id: eventId, status: 'CONFIRMED' }), date(3, { isOver: true })], true],
  ['the reader cannot join', [date(17), date(24, { id: eventId })], false],
])('there is no button to join all when %s', async (_when, events, canJoin) => {
  await open(events, canJoin)
  expect(button('Join all dates')).toBeUndefined()
})
