// @vitest-environment happy-dom

import type { Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Notification } from '#contract/notifications/notification.ts'
import { act } from '#web/testing/act.ts'
import { type ApiServer, startApiServer } from '#web/testing/apiServer.ts'
import { holdReply } from '#web/testing/holdReply.ts'
import { find, openSignedIn, press, settle, shown } from '#web/testing/signedInPage.tsx'

let server: ApiServer
let root: Root
const id = (number: number) => `00000000-0000-7000-8000-${String(number).padStart(12, '0')}`

const build = (seq: number, own: Partial<Notification> = {}): Notification => ({
  id: id(seq),
  seq,
  kind: 'request.answered',
  people: [{ id: id(900), slug: 'priya', firstName: 'Priya', lastName: 'Raman', avatarUrl: null }],
  count: 1,
  title: '',
  quote: `Answer ${seq}`,
  introStatus: null,
  startsAt: null,
  timeZone: null,
  to: '/my_communities?tab=requests',
  data: {},
  createdAt: new Date().toISOString(),
  isSeen: false,
  ...own,
})
const page = (items: Notification[], unseen: number, next: string | null = null) => ({
  body: { items, next, total: null, unseen },
})

/** The count of unseen ones is the same in every reply from then on: it may be asked for meanwhile. */
const seenLeaves = (unseen: number) => () => {
  server.answers['GET /api/notifications/unseen'] = { body: { unseen } }
  return { body: { unseen } }
}

/** Every row is in view at once. */
class InView {
  onChange: (entries: { isIntersecting: boolean }[]) => void
  constructor(onChange: InView['onChange']) {
    this.onChange = onChange
  }
  observe = () => this.onChange([{ isIntersecting: true }])
  disconnect = () => undefined
}

