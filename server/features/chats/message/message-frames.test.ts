import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { api } from '#contract/capabilities.ts'
import { chatTopic, communityTopic } from '#contract/realtime/topics.ts'
import { buildCommunity } from '#server/features/communities/community/testing.ts'
import { buildSignedInParticipant } from '#server/features/participants/participant/testing.ts'
import { startTestApp, type TestApp } from '#server/testing/harness.ts'
import { openStomp, type StompClient } from '#server/testing/stomp-client.ts'
import { buildChat, connect } from '../chat/testing.ts'

/* What goes over the socket when something happens in a chat, and to whom. */

let t: TestApp
let url: string
let here: { id: string; host: string }
const clients: StompClient[] = []
beforeAll(async () => {
  t = await startTestApp({ environment: { REALTIME: 'true' } })
  url = await t.listen()
  here = await buildCommunity(t)
})
afterAll(() => t.stop())
beforeEach(async () => {
  for (const client of clients.splice(0)) await client.close()
  await t.owner`truncate call_count`
})

type Who = { id: string; userId: string; token: string }
const as = ({ token }: Who, headers: Record<string, string> = {}) => ({ host: here.host, token, headers })
const member = (): Promise<Who> => buildSignedInParticipant(t, here.id)
const publish = (topic: string, body: string) =>
  t.app.openScope(here.id, true, scope => scope.publish({ topic, audience: { exceptIds: [] }, body }))

/** Short: what happened, the number of the change, and the text. */
function shortened(body: string): unknown {
  const { type, seq, message, ...rest } = JSON.parse(body)
  if (type) return { type, ...rest }
  return message ? [seq, message.seq, message.isDeleted ? 'deleted' : message.text] : [seq, null]
}

type Heard = { chats: unknown[]; chat: unknown[]; whole: string[]; client: StompClient }

/** Opens a socket as the web app does; `chat` is what comes on the topic of the chat that is open on the screen. */
async function listenTo({ token }: Who, chatId?: string): Promise<Heard> {
  const client = await openStomp({ url, host: here.host, query: `?token=${token}` })
  clients.push(client)
  const heard: Heard = { chats: [], chat: [], whole: [], client }
  await client.subscribe(communityTopic(here.id, 'chats'), body => {
    heard.chats.push(shortened(body))
    heard.whole.push(body)
  })
  if (chatId) await client.subscribe(chatTopic(chatId), body => heard.chat.push(shortened(body)))
  return heard
}

/** When everything has arrived that was committed so far. */
async function arrived(...all: Heard[]): Promise<void> {
  const body = JSON.stringify({ type: 'end', id: crypto.randomUUID() })
  await publish(communityTopic(here.id, 'chats'), body)
  for (const { chats } of all) await expect.poll(() => chats.at(-1)).toEqual(JSON.parse(body))
  for (const { chats, whole } of all) {
    chats.pop()
    whole.pop()
  }
}

async function group(...people: Who[]) {
  const memberIds = people.map(({ id }) => id)
  return (await buildChat(t, { communityId: here.id, memberIds, kind: 'GROUP', name: 'Walkers' })).id
}
const send = async (me: Who, id: string, text: string, input = {}) =>
  (await t.call(api.message.send, { id, text, ...input }, as(me))).body

