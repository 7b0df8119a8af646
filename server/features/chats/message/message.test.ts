import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { api } from '#contract/capabilities.ts'
import { chatLimits } from '#contract/chats/chat-fields.ts'
import { buildSession } from '#server/features/auth/session/testing.ts'
import { buildCommunity } from '#server/features/communities/community/testing.ts'
import { buildParticipantUser, buildSignedInParticipant } from '#server/features/participants/participant/testing.ts'
import { startTestApp, type TestApp } from '#server/testing/harness.ts'
import { buildChat, buildMessage, buildUnsentFile } from '../chat/testing.ts'

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
const as = ({ token }: { token: string }, headers: Record<string, string> = {}) => ({ host: here.host, token, headers })
const member = () => buildSignedInParticipant(t, here.id)
async function pair() {
  const [one, other] = [await member(), await member()]
  const { id } = await buildChat(t, { communityId: here.id, memberIds: [one.id, other.id] })
  return { one, other, id }
}
const send = (me: Who, input: Parameters<typeof t.call<typeof api.message.send>>[1], headers = {}) =>
  t.call(api.message.send, input, as(me, headers))
const list = async (me: Who, id: string, input = {}) => (await t.call(api.message.list, { id, ...input }, as(me))).body
const chat = async (me: Who, id: string) => (await t.call(api.chat.get, { id }, as(me))).body
const changes = async (me: Who, id: string, after: number) =>
  (await t.call(api.message.listChanges, { id, after }, as(me))).body

describe('a message', () => {
  test('is numbered, unread for the others, and read by its author', async () => {
    const { one, other, id } = await pair()
    const first = (await send(one, { id, text: '  Tea on Friday? \u202e ' })).body
    expect(first).toMatchObject({ number: 1, seq: 1, kind: 'TEXT', authorId: one.id, text: 'Tea on Friday?' })
    const answer = (await send(other, { id, text: 'Gladly', replyToId: first.id })).body
    expect(answer).toMatchObject({ number: 2, seq: 2, replyTo: { id: first.id, number: 1, text: 'Tea on Friday?' } })
    expect(await chat(one, id)).toMatchObject({ unread: 1, readNumber: 1, lastNumber: 2, lastSeq: 2 })
    expect(await chat(other, id)).toMatchObject({ unread: 1, readNumber: 0 })
  })

  test('is sent once for one idempotency key', async () => {
    const { one, id } = await pair()
    const headers = { 'idempotency-key': 'tea-on-friday' }
    const [first, again] = [
      await send(one, { id, text: 'Tea?' }, headers),
      await send(one, { id, text: 'Tea?' }, headers),
    ]
    expect(again.body).toEqual(first.body)
    expect((await list(one, id)).items).toHaveLength(1)
  })

  test('needs a text or a file, and takes only own files of this chat that were not sent yet', async () => {
    const { one, other, id } = await pair()
    expect((await send(one, { id, text: ' ' })).failure.name).toBe('MESSAGE_EMPTY')
    expect((await send(one, { id, text: 'a\u0000b' })).status).toBe(400)
    const mine = await buildUnsentFile(t, { communityId: here.id, chatId: id, participantId: one.id })
    const theirs = await buildUnsentFile(t, { communityId: here.id, chatId: id, participantId: other.id })
    expect((await send(one, { id, fileIds: [mine, theirs] })).failure.name).toBe('FILE_NOT_FOUND')
    const { body } = await send(one, { id, fileIds: [mine] })
    expect(body.files).toMatchObject([{ id: mine, name: 'menu.pdf', url: expect.stringContaining('signature=') }])
    expect((await send(one, { id, fileIds: [mine] })).failure.name).toBe('FILE_NOT_FOUND')
    expect((await chat(other, id)).lastMessage).toMatchObject({ fileCount: 1 })
    const elsewhere = await pair()
    expect((await send(elsewhere.one, { id: elsewhere.id, text: 'x', replyToId: body.id })).failure.name).toBe(
      'MESSAGE_NOT_FOUND',
    )
  })

  test('is sent only with a confirmed address, and only by members of the chat', async () => {
    const { one, id } = await pair()
    const stranger = await member()
    expect((await send(stranger, { id, text: 'Hello' })).failure.name).toBe('CHAT_NOT_FOUND')
    await t.owner`update app_user set email_confirmed_at = null where id = ${one.userId}`
    expect((await send(one, { id, text: 'Hello' })).failure.name).toBe('EMAIL_NOT_CONFIRMED')
  })

  test('is edited by its author, with a mark, and by nobody else', async () => {
    const { one, other, id } = await pair()
    const { body } = await send(one, { id, text: 'Tea on Fryday?' })
    const edit = (me: Who, text: string) => t.call(api.message.edit, { id, messageId: body.id, text }, as(me))
    expect((await edit(other, 'No')).failure.name).toBe('MESSAGE_NOT_FOUND')
    expect((await edit(one, '')).failure.name).toBe('MESSAGE_EMPTY')
    expect((await edit(one, 'Tea on Fryday?')).body).toMatchObject({ seq: 1, editedAt: null })
    expect((await edit(one, 'Tea on Friday?')).body).toMatchObject({ seq: 2, editedAt: expect.any(String), number: 1 })
    expect((await changes(other, id, 1)).items).toMatchObject([{ id: body.id, text: 'Tea on Friday?' }])
  })

  test('is deleted with a trace, is no longer unread, and its reactions and quotes go with it', async () => {
    const { one, other, id } = await pair()
    const { body } = await send(one, { id, text: 'Too much' })
    await send(other, { id, text: 'What?', replyToId: body.id })
    await t.call(api.message.react, { id, messageId: body.id, emoji: '😢', isOn: true }, as(other))
    expect((await chat(other, id)).unread).toBe(1)
    const remove = (me: Who) => t.call(api.message.remove, { id, messageId: body.id }, as(me))
    expect((await remove(other)).failure.name).toBe('MESSAGE_NOT_FOUND')
    const { body: trace } = await remove(one)
    expect(trace).toMatchObject({ isDeleted: true, text: '', reactions: [], number: 1 })
    expect((await remove(one)).body.seq).toBe(trace.seq)
    expect((await chat(other, id)).unread).toBe(0)
    expect((await list(other, id)).items[1]?.replyTo).toMatchObject({ isDeleted: true, text: '' })
  })

  test('collects reactions once per person, which are taken back', async () => {
    const { one, other, id } = await pair()
    const { body } = await send(one, { id, text: 'I got the job' })
    const react = async (me: Who, isOn: boolean) =>
      (await t.call(api.message.react, { id, messageId: body.id, emoji: '🎉', isOn }, as(me))).body
    await react(other, true)
    const both = await react(one, true)
    expect(both.reactions).toEqual([{ emoji: '🎉', participantIds: [other.id, one.id] }])
    expect((await react(one, true)).seq).toBe(both.seq)
    expect((await react(other, false)).reactions).toEqual([{ emoji: '🎉', participantIds: [one.id] }])
  })
})

