import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { api } from '#contract/capabilities.ts'
import { buildSession } from '#server/features/auth/session/testing.ts'
import { buildCommunity } from '#server/features/communities/community/testing.ts'
import { buildConnection } from '#server/features/users/user/testing.ts'
import { startTestApp, type TestApp } from '#server/testing/harness.ts'
import { meetingOf } from '#server/testing/meeting.ts'
import { removeOldReplies } from './store.ts'

let t: TestApp
let here: Awaited<ReturnType<typeof buildCommunity>>
beforeAll(async () => {
  t = await startTestApp()
  here = await buildCommunity(t)
})
afterAll(() => t.stop())

async function signIn(): Promise<{ token: string; userId: string }> {
  const place = await buildConnection(t, { communityId: here.id })
  return { ...place, ...(await buildSession(t, place)) }
}

const create = (token: string, key: string, domain: string, title = 'Once') =>
  t.call(api.community.create, { domain, title }, { host: here.host, token, headers: { 'idempotency-key': key } })

const founded = async (domain: string) =>
  (await t.owner`select id from community where domain like ${`${domain}%`}`).length

describe('a call that carries an Idempotency-Key', () => {
  test('is answered a second time with the first result, byte for byte, and has no second effect', async () => {
    const { token } = await signIn()
    const first = await create(token, 'replay', 'replayed')
    const second = await create(token, 'replay', 'replayed')
    expect([first.status, first.headers['idempotency-replayed']]).toEqual([200, undefined])
    expect([second.status, second.headers['idempotency-replayed']]).toEqual([200, 'true'])
    expect(second.raw).toBe(first.raw)
    expect(second.headers['content-type']).toBe(first.headers['content-type'])
    expect(await founded('replayed')).toBe(1)
  })

  test('is replayed as often as asked, without counting against the limit of the call', async () => {
    const { token } = await signIn()
    const statuses: number[] = []
    for (let at = 0; at < 6; at++) statuses.push((await create(token, 'often', 'often')).status)
    expect(statuses).toEqual([200, 200, 200, 200, 200, 200])
    expect((await create(token, 'often 2', 'often-2')).status).toBe(200)
    expect((await create(token, 'often 3', 'often-3')).status).toBe(200)
    expect((await create(token, 'often 4', 'often-4')).failure.name).toBe('TOO_MANY_REQUESTS')
  })

  test('is refused with other content under the same key', async () => {
    const { token } = await signIn()
    await create(token, 'mismatch', 'mismatch')
    const other = await create(token, 'mismatch', 'mismatch', 'Another title')
    expect([other.status, other.failure.name]).toEqual([422, 'IDEMPOTENCY_MISMATCH'])
    expect(await founded('mismatch')).toBe(1)
  })

  test('has one effect when it arrives twenty times at once', async () => {
    const { token } = await signIn()
    const answers = await Promise.all(Array.from({ length: 20 }, () => create(token, 'parallel', 'parallel')))
    expect(answers.map(each => each.status)).toEqual(Array(20).fill(200))
    expect(new Set(answers.map(each => each.raw)).size).toBe(1)
    expect(answers.filter(each => each.headers['idempotency-replayed'] === undefined)).toHaveLength(1)
    expect(await founded('parallel')).toBe(1)
  })

  test('would have several effects if the key were looked up before it is claimed', async () => {
    const { userId } = await signIn()
    await t.owner`create table effect (id uuid)`
    const bothLooked = meetingOf(2)
    const naive = () =>
      t.owner.begin(async db => {
        const [kept] = await db`select from idempotent_call where user_id = ${userId} and key = 'naive'`
        if (kept) return
        await bothLooked()
        await db`insert into effect values (${randomUUID()})`
        await db`
          insert into idempotent_call (community_id, user_id, key, call, request_hash, created_at)
          values (${here.id}, ${userId}, 'naive', '', '\\x00', now()) on conflict do nothing`
      })
    await Promise.all([naive(), naive()])
    const [effects] = await t.owner`select count(*)::integer as count from effect`
    expect(effects?.count).toBe(2)
  })

  test('frees its key when it fails, so that it can be tried again', async () => {
    const { token } = await signIn()
    await buildCommunity(t, { domain: 'occupied' })
    const failed = await create(token, 'freed', 'occupied')
    expect(failed.failure.name).toBe('DOMAIN_TAKEN')
    const again = await create(token, 'freed', 'not-occupied')
    expect([again.status, again.headers['idempotency-replayed']]).toEqual([200, undefined])
  })

  test('does not meet the same key of another user, nor of the same user in another community', async () => {
    const [one, other] = [await signIn(), await signIn()]
    await create(one.token, 'shared', 'shared-one')
    expect((await create(other.token, 'shared', 'shared-two')).status).toBe(200)

    const elsewhere = await buildCommunity(t)
    await buildConnection(t, { communityId: elsewhere.id, userId: one.userId })
    const there = await t.call(
      api.community.create,
      { domain: 'shared-three', title: 'Once' },
      { host: elsewhere.host, token: one.token, headers: { 'idempotency-key': 'shared' } },
    )
    expect([there.status, there.headers['idempotency-replayed']]).toEqual([200, undefined])
  })

  test('needs a key of a sensible length', async () => {
    const { token } = await signIn()
    for (const key of ['', 'k'.repeat(129)])
      expect((await create(token, key, 'too-long')).failure.name).toBe('INVALID_INPUT')
    expect((await create(token, 'k'.repeat(128), 'just-right')).status).toBe(200)
  })

  test('is forgotten after a day', async () => {
    const { token } = await signIn()
    await create(token, 'old', 'old-key')
    await removeOldReplies(t.owner, new Date(t.clock.now().getTime() - 86_400_000))
    expect((await create(token, 'old', 'old-key')).headers['idempotency-replayed']).toBe('true')
    await removeOldReplies(t.owner, new Date(t.clock.now().getTime() + 1000))
    expect((await create(token, 'old', 'new-key')).headers['idempotency-replayed']).toBeUndefined()
  })
})