describe('over the socket', () => {
  test('everything that happens to a message reaches the members in its order, and nobody else', async () => {
    const [one, other, stranger] = [await member(), await member(), await member()]
    const id = await group(one, other)
    const [first, second, outside] = [await listenTo(one), await listenTo(other), await listenTo(stranger)]
    const { id: messageId } = await send(one, id, 'Tea on Fryday?')
    await t.call(api.message.edit, { id, messageId, text: 'Tea on Friday?' }, as(one))
    await t.call(api.message.react, { id, messageId, emoji: '👍', isOn: true }, as(other))
    await send(other, id, 'Gladly')
    await t.call(api.message.react, { id, messageId, emoji: '👍', isOn: false }, as(other))
    await t.call(api.message.remove, { id, messageId }, as(one))
    await t.call(api.message.remove, { id, messageId }, as(one))
    await arrived(first, second, outside)
    const expected = [
      [1, 1, 'Tea on Fryday?'],
      [2, 2, 'Tea on Friday?'],
      [3, 3, 'Tea on Friday?'],
      [4, 4, 'Gladly'],
      [5, 5, 'Tea on Friday?'],
      [6, 6, 'deleted'],
    ]
    expect([first.chats, second.chats]).toEqual([expected, expected])
    expect(outside.chats).toEqual([])
    const reacted = JSON.parse(second.whole[2] as string)
    expect(reacted).toMatchObject({ chatId: id, message: { reactions: [{ emoji: '👍', participantIds: [other.id] }] } })
    expect(second.whole.slice(5).join()).not.toContain('Tea')
  })

  test('messages of many who write at once arrive in the order of their numbers', async () => {
    const people = await Promise.all(Array.from({ length: 5 }, member))
    const id = await group(...people)
    const heard = await Promise.all(people.map(each => listenTo(each)))
    await Promise.all(people.flatMap(each => ['a', 'b', 'c'].map(text => send(each, id, text))))
    await arrived(...heard)
    for (const { chats } of heard)
      expect(chats.map(frame => (frame as number[])[0])).toEqual(Array.from({ length: 15 }, (_, index) => index + 1))
  })

  test('typing and read marks reach the others who have the chat open, and own tabs learn what is read', async () => {
    const [one, other, third] = [await member(), await member(), await member()]
    const id = await group(one, other, third)
    const [first, second, away] = [await listenTo(one, id), await listenTo(other, id), await listenTo(third)]
    await send(one, id, 'Hello')
    expect((await t.call(api.chat.showTyping, { id }, as(other))).body).toEqual({})
    await t.call(api.chat.markRead, { id, number: 1 }, as(other))
    await t.call(api.chat.markRead, { id, number: 1 }, as(other))
    await arrived(first, second, away)
    expect(first.chat).toEqual([
      { type: 'typing', participantId: other.id },
      { type: 'read', participantId: other.id, number: 1 },
    ])
    expect([second.chat, away.chat]).toEqual([[], []])
    const hello = [1, 1, 'Hello']
    expect([first.chats, second.chats, away.chats]).toEqual([[hello], [hello, [1, null]], [hello]])
    const stranger = await t.call(api.chat.showTyping, { id }, as(await member()))
    expect(stranger.failure.name).toBe('CHAT_NOT_FOUND')
  })

  test('nobody is seen typing in a chat that is closed', async () => {
    const [one, other] = [await member(), await member()]
    const { id } = await buildChat(t, { communityId: here.id, memberIds: [one.id, other.id] })
    const heard = await listenTo(one, id)
    await t.call(api.personalBlock.create, { participantId: one.id }, as(other))
    expect((await t.call(api.chat.showTyping, { id }, as(other))).status).toBe(200)
    await arrived(heard)
    expect(heard.chat).toEqual([])
  })

  test('who comes later hears what is written from then on, without quotes of what was before', async () => {
    const [one, other, third] = [await member(), await member(), await member()]
    await connect(t, here.id, one.id, third.id)
    const id = await group(one, other)
    const heard = await listenTo(third)
    const early = await send(one, id, 'Before')
    await t.call(api.chat.add, { id, participantIds: [third.id] }, as(one))
    await t.call(api.message.edit, { id, messageId: early.id, text: 'Still before' }, as(one))
    await send(other, id, 'After', { replyToId: early.id })
    await arrived(heard)
    expect(heard.chats).toEqual([
      [2, 2, ''],
      [4, 4, 'After'],
    ])
    expect(heard.whole.join()).not.toContain('efore')
  })

  test('a reader who does not read is dropped with the reason, and catches up on what is missing', async () => {
    const [one, other] = [await member(), await member()]
    const id = await group(one, other)
    const [quick, slow] = [await listenTo(one), await listenTo(other)]
    await send(one, id, 'One')
    await arrived(quick, slow)
    slow.client.pause()
    // More than the network takes in.
    const body = JSON.stringify({ type: 'large', text: 'x'.repeat(16_000_000) })
    const topic = communityTopic(here.id, 'chats')
    await t.app.openScope(here.id, true, scope =>
      scope.publish({ topic, audience: { participantIds: [other.id] }, body }),
    )
    await send(one, id, 'Two')
    await arrived(quick)
    slow.client.resume()
    await expect.poll(() => slow.client.errors).toEqual(['Too slow: reconnect and catch up'])
    expect(slow.chats).toHaveLength(2)
    const again = await listenTo(other)
    await send(one, id, 'Three')
    await arrived(again)
    expect(again.chats).toEqual([[3, 3, 'Three']])
    const missed = await t.call(api.message.listChanges, { id, after: 1 }, as(other))
    expect(missed.body.items.map(({ seq, text }) => [seq, text])).toEqual([
      [2, 'Two'],
      [3, 'Three'],
    ])
  })
})

test('a member who leaves, is removed or may no longer chat hears nothing more after the next check', async () => {
  const [writer, leaver, removed, silenced, stays] = await Promise.all([
    member(),
    member(),
    member(),
    member(),
    member(),
  ])
  const id = await group(writer, leaver, removed, silenced, stays)
  for (const { userId } of [writer, leaver, removed, stays])
    await t.owner`
      insert into permission (community_id, user_id, permission, granted_at)
      values (${here.id}, ${userId}, 'CAN_CHAT', ${t.clock.now()})`
  const outside = await Promise.all([leaver, removed, silenced].map(each => listenTo(each, id)))
  const inside = await listenTo(stays, id)
  const all = [...outside, inside]
  await t.call(api.chat.leave, { id }, as(leaver))
  await t.owner`
    update chat_member set left_at = ${t.clock.now()} where chat_id = ${id} and participant_id = ${removed.id}`
  await t.owner`update community set members_may_chat = false where id = ${here.id}`
  const reached = async () => {
    for (const { chat } of all) chat.length = 0
    // To everybody who is subscribed, whatever their rights.
    await publish(chatTopic(id), JSON.stringify({ type: 'typing' }))
    await arrived(...all)
    return all.map(({ chat }) => chat.length)
  }
  await expect.poll(reached).toEqual([0, 0, 0, 1])
  for (const { chats } of all) chats.length = 0
  const { seq } = await send(writer, id, 'Among us')
  await arrived(...all)
  expect(all.map(({ chats }) => chats)).toEqual([[], [], [], [[seq, seq, 'Among us']]])
  expect(all.map(({ client }) => client.isOpen())).toEqual([true, true, true, true])
})