describe('the messages of a chat', () => {
  test('are listed from the newest, before, after and around a number', async () => {
    const { one, other, id } = await pair()
    for (let count = 1; count <= 9; count++)
      await buildMessage(t, { communityId: here.id, chatId: id, authorId: other.id, text: `Message ${count}` })
    const numbers = async (input: object) => {
      const { items, hasEarlier, hasLater } = await list(one, id, input)
      return { numbers: items.map(({ number }) => number), hasEarlier, hasLater }
    }
    expect(await numbers({ size: 3 })).toEqual({ numbers: [7, 8, 9], hasEarlier: true, hasLater: false })
    expect(await numbers({ size: 3, before: 7 })).toEqual({ numbers: [4, 5, 6], hasEarlier: true, hasLater: true })
    expect(await numbers({ size: 3, after: 0 })).toEqual({ numbers: [1, 2, 3], hasEarlier: false, hasLater: true })
    expect(await numbers({ size: 3, around: 5 })).toEqual({ numbers: [4, 5, 6], hasEarlier: true, hasLater: true })
    expect(await numbers({ size: 4, page: 2 })).toEqual({ numbers: [1], hasEarlier: false, hasLater: true })
  })

  test('that changed after a number are listed as they are now, and none if they are too many', async () => {
    const { one, other, id } = await pair()
    const { body } = await send(one, { id, text: 'One' })
    await send(one, { id, text: 'Two' })
    await t.call(api.message.react, { id, messageId: body.id, emoji: '👍', isOn: true }, as(other))
    expect((await changes(other, id, 1)).items.map(({ text, seq }) => [text, seq])).toEqual([
      ['Two', 2],
      ['One', 3],
    ])
    expect(await changes(other, id, 3)).toMatchObject({ items: [], isTooMany: false, chat: { lastSeq: 3 } })
    await t.owner`
      insert into chat_message (community_id, chat_id, id, number, seq, author_id, kind, text, created_at)
      select ${here.id}, ${id}, gen_random_uuid(), 100 + n, 100 + n, ${one.id}, 'TEXT', 'x', now()
      from generate_series(1, ${chatLimits.changes + 1}::integer) n`
    expect(await changes(other, id, 3)).toMatchObject({ items: [], isTooMany: true })
  })
})

test('the export of a person has their chats, messages and reactions, and nothing that others wrote', async () => {
  const { one, other, id } = await pair()
  await send(one, { id, text: 'Written by me' })
  const { body: answer } = await send(other, { id, text: 'Written by the other' })
  await t.call(api.message.react, { id, messageId: answer.id, emoji: '🎉', isOn: true }, as(one))
  const { body: gone } = await send(one, { id, text: 'Taken back' })
  await t.call(api.message.remove, { id, messageId: gone.id }, as(one))
  const { raw } = await t.call(api.user.exportData, {}, as(one))
  const [exported] = JSON.parse(raw).communities
  expect(exported).toMatchObject({
    chats: [{ chat: id, kind: 'PAIR' }],
    messages: [{ chat: id, number: 1, text: 'Written by me' }],
    reactions: [{ message: answer.id, emoji: '🎉' }],
  })
  expect(raw).not.toMatch(/Written by the other|Taken back/)
})

test('a deleted account leaves traces without texts, which readers who catch up learn of', async () => {
  const leaver = await buildParticipantUser(t, here.id)
  const one = { ...leaver, id: leaver.participantId, token: (await buildSession(t, leaver)).token }
  const other = await member()
  const { id } = await buildChat(t, { communityId: here.id, memberIds: [one.id, other.id] })
  await send(one, { id, text: 'My secret' })
  await send(other, { id, text: 'Kept' })
  const { lastSeq } = await chat(other, id)
  const proof = { id: leaver.userId, password: leaver.password }
  expect((await t.call(api.account.deleteAccount, proof, as(one))).status).toBe(200)
  expect((await changes(other, id, lastSeq)).items).toMatchObject([
    { number: 1, text: '', isDeleted: true, authorId: null },
  ])
  expect(await chat(other, id)).toMatchObject({ person: null, name: '', isOpen: false, unread: 0 })
  const [left] = await t.owner`select count(*)::integer as count from chat_message where text like '%secret%'`
  expect(left?.count).toBe(0)
})
