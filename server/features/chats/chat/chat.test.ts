import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { api } from '#contract/capabilities.ts'
import { chatLimits } from '#contract/chats/chat-fields.ts'
import { buildCommunity } from '#server/features/communities/community/testing.ts'
import { buildIntro } from '#server/features/matching/intro/testing.ts'
import { buildParticipant, buildSignedInParticipant } from '#server/features/participants/participant/testing.ts'
import { startTestApp, type TestApp } from '#server/testing/harness.ts'
import { buildChat, buildMessage, connect } from './testing.ts'

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
const member = (options: Parameters<typeof buildSignedInParticipant>[2] = {}) =>
  buildSignedInParticipant(t, here.id, options)
const as = ({ token }: { token: string }) => ({ host: here.host, token })
const connected = async () => {
  const [one, other] = [await member({ firstName: 'Anna' }), await member({ firstName: 'Pyotr' })]
  await connect(t, here.id, one.id, other.id)
  return [one, other] as const
}
const create = (me: Who, participantIds: string[], name?: string) =>
  t.call(api.chat.create, { participantIds, ...(name ? { name } : {}) }, as(me))
const send = (me: Who, id: string, text: string) => t.call(api.message.send, { id, text }, as(me))
const get = async (me: Who, id: string) => (await t.call(api.chat.get, { id }, as(me))).body
const list = async (me: Who, input = {}) => (await t.call(api.chat.list, input, as(me))).body

describe('a chat of two', () => {
  test('is the same for both, and begins with the intro and its answer', async () => {
    const [one, other] = [await member({ firstName: 'Anna' }), await member({ firstName: 'Pyotr' })]
    const intro = await buildIntro(t, {
      communityId: here.id,
      participantId: one.id,
      subjectId: other.id,
      message: 'You bake rye bread, I mill the flour.',
      status: 'ACCEPTED',
    })
    await t.owner`update intro set answer = 'Gladly, come on Friday' where id = ${intro.id}`
    const { body: opened } = await create(other, [one.id])
    expect(opened).toMatchObject({ kind: 'PAIR', name: 'Anna Example', unread: 0, isOpen: true, memberCount: 2 })
    expect(opened.person).toMatchObject({ id: one.id, firstName: 'Anna', isOnline: false })
    expect((await create(one, [other.id])).body.id).toBe(opened.id)
    expect(await get(one, opened.id)).toMatchObject({ name: 'Pyotr Example', unread: 1, lastNumber: 2 })
    const { body } = await t.call(api.message.list, { id: opened.id }, as(one))
    expect(body.items.map(({ kind, authorId, text }) => ({ kind, authorId, text }))).toEqual([
      { kind: 'INTRO', authorId: one.id, text: 'You bake rye bread, I mill the flour.' },
      { kind: 'TEXT', authorId: other.id, text: 'Gladly, come on Friday' },
    ])
  })

  test('is refused to those who are not connected, unless one of them moderates', async () => {
    const [one, other, moderator] = [
      await member(),
      await member(),
      await member({ permissions: ['CAN_MODERATE_COMMUNITY'] }),
    ]
    expect((await create(one, [other.id])).failure?.name).toBe('NOT_CONNECTED')
    expect((await create(moderator, [other.id])).status).toBe(200)
    expect((await create(one, [moderator.id])).status).toBe(200)
  })

  test('needs the permission to chat, which the community gives to its members or to some', async () => {
    const [one, other] = await connected()
    const setting = (isGiven: boolean) => t.owner`
      update community set members_may_chat = ${isGiven} where id = ${here.id}`
    await setting(false)
    try {
      await expect.poll(async () => (await create(one, [other.id])).failure?.name).toBe('FORBIDDEN')
      expect((await t.call(api.chat.countUnread, {}, as(one))).body).toEqual({ unreadChats: 0 })
      await t.owner`
        insert into permission (community_id, user_id, permission, granted_at)
        values (${here.id}, ${one.userId}, 'CAN_CHAT', ${t.clock.now()})`
      expect((await create(one, [other.id])).status).toBe(200)
    } finally {
      await setting(true)
      await expect.poll(async () => (await create(other, [one.id])).status).toBe(200)
    }
  })

  test('needs a confirmed address of the caller, and somebody else', async () => {
    const [one, other] = await connected()
    await t.owner`update app_user set email_confirmed_at = null where id = ${one.userId}`
    const { failure } = await create(one, [other.id])
    expect(failure?.name).toBe('EMAIL_NOT_CONFIRMED')
    expect((await create(other, [other.id])).status).toBe(400)
  })

  test.each([
    [
      'blocks the other',
      (one: Who, other: Who) => t.call(api.personalBlock.create, { participantId: other.id }, as(one)),
    ],
    [
      'reports the other',
      (one: Who, other: Who) => t.call(api.report.create, { participantId: other.id, reason: 'RUDE' }, as(one)),
    ],
    [
      'excludes the other',
      (one: Who, other: Who) => t.call(api.neverPair.create, { participantId: other.id }, as(one)),
    ],
  ])('is closed for both after one of them %s', async (_what, close) => {
    const [one, other] = await connected()
    const { body: chat } = await create(one, [other.id])
    expect((await send(one, chat.id, 'Hello')).status).toBe(200)
    await close(one, other)
    for (const each of [one, other]) {
      expect(await get(each, chat.id)).toMatchObject({ isOpen: false, can: { meet: false } })
      expect((await send(each, chat.id, 'Are you there?')).failure?.name).toBe('CHAT_CLOSED')
    }
    expect((await t.call(api.message.list, { id: chat.id }, as(other))).body.items).toHaveLength(2)
  })

  test('is closed after one of them hid their profile', async () => {
    const [one, other] = await connected()
    const { body: chat } = await create(one, [other.id])
    await t.owner`update participant set is_networking_enabled = false where id = ${one.id}`
    expect(await get(other, chat.id)).toMatchObject({ isOpen: false, name: 'Anna Example', person: { slug: null } })
    expect((await send(other, chat.id, 'Are you there?')).failure?.name).toBe('CHAT_CLOSED')
  })
})

