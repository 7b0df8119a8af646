import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { api } from '#contract/capabilities.ts'
import { buildCommunity } from '#server/features/communities/community/testing.ts'
import { buildSignedInParticipant } from '#server/features/participants/participant/testing.ts'
import { startTestApp, type TestApp } from '#server/testing/harness.ts'
import { buildChat, connect } from './testing.ts'

type Who = { id: string; token: string }
let t: TestApp
let here: { id: string; host: string }
let one: Who
let other: Who
let id: string
let times: string[]

beforeAll(async () => {
  t = await startTestApp()
  here = await buildCommunity(t)
})
afterAll(() => t.stop())
beforeEach(async () => {
  await t.owner`truncate call_count`
  one = await buildSignedInParticipant(t, here.id)
  other = await buildSignedInParticipant(t, here.id)
  await connect(t, here.id, one.id, other.id)
  times = [inHours(48)]
  id = (await buildChat(t, { communityId: here.id, memberIds: [one.id, other.id] })).id
})

const as = ({ token }: Who) => ({ host: here.host, token, headers: { 'idempotency-key': 'once' } })
const inHours = (hours: number) => new Date(t.clock.now().getTime() + hours * 3_600_000).toISOString()
const numbers = async () =>
  (await t.call(api.message.list, { id }, { host: here.host, token: one.token })).body.items.map(({ number }) => number)

const send = (me: Who, text: string) => t.call(api.message.send, { id, text }, as(me))
const create = (me: Who, name: string) =>
  t.call(api.chat.create, { participantIds: [me === one ? other.id : one.id], name }, as(me))
const propose = (me: Who, place: string) => t.call(api.meetingTime.propose, { id, times, place }, as(me))

describe('the same key', () => {
  test.each([
    ['a message', send],
    ['a new group', create],
    ['a proposal of times', propose],
  ])('makes %s once, refuses another content, and is free for another person', async (_what, call) => {
    const first = await call(one, 'Rye bread')
    const [again, at, once] = await Promise.all([
      call(one, 'Rye bread'),
      call(one, 'Rye bread'),
      call(one, 'Rye bread'),
    ])
    expect(first.status).toBe(200)
    for (const each of [again, at, once]) expect(each.raw).toBe(first.raw)
    expect((await call(one, 'Wheat bread')).failure.name).toBe('IDEMPOTENCY_MISMATCH')
    const theirs = await call(other, 'Rye bread')
    expect(theirs.status).toBe(200)
    expect(theirs.body.id).not.toBe(first.body.id)
  })

  test('does not send twice when both arrive at once', async () => {
    const replies = await Promise.all(Array.from({ length: 5 }, () => send(one, 'Tea?')))
    expect(new Set(replies.map(({ raw }) => raw)).size).toBe(1)
    expect(await numbers()).toEqual([1])
  })

  test('accepts a time once: the repeated call is answered alike, and not with MEETING_CHANGED', async () => {
    const { body } = await propose(one, 'Tea room')
    const meeting = { id: body.meeting?.id as string, startsAt: body.meeting?.times[0] as string }
    const accept = (startsAt = meeting.startsAt) =>
      t.call(api.meetingTime.accept, { id: meeting.id, startsAt }, as(other))
    const first = await accept()
    expect(first.body.status).toBe('AGREED')
    expect((await accept()).raw).toBe(first.raw)
    expect((await accept(inHours(72))).failure.name).toBe('IDEMPOTENCY_MISMATCH')
  })
})

describe('numbers and times at the end of what can be said', () => {
  const bare = (me: Who) => ({ host: here.host, token: me.token })
  const last = 2_147_483_647

  test('of messages show nothing and fail nowhere', async () => {
    await send(one, 'Tea?')
    for (const asked of [{ before: last }, { after: last }, { around: last }, { before: 0 }, { page: 50, size: 100 }]) {
      const { status } = await t.call(api.message.list, { id, ...asked }, bare(one))
      expect([status, asked]).toEqual([200, asked])
    }
    expect((await t.call(api.message.listChanges, { id, after: last }, bare(one))).body.items).toEqual([])
    expect((await t.call(api.chat.markRead, { id, number: last }, bare(other))).body.unread).toBe(0)
  })

  test('of a meeting are refused; two years ahead is far enough', async () => {
    const propose = (time: string) => t.call(api.meetingTime.propose, { id, times: [time], minutes: 480 }, bare(one))
    for (const time of ['9999-12-31T23:59:59Z', '9999-12-31T23:59:59.999999Z', inHours(24 * 366 * 2 + 1)])
      expect((await propose(time)).failure.name).toBe('INVALID_INPUT')
    expect((await propose(inHours(24 * 366))).status).toBe(200)
  })

  test.each(['\u202etxt.exe', '👩‍👩‍👧‍👦'.repeat(10), 'İstanbul ﷽ ǅ', "a'b\\c & !d :*", '١٢٣ ²³', '﷐ \u{10ffff}'])(
    'of %j are searched and named without a failure',
    async text => {
      expect((await t.call(api.message.send, { id, text }, bare(one))).status).toBe(200)
      expect((await t.call(api.message.search, { query: text.slice(0, 100) }, bare(one))).status).toBe(200)
      expect((await t.call(api.chat.list, { name: text.slice(0, 100) }, bare(one))).status).toBe(200)
      expect((await t.call(api.chat.listCandidates, { search: text.slice(0, 100) }, bare(one))).status).toBe(200)
    },
  )
})
