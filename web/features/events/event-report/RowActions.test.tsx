// @vitest-environment happy-dom

import type { Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { ReportRow } from '#contract/events/event-report.ts'
import { act } from '#web/testing/act.ts'
import { type ApiServer, startApiServer } from '#web/testing/apiServer.ts'
import { buildReport, buildRow, reportedEvent, reportId } from '#web/testing/report.ts'
import { find, openSignedIn, press, shown } from '#web/testing/signedInPage.tsx'

let server: ApiServer
let root: Root

beforeEach(async () => {
  localStorage.clear()
  sessionStorage.clear()
  server = await startApiServer({})
})
afterEach(async () => {
  await act(async () => root.unmount())
  await server.close()
})

/** Opens the menu of the only participant. */
async function openMenu(row: Partial<ReportRow>, event: Partial<typeof reportedEvent> = {}) {
  server.answers['GET /api/event/tea/report'] = { body: buildReport([buildRow(1, 'Anna', row)], event) }
  root = await openSignedIn(server, '/event/tea/participants', ['eventReport', 'organisers', 'events', 'event'])
  await press('More for Anna Example')
  await find('[role="menuitem"]')
  return [...document.querySelectorAll('[role="menuitem"]')].map(({ textContent }) => textContent)
}
const statusPath = (status: string) => `/api/event/${reportedEvent.id}/participant/${reportId(1)}/status/${status}`
const paymentPath = (status: string) => `/api/event/${reportedEvent.id}/participants/${reportId(1)}/payment/${status}`
const sent = () => server.received.filter(({ method }) => method === 'POST')

describe('the menu of a participant', () => {
  it.each([
    ['PENDING', ['Open the profile', 'Going', 'Rejected', 'Cancelled']],
    ['CONFIRMED', ['Open the profile', 'Pending', 'Rejected', 'Cancelled']],
    ['REJECTED', ['Open the profile', 'Pending', 'Going', 'Cancelled']],
    ['CANCELLED', ['Open the profile', 'Pending', 'Going', 'Rejected']],
  ] as const)('of status %s has every other status', async (status, items) => {
    expect(new Set(await openMenu({ status }))).toEqual(new Set(items))
  })

  it('has no Pending where the event needs no approval', async () => {
    expect(await openMenu({ status: 'CONFIRMED' }, { isApprovalRequired: false })).not.toContain('Pending')
  })

  it.each([
    ['UNPAID', ['Paid', 'Refunded']],
    ['CHECKING', ['Paid', 'Not paid', 'Refunded']],
    ['PAID', ['Not paid', 'Refunded']],
    ['REFUND_DUE', ['Paid', 'Not paid', 'Refunded']],
    ['REFUNDED', ['Paid', 'Not paid']],
  ] as const)('of payment %s has every other payment that an organiser can set', async (payment, items) => {
    expect((await openMenu({ payment }, { isPaid: true })).slice(-items.length)).toEqual(items)
  })

  it.each([
    ['Going', { status: 'PENDING' }, 'CONFIRMED'],
    ['Rejected', { status: 'CONFIRMED' }, 'REJECTED'],
    ['Cancelled', { status: 'CONFIRMED' }, 'CANCELLED'],
    ['Pending', { status: 'REJECTED' }, 'PENDING'],
  ] as const)('sets the status %s, and says so', async (label, row, status) => {
    await openMenu(row)
    server.answers[`POST ${statusPath(status)}`] = { body: {} }
    await choose(label)
    await shown(`Saved: Anna Example, ${label}`)
    expect(sent().map(({ path }) => path)).toEqual([statusPath(status)])
  })

  it.each([
    ['Paid', 'UNPAID', 'PAID'],
    ['Not paid', 'PAID', 'UNPAID'],
    ['Refunded', 'PAID', 'REFUNDED'],
  ] as const)('sets the payment %s, and says so', async (label, payment, status) => {
    await openMenu({ payment }, { isPaid: true })
    server.answers[`POST ${paymentPath(status)}`] = { body: {} }
    await choose(label)
    await shown(`Saved: Anna Example, ${label}`)
    expect(sent().map(({ path }) => path)).toEqual([paymentPath(status)])
  })

  it('says why a status was refused', async () => {
    await openMenu({ status: 'PENDING' })
    server.answers[`POST ${statusPath('CONFIRMED')}`] = {
      status: 409,
      body: { message: 'There are no places left.', code: 1110, name: 'EVENT_FULL', status: 409 },
    }
    await choose('Going')
    await shown('There are no places left.')
  })

  it('sends a lost change again with the same key, so that it has its effect once', async () => {
    await openMenu({ payment: 'UNPAID' }, { isPaid: true })
    server.answers[`POST ${paymentPath('PAID')}`] = { status: 503, body: {} }
    await choose('Paid')
    await shown('The change is not saved')
    server.answers[`POST ${paymentPath('PAID')}`] = { body: {} }
    await press('Retry')
    await shown('Saved: Anna Example, Paid')
    const keys = sent().map(({ headers }) => headers['idempotency-key'])
    expect(keys).toHaveLength(2)
    expect(new Set(keys).size).toBe(1)
  })
})

const choose = async (label: string) => {
  const item = await find('[role="menuitem"]', label)
  await act(async () => item.click())
}
