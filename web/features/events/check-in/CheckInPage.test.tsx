// @vitest-environment happy-dom
import { createHash } from 'node:crypto'
import type { Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { DoorGuest } from '#contract/events/check-in.ts'
import { act } from '#web/testing/act.ts'
import { type ApiServer, startApiServer } from '#web/testing/apiServer.ts'
import { startCamera } from '#web/testing/camera.ts'
import { buildEvent } from '#web/testing/event.ts'
import { holdReply } from '#web/testing/holdReply.ts'
import { find, openSignedIn, press, settle, shown } from '#web/testing/signedInPage.tsx'

const idOf = (nth: number) => `00000000-0000-7000-8000-00000000010${nth}`
const guest = (nth: number, firstName: string): DoorGuest => ({
  participationId: idOf(nth),
  firstName,
  lastName: 'Example',
  company: '',
  avatarUrl: null,
  plusOnes: 0,
  ticketHash: createHash('sha256').update(`ticket-of-${firstName}`).digest('hex'),
  checkedInAt: null,
})
const addressOf = (ticket: string) => `https://samovar.example/event/breakfast?ticket=${ticket}`

let server: ApiServer
let root: Root
let camera: ReturnType<typeof startCamera>

beforeEach(async () => {
  localStorage.clear()
  sessionStorage.clear()
  camera = startCamera()
  server = await startApiServer({
    'GET /api/event/breakfast': { body: buildEvent() },
    'GET /api/event/breakfast/check-in': {
      body: { items: [guest(1, 'Anna'), guest(2, 'Boris')], next: null, total: 2 },
    },
    'GET /api/event/breakfast/check-in/counts': { body: { going: 2, checkedIn: 0 } },
    'POST /api/event/breakfast/check-in': ({ body }) => ({
      body: {
        results: (JSON.parse(body).checkIns as { ticket?: string; participationId?: string; at: string }[]).map(
          ({ participationId, at }) => ({
            result: 'checkedIn',
            participationId: participationId ?? idOf(2),
            checkedInAt: at,
          }),
        ),
      },
    }),
  })
})
afterEach(async () => {
  await act(async () => root.unmount())
  camera.remove()
  await server.close()
})

async function openDoor() {
  root = await openSignedIn(server, '/event/breakfast/check-in', ['events', 'event', 'calendar', 'checkIn'])
  await shown('0 of 2 are here')
  // The counts load the list anew: what the server knew before a check-in must not come after it.
  const { queries } = await import('#web/lib/calls/queryClient.ts')
  await settle(() => expect(queries.isFetching()).toBe(0))
}
const alert = () => document.querySelector('[role="alert"]')?.textContent ?? ''
const isSaid = (text: string) => settle(() => expect(alert()).toContain(text))
const sent = () => server.received.filter(({ method, path }) => method === 'POST' && path.endsWith('/check-in'))
const answerTicket = (result: object) => {
  server.answers['POST /api/event/breakfast/check-in'] = { body: { results: [result] } }
}

describe('the door', () => {
  it('names the event, and lets somebody in by name: the count stays when the record has been sent', async () => {
    await openDoor()
    await shown('Founders’ breakfast')
    await press('Check in Anna Example')
    await isSaid('Checked in')
    await settle(() => expect(sent()).toHaveLength(1))
    await find('button', 'Undo the check-in of Anna Example')
    await settle(() => expect(document.body.textContent).not.toContain('kept on this device'))
    expect(document.body.textContent).toContain('1 of 2 are here')
  })

  it('keeps an arrival while the server cannot be reached, and takes it back without asking', async () => {
    server.answers['POST /api/event/breakfast/check-in'] = { status: 503, body: {} }
    await openDoor()
    const { listen } = await import('#web/lib/events.ts')
    const onUnavailable = vi.fn()
    listen('unavailable', onUnavailable)
    await press('Check in Anna Example')
    await shown('1 check-in is kept on this device')
    await shown('1 of 2 are here')
    // Taking back what is on its way asks the server.
    await settle(() => expect(onUnavailable).toHaveBeenCalled())
    await press('Undo')
    await shown('0 of 2 are here')
    expect(document.body.textContent).not.toContain('kept on this device')
  })

  it('lowers the count at once when a check-in is undone', async () => {
    await openDoor()
    await press('Check in Anna Example')
    await settle(() => expect(document.body.textContent).not.toContain('kept on this device'))
    server.answers[`DELETE /api/event/breakfast/check-in/${idOf(1)}`] = { body: {} }
    await press('Undo the check-in of Anna Example')
    await shown('0 of 2 are here')
  })

  it('keeps a guest who arrived while the list was being asked for', async () => {
    await openDoor()
    const list = holdReply(server, 'GET /api/event/breakfast/check-in')
    server.answers['GET /api/event/breakfast/check-in/counts'] = { body: { going: 3, checkedIn: 0 } }
    const { queries } = await import('#web/lib/calls/queryClient.ts')
    await act(() => queries.refetchQueries({ queryKey: ['door', 'breakfast', 'counts'] }))
    await settle(() => expect(list.isAsked()).toBe(true))
    const anna = { ...guest(1, 'Anna'), checkedInAt: new Date().toISOString() }
    server.answers['GET /api/event/breakfast/check-in'] = {
      body: { items: [anna, guest(2, 'Boris')], next: null, total: 2 },
    }
    await press('Check in Anna Example')
    await settle(() => expect(document.body.textContent).not.toContain('kept on this device'))
    list.release()
    await settle(() => expect(queries.isFetching()).toBe(0))
    expect(document.body.textContent).toContain('1 of 2 are here')
  })

  it('reads a ticket of the list, and says since when its owner is in when it is shown again', async () => {
    await openDoor()
    camera.show(addressOf('ticket-of-Boris'))
    await press('Scan tickets')
    await isSaid('Boris ExampleChecked in')
    await settle(() => expect(sent()).toHaveLength(1))
    expect(JSON.parse(sent()[0]?.body ?? '{}').checkIns).toMatchObject([{ ticket: 'ticket-of-Boris' }])
    await press('Stop scanning')
    await press('Scan tickets')
    await isSaid('Boris ExampleAlready here since')
    expect(sent()).toHaveLength(1)
  })
})

describe('the door says what is wrong with', () => {
  it('a ticket to another event', async () => {
    answerTicket({ result: 'notGoing', participationId: null, checkedInAt: null })
    await openDoor()
    camera.show(addressOf('foreign'))
    await press('Scan tickets')
    await isSaid('A ticket to another event')
  })

  it('the ticket of somebody who has cancelled', async () => {
    answerTicket({ result: 'notGoing', participationId: idOf(7), checkedInAt: null })
    await openDoor()
    camera.show(addressOf('cancelled'))
    await press('Scan tickets')
    await isSaid('Not going any moreThis ticket is real, but the person has cancelled')
  })

  it('a code that is no ticket, which is not even sent, and a forged ticket', async () => {
    answerTicket({ result: 'unknown', participationId: null, checkedInAt: null })
    await openDoor()
    camera.show('https://example.com/menu')
    await press('Scan tickets')
    await isSaid('Not a valid ticket')
    expect(sent()).toHaveLength(0)
    camera.show(addressOf('forged'))
    await settle(() => expect(sent()).toHaveLength(1))
    await isSaid('Not a valid ticket')
    expect(document.body.textContent).toContain('0 of 2 are here')
  })

  it('a camera that the browser may not use', async () => {
    camera.refuse('NotAllowedError')
    await openDoor()
    await press('Scan tickets')
    await shown('The browser may not use the camera.')
    await find('input[aria-label="Find by name or company"]')
  })

  it.each(['NotFoundError', 'NotReadableError'])('a device without a camera that works: %s', async name => {
    camera.refuse(name)
    await openDoor()
    await press('Scan tickets')
    await shown('We found no camera on this device.')
  })

  it('an event that is not theirs, or is not there', async () => {
    server.answers['GET /api/event/breakfast/check-in'] = {
      status: 404,
      body: { message: 'no', code: 1004, status: 404 },
    }
    root = await openSignedIn(server, '/event/breakfast/check-in', ['events', 'event', 'calendar', 'checkIn'])
    await shown('We could not find this event')
  })
})
