// @vitest-environment happy-dom

import type { Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { act } from '#web/testing/act.ts'
import { type ApiServer, startApiServer } from '#web/testing/apiServer.ts'
import { openSection } from '#web/testing/section.tsx'
import { enter, find, press, shown } from '#web/testing/signedInPage.tsx'

const id = '00000000-0000-7000-8000-000000000007'
const workspace = {
  channel: 'SLACK',
  name: 'Harbour HQ',
  roomId: 'C042',
  connectedAt: '2026-01-05T10:00:00.000Z',
  problem: null as string | null,
}
const delivery = {
  id,
  channel: 'TELEGRAM',
  kind: 'intro.received',
  recipient: 'Anna Sokolova',
  status: 'UNCERTAIN',
  problem: 'The connection was lost',
  attempts: 1,
  createdAt: '2026-11-16T10:00:00.000Z',
}
const deliveries = (items: unknown[]) => ({ body: { items, next: null, total: items.length } })

let server: ApiServer
let root: Root
beforeEach(async () => {
  localStorage.clear()
  server = await startApiServer({
    'GET /api/admin/telegram-group': { body: { group: null } },
    'GET /api/admin/messengers': { body: [] },
    'GET /api/admin/deliveries': deliveries([]),
    'GET /api/admin/failed-letters': deliveries([]),
  })
})
afterEach(async () => {
  await act(async () => root.unmount())
  await server.close()
})
const open = async () => {
  root = await openSection(server, ['channels'], async () => {
    const { MessengersView } = await import('./MessengersView.tsx')
    return MessengersView
  })
}
const openDelivery = async () => {
  root = await openSection(server, ['channels'], async () => {
    const { DeliveryView } = await import('./DeliveryView.tsx')
    return DeliveryView
  })
}

/** The rows behind the dialog have a button of the same name. */
const pressInDialog = async (name: string) => {
  const button = await find('[role=dialog] button', name)
  await act(async () => button.click())
}

describe('messengers of the community', () => {
  it('are connected by the token of a bot; a refused one is said', async () => {
    const call = 'POST /api/admin/messengers/SLACK'
    server.answers[call] = {
      status: 400,
      body: { message: 'The messenger refused this token.', code: 1198, name: 'TOKEN_REFUSED', status: 400 },
    }
    await open()
    await press('Connect Slack')
    await enter('Bot token', 'xoxb-1')
    await enter('Room for community news', 'C042')
    await pressInDialog('Connect')
    await shown('The messenger refused this token.')
    server.answers[call] = { body: workspace }
    server.answers['GET /api/admin/messengers'] = { body: [workspace] }
    await pressInDialog('Connect')
    await shown('Connected to Harbour HQ since 5 January 2026')
    await shown('Posts community news to the room C042')
    const sent = server.received.filter(({ method }) => method === 'POST').map(({ body }) => JSON.parse(body))
    expect(sent.at(-1)).toEqual({ botToken: 'xoxb-1', roomId: 'C042' })
  })

  it('say what does not work, and are disconnected after asking', async () => {
    server.answers['GET /api/admin/messengers'] = { body: [{ ...workspace, problem: 'token_revoked' }] }
    server.answers['DELETE /api/admin/messengers/SLACK'] = {}
    await open()
    await shown('It does not work: token_revoked')
    await press('Disconnect Slack')
    await shown('Members will no longer get messages there.')
    expect(server.received.some(({ method }) => method === 'DELETE')).toBe(false)
    server.answers['GET /api/admin/messengers'] = { body: [] }
    await pressInDialog('Disconnect')
    await shown('Slack is disconnected')
  })

  it('list what may not have arrived, which is sent again on demand', async () => {
    server.answers['GET /api/admin/deliveries'] = deliveries([delivery])
    server.answers[`POST /api/admin/deliveries/${id}/again`] = {}
    await openDelivery()
    await shown('Telegram · 16 November 2026 · 1 try')
    await shown('May not have arrived: The connection was lost')
    server.answers['GET /api/admin/deliveries'] = deliveries([])
    await press('Send again to Anna Sokolova')
    await shown('It is being sent again')
    await shown('Every message has arrived.')
  })
})
