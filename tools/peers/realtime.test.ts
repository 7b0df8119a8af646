import { mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { Redis } from 'ioredis'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { messageApi } from '#contract/chats/message.ts'
import { communityTopic } from '#contract/realtime/topics.ts'
import { buildChat } from '#server/features/chats/chat/testing.ts'
import { buildCommunity } from '#server/features/communities/community/testing.ts'
import { buildSignedInParticipant } from '#server/features/participants/participant/testing.ts'
import { root } from '#server/platform/config/root.ts'
import { type Embedded, startEmbedded } from '#server/platform/db/embedded.ts'
import { migrate } from '#server/platform/db/migrate.ts'
import { buildRealtimeEvent } from '#server/platform/realtime/testing.ts'
import { freePort } from '#server/testing/free-port.ts'
import { startTestApp, type TestApp } from '#server/testing/harness.ts'
import { prepareServers } from '#server/testing/server-process.ts'
import { openStomp, type StompClient } from '#server/testing/stomp-client.ts'
import { openGate, prepareRedis, type RedisServer } from './redis.ts'

/* Servers that tell each other over Redis what happened. */

const SESSION_SECRET = 'one secret for all of the servers'
const folder = mkdtempSync(path.join(os.tmpdir(), 'samovar-redis-'))
let postgres: Embedded
let redis: RedisServer
let servers: TestApp[] = []
let community: { id: string; host: string }
let reader: { id: string; token: string }
const processes = prepareServers()
const clients: StompClient[] = []
const received: string[][] = []

beforeAll(async () => {
  postgres = await startEmbedded({ dataDir: folder, fast: true, log: { info() {}, warn() {} } })
  await migrate(postgres.url, path.join(root, 'server/migrations'), () => {})
  redis = await prepareRedis()
  await redis.start()
  const environment = { REALTIME: 'true', REDIS_URL: redis.url, SESSION_SECRET }
  const start = () => startTestApp({ environment, databaseUrl: postgres.url })
  servers = [await start(), await start()]
  const [first] = servers as [TestApp]
  community = await buildCommunity(first)
  reader = await buildSignedInParticipant(first, community.id)
  for (const server of servers) {
    const query = `?token=${reader.token}`
    const client = await openStomp({ url: await server.listen(), host: community.host, query })
    clients.push(client)
    received.push(await client.subscribe(topic()))
  }
})
afterAll(async () => {
  for (const client of clients) await client.close()
  processes.stopAll()
  for (const server of servers) await server.stop()
  await redis.kill()
  await postgres.stop()
  await rm(folder, { recursive: true, force: true })
})

const topic = () => communityTopic(community.id, 'chats')
const publicationOf = (body: string) => ({ topic: topic(), audience: { participantIds: [reader.id] }, body })
const publish = (server: number, body: string) =>
  servers[server]?.app.openScope(community.id, true, scope => scope.publish(publicationOf(body)))
const both = (bodies: string[]) => [bodies, bodies]
const forget = () => {
  for (const bodies of received) bodies.length = 0
}
const rowsLeft = async () => (await (servers as [TestApp])[0].owner`select from realtime_event`).length

describe('over Redis', () => {
  test('what happens at one server reaches the sockets of both, and leaves no row', async () => {
    const large = 'я'.repeat(100_000)
    for (const [index, body] of ['1', large, '2'].entries()) await publish(index % 2, body)
    await expect.poll(() => received.map(bodies => bodies.length)).toEqual([3, 3])
    expect(received.map(bodies => [...bodies].sort())).toEqual(both(['1', '2', large]))
    await expect.poll(rowsLeft).toBe(0)
    forget()
  })

  test('nothing is sent of a transaction that is undone', async () => {
    const undone = servers[0]?.app.openScope(community.id, true, async scope => {
      await scope.publish(publicationOf('undone'))
      throw new Error('undo')
    })
    await expect(undone).rejects.toThrow('undo')
    await publish(0, 'done')
    await expect.poll(() => received).toEqual(both(['done']))
    forget()
  })

  test('a message of a process that is killed between commit and publication arrives, once', async () => {
    const [first] = servers as [TestApp]
    const writer = await buildSignedInParticipant(first, community.id)
    const chat = await buildChat(first, { communityId: community.id, memberIds: [reader.id, writer.id] })
    const gate = await openGate(redis.url)
    const shared = { DATABASE_URL: postgres.url, SESSION_SECRET, REALTIME: 'true', JOBS: 'false' }
    const killed = await processes.start({ ...shared, REDIS_URL: gate.url })
    const send = (text: string) =>
      killed.call(messageApi.send, { id: chat.id, text }, { communityId: community.id, token: writer.token })
    const texts = () => received.map(bodies => bodies.map(body => JSON.parse(body).message.text))
    expect((await send('published')).status).toBe(200)
    await expect.poll(texts).toEqual(both(['published']))
    await expect.poll(rowsLeft).toBe(0)
    gate.shut()
    expect((await send('committed only')).status).toBe(200)
    await killed.stop('SIGKILL')
    gate.close()
    await expect.poll(texts, { timeout: 10_000 }).toEqual(both(['published', 'committed only']))
    await publish(1, JSON.stringify({ message: { text: 'next' } }))
    await expect.poll(texts).toEqual(both(['published', 'committed only', 'next']))
    await expect.poll(rowsLeft).toBe(0)
    forget()
  })

  test('what was sent and not removed is dropped by readers who have it', async () => {
    const [first] = servers as [TestApp]
    const body = JSON.stringify(publicationOf('left behind'))
    const createdAt = new Date(first.clock.now().getTime() - 3000)
    const { id } = await buildRealtimeEvent(first, { communityId: community.id, body, createdAt })
    await expect.poll(() => received).toEqual(both(['left behind']))
    // Both servers sweep, and a process may end between sending and removing.
    const sender = new Redis(redis.url)
    await sender.publish('samovar:realtime', JSON.stringify({ communityId: community.id, id, body }))
    sender.disconnect()
    await publish(1, 'next')
    await expect.poll(() => received).toEqual(both(['left behind', 'next']))
    await expect.poll(rowsLeft).toBe(0)
    forget()
  })

  test('what is written first and committed last arrives', async () => {
    let release = () => {}
    const isReleased = new Promise<void>(resolve => {
      release = resolve
    })
    let isWritten = () => {}
    const written = new Promise<void>(resolve => {
      isWritten = resolve
    })
    const first = servers[0]?.app.openScope(community.id, true, async scope => {
      await scope.publish(publicationOf('written first'))
      isWritten()
      await isReleased
    })
    await written
    await publish(1, 'written second')
    await expect.poll(() => received).toEqual(both(['written second']))
    // A sweep comes by in between.
    await expect.poll(rowsLeft).toBe(0)
    release()
    await first
    await expect.poll(() => received).toEqual(both(['written second', 'written first']))
    await expect.poll(rowsLeft).toBe(0)
    forget()
  })

  test('of what only the latest counts, one that arrives after a later one is dropped', async () => {
    const [first] = servers as [TestApp]
    const online = { ...publicationOf('online'), latestOf: `presence ${reader.id}` }
    // Committed by a process that ended before it published.
    await buildRealtimeEvent(first, { communityId: community.id, body: JSON.stringify(online) })
    await first.app.openScope(community.id, true, scope => scope.publish({ ...online, body: 'offline' }))
    await expect.poll(() => received).toEqual(both(['offline']))
    await expect.poll(rowsLeft).toBe(0)
    await publish(1, 'next')
    await expect.poll(() => received).toEqual(both(['offline', 'next']))
    forget()
  })

  test('a server that reaches Redis only after its start makes its readers catch up', async () => {
    const port = await freePort()
    const environment = { REALTIME: 'true', REDIS_URL: `redis://127.0.0.1:${port}`, SESSION_SECRET }
    const late = await startTestApp({ environment, databaseUrl: postgres.url })
    const client = await openStomp({
      url: await late.listen(),
      host: community.host,
      query: `?token=${reader.token}`,
    })
    const bodies = await client.subscribe(topic())
    await publish(0, 'published without it')
    await expect.poll(() => received).toEqual(both(['published without it']))
    await expect.poll(rowsLeft).toBe(0)
    const gate = await openGate(redis.url, port)
    await expect.poll(() => bodies).toEqual(['{"type":"catchUp"}'])
    await client.close()
    await late.stop()
    gate.close()
    forget()
  })

  test('a restart of Redis loses nothing, and all readers catch up', async () => {
    await redis.kill()
    await publish(0, 'written without Redis')
    expect(await rowsLeft()).toBe(1)
    await redis.start()
    await expect
      .poll(() => received.map(bodies => [...bodies].sort()))
      .toEqual(both(['written without Redis', '{"type":"catchUp"}']))
    await publish(1, 'after it')
    await expect.poll(() => received.map(bodies => bodies.at(-1))).toEqual(['after it', 'after it'])
    expect(received.map(bodies => bodies.length)).toEqual([3, 3])
  })
})
