import { createServer, type Server } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { Client, type IFrame, type IMessage } from '@stomp/stompjs'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { Hub } from './hub.ts'
import { messageBytes } from './message-frame.ts'
import type { Identify, Member, Policy } from './policy.ts'
import { SocketServer, socketLimits } from './socket-server.ts'

const limits = {
  ...socketLimits,
  subscriptions: 3,
  framesPerTenSeconds: 30,
  socketsPerPerson: 2,
  waitingBytes: 256 * 1024,
}

/** Users are named by their login. */
const identify: Identify<Member> = async headers => {
  const login = headers.get('login')
  return login ? { userId: login, participantId: `p-${login}` } : { refusal: 'Who are you?' }
}

/** Topics with "secret" are refused. */
const policy: Policy<Member> = {
  subscribe: async (_member, destination) => (destination.includes('secret') ? { refusal: 'Access denied' } : null),
  send: async () => ({ refusal: 'Access denied' }),
}

let http: Server
let hub: Hub
let sockets: SocketServer<Member>
const clients: Client[] = []
/** Frames that the hub had made. */
let built = 0

beforeEach(async () => {
  http = createServer()
  hub = new Hub((...frame) => {
    built += 1
    return messageBytes(...frame)
  })
  sockets = new SocketServer({
    path: '/ws',
    hub,
    limits,
    policy,
    admit: async request => (request.headers.origin === 'https://evil.example' ? 403 : identify),
  })
  sockets.attach(http)
  await new Promise<void>(resolve => http.listen(0, '127.0.0.1', resolve))
})

afterEach(async () => {
  for (const client of clients.splice(0)) await client.deactivate({ force: true })
  sockets.close()
  http.closeAllConnections()
  await new Promise(resolve => http.close(resolve))
})

const port = () => (http.address() as AddressInfo).port

/** A client of the library that browsers use. */
async function open(login: string): Promise<{ client: Client; errors: IFrame[] }> {
  const errors: IFrame[] = []
  const client = new Client({
    webSocketFactory: () => new WebSocket(`ws://127.0.0.1:${port()}/ws`, ['v12.stomp']) as never,
    connectHeaders: { login },
    reconnectDelay: 0,
    onStompError: frame => errors.push(frame),
  })
  clients.push(client)
  await new Promise<void>((resolve, reject) => {
    client.onConnect = () => resolve()
    client.onWebSocketClose = () => reject(new Error('closed'))
    client.activate()
  })
  client.onWebSocketClose = () => {}
  return { client, errors }
}

/** Subscribes and waits for the receipt. */
async function subscribe(client: Client, topic: string): Promise<string[]> {
  const bodies: string[] = []
  const receipt = crypto.randomUUID()
  const isIn = new Promise<void>(resolve => client.watchForReceipt(receipt, () => resolve()))
  client.subscribe(topic, (message: IMessage) => bodies.push(message.body), { id: topic, receipt })
  await isIn
  return bodies
}

const until = (isSo: () => boolean) => expect.poll(isSo, { interval: 10 }).toBe(true)

