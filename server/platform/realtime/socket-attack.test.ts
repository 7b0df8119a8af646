import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { FrameImpl, type IRawFrameType, Parser } from '@stomp/stompjs'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { Hub } from './hub.ts'
import { messageBytes } from './message-frame.ts'
import type { Member, Policy } from './policy.ts'
import { SocketServer, socketLimits } from './socket-server.ts'
import type { StompConnection } from './stomp-connection.ts'

/* Clients that send what no library sends. */

const limits = { ...socketLimits, waitingBytes: 64 * 1024, framesPerTenSeconds: 5000 }
/** Resolved by the tests that hold a subscription up. */
let authorised: Promise<void>
const policy: Policy<Member> = {
  subscribe: async (_member, destination) => {
    await authorised
    return destination.startsWith('/topic/open') ? null : { refusal: 'Access denied' }
  },
  send: async () => ({ refusal: 'Access denied' }),
}

let http: Server
let hub: Hub
let sockets: SocketServer<Member>
let counted: string[]

beforeEach(async () => {
  authorised = Promise.resolve()
  const people: string[] = []
  counted = people
  http = createServer()
  hub = new Hub(messageBytes)
  sockets = new SocketServer({
    path: '/ws',
    hub,
    limits,
    policy,
    admit: async () => async () => ({ userId: 'ann', participantId: 'before' }),
    onOpen: ({ participantId }) => void people.push(`+${participantId}`),
    onClose: ({ participantId }) => void people.push(`-${participantId}`),
  })
  sockets.attach(http)
  await new Promise<void>(resolve => http.listen(0, '127.0.0.1', resolve))
})
afterEach(async () => {
  sockets.close()
  http.closeAllConnections()
  await new Promise(resolve => http.close(resolve))
})

type Heard = { command: string; headers: Record<string, string> }

/** A websocket whose frames are read by the library that browsers use. */
async function open() {
  const heard: Heard[] = []
  const read = (raw: IRawFrameType) => heard.push(FrameImpl.fromRawFrame(raw, true))
  const parser = new Parser(read as never, () => {})
  const socket = new WebSocket(`ws://127.0.0.1:${(http.address() as AddressInfo).port}/ws`)
  const closed = new Promise<number>(resolve => socket.on('close', resolve))
  socket.on('message', data => parser.parseChunk(String(data)))
  socket.on('error', () => {})
  await new Promise(resolve => socket.once('open', resolve))
  return { socket, heard, closed }
}
async function connect() {
  const opened = await open()
  opened.socket.send('CONNECT\naccept-version:1.2\nhost:/\n\n\0')
  await expect.poll(() => opened.heard.length).toBe(1)
  opened.heard.length = 0
  return opened
}
const connection = () => [...sockets.connections][0] as StompConnection<Member>
const errors = (heard: Heard[]) => heard.filter(({ command }) => command === 'ERROR').map(each => each.headers.message)
const publish = (topic: string) => hub.deliver({ topic, audience: { exceptIds: [] }, body: '{}' })

describe('headers that hold lines and colons', () => {
  const hostile = 'x\\n\\ndestination\\c/topic/forged\\r\\n\\\\'
  const meant = 'x\n\ndestination:/topic/forged\r\n\\'

  test('come back in MESSAGE and RECEIPT as one header', async () => {
    const { socket, heard } = await connect()
    socket.send(`SUBSCRIBE\nid:${hostile}\ndestination:/topic/open\nreceipt:${hostile}\n\n\0`)
    await expect.poll(() => heard.length).toBe(1)
    publish('/topic/open')
    await expect.poll(() => heard.length).toBe(2)
    expect(heard[0]).toMatchObject({ command: 'RECEIPT', headers: { 'receipt-id': meant } })
    expect(heard[1]?.headers).toMatchObject({ subscription: meant, destination: '/topic/open' })
  })

  test('come back in ERROR as one header', async () => {
    const { socket, heard, closed } = await connect()
    socket.send(`SEND\ndestination:/topic/open\nreceipt:${hostile}\n\nforged\0`)
    await closed
    expect(heard).toHaveLength(1)
    expect(heard[0]?.headers).toEqual({ message: 'Access denied', 'receipt-id': meant })
  })
})

const subscribe = (id: string, receipt: string) =>
  `SUBSCRIBE\nid:${id}\ndestination:/topic/open\nreceipt:${receipt}\n\n\0`

