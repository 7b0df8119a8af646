import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { api } from '#contract/capabilities.ts'
import { chatTopic, communityTopic } from '#contract/realtime/topics.ts'
import { buildCommunity } from '#server/features/communities/community/testing.ts'
import { buildNotification } from '#server/features/notifications/notification/testing.ts'
import { buildSignedInParticipant } from '#server/features/participants/participant/testing.ts'
import { startTestApp, type TestApp } from '#server/testing/harness.ts'
import { openStomp } from '#server/testing/stomp-client.ts'
import { buildChat, connect } from './testing.ts'

let t: TestApp
let url: string
let here: { id: string; host: string }
beforeAll(async () => {
  t = await startTestApp({ environment: { REALTIME: 'true' } })
  url = await t.listen()
  here = await buildCommunity(t)
})
afterAll(() => t.stop())
beforeEach(async () => {
  await t.owner`truncate call_count`
})

type Who = { id: string; token: string }
const as = ({ token }: { token: string }) => ({ host: here.host, token })
const member = (options: Parameters<typeof buildSignedInParticipant>[2] = {}) =>
  buildSignedInParticipant(t, here.id, options)
const group = (...people: Who[]) =>
  buildChat(t, { communityId: here.id, memberIds: people.map(({ id }) => id), kind: 'GROUP', name: 'Walkers' })
const send = (me: Who, id: string, text: string) => t.call(api.message.send, { id, text }, as(me))
const socketOf = ({ token }: Who) => openStomp({ url, host: here.host, query: `?token=${token}` })
const chats = () => communityTopic(here.id, 'chats')

test('frames do not reach a member of the chat who may no longer chat', async () => {
  const [author, reader, pending, hidden] = [await member(), await member(), await member(), await member()]
  const { id } = await group(author, reader, pending, hidden)
  const sockets = await Promise.all([reader, pending, hidden].map(socketOf))
  const bodies = await Promise.all(sockets.map(socket => socket.subscribe(chats())))
  await t.owner`update participant set moderation_status = 'PENDING' where id = ${pending.id}`
  await t.owner`update participant set is_profile_enabled = false where id = ${hidden.id}`
  await send(author, id, 'The key is under the mat')
  await expect.poll(() => bodies[0]?.join()).toContain('under the mat')
  // A frame for all of them, after which the earlier one would have come.
  await t.app.openScope(here.id, true, scope =>
    scope.publish({ topic: chats(), audience: { exceptIds: [] }, body: '"end"' }),
  )
  await expect.poll(() => bodies.map(each => each.at(-1))).toEqual(['"end"', '"end"', '"end"'])
  expect(bodies.slice(1).join()).not.toContain('under the mat')
  expect((await t.call(api.message.list, { id }, as(pending))).status).toBe(403)
  for (const socket of sockets) await socket.close()
})

test('who joins later learns neither who wrote before nor what, and who left learns nothing more', async () => {
  const [author, gone, late] = [await member(), await member({ firstName: 'Agafya' }), await member()]
  await connect(t, here.id, author.id, late.id)
  const { id } = await group(author, gone)
  const { body: early } = await send(gone, id, 'Samphire at low tide')
  await t.call(api.chat.leave, { id }, as(gone))
  await t.call(api.chat.add, { id, participantIds: [late.id] }, as(author))
  const { body: reply } = await t.call(api.message.send, { id, text: 'As said', replyToId: early.id }, as(author))
  const seen = await Promise.all([
    t.call(api.chat.listMembers, { id }, as(late)),
    t.call(api.message.list, { id, around: 1 }, as(late)),
    t.call(api.message.listChanges, { id, after: 0 }, as(late)),
    t.call(api.message.search, { query: 'samphire' }, as(late)),
    t.call(api.chat.list, {}, as(late)),
  ])
  expect(seen.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
  const all = JSON.stringify(seen.map(({ body }) => body))
  expect(all).toContain('As said')
  for (const secret of ['Agafya', 'Samphire', gone.id, early.id]) expect(all).not.toContain(secret)
  const place = { id, messageId: early.id }
  const tries = [
    await t.call(api.message.react, { ...place, emoji: '👍', isOn: true }, as(late)),
    await t.call(api.message.send, { id, text: 'What?', replyToId: early.id }, as(late)),
    await t.call(api.chat.report, { ...place, reason: 'SPAM' }, as(late)),
  ]
  expect(tries.map(({ failure }) => failure.name)).toEqual(Array(3).fill('MESSAGE_NOT_FOUND'))
  const after = [
    await t.call(api.message.list, { id }, as(gone)),
    await t.call(api.message.listChanges, { id, after: 0 }, as(gone)),
    await t.call(api.chat.listMembers, { id }, as(gone)),
    await t.call(api.message.remove, place, as(gone)),
    await t.call(api.message.react, { id, messageId: reply.id, emoji: '👍', isOn: true }, as(gone)),
    await t.call(api.chat.markRead, { id, number: 9 }, as(gone)),
    await t.call(api.chat.showTyping, { id }, as(gone)),
  ]
  expect(after.map(({ failure }) => failure.name)).toEqual(Array(7).fill('CHAT_NOT_FOUND'))
  expect((await t.call(api.message.search, { query: 'samphire' }, as(gone))).body.items).toEqual([])
})

test('a closed chat of two tells neither that the other reads', async () => {
  const [one, other] = [await member(), await member()]
  const { id } = await buildChat(t, { communityId: here.id, memberIds: [one.id, other.id] })
  await send(other, id, 'Hello')
  const socket = await socketOf(other)
  const signals = await socket.subscribe(chatTopic(id))
  await t.call(api.personalBlock.create, { participantId: other.id }, as(one))
  await t.call(api.chat.markRead, { id, number: 1 }, as(one))
  await t.call(api.personalBlock.remove, { participantId: other.id }, as(one))
  await t.call(api.chat.showTyping, { id }, as(one))
  await expect.poll(() => signals.map(body => JSON.parse(body).type)).toEqual(['typing'])
  await socket.close()
})

test('a line about unread messages quotes the chat only to who may still read it', async () => {
  const [author, reader] = [await member(), await member()]
  const { id } = await group(author, reader)
  await send(author, id, 'The key is under the mat')
  await buildNotification(t, {
    ...{ communityId: here.id, participantId: reader.id, actorId: author.id },
    ...{ kind: 'chat.messages', data: { chatId: id } },
  })
  const lines = async () => (await t.call(api.notification.list, {}, as(reader))).body
  expect(await lines()).toMatchObject({ items: [{ quote: 'The key is under the mat' }], unseen: 1 })
  await t.owner`update participant set moderation_status = 'PENDING' where id = ${reader.id}`
  expect(await lines()).toMatchObject({ items: [], unseen: 0 })
  await t.owner`update participant set moderation_status = 'CONFIRMED' where id = ${reader.id}`
  expect((await lines()).items).toHaveLength(1)
  await t.owner`update community set members_may_chat = false where id = ${here.id}`
  const closed = await lines()
  await t.owner`update community set members_may_chat = true where id = ${here.id}`
  expect(closed).toMatchObject({ items: [], unseen: 0 })
})