describe('a group', () => {
  test('is opened with connected people under a name, and refused with others', async () => {
    const [one, other] = await connected()
    const third = await member({ firstName: 'Vera' })
    expect((await create(one, [other.id, third.id], 'Bakers')).failure?.name).toBe('NOT_CONNECTED')
    await connect(t, here.id, third.id, one.id)
    const { body: chat } = await create(one, [other.id, third.id, one.id], 'Bakers')
    expect(chat).toMatchObject({ kind: 'GROUP', name: 'Bakers', memberCount: 3, person: null, isOpen: true })
    expect(chat.faces.map(({ firstName }) => firstName).sort()).toEqual(['Pyotr', 'Vera'])
    expect((await list(third)).items).toMatchObject([{ id: chat.id, name: 'Bakers' }])
  })

  test('lets in more people, who see what is written from then on', async () => {
    const [one, other] = await connected()
    const third = await member({ firstName: 'Vera' })
    const { id } = await buildChat(t, {
      communityId: here.id,
      memberIds: [one.id, other.id],
      kind: 'GROUP',
      name: 'Walkers',
    })
    const { body: early } = await send(other, id, 'Before Vera came')
    const add = (who: Who) => t.call(api.chat.add, { id, participantIds: [third.id, other.id] }, as(who))
    expect((await add(one)).failure?.name).toBe('NOT_CONNECTED')
    await connect(t, here.id, one.id, third.id)
    expect((await add(one)).body).toMatchObject({ memberCount: 3 })
    expect((await add(one)).body).toMatchObject({ memberCount: 3, lastNumber: 2 })
    const reply = await t.call(api.message.send, { id, text: 'Yes', replyToId: early.id }, as(one))
    expect(reply.body.replyTo).toMatchObject({ text: 'Before Vera came' })
    const { body } = await t.call(api.message.list, { id }, as(third))
    expect(body.items).toMatchObject([
      { kind: 'ADDED', authorId: one.id, subjectId: third.id, number: 2 },
      { text: 'Yes', replyTo: null },
    ])
    expect(body).toMatchObject({ hasEarlier: false, hasLater: false })
    const changes = await t.call(api.message.listChanges, { id, after: 0 }, as(third))
    expect(changes.body.items.map(({ number }) => number)).toEqual([2, 3])
  })

  test('is renamed and left, with a trace of both', async () => {
    const [one, other] = await connected()
    const { id } = await buildChat(t, {
      communityId: here.id,
      memberIds: [one.id, other.id],
      kind: 'GROUP',
      name: 'Walkers',
    })
    const rename = await t.call(api.chat.rename, { id, name: 'Saturday walkers' }, as(other))
    expect(rename.body).toMatchObject({ name: 'Saturday walkers', unread: 0 })
    expect((await t.call(api.chat.leave, { id }, as(one))).status).toBe(200)
    expect((await t.call(api.chat.get, { id }, as(one))).failure?.name).toBe('CHAT_NOT_FOUND')
    expect((await send(one, id, 'One more thing')).failure?.name).toBe('CHAT_NOT_FOUND')
    const { body } = await t.call(api.message.list, { id }, as(other))
    expect(body.items).toMatchObject([
      { kind: 'RENAMED', text: 'Saturday walkers', authorId: other.id },
      { kind: 'LEFT', subjectId: one.id },
    ])
    expect(body.chat).toMatchObject({ memberCount: 1, unread: 0 })
    const { body: members } = await t.call(api.chat.listMembers, { id }, as(other))
    expect(members.map(each => [each.id, each.isMember]).sort()).toEqual(
      [
        [one.id, false],
        [other.id, true],
      ].sort(),
    )
  })

  test('has so many members and no more', async () => {
    // Who moderates may write to everybody.
    const me = await member({ permissions: ['CAN_MODERATE_COMMUNITY'] })
    const people = await Promise.all(
      Array.from({ length: chatLimits.members }, () => buildParticipant(t, { communityId: here.id })),
    )
    const [last = '', ...ids] = people.map(({ id }) => id)
    expect((await create(me, [last, ...ids], 'All of us')).failure?.name).toBe('TOO_MANY_MEMBERS')
    const { body: chat } = await create(me, ids, 'Almost all of us')
    expect(chat.memberCount).toBe(chatLimits.members)
    const add = (participantIds: string[]) => t.call(api.chat.add, { id: chat.id, participantIds }, as(me))
    expect((await add([last])).failure?.name).toBe('TOO_MANY_MEMBERS')
    expect((await add(ids.slice(0, 3))).status).toBe(200)
  })

  test('of a pair can be neither left nor renamed nor extended', async () => {
    const [one, other] = await connected()
    const { body: chat } = await create(one, [other.id])
    const third = await member()
    await connect(t, here.id, one.id, third.id)
    for (const answer of [
      await t.call(api.chat.leave, { id: chat.id }, as(one)),
      await t.call(api.chat.rename, { id: chat.id, name: 'Us' }, as(one)),
      await t.call(api.chat.add, { id: chat.id, participantIds: [third.id] }, as(one)),
    ])
      expect(answer.failure?.name).toBe('CHAT_CLOSED')
  })
})

