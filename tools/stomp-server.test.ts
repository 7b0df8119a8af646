import { Client, type IFrame, type IMessage } from '@stomp/stompjs'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { type StompServer, startStompServer } from './stomp-server.ts'

/* The client library of browsers, as its own test suite drives a broker. */

let server: StompServer
const clients: Client[] = []
beforeAll(async () => {
  server = await startStompServer(0)
})
afterAll(() => server.close())
afterEach(async () => {
  for (const client of clients.splice(0)) await client.deactivate({ force: true })
})

type Connected = { client: Client; connected: IFrame; errors: IFrame[] }

async function connect(settings: Partial<ConstructorParameters<typeof Client>[0]> = {}): Promise<Connected> {
  const errors: IFrame[] = []
  const client = new Client({
    webSocketFactory: () => new WebSocket(server.url, ['v12.stomp']) as never,
    reconnectDelay: 0,
    onStompError: frame => errors.push(frame),
    ...settings,
  })
  clients.push(client)
  const connected = await new Promise<IFrame>(resolve => {
    client.onConnect = resolve
    client.activate()
  })
  return { client, connected, errors }
}

const receiptOf = (client: Client, id: string) => new Promise<IFrame>(resolve => client.watchForReceipt(id, resolve))
const error = async ({ errors }: Connected) => {
  await expect.poll(() => errors.length).toBe(1)
  return errors[0]?.headers
}

describe('a standard client', () => {
  test('connects with version 1.2 and heart-beats of ten seconds each way', async () => {
    const { connected, client } = await connect({ connectHeaders: { login: 'guest', passcode: 'guest' } })
    expect(connected.headers).toMatchObject({ version: '1.2', 'heart-beat': '10000,10000', server: 'samovar/1' })
    expect(client.connectedVersion).toBe('1.2')
  })

  test('sends and receives, with every character in bodies and destinations', async () => {
    const { client } = await connect()
    const topic = '/topic/ключ:с\\двоеточием'
    const received: IMessage[] = []
    client.subscribe(topic, message => received.push(message), { id: 'one:two', receipt: 'subscribed' })
    await receiptOf(client, 'subscribed')
    const bodies = ['', 'text', 'привет, 世界 🎉', 'zero\0inside', 'a\nb\r\nc:d\\', 'x'.repeat(60_000)]
    for (const body of bodies) client.publish({ destination: topic, body })
    await expect.poll(() => received.length).toBe(bodies.length)
    expect(received.map(({ body }) => body)).toEqual(bodies)
    expect(received[0]?.headers).toMatchObject({ destination: topic, subscription: 'one:two' })
    expect(new Set(received.map(({ headers }) => headers['message-id'])).size).toBe(bodies.length)
  })

  test('is answered with receipts, also on disconnecting', async () => {
    const { client } = await connect()
    client.publish({ destination: '/topic/a', body: '', headers: { receipt: 'sent' } })
    expect((await receiptOf(client, 'sent')).headers['receipt-id']).toBe('sent')
    const goodbye = new Promise<IFrame>(resolve => {
      client.onDisconnect = resolve
    })
    client.disconnectHeaders = { receipt: 'goodbye' }
    await client.deactivate()
    expect((await goodbye).headers['receipt-id']).toBe('goodbye')
  })

  test('has several subscriptions, and ends one of them', async () => {
    const { client } = await connect()
    const received: string[] = []
    const first = client.subscribe('/topic/b', ({ body }) => received.push(`first ${body}`))
    client.subscribe('/topic/b', ({ body }) => received.push(`second ${body}`), { receipt: 'both' })
    await receiptOf(client, 'both')
    client.publish({ destination: '/topic/b', body: '1' })
    await expect.poll(() => received).toEqual(['first 1', 'second 1'])
    first.unsubscribe()
    client.publish({ destination: '/topic/b', body: '2' })
    await expect.poll(() => received).toEqual(['first 1', 'second 1', 'second 2'])
  })

  test('may cut large frames into parts', async () => {
    const { client } = await connect({ splitLargeFrames: true, maxWebSocketChunkSize: 1000 })
    const received: string[] = []
    client.subscribe('/topic/c', ({ body }) => received.push(body))
    client.publish({ destination: '/topic/c', body: 'я'.repeat(20_000) })
    await expect.poll(() => received.map(({ length }) => length)).toEqual([20_000])
  })

  test('is told that queues, transactions and acknowledgements are not supported', async () => {
    const queue = await connect()
    queue.client.subscribe('/queue/a', () => {}, { receipt: 'q' })
    expect(await error(queue)).toMatchObject({ message: expect.stringContaining('Queues'), 'receipt-id': 'q' })
    const begun = await connect()
    begun.client.begin('t')
    expect(await error(begun)).toMatchObject({ message: 'Transactions are not supported' })
    const sent = await connect()
    sent.client.publish({ destination: '/topic/a', body: '', headers: { transaction: 't' } })
    expect(await error(sent)).toMatchObject({ message: 'Transactions are not supported' })
    const acked = await connect()
    acked.client.subscribe('/topic/a', () => {}, { ack: 'client-individual' })
    expect(await error(acked)).toMatchObject({ message: expect.stringContaining('ack:auto') })
  })

  test('of an earlier version is told which one is supported', async () => {
    const websocket = new WebSocket(server.url)
    const said = await new Promise<string>(resolve => {
      websocket.on('open', () => websocket.send('CONNECT\naccept-version:1.0,1.1\nhost:x\n\n\0'))
      websocket.on('message', data => resolve(String(data)))
    })
    expect(said).toMatch(/^ERROR\n(.*\n)*version:1\.2\n/)
    websocket.terminate()
  })
})
