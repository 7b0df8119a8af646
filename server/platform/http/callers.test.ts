import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildSession } from '#server/features/auth/session/testing.ts'
import { buildParticipant } from '#server/features/participants/participant/testing.ts'
import { buildConnection, buildUser } from '#server/features/users/user/testing.ts'
import { startTestApp, type TestApp } from '#server/testing/harness.ts'
import { Callers } from './callers.ts'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp()
})
afterAll(() => t.stop())

test('concurrent lookups each return their own session in their own community', async () => {
  const callers = new Callers(t.sql, t.clock)
  const places = [
    await buildParticipant(t),
    await buildConnection(t, { role: 'ROLE_ADMIN' }),
    await buildConnection(t, { permissions: ['CAN_CHAT', 'CAN_CREATE_EVENTS'] }),
    await buildParticipant(t, { userId: (await buildUser(t, { isBlocked: true })).id }),
  ]
  const sessions = await Promise.all(places.map(place => buildSession(t, place)))
  const [first, second] = places as [(typeof places)[number], (typeof places)[number]]
  const asked = [
    ...places.map(({ communityId }, at) => ({ communityId, sessionId: sessions[at]?.id as string })),
    { communityId: second.communityId, sessionId: sessions[0]?.id as string },
    { communityId: first.communityId, sessionId: randomUUID() },
    { communityId: first.communityId, sessionId: "' or true --" },
  ]
  const found = await Promise.all(asked.map(each => callers.find(each.communityId, each.sessionId)))

  expect(found.slice(0, 4).map(caller => caller?.userId)).toEqual(places.map(place => place.userId))
  expect(found.map(caller => caller?.isConnected)).toEqual([true, true, true, true, false, undefined, undefined])
  expect(found.slice(0, 5).map(caller => caller?.role)).toEqual([
    'ROLE_USER',
    'ROLE_ADMIN',
    'ROLE_USER',
    'ROLE_USER',
    'ROLE_USER',
  ])
  expect(found[0]?.participantId).toBe('id' in first ? first.id : null)
  expect(found[2]?.permissions).toEqual(['CAN_CHAT', 'CAN_CREATE_EVENTS'])
  expect(found[3]?.isBlocked).toBe(true)
  expect(found[4]).toMatchObject({ userId: first.userId, originCommunityId: first.communityId, participantId: null })
  expect(found.slice(5)).toEqual([null, null])
})

test('a lookup is never cached: role, expiry and end of a session take effect at once', async () => {
  const callers = new Callers(t.sql, t.clock)
  const place = await buildConnection(t, { role: 'ROLE_ADMIN' })
  const session = await buildSession(t, place)
  const find = () => callers.find(place.communityId, session.id)
  expect((await find())?.role).toBe('ROLE_ADMIN')
  await t.owner`update connection set role = 'ROLE_USER' where user_id = ${place.userId}`
  expect((await find())?.role).toBe('ROLE_USER')
  t.clock.moveBy(31 * 86_400_000)
  expect(await find()).toBeNull()
  t.clock.moveBy(-31 * 86_400_000)
  await t.owner`update session set ended_at = now() where id = ${session.id}`
  expect(await find()).toBeNull()
})

test('all lookups of a batch fail when the database is unavailable', async () => {
  const lost = await startTestApp()
  const callers = new Callers(lost.sql, lost.clock)
  await lost.sql.end({ timeout: 0 })
  const asked = await Promise.allSettled([
    callers.find(randomUUID(), randomUUID()),
    callers.find(randomUUID(), randomUUID()),
  ])
  expect(asked.map(each => each.status)).toEqual(['rejected', 'rejected'])
  await lost.stop()
})

test('sessions in use get their last-seen time written periodically', async () => {
  const callers = new Callers(t.sql, t.clock)
  const place = await buildConnection(t)
  const [used, unused] = [await buildSession(t, place), await buildSession(t, place)]
  await callers.find(place.communityId, used.id)
  t.clock.moveBy(60_000)
  await callers.saveLastSeen()
  const seen = await t.owner<{ id: string }[]>`
    select id from session where id = any (${[used.id, unused.id]}) and last_seen_at > created_at`
  expect(seen.map(({ id }) => id)).toEqual([used.id])
})
