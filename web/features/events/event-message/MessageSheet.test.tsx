// @vitest-environment happy-dom

import type { Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { act } from '#web/testing/act.ts'
import { type ApiServer, startApiServer } from '#web/testing/apiServer.ts'
import { buildReport, buildRow, reportedEvent, reportId } from '#web/testing/report.ts'
import { enter, find, openSignedIn, press, settle, shown } from '#web/testing/signedInPage.tsx'

let server: ApiServer
let root: Root
const messages = `/api/event/${reportedEvent.id}/messages`

beforeEach(async () => {
  // Fields that grow with their text listen to it.
  Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true })
  localStorage.clear()
  sessionStorage.clear()
  server = await startApiServer({
    'GET /api/event/tea/report': { body: buildReport([buildRow(1, 'Anna')]) },
    [`GET ${messages}/recipients`]: { body: { going: 12, pending: 3, waitlist: 0 } },
    'GET /api/event/tea/messages': { body: { items: [], next: null, total: 0 } },
  })
  root = await openSignedIn(server, '/event/tea/participants', ['eventReport', 'organisers', 'events', 'event'])
  await press('Write to participants')
  await shown('Going 12')
})
afterEach(async () => {
  await act(async () => root.unmount())
  Reflect.deleteProperty(document, 'fonts')
  await server.close()
})

const sent = () => server.received.filter(({ method, path }) => method === 'POST' && path === messages)
const status = () => document.querySelector('[role="dialog"] [role="status"]')?.textContent
const submit = async (name: string) => {
  const button = (await find('[role="dialog"] button', name)) as HTMLButtonElement
  expect(button.disabled).toBe(false)
  await act(async () => button.click())
}

describe('a message to participants', () => {
  it('goes to those who are chosen by status, after a look at the letter, and is listed then', async () => {
    const reply = {
      id: reportId(8),
      author: 'Olga Host',
      audiences: ['going', 'pending'],
      subject: 'Bring a cup',
      text: 'The door is green.',
      sent: 15,
      total: 15,
      createdAt: '2026-11-16T10:00:00.000Z',
      finishedAt: '2026-11-16T10:01:00.000Z',
    }
    server.answers[`POST ${messages}`] = { body: reply }
    server.answers['GET /api/event/tea/messages'] = { body: { items: [reply], next: null, total: 1 } }
    await press('Pending 3')
    await enter('Subject', 'Bring a cup')
    await enter('Message', 'The door is green.')
    await settle(() => expect(status()).toBe('15 people get it by email'))
    await press('Preview')
    await shown('From the organisers of “Winter tea”')
    await submit('Send to 15 people')
    // Not by the notice, which a slow machine may miss.
    await settle(() => expect(sent()).toHaveLength(1))
    expect(sent().map(({ body }) => JSON.parse(body))).toEqual([
      { audiences: ['going', 'pending'], subject: 'Bring a cup', text: 'The door is green.' },
    ])
    await settle(() => expect(location.search).toContain('part=messages'))
    await shown('Sent to 15 people')
  })

  it('needs somebody to read it, a subject without web addresses and a text', async () => {
    expect(status()).toBe('Write a subject and a message')
    await enter('Message', 'The door is green.')
    await enter('Subject', 'See www.example.com')
    await shown('No web addresses in the subject')
    await enter('Subject', 'Bring a cup')
    await press('Going 12')
    await settle(() => expect(status()).toBe('Nobody is chosen'))
    await press('Waitlist 0')
    await settle(() => expect(status()).toBe('Nobody has this status'))
    const send = [...document.querySelectorAll<HTMLButtonElement>('[role="dialog"] button')].find(
      ({ type }) => type === 'submit',
    )
    expect(send?.disabled).toBe(true)
    expect(sent()).toEqual([])
  })

  it('keeps what was written when it is refused, with the reason; a lost answer sends it once', async () => {
    server.answers[`POST ${messages}`] = {
      status: 429,
      body: { message: 'You have written several messages today.', code: 1006, name: 'RATE_LIMITED', status: 429 },
    }
    await enter('Subject', 'Bring a cup')
    await enter('Message', 'The door is green.')
    await submit('Send to 12 people')
    await shown('You have written several messages today.')
    await submit('Send to 12 people')
    await settle(() => expect(sent()).toHaveLength(2))
    expect(new Set(sent().map(({ headers }) => headers['idempotency-key'])).size).toBe(1)
  })
})