describe('the list of chats', () => {
  test('has the latest message first, counts what is unread, and goes on by cursor', async () => {
    const me = await member()
    const chats: string[] = []
    for (const [index, firstName] of ['Anna', 'Boris', 'Semyon'].entries()) {
      const other = await member({ firstName })
      const { id } = await buildChat(t, { communityId: here.id, memberIds: [me.id, other.id] })
      const at = new Date(t.clock.now().getTime() - (10 - index) * 1000)
      await buildMessage(t, { communityId: here.id, chatId: id, authorId: other.id, text: `From ${firstName}`, at })
      chats.unshift(id)
    }
    const first = await list(me, { size: 2 })
    expect(first.items.map(({ id }) => id)).toEqual(chats.slice(0, 2))
    expect(first.items[0]).toMatchObject({ unread: 1, lastMessage: { text: 'From Semyon', fileCount: 0 } })
    expect(first.unreadChats).toBe(3)
    const second = await list(me, { size: 2, after: first.next as string })
    expect(second).toMatchObject({ items: [{ id: chats[2] }], next: null })
    expect((await list(me, { name: 'семен' })).items).toEqual([])
    expect((await list(me, { communityId: here.id, page: 1, size: 2 })).items.map(({ id }) => id)).toEqual([chats[2]])
    expect((await list(me, { name: 'SEMYON' })).items.map(({ id }) => id)).toEqual([chats[0]])
    await t.call(api.chat.mute, { id: chats[0] as string, isMuted: true }, as(me))
    expect((await t.call(api.chat.countUnread, {}, as(me))).body).toEqual({ unreadChats: 2 })
    expect((await get(me, chats[0] as string)).isMuted).toBe(true)
  })

  test('has the author of the last message among the faces of a chat with many members', async () => {
    const me = await member()
    const others = []
    for (let count = 0; count < 7; count++) others.push(await member())
    const memberIds = [me, ...others].map(({ id }) => id)
    const { id } = await buildChat(t, { communityId: here.id, kind: 'GROUP', memberIds })
    for (const { id: authorId } of others) {
      await buildMessage(t, { communityId: here.id, chatId: id, authorId, text: 'Here' })
      const { faces } = await get(me, id)
      expect(faces).toHaveLength(4)
      expect(faces.map(face => face.id)).toContain(authorId)
    }
  })

  test('finds е for ё in a name', async () => {
    const [me, other] = [await member(), await member({ firstName: 'Пётр' })]
    const { id } = await buildChat(t, { communityId: here.id, memberIds: [me.id, other.id] })
    expect((await list(me, { name: 'петр' })).items.map(chat => chat.id)).toEqual([id])
  })

  test('shows who is online, unless the two are apart', async () => {
    const [me, other] = [await member(), await member()]
    const { id } = await buildChat(t, { communityId: here.id, memberIds: [me.id, other.id] })
    await t.owner`
      insert into presence (community_id, participant_id, process_id, seen_at)
      values (${here.id}, ${other.id}, gen_random_uuid(), ${t.clock.now()})`
    expect((await get(me, id)).person?.isOnline).toBe(true)
    t.clock.moveBy(31_000)
    expect((await get(me, id)).person?.isOnline).toBe(false)
    await t.owner`update presence set seen_at = ${t.clock.now()} where participant_id = ${other.id}`
    await t.call(api.personalBlock.create, { participantId: me.id }, as(other))
    expect((await get(me, id)).person).toMatchObject({ isOnline: false, slug: null, firstName: 'Vera' })
  })
})

