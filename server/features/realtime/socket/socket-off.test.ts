import { afterAll, beforeAll, expect, test } from 'vitest'
import { communityTopic } from '#contract/realtime/topics.ts'
import { buildCommunity } from '#server/features/communities/community/testing.ts'
import { buildSignedInParticipant } from '#server/features/participants/participant/testing.ts'
import { realtimeChannel } from '#server/platform/realtime/store.ts'
import { startTestApp, type TestApp } from '#server/testing/harness.ts'
import { openStomp } from '#server/testing/stomp-client.ts'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp({ environment: { REALTIME: 'false' } })
})
afterAll(() => t.stop())

test('the socket opens nothing without the flag, and nothing is published', async () => {
  const { id: communityId, host } = await buildCommunity(t)
  const { token } = await buildSignedInParticipant(t, communityId)
  await expect(openStomp({ url: await t.listen(), host, query: `?token=${token}` })).rejects.toThrow('404')
  const heard: string[] = []
  await t.sql.listen(realtimeChannel, message => heard.push(message))
  await t.app.openScope(communityId, true, scope =>
    scope.publish({ topic: communityTopic(communityId, 'chats'), audience: { exceptIds: [] }, body: '1' }),
  )
  await t.owner`select pg_notify(${realtimeChannel}, 'last')`
  await expect.poll(() => heard).toEqual(['last'])
})
