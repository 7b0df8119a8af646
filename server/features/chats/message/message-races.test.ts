import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { api } from '#contract/capabilities.ts'
import { buildCommunity } from '#server/features/communities/community/testing.ts'
import { buildSignedInParticipant } from '#server/features/participants/participant/testing.ts'
import { startTestApp, type TestApp } from '#server/testing/harness.ts'
import { aMinuteLater, holdWrites, race, untilWaiting, withoutLock } from '#server/testing/race.ts'
import { buildChat, buildMessage, connect } from '../chat/testing.ts'

let t: TestApp
let here: { id: string; host: string }
beforeAll(async () => {
  t = await startTestApp()
  here = await buildCommunity(t)
})
afterAll(() => t.stop())
beforeEach(async () => {
  await t.owner`truncate call_count`
})

type Who = { id: string; token: string }
const as = ({ token }: { token: string }) => ({ host: here.host, token })
const people = async () => {
  const member = () => buildSignedInParticipant(t, here.id)
  return { one: await member(), other: await member() }
}
async function pair() {
  const { one, other } = await people()
  const { id } = await buildChat(t, { communityId: here.id, memberIds: [one.id, other.id] })
  return { one, other, id }
}
const send = async (me: Who, id: string, text: string) => (await t.call(api.message.send, { id, text }, as(me))).status

describe('two messages at the same moment', () => {
  const sendBoth = async () => {
    const { one, other, id } = await pair()
    const held = await holdWrites(t.owner, 'chat_message', { statement: 'insert' })
    const statuses = await race(
      held,
      () => send(one, id, 'Mine'),
      () => send(other, id, 'Yours'),
    )
    const rows = await t.owner<
      { number: number }[]
    >`select number from chat_message where chat_id = ${id} order by number`
    return { statuses, numbers: rows.map(({ number }) => number) }
  }

  test('get numbers without a gap', async () => {
    expect(await sendBoth()).toEqual({ statuses: [200, 200], numbers: [1, 2] })
  })

  test('control: without the lock one of them fails', async () => {
    const { statuses } = await withoutLock('chat', sendBoth)
    expect(statuses).not.toEqual([200, 200])
  })
})

describe('a message beside a block', () => {
  const sendBesideBlock = async () => {
    const { one, other, id } = await pair()
    const held = await holdWrites(t.owner, 'never_pair', { statement: 'insert' })
    const [, status] = await race<number>(
      held,
      async () => (await t.call(api.personalBlock.create, { participantId: one.id }, as(other))).status,
      () => send(one, id, 'One more thing'),
    )
    return status
  }

  test('is refused once the block is written', async () => {
    expect(await sendBesideBlock()).toBe(409)
  })

  test('control: without the lock it is sent', async () => {
    expect(await withoutLock('chat', sendBesideBlock)).toBe(200)
  })
})

describe('a read mark beside a message', () => {
  /** The message is written, and its call not over yet, when the mark counts. */
  const readBesideSend = async () => {
    const { one, other, id } = await pair()
    await buildMessage(t, { communityId: here.id, chatId: id, authorId: one.id })
    const held = await holdWrites(t.owner, 'idempotent_call', { statement: 'update' })
    const headers = { 'idempotency-key': `second ${id}` }
    await race<unknown>(
      held,
      () => t.call(api.message.send, { id, text: 'Second' }, { ...as(one), headers }),
      aMinuteLater(t.clock, () => t.call(api.chat.markRead, { id, number: 1 }, as(other))),
    )
    return (await t.call(api.chat.get, { id }, as(other))).body.unread
  }

  test('leaves the message unread', async () => {
    expect(await readBesideSend()).toBe(1)
  })

  test('control: without the lock it is not counted', async () => {
    expect(await withoutLock('chat', readBesideSend)).not.toBe(1)
  })
})

test('a message that is written while a page is being read is in it, or among the changes after it', async () => {
  const { one, other, id } = await pair()
  await buildMessage(t, { communityId: here.id, chatId: id, authorId: one.id })
  let reading: Promise<number[]> | undefined
  const read = async () => {
    const { chat, items } = (await t.call(api.message.list, { id }, as(one))).body
    const { body: missed } = await t.call(api.message.listChanges, { id, after: chat.lastSeq }, as(one))
    return [...items, ...missed.items].map(({ number }) => number)
  }
  await t.owner.begin(async db => {
    await db`lock table chat_message in access exclusive mode`
    reading = read()
    await untilWaiting(t.owner, waiting => waiting === 1)
    await buildMessage({ ...t, owner: db as never }, { communityId: here.id, chatId: id, authorId: other.id })
  })
  expect(await reading).toEqual([1, 2])
})

describe('two who open their chat at the same moment', () => {
  const openBoth = async () => {
    const { one, other } = await people()
    await connect(t, here.id, one.id, other.id)
    const open = (me: Who, you: Who) => () => t.call(api.chat.create, { participantIds: [you.id] }, as(me))
    const held = await holdWrites(t.owner, 'chat', { statement: 'insert' })
    const answers = await race(held, open(one, other), open(other, one))
    const messages = await t.owner`select from chat_message where author_id = ${one.id}`
    return { statuses: answers.map(({ status }) => status), ids: answers.map(({ body }) => body.id), messages }
  }

  test('get the same one, with the intro once', async () => {
    const { statuses, ids, messages } = await openBoth()
    expect(statuses).toEqual([200, 200])
    expect(new Set(ids).size).toBe(1)
    expect(messages).toHaveLength(1)
  })

  test('control: without the unique index they get two', async () => {
    await t.owner`drop index chat_pair`
    try {
      expect(new Set((await openBoth()).ids).size).toBe(2)
    } finally {
      await t.owner`delete from chat`
      await t.owner`create unique index chat_pair on chat (community_id, first_id, second_id) where kind = 'PAIR'`
    }
  })
})