describe('a socket', () => {
  it('gets what is published on its topics, and nothing else', async () => {
    const { client } = await open('ann')
    const bodies = await subscribe(client, '/topic/a')
    hub.deliver({ topic: '/topic/a', audience: { exceptIds: [] }, body: '1' })
    hub.deliver({ topic: '/topic/b', audience: { exceptIds: [] }, body: '2' })
    hub.deliver({ topic: '/topic/a', audience: { exceptIds: [] }, body: 'привет\0:\n' })
    await until(() => bodies.length === 2)
    expect(bodies).toEqual(['1', 'привет\0:\n'])
  })

  it('gets bodies of every length', async () => {
    const { client } = await open('ann')
    const bodies = await subscribe(client, '/topic/a')
    const wanted = [0, 1, 20, 25, 30, 125, 126, 1000, 65_400, 65_535, 65_536, 100_000].map(length => 'я'.repeat(length))
    for (const body of wanted) hub.deliver({ topic: '/topic/a', audience: { exceptIds: [] }, body })
    await until(() => bodies.length === wanted.length)
    expect(bodies).toEqual(wanted)
  })

  it('gets only what is for its person', async () => {
    const ann = await subscribe((await open('ann')).client, '/topic/a')
    const bob = await subscribe((await open('bob')).client, '/topic/a')
    hub.deliver({ topic: '/topic/a', audience: { userIds: ['ann'] }, body: '1' })
    hub.deliver({ topic: '/topic/a', audience: { participantIds: ['p-bob', 'p-bob'] }, body: '2' })
    hub.deliver({ topic: '/topic/a', audience: { exceptIds: ['p-ann'] }, body: '3' })
    hub.deliver({ topic: '/topic/a', audience: { exceptIds: [] }, body: '4' })
    await until(() => ann.length === 2 && bob.length === 3)
    expect([ann, bob]).toEqual([
      ['1', '4'],
      ['2', '3', '4'],
    ])
  })

  it('gets nothing after it unsubscribed', async () => {
    const { client } = await open('ann')
    const bodies = await subscribe(client, '/topic/a')
    await subscribe(client, '/topic/b')
    client.unsubscribe('/topic/a')
    await subscribe(client, '/topic/c')
    expect(hub.hasSubscribers('/topic/a')).toBe(false)
    expect(bodies).toEqual([])
  })

  it('is refused without a login, and on another path or origin', async () => {
    await expect(open('')).rejects.toThrow('closed')
    for (const [path, origin, status] of [
      ['/other', 'https://own.example', 404],
      ['/ws', 'https://evil.example', 403],
    ] as const) {
      const websocket = new WebSocket(`ws://127.0.0.1:${port()}${path}`, { origin })
      const error = await new Promise<Error>(resolve => websocket.on('error', resolve))
      expect(error.message).toContain(String(status))
    }
  })

  it('is told why a subscription is refused, and closed', async () => {
    const { client, errors } = await open('ann')
    client.subscribe('/topic/secret', () => {}, { receipt: 'r1' })
    await until(() => errors.length === 1 && sockets.count === 0)
    expect(errors[0]?.headers).toMatchObject({ message: 'Access denied', 'receipt-id': 'r1' })
  })

  it('may not send, nor subscribe too often', async () => {
    const first = await open('ann')
    first.client.publish({ destination: '/topic/a', body: 'x' })
    await until(() => first.errors.length === 1)
    const { client, errors } = await open('ann')
    for (const topic of ['/topic/1', '/topic/2', '/topic/3', '/topic/4']) client.subscribe(topic, () => {})
    await until(() => errors.length === 1)
    expect(errors[0]?.headers.message).toBe('Too many subscriptions')
  })

  it('may not be opened too often by one person', async () => {
    await open('ann')
    await open('ann')
    await expect(open('ann')).rejects.toThrow()
    await open('bob')
    await clients[0]?.deactivate()
    await until(() => sockets.count === 2)
    await open('ann')
  })

  it('may not send frames too fast', async () => {
    const { client, errors } = await open('ann')
    for (let each = 0; each < 40; each++) client.unsubscribe(`${each}`)
    await until(() => errors.length === 1)
    expect(errors[0]?.headers.message).toBe('Too many frames')
  })

  it('may not send one frame in parts without end, also before it is connected', async () => {
    const websocket = new WebSocket(`ws://127.0.0.1:${port()}/ws`, ['v12.stomp'])
    const heard: string[] = []
    websocket.on('message', data => heard.push(String(data)))
    await new Promise(resolve => websocket.once('open', resolve))
    for (let each = 0; each < 400; each++) websocket.send('a')
    await until(() => websocket.readyState === WebSocket.CLOSED)
    expect(heard.join()).toContain('message:Too many frames')
  })

  it('may not send frames that are too large', async () => {
    const { client, errors } = await open('ann')
    client.publish({ destination: '/topic/a', body: 'x'.repeat(limits.frameBytes) })
    await until(() => errors.length === 1 && sockets.count === 0)
    expect(errors[0]?.headers.message).toBe('The frame is too large')
    // So large that it is not even taken in.
    const { client: other } = await open('ann')
    const closed = new Promise<number>(resolve => {
      other.onWebSocketClose = ({ code }) => resolve(code)
    })
    other.publish({ destination: '/topic/a', body: 'x'.repeat(2 * limits.frameBytes) })
    expect(await closed).toBe(1009)
    await until(() => sockets.count === 0)
  })

  it('is dropped with a reason when it does not read, and others are not held up', async () => {
    const slow = await openRaw('slow')
    await subscribeRaw(slow, '/topic/a')
    slow.pause()
    const bodies = await subscribe((await open('ann')).client, '/topic/a')
    const dropped = () => [...sockets.connections].filter(({ isClosed }) => isClosed).length
    const body = 'x'.repeat(50_000)
    for (let each = 0; each < 400 && dropped() === 0; each++) {
      hub.deliver({ topic: '/topic/a', audience: { exceptIds: [] }, body })
      await until(() => bodies.length > each)
    }
    expect(dropped()).toBe(1)
    hub.deliver({ topic: '/topic/a', audience: { exceptIds: [] }, body: 'end' })
    await until(() => bodies.at(-1) === 'end')
    // It reads on: what had been sent, and why nothing follows.
    let read = ''
    slow.on('data', part => {
      read += part
    })
    slow.resume()
    await until(() => read.includes('Too slow: reconnect and catch up'))
    expect(read).not.toContain('end')
    slow.destroy()
  })

  it('is one of a thousand that get the frame, which is built once', async () => {
    const raw = await Promise.all(Array.from({ length: 1000 }, (_, index) => openRaw(`person-${index}`)))
    await Promise.all(raw.map(socket => subscribeRaw(socket, '/topic/all')))
    let got = 0
    for (const socket of raw)
      socket.on('data', part => {
        if (part.includes('for all')) got += 1
      })
    built = 0
    hub.deliver({ topic: '/topic/all', audience: { exceptIds: [] }, body: 'for all' })
    await until(() => got === 1000)
    expect(built).toBe(1)
    for (const socket of raw) socket.destroy()
  })
})

/** A websocket by hand, which can stop reading. */
async function openRaw(login: string): Promise<Socket> {
  const socket = connect(port(), '127.0.0.1')
  socket.write(
    'GET /ws HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n' +
      'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n',
  )
  await new Promise(resolve => socket.once('data', resolve))
  socket.write(masked(`CONNECT\naccept-version:1.2\nlogin:${login}\n\n\0`))
  await new Promise(resolve => socket.once('data', resolve))
  return socket
}

async function subscribeRaw(socket: Socket, topic: string): Promise<void> {
  socket.write(masked(`SUBSCRIBE\nid:0\ndestination:${topic}\nreceipt:1\n\n\0`))
  await new Promise(resolve => socket.once('data', resolve))
}

function masked(text: string): Buffer {
  const body = Buffer.from(text)
  return Buffer.concat([Buffer.from([0x81, 0x80 | body.length, 0, 0, 0, 0]), body])
}