beforeEach(async () => {
  localStorage.clear()
  sessionStorage.clear()
  vi.stubGlobal('IntersectionObserver', InView)
  // Not over midnight.
  vi.setSystemTime(new Date())
  server = await startApiServer({
    'GET /api/notifications': page([build(2), build(1, { isSeen: true, quote: 'Seen before' })], 1),
    'GET /api/notifications/unseen': { body: { unseen: 1 } },
    'POST /api/notifications/seen': seenLeaves(0),
    'POST /api/notifications/dismiss': { body: { unseen: 0 } },
    [`GET /api/notifications/${id(2)}/newer`]: page([], 1),
    'GET /api/matching/intros': { body: { items: [], next: null, total: 0 } },
  })
})
afterEach(async () => {
  await act(async () => root.unmount())
  await server.close()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const open = async (path = '/notifications') => {
  root = await openSignedIn(server, path, ['notifications', 'notificationKinds', 'matching', 'participants', 'network'])
  const { isLiveStore } = await import('#web/lib/realtime/realtime.ts')
  // Without a connection the page polls, and repairs itself.
  isLiveStore.set(true)
}
const sent = (path: string) =>
  server.received.filter(call => call.method === 'POST' && call.path === path).map(call => JSON.parse(call.body))
const bell = () => document.querySelector('header a[href="/notifications"]')?.getAttribute('aria-label')
/** The one that was new counts as seen, and its reply has come. */
const untilSeen = async () => {
  await settle(() => expect(sent('/api/notifications/seen')).toEqual([{ ids: [id(2)] }]))
  await settle(() => expect(bell()).toBe('Notifications'))
}
const rows = () => [...document.querySelectorAll('main li[data-kind]')].map(({ textContent }) => textContent)
const arrive = async (frame: unknown) => {
  const { deliver } = await import('#web/lib/realtime/topics.ts')
  await act(async () => deliver('notifications', frame))
}

describe('the number on the bell is that of a frame when an older reply comes after it:', () => {
  const seen = [build(2, { isSeen: true }), build(1, { isSeen: true })]
  const frame = async (held: ReturnType<typeof holdReply>) => {
    await settle(() => expect(held.isAsked()).toBe(true))
    server.answers['GET /api/notifications/unseen'] = { body: { unseen: 4 } }
    await arrive({ seq: 6, unseen: 4 })
    await settle(() => expect(bell()).toBe('Notifications, 4 new'))
    held.release()
  }

  it('of the list', async () => {
    server.answers['GET /api/notifications'] = page(seen, 1)
    const held = holdReply(server, 'GET /api/notifications')
    await open()
    await frame(held)
    await shown('“Answer 2”')
    expect(bell()).toBe('Notifications, 4 new')
  })

  it('of a removal', async () => {
    server.answers['GET /api/notifications'] = page(seen, 1)
    await open()
    const held = holdReply(server, 'POST /api/notifications/dismiss')
    await press('Remove: Priya Raman answered your request')
    await frame(held)
    await shown('Notification removed')
    expect(bell()).toBe('Notifications, 4 new')
  })

  it('of marking all as read', async () => {
    server.answers['POST /api/notifications/seen'] = seenLeaves(3)
    await open()
    // What is in view counts as seen by a call of its own.
    await settle(() => expect(bell()).toBe('Notifications, 3 new'))
    const held = holdReply(server, 'POST /api/notifications/seen')
    await press('Mark all as read')
    server.answers['GET /api/notifications'] = page([build(6, { isSeen: true }), ...seen], 4)
    await frame(held)
    await shown('“Answer 6”')
    expect(bell()).toBe('Notifications, 4 new')
  })
})

describe('notifications', () => {
  it('are listed with the new ones first, each leading to its place, and count as seen once they are in view', async () => {
    await open()
    await shown('“Answer 2”')
    await untilSeen()
    const heads = [...document.querySelectorAll('main h2')].map(({ textContent }) => textContent)
    expect(heads).toEqual(['New', 'Today'])
    const link = document.querySelector('main li a')
    expect([link?.textContent, link?.getAttribute('href')]).toEqual([
      'Priya Raman answered your request',
      '/my_communities?tab=requests',
    ])
  })

  it('that arrive while one reads wait behind a button', async () => {
    await open()
    await shown('“Answer 2”')
    await untilSeen()
    server.answers[`GET /api/notifications/${id(2)}/newer`] = page([build(4), build(3)], 2)
    await arrive({ seq: 4, unseen: 2 })
    await settle(() => expect(bell()).toBe('Notifications, 2 new'))
    await shown('2 new notifications')
    expect(rows()).toHaveLength(2)
    server.answers['GET /api/notifications'] = page([build(4), build(3), build(2, { isSeen: true })], 2)
    await press('2 new notifications')
    await shown('“Answer 4”')
    expect(document.body.textContent).not.toContain('2 new notifications')
  })

  it('that arrive while the list is under way wait behind a button', async () => {
    const held = holdReply(server, 'GET /api/notifications')
    server.answers[`GET /api/notifications/${id(2)}/newer`] = page([build(3)], 2)
    await open()
    await settle(() => expect(held.isAsked()).toBe(true))
    await arrive({ seq: 3, unseen: 2 })
    held.release()
    await shown('1 new notification')
  })

  it('that arrive after the newest lines were removed wait behind a button', async () => {
    await open()
    await shown('“Answer 2”')
    server.answers[`GET /api/notifications/${id(2)}/newer`] = {
      status: 404,
      body: { message: 'no', code: 1004, status: 404 },
    }
    server.answers['GET /api/notifications'] = page([build(4), build(3), build(1, { isSeen: true })], 2)
    await arrive({ seq: 4, unseen: 2 })
    await press('2 new notifications')
    await shown('“Answer 4”')
    expect(document.body.textContent).not.toContain('new notifications')
  })

  it('removed ones come back with Undo', async () => {
    await open()
    await press('Remove: Priya Raman answered your request')
    await shown('Notification removed')
    expect(rows()).toHaveLength(1)
    expect(sent('/api/notifications/dismiss')).toEqual([{ ids: [id(2)] }])
    await press('Undo')
    await settle(() => expect(rows()).toHaveLength(2))
    expect(sent('/api/notifications/dismiss').at(-1)).toEqual({ ids: [id(2)], isDismissed: false })
  })

  it('that could not be removed are still there', async () => {
    server.answers['POST /api/notifications/dismiss'] = {
      status: 500,
      body: { message: 'no', code: 1000, status: 500 },
    }
    await open()
    await press('Remove: Priya Raman answered your request')
    await shown('This was not saved.')
    expect(rows()).toHaveLength(2)
  })

  it('are all marked as read with one press', async () => {
    await open()
    await shown('“Answer 2”')
    server.answers['GET /api/notifications'] = page([build(2, { isSeen: true })], 0)
    await press('Mark all as read')
    await settle(() =>
      expect([...document.querySelectorAll('main h2')].map(({ textContent }) => textContent)).toEqual(['Today']),
    )
    expect(sent('/api/notifications/seen')).toContainEqual({})
  })

  it('show more on demand', async () => {
    server.answers['GET /api/notifications'] = ({ query }) =>
      query.get('after') ? page([build(1, { isSeen: true })], 0) : page([build(2)], 0, 'place')
    await open()
    await press('Show more')
    await shown('“Answer 1”')
    expect(document.body.textContent).not.toContain('Show more')
  })

  it('of a kind that has none are told apart from having none at all', async () => {
    server.answers['GET /api/notifications'] = ({ query }) =>
      query.get('filter') === 'events' ? page([], 1) : page([build(2)], 1)
    await open('/notifications?show=events')
    await shown('Others may be listed under All.')
    await press('All')
    await shown('“Answer 2”')
    server.answers['GET /api/notifications'] = page([], 0)
    await act(async () => root.unmount())
    await open()
    await shown('No notifications yet')
  })

  it('of which nothing is left lead nowhere', async () => {
    server.answers['GET /api/notifications'] = page(
      [build(2, { to: null, kind: 'event.cancelled', quote: '', title: 'Tea' })],
      1,
    )
    await open()
    await shown('Tea is cancelled')
    expect(document.querySelector('main li a')).toBeNull()
  })

  it.each([
    ['ACCEPTED', 'You accepted'],
    ['DECLINED', 'You declined'],
  ] as const)('of an intro that was answered, %s, say so in place of the buttons', async (introStatus, outcome) => {
    const received = { kind: 'intro.received', data: { introId: id(50) }, quote: 'Tea?' } as const
    server.answers['GET /api/notifications'] = page([build(2, { ...received, introStatus })], 0)
    await open()
    await shown(outcome)
    expect(document.querySelector('main li [aria-label^="Accept"]')).toBeNull()
  })

  it('can be loaded again after a failure', async () => {
    const answer = server.answers['GET /api/notifications']
    server.answers['GET /api/notifications'] = { status: 400, body: { message: 'no', code: 1000, status: 400 } }
    await open()
    await find('main button', 'Try again')
    server.answers['GET /api/notifications'] = answer as never
    await press('Try again')
    await shown('“Answer 2”')
  })
})