describe('a connection ends with a reason', () => {
  test.each([
    ['a subscription before CONNECT', subscribe('0', '1'), 'Not connected'],
    ['a header line without a colon', 'CONNECT\naccept-version\n\n\0', 'A header has no colon'],
    [
      'a header of 9,000 bytes',
      `CONNECT\naccept-version:1.2\nx:${'x'.repeat(9000)}\n\n\0`,
      'The headers are too large',
    ],
    ['no version', 'CONNECT\n\n\0', 'Supported protocol versions are 1.2'],
    ...['-1,0', '1', 'a,b', '1e3,0', '0,0,0', '0, 0', '99999999999,0', '٣,٣', ''].map(beats => [
      `the heart-beat "${beats}"`,
      `CONNECT\naccept-version:1.2\nheart-beat:${beats}\n\n\0`,
      'Invalid heart-beat',
    ]),
  ])('after %s', async (_what, text, reason) => {
    const { socket, heard, closed } = await open()
    socket.send(text as string)
    await closed
    expect(errors(heard)).toEqual([reason])
    await expect.poll(() => sockets.count).toBe(0)
  })

  test.each([
    ['a second CONNECT', 'CONNECT\naccept-version:1.2\n\n\0', 'Already connected'],
    ['a topic that is not open', 'SUBSCRIBE\nid:0\ndestination:/topic/forged\n\n\0', 'Access denied'],
    [
      '51 subscriptions',
      Array.from({ length: 51 }, (_, id) => subscribe(`${id}`, 'r')).join(''),
      'Too many subscriptions',
    ],
    ['two subscriptions with one id', subscribe('0', '1') + subscribe('0', '2'), 'This subscription id is in use'],
  ])('after %s', async (_what, text, reason) => {
    const { socket, heard, closed } = await connect()
    socket.send(text)
    await closed
    expect(errors(heard)).toEqual([reason])
    expect(hub.hasSubscribers('/topic/open')).toBe(false)
  })

  test('after an id of 10 MB, which is not taken in', async () => {
    const { socket, closed } = await connect()
    socket.send(subscribe('x'.repeat(10 * 1024 * 1024), '1'))
    expect(await closed).toBe(1009)
  })
})

test('frames after DISCONNECT do nothing', async () => {
  const { socket, heard, closed } = await connect()
  socket.send(`DISCONNECT\nreceipt:end\n\n\0${subscribe('0', 'late')}`)
  await closed
  expect(heard).toEqual([expect.objectContaining({ command: 'RECEIPT', headers: { 'receipt-id': 'end' } })])
  expect(hub.hasSubscribers('/topic/open')).toBe(false)
})

describe('a client that does not read', () => {
  /** Sends until the server has dropped it, which then writes nothing more to it. */
  async function dropBy(send: (socket: WebSocket) => void): Promise<string[]> {
    const { socket, heard, closed } = await connect()
    const dropped = connection()
    socket.pause()
    for (let batch = 0; batch < 1000 && !dropped.isClosed; batch++) {
      send(socket)
      await sleep(1)
    }
    expect(dropped.isClosed).toBe(true)
    socket.resume()
    await closed
    return errors(heard) as string[]
  }

  test('is dropped when its receipts pile up', async () => {
    const receipt = 'x'.repeat(8000)
    const unsubscribe = `UNSUBSCRIBE\nid:0\nreceipt:${receipt}\n\n\0`
    expect(await dropBy(socket => socket.send(unsubscribe))).toEqual(['Too slow: reconnect and catch up'])
  })

  test('is dropped when the answers to its pings pile up, or when there are too many', async () => {
    const reasons = await dropBy(socket => {
      for (let each = 0; each < 100; each++) socket.ping('x'.repeat(125))
    })
    expect(['Too slow: reconnect and catch up', 'Too many frames']).toContain(reasons[0])
  })
})

test('pings are answered', async () => {
  const { socket } = await connect()
  const answer = new Promise<string>(resolve => socket.on('pong', data => resolve(String(data))))
  socket.ping('tea')
  expect(await answer).toBe('tea')
})

describe('a person who is known anew', () => {
  test('while a subscription is being decided gets what is for them now', async () => {
    let decide = () => {}
    authorised = new Promise(resolve => {
      decide = resolve
    })
    const { socket, heard } = await connect()
    socket.send(subscribe('0', '1'))
    await sleep(50)
    sockets.become(connection(), { userId: 'ann', participantId: 'after' })
    decide()
    await expect.poll(() => heard.length).toBe(1)
    hub.deliver({ topic: '/topic/open', audience: { participantIds: ['after'] }, body: '{}' })
    await expect.poll(() => heard.length).toBe(2)
  })

  test('when the socket has closed is not counted as present', async () => {
    const { socket, closed } = await connect()
    const old = connection()
    socket.close()
    await closed
    await expect.poll(() => sockets.count).toBe(0)
    sockets.become(old, { userId: 'ann', participantId: 'after' })
    expect(counted).toEqual(['+before', '-before'])
  })
})
