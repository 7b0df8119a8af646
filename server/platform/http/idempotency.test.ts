import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { api } from '#contract/capabilities.ts'
import { buildSession } from '#server/features/auth/session/testing.ts'
import { buildCommunity } from '#server/features/communities/community/testing.ts'
import { buildConnection } from '#server/features/users/user/testing.ts'
import { startTestApp, type TestApp } from '#server/testing/harness.ts'
import { aMinuteLater, holdWrites, race, withoutUnique } from '#server/testing/race.ts'
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

describe('a call with an Idempotency-Key', () => {
  test('is replayed byte for byte when repeated, and has one effect', async () => {
    const { token } = await signIn()
    const first = await create(token, 'replay', 'replayed')
    const second = await create(token, 'replay', 'replayed')
    expect([first.status, first.headers['idempotency-replayed']]).toEqual([200, undefined])
    expect([second.status, second.headers['idempotency-replayed']]).toEqual([200, 'true'])
    expect(second.raw).toBe(first.raw)
    expect(second.headers['content-type']).toBe(first.headers['content-type'])
    expect(await founded('replayed')).toBe(1)
  })

  test('is replayed any number of times without counting against the rate limit', async () => {
    const { token } = await signIn()
    const statuses: number[] = []
    for (let at = 0; at < 6; at++) statuses.push((await create(token, 'often', 'often')).status)
    expect(statuses).toEqual([200, 200, 200, 200, 200, 200])
    expect((await create(token, 'often 2', 'often-2')).status).toBe(200)
    expect((await create(token, 'often 3', 'often-3')).status).toBe(200)
    expect((await create(token, 'often 4', 'often-4')).failure.name).toBe('TOO_MANY_REQUESTS')
  })

  test('is refused when the key is reused with another body', async () => {
    const { token } = await signIn()
    await create(token, 'mismatch', 'mismatch')
    const other = await create(token, 'mismatch', 'mismatch', 'Another title')
    expect([other.status, other.failure.name]).toEqual([422, 'IDEMPOTENCY_MISMATCH'])
    expect(await founded('mismatch')).toBe(1)
  })

  test('has one effect when 20 identical calls arrive at once', async () => {
    const { token } = await signIn()
    const answers = await Promise.all(Array.from({ length: 20 }, () => create(token, 'parallel', 'parallel')))
    expect(answers.map(each => each.status)).toEqual(Array(20).fill(200))
    expect(new Set(answers.map(each => each.raw)).size).toBe(1)
    expect(answers.filter(each => each.headers['idempotency-replayed'] === undefined)).toHaveLength(1)
    expect(await founded('parallel')).toBe(1)
  })

  /**
   * The same call twice with one key, the second before the first is committed. Its effect has no other unique
   * constraint.
   */
  const makeCodeTwice = async (label: string) => {
    const place = await buildConnection(t, { communityId: here.id, permissions: ['CAN_MANAGE_COMMUNITY'] })
    const { token } = await buildSession(t, place)
    const make = () =>
      t.call(api.accessCode.create, { label }, { host: here.host, token, headers: { 'idempotency-key': label } })
    const held = await holdWrites(t.owner, 'access_code')
    const answers = await race(held, make, aMinuteLater(t.clock, make))
    return { answers, codes: await t.owner`select from access_code where label = ${label}` }
  }

  test('waits for an uncommitted call with the same key, and gets its result', async () => {
    const { answers, codes } = await makeCodeTwice('once')
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(answers[1]?.raw).toBe(answers[0]?.raw)
    expect(answers.map(({ headers }) => headers['idempotency-replayed'])).toEqual([undefined, 'true'])
    expect(codes).toHaveLength(1)
  })

  test('control: without the unique constraint of keys it has two effects', async () => {
    await withoutUnique(t.owner, 'idempotent_call_pkey', async () => {
      const { answers, codes } = await makeCodeTwice('twice')
      expect(answers.map(({ headers }) => headers['idempotency-replayed'])).toEqual([undefined, undefined])
      expect(codes).toHaveLength(2)
    })
  })

  test('releases its key when it fails, so that it can be retried', async () => {
    const { token } = await signIn()
    await buildCommunity(t, { domain: 'occupied' })
    const failed = await create(token, 'freed', 'occupied')
    expect(failed.failure.name).toBe('DOMAIN_TAKEN')
    const again = await create(token, 'freed', 'not-occupied')
    expect([again.status, again.headers['idempotency-replayed']]).toEqual([200, undefined])
  })

  test('does not conflict with the same key of another user or in another community', async () => {
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

  test('is refused when the key is empty or longer than 128 characters', async () => {
    const { token } = await signIn()
    for (const key of ['', 'k'.repeat(129)])
      expect((await create(token, key, 'too-long')).failure.name).toBe('INVALID_INPUT')
    expect((await create(token, 'k'.repeat(128), 'just-right')).status).toBe(200)
  })

  test('is replayed until its stored reply is removed as old', async () => {
    const { token } = await signIn()
    await create(token, 'old', 'old-key')
    await removeOldReplies(t.owner, new Date(t.clock.now().getTime() - 86_400_000))
    expect((await create(token, 'old', 'old-key')).headers['idempotency-replayed']).toBe('true')
    await removeOldReplies(t.owner, new Date(t.clock.now().getTime() + 1000))
    expect((await create(token, 'old', 'new-key')).headers['idempotency-replayed']).toBeUndefined()
  })
})