describe('read marks', () => {
  test('only grow, and the rest is counted', async () => {
    const [one, other] = await connected()
    const { body: chat } = await create(one, [other.id])
    for (const text of ['First', 'Second', 'Third']) await send(one, chat.id, text)
    const markRead = async (number: number) =>
      (await t.call(api.chat.markRead, { id: chat.id, number }, as(other))).body
    const { lastNumber } = await get(other, chat.id)
    expect(await markRead(lastNumber - 1)).toEqual({ unread: 1, unreadChats: 1 })
    expect(await markRead(1)).toEqual({ unread: 1, unreadChats: 1 })
    expect(await get(one, chat.id)).toMatchObject({ readByOthers: lastNumber - 1 })
    expect(await markRead(2_000_000_000)).toEqual({ unread: 0, unreadChats: 0 })
    expect(await get(other, chat.id)).toMatchObject({ readNumber: lastNumber, unread: 0 })
    await send(one, chat.id, 'Fourth')
    expect((await get(other, chat.id)).unread).toBe(1)
  })
})

test('candidates are connected people by name, without members of the chat and people apart', async () => {
  const [me, anna, boris, vera] = [
    await member(),
    await member({ firstName: 'Anna' }),
    await member({ firstName: 'Boris' }),
    await member({ firstName: 'Vera' }),
  ]
  await member({ firstName: 'Stranger' })
  for (const each of [anna, boris, vera]) await connect(t, here.id, me.id, each.id)
  const candidates = async (input = {}) =>
    (await t.call(api.chat.listCandidates, input, as(me))).body.map(({ firstName }) => firstName)
  expect(await candidates()).toEqual(['Anna', 'Boris', 'Vera'])
  expect(await candidates({ search: 'ann' })).toEqual(['Anna'])
  const { id } = await buildChat(t, { communityId: here.id, memberIds: [me.id, anna.id], kind: 'GROUP' })
  expect(await candidates({ chatId: id })).toEqual(['Boris', 'Vera'])
  await t.call(api.personalBlock.create, { participantId: me.id }, as(boris))
  expect(await candidates()).toEqual(['Anna', 'Vera'])
})
