import { afterAll, beforeAll, expect, test } from 'vitest'
import { communityTopic } from '#contract/realtime/topics.ts'
import { buildCommunity } from '#server/features/communities/community/testing.ts'
import { buildSignedInParticipant } from '#server/features/participants/participant/testing.ts'
import { startTestApp, type TestApp } from '#server/testing/harness.ts'
import { openStomp, type StompClient } from '#server/testing/stomp-client.ts'

let servers: TestApp[]
let community: { id: string; host: string }

beforeAll(async () => {
  const environment = { REALTIME: 'true', SESSION_SECRET: 'one secret for both of the servers' }
  const first = await startTestApp({ environment })
  servers = [first, await startTestApp({ environment, databaseUrl: first.ownerUrl })]
  community = await buildCommunity(first)
})
afterAll(async () => {
  for (const server of servers.reverse()) await server.stop()
})

test('what happens at one server reaches the sockets of all, once and in order', async () => {
  const [first] = servers as [TestApp]
  const topic = communityTopic(community.id, 'chats')
  const { id, token } = await buildSignedInParticipant(first, community.id)
  const clients: StompClient[] = []
  const received: string[][] = []
  for (const server of servers) {
    const client = await openStomp({ url: await server.listen(), host: community.host, query: `?token=${token}` })
    clients.push(client)
    received.push(await client.subscribe(topic))
  }
  const bodies = Array.from({ length: 20 }, (_, index) =>
    index % 7 === 3 ? `${index} ${'x'.repeat(9000)}` : `${index}`,
  )
  for (const [index, body] of bodies.entries())
    await servers[index % 2]?.app.openScope(community.id, true, scope =>
      scope.publish({ topic, audience: { participantIds: [id] }, body }),
    )
  await expect.poll(() => received.map(({ length }) => length)).toEqual([20, 20])
  expect(received).toEqual([bodies, bodies])
  for (const client of clients) await client.close()
})

test('a server that stops ends its sockets at once', async () => {
  const [first, second] = servers as [TestApp, TestApp]
  const { token } = await buildSignedInParticipant(first, community.id)
  const url = second.app.server.listeningOrigin
  const client = await openStomp({ url, host: community.host, query: `?token=${token}` })
  const started = performance.now()
  await second.app.close()
  await expect.poll(() => client.isOpen()).toBe(false)
  expect(performance.now() - started).toBeLessThan(2000)
})
