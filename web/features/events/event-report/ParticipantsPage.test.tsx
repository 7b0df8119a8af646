// @vitest-environment happy-dom

import type { Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { failures } from '#contract/events/words/en/failures.ts'
import { act } from '#web/testing/act.ts'
import { type ApiServer, startApiServer } from '#web/testing/apiServer.ts'
import { buildParticipant, buildUser } from '#web/testing/community.ts'
import { eventually } from '#web/testing/eventually.ts'
import { openPage } from '#web/testing/page.ts'
import { buildReport, buildRow, reportedEvent, reportId } from '#web/testing/report.ts'

let server: ApiServer
let root: Root
const quote = { text: '', role: '', author: { name: 'Marco', imageUrl: null } }
const landing = { en: { quote }, ru: { quote } } as never
const idOf = reportId
const event = reportedEvent
const report = buildReport([buildRow(1, 'Anna'), buildRow(2, 'Boris'), buildRow(3, 'Vera', { status: 'CONFIRMED' })])
const organiser = {
  participantId: idOf(1),
  slug: 'olga',
  firstName: 'Olga',
  lastName: 'Host',
  position: '',
  company: '',
  avatarUrl: null,
  userId: idOf(4),
  email: 'olga@example.com',
  addedAt: '2026-11-16T10:00:00.000Z',
  isMe: true,
}

beforeEach(async () => {
  localStorage.clear()
  sessionStorage.clear()
  server = await startApiServer({
    'GET /api/event/tea/report': { body: report },
    [`GET /api/event/${event.id}/report/${idOf(1)}`]: {
      body: {
        ...buildRow(1, 'Anna'),
        message: '',
        changedAt: '2026-11-16T10:00:00.000Z',
        given: [
          {
            questionId: idOf(8),
            question: 'What do you bring?',
            answer: 'A cake with plums',
            answeredAt: '2026-11-16T10:00:00.000Z',
            isRemoved: false,
          },
        ],
      },
    },
    'POST /api/event/tea/report/approve': ({ body }) => ({
      body: {
        items: JSON.parse(body).ids.map((participantId: string) => ({ participantId, failure: null, message: '' })),
      },
    }),
    'GET /api/event/tea/responsibles': {
      body: {
        items: [organiser, { ...organiser, userId: idOf(5), firstName: 'Pavel', isMe: false }],
        next: null,
        total: 2,
        isWebhookExposed: false,
      },
    },
    'GET /api/event/tea/responsibles/candidates': {
      body: [{ id: idOf(6), firstName: 'Nina', lastName: 'New', avatarUrl: null }],
    },
  })
})
afterEach(async () => {
  await act(async () => root.unmount())
  await server.close()
})

async function open(query = '') {
  openPage({ landing }, { apiOrigin: server.origin }, `/event/tea/participants${query}`)
  const { startWords } = await import('#web/lib/words/words.ts')
  await startWords(['shell', 'menu', 'ui', 'failures'])
  const { createRoot } = await import('react-dom/client')
  const { App } = await import('#web/App.tsx')
  const state = await import('#web/lib/session/state.ts')
  localStorage.setItem('token', 'a.b.c')
  state.setSignedIn({ user: buildUser(), participant: buildParticipant(), permissions: [] })
  root = createRoot(document.getElementById('root') as HTMLElement)
  await act(async () => root.render(<App />))
}

/** Waits for pending renders, then checks again. */
const settle = (check: () => void) =>
  eventually(async () => {
    await act(() => new Promise(resolve => setTimeout(resolve, 20)))
    check()
  })
const shows = (text: string) => settle(() => expect(document.body.textContent).toContain(text))
const control = (label: string) =>
  [...document.querySelectorAll<HTMLElement>('button, a, input, [role="option"]')].find(
    each => each.textContent === label || each.getAttribute('aria-label') === label,
  )
const press = async (label: string) => {
  await settle(() => expect(control(label)?.hasAttribute('disabled'), label).toBe(false))
  await act(async () => control(label)?.click())
}
const sent = (method: string, path: string) =>
  server.received.filter(call => call.method === method && call.path === path)

describe('the participants of an event', () => {
  it('are shown in tabs with counts, and their answers beside them', async () => {
    await open()
    await shows('Anna Example')
    for (const text of ['All3', 'Going1', 'Pending2', 'Waits for approval', '1 of 20 places taken'])
      expect(document.body.textContent).toContain(text)
    expect(document.body.textContent).not.toContain('Refunds due')
    await press('Answers of Anna Example')
    await shows('A cake with plums')
    expect(location.search).toContain(`person=${idOf(1)}`)
  })

  it('are read by tab, search, order and page of the address', async () => {
    await open('?tab=pending&search=anna&sort=name&page=2')
    await shows('Anna Example')
    const [call] = sent('GET', '/api/event/tea/report')
    expect(Object.fromEntries(call?.query ?? [])).toMatchObject({
      tab: 'pending',
      search: 'anna',
      sort: 'name',
      page: '1',
    })
  })

  it('that could not be loaded can be loaded again', async () => {
    server.answers['GET /api/event/tea/report'] = {
      status: 500,
      body: { message: 'x', code: 1000, name: 'UNEXPECTED' },
    }
    await open()
    await shows('The participants could not be loaded')
    server.answers['GET /api/event/tea/report'] = { body: report }
    await press('Try again')
    await shows('Anna Example')
  })

  it('are not shown to those who do not organise the event', async () => {
    server.answers['GET /api/event/tea/report'] = { status: 403, body: { message: 'x', code: 1003, name: 'FORBIDDEN' } }
    await open()
    await shows('You have no access to this area')
    expect(document.body.textContent).not.toContain('Anna')
  })
})

describe('an approval', () => {
  it('is not sent while it can be undone, nor after the undo', async () => {
    await open()
    await press('Select Anna Example')
    await press('Select Boris Example')
    await shows('2 of 3 selected')
    await press('Approve 2')
    await shows('2 people approved')
    expect(sent('POST', '/api/event/tea/report/approve')).toEqual([])
    await press('Undo')
    await shows('Nothing was changed')
    await act(async () => root.unmount())
    // What leaving would have sent comes before this call.
    const { api } = await import('#web/lib/calls/api.ts')
    await api.user.listPermissions().catch(() => undefined)
    expect(sent('POST', '/api/event/tea/report/approve')).toEqual([])
  })

  it('is sent when the organiser leaves the page', async () => {
    await open()
    await press('Select Anna Example')
    await press('Approve 1')
    await shows('Anna Example is approved')
    await act(async () => root.unmount())
    await eventually(() => {
      const [call] = sent('POST', '/api/event/tea/report/approve')
      expect(JSON.parse(call?.body ?? '{}')).toEqual({ ids: [idOf(1)] })
    })
  })
})

describe('organisers', () => {
  const pressRemove = async () => {
    await press('Remove Pavel Host')
    await shows('Remove Pavel Host as an organiser?')
    await settle(() => expect(document.querySelector('[role="dialog"] button')).not.toBeNull())
    const dialogButtons = [...document.querySelectorAll<HTMLElement>('[role="dialog"] button')]
    await act(async () => dialogButtons.find(button => button.textContent === 'Remove')?.click())
  }
  const pressAdd = async () => {
    await settle(() => expect(document.querySelector('input[autocomplete="off"]')).not.toBeNull())
    await act(async () => document.querySelector<HTMLElement>('input[autocomplete="off"]')?.focus())
    await settle(() => expect(document.querySelector('[role="option"]')).not.toBeNull())
    await act(async () => document.querySelector<HTMLElement>('[role="option"]')?.click())
    await press('Add')
  }
  const refuse = (status: number, name: string) => ({
    status,
    body: { message: failures[name as keyof typeof failures], code: 1136, name, status },
  })
  const add = 'POST /api/event/tea/responsibles'
  const remove = `DELETE /api/event/tea/responsibles/${idOf(5)}`

  it('are removed after a question, and the success is told', async () => {
    server.answers[`DELETE /api/event/tea/responsibles/${idOf(5)}`] = { body: {} }
    await open('?part=organisers')
    await pressRemove()
    await shows('Pavel Host is no longer an organiser')
    expect(sent('DELETE', `/api/event/tea/responsibles/${idOf(5)}`)).toHaveLength(1)
  })

  it('are added by name, and the success is told', async () => {
    server.answers['POST /api/event/tea/responsibles'] = { body: { ...organiser, userId: idOf(7), firstName: 'Nina' } }
    await open('?part=organisers')
    await pressAdd()
    await shows('Nina New is an organiser now')
    expect(JSON.parse(sent('POST', '/api/event/tea/responsibles')[0]?.body ?? '{}')).toEqual({ participantId: idOf(6) })
  })

  it('that could not be added are told with the reason', async () => {
    server.answers[add] = refuse(404, 'RESPONSIBLE_NOT_ADDED')
    await open('?part=organisers')
    await pressAdd()
    await shows('The organiser is not added: only members of this community can organise its events.')
    expect(sent('POST', '/api/event/tea/responsibles')).toHaveLength(1)
  })

  it('that could not be added in an outage are told so, and the person stays chosen', async () => {
    server.answers[add] = { status: 503, body: {} }
    await open('?part=organisers')
    await pressAdd()
    await shows('The organiser is not added')
    server.answers[add] = { body: { ...organiser, userId: idOf(7), firstName: 'Nina' } }
    await press('Add')
    await shows('Nina New is an organiser now')
  })

  it('renew the payment secret that a former one knows by one press, and see the new one', async () => {
    const listed = { items: [organiser], next: null, total: 1 }
    const renew = '/api/event/tea/payment/webhook/renew'
    let isRenewed = false
    server.answers['GET /api/event/tea/responsibles'] = () => ({ body: { ...listed, isWebhookExposed: !isRenewed } })
    server.answers[`POST ${renew}`] = () => {
      isRenewed = true
      return { body: { url: 'https://tea.example.com/webhook', secret: 'the-new-secret' } }
    }
    await open('?part=organisers')
    await shows('A former organiser knows the payment secret')
    await press('Renew the secret')
    await settle(() =>
      expect([...document.querySelectorAll('input')].map(({ value }) => value)).toEqual(
        expect.arrayContaining(['https://tea.example.com/webhook', 'the-new-secret']),
      ),
    )
    expect(sent('POST', renew)).toHaveLength(1)
    await settle(() => expect(document.body.textContent).not.toContain('A former organiser knows the payment secret'))
  })

  it('that could not be removed are told with the reason', async () => {
    server.answers[remove] = refuse(409, 'LAST_RESPONSIBLE')
    await open('?part=organisers')
    await pressRemove()
    await shows('The organiser is not removed: an event needs at least one.')
  })
})
