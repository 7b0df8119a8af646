import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { api } from '#contract/capabilities.ts'
import { buildCommunity } from '#server/features/communities/community/testing.ts'
import { buildEvent } from '#server/features/events/event/testing.ts'
import { buildReport } from '#server/features/matching/report/testing.ts'
import { buildSignedInParticipant } from '#server/features/participants/participant/testing.ts'
import { startTestApp, type TestApp } from '#server/testing/harness.ts'
import { lettersTo, letterTo } from '#server/testing/letters.ts'
import { buildChat } from '../chat/testing.ts'
import { noteUnread } from './jobs.ts'

let t: TestApp
let here: { id: string; host: string }
beforeAll(async () => {
  t = await startTestApp({ runsJobs: true })
  here = await buildCommunity(t)
})
afterAll(() => t.stop())
beforeEach(async () => {
  await t.owner`truncate call_count`
})

type Who = Awaited<ReturnType<typeof buildSignedInParticipant>>
const as = ({ token }: Who) => ({ host: here.host, token })
const member = (firstName: string) => buildSignedInParticipant(t, here.id, { firstName })
const linesOf = async (who: Who, kind: string) =>
  (await t.call(api.notification.list, {}, as(who))).body.items.filter(each => each.kind === kind)
const unseenOf = async (who: Who) => (await t.call(api.notification.countUnseen, {}, as(who))).body.unseen
const send = async (who: Who, id: string, text: string) =>
  (await t.call(api.message.send, { id, text }, as(who))).body.id
/** Jobs of earlier messages are done when that of a later one is, by the queue's order and the reader's own line. */
const untilLine = async (who: Who, kind: string, wanted: object) =>
  expect.poll(() => linesOf(who, kind), { timeout: 30_000 }).toMatchObject([wanted])
const untilDone = () =>
  expect
    .poll(async () => (await t.owner`select from graphile_worker.jobs where run_at <= now()`).length, {
      timeout: 30_000,
    })
    .toBe(0)

describe('a chat with unread messages', () => {
  async function pair() {
    const [anna, pyotr] = [await member('Anna'), await member('Pyotr')]
    return { anna, pyotr, ...(await buildChat(t, { communityId: here.id, memberIds: [anna.id, pyotr.id] })) }
  }

  test('has one line with their number, the last one and who wrote, until it is read', async () => {
    const { anna, pyotr, id } = await pair()
    await send(anna, id, 'Tea on Friday?')
    await untilLine(pyotr, 'chat.messages', { count: 1, quote: 'Tea on Friday?' })
    t.clock.moveBy(3 * 60_000)
    await send(anna, id, 'Or on Saturday?')
    await untilLine(pyotr, 'chat.messages', {
      count: 2,
      quote: 'Or on Saturday?',
      people: [{ id: anna.id, firstName: 'Anna' }],
      to: `/chats/${id}`,
      isSeen: false,
    })
    await untilDone()
    expect(await t.owner`select from notification where user_id = ${pyotr.userId}`).toHaveLength(1)
    expect(await linesOf(anna, 'chat.messages')).toEqual([])
    await t.call(api.chat.markRead, { id, number: 1 }, as(pyotr))
    expect(await unseenOf(pyotr)).toBe(1)
    await t.call(api.chat.markRead, { id, number: 2 }, as(pyotr))
    expect(await unseenOf(pyotr)).toBe(0)
    expect(await t.owner`select from notification where user_id = ${pyotr.userId}`).toHaveLength(0)
  })

  test('is new again after it was seen, and a burst changes the list once', async () => {
    const { anna, pyotr, id } = await pair()
    const numberOf = async () =>
      (await t.owner<{ lastSeq: number }[]>`select last_seq from notification_tally where user_id = ${pyotr.userId}`)[0]
        ?.lastSeq
    await send(anna, id, 'One')
    await untilLine(pyotr, 'chat.messages', { count: 1 })
    await send(anna, id, 'Two')
    await untilDone()
    expect(await numberOf()).toBe(1)
    expect(await linesOf(pyotr, 'chat.messages')).toMatchObject([{ count: 2, quote: 'Two' }])
    await t.call(api.notification.markSeen, {}, as(pyotr))
    await send(anna, id, 'Three')
    await untilLine(pyotr, 'chat.messages', { count: 3, isSeen: false })
    expect(await numberOf()).toBe(2)
  })

  test('has none where it is muted, or nothing is left of the messages', async () => {
    const { anna, pyotr, id } = await pair()
    await t.call(api.chat.mute, { id, isMuted: true }, as(pyotr))
    await send(anna, id, 'Hidden')
    await untilDone()
    expect(await linesOf(pyotr, 'chat.messages')).toEqual([])
    await t.call(api.chat.mute, { id, isMuted: false }, as(pyotr))
    await t.call(api.chat.markRead, { id, number: 1 }, as(pyotr))
    const messageId = await send(anna, id, 'Seen')
    await untilLine(pyotr, 'chat.messages', { count: 1 })
    await t.call(api.message.remove, { id, messageId }, as(anna))
    expect(await linesOf(pyotr, 'chat.messages')).toEqual([])
    expect(await unseenOf(pyotr)).toBe(0)
  })

  test('waits for those who are online, and may have it open', async () => {
    const { anna, pyotr, id } = await pair()
    await t.owner`
      insert into presence (community_id, participant_id, process_id, seen_at)
      values (${here.id}, ${pyotr.id}, gen_random_uuid(), ${t.clock.now()})`
    // So that the later job is not due.
    t.clock.moveBy(-t.clock.now().getTime() + Date.now() + 3_600_000)
    await t.owner`update presence set seen_at = ${t.clock.now()}`
    const messageId = await send(anna, id, 'Are you there?')
    const later = async () =>
      (await t.owner`select from graphile_worker.jobs where key like ${`note unread ${id}%`}`).length
    await expect.poll(later, { timeout: 30_000 }).toBe(1)
    expect(await linesOf(pyotr, 'chat.messages')).toEqual([])
    await t.app.openScope(here.id, true, scope => noteUnread(scope, { chatId: id, messageId }, true))
    expect(await linesOf(pyotr, 'chat.messages')).toMatchObject([{ count: 1 }])
  })
})

describe('a mention', () => {
  async function group() {
    const [anna, pyotr, vera] = [await member('Anna'), await member('Pyotr'), await member('Vera')]
    const memberIds = [anna, pyotr, vera].map(({ id }) => id)
    const { id } = await buildChat(t, { communityId: here.id, memberIds, kind: 'GROUP', name: 'Bakers' })
    return { anna, pyotr, vera, id }
  }

  test('tells who is named, also in a muted chat, by letter and in the list, and leads to the message', async () => {
    const { anna, pyotr, vera, id } = await group()
    await t.call(api.chat.mute, { id, isMuted: true }, as(pyotr))
    await send(anna, id, 'Who has flour? @pyotr example')
    await untilLine(pyotr, 'chat.mentioned', {
      title: 'Bakers',
      quote: 'Who has flour? @pyotr example',
      people: [{ id: anna.id }],
      to: `/chats/${id}?message=1`,
      count: 1,
    })
    const letter = await letterTo(t, pyotr.email)
    expect(letter).toMatchObject({ kind: 'chat.mentioned', subject: expect.stringContaining('Bakers') })
    expect(letter.plain).toContain('Who has flour?')
    expect(letter.plain).toContain(encodeURIComponent(`/chats/${id}?message=1`))
    await untilDone()
    expect(await linesOf(vera, 'chat.mentioned')).toEqual([])
    expect(await lettersTo(t, vera.email)).toEqual([])
  })

  test('after an edit tells those who were not named before', async () => {
    const { anna, pyotr, vera, id } = await group()
    const messageId = await send(anna, id, 'Flour? @Pyotr Example')
    await untilLine(pyotr, 'chat.mentioned', { count: 1 })
    await t.call(api.message.edit, { id, messageId, text: 'Flour? @Pyotr Example @Vera Example' }, as(anna))
    await untilLine(vera, 'chat.mentioned', { count: 1, quote: 'Flour? @Pyotr Example @Vera Example' })
    await untilDone()
    expect(await linesOf(pyotr, 'chat.mentioned')).toMatchObject([{ count: 1 }])
    expect(await lettersTo(t, pyotr.email)).toHaveLength(1)
    await send(anna, id, '@Pyotr Example?')
    await untilLine(pyotr, 'chat.mentioned', { count: 2 })
  })

  test('tells nobody who is apart from the author, has left, or writes with the author alone', async () => {
    const { anna, pyotr, vera, id } = await group()
    await buildReport(t, { communityId: here.id, participantId: pyotr.id, subjectId: anna.id })
    await t.call(api.chat.leave, { id }, as(vera))
    const alone = await buildChat(t, { communityId: here.id, memberIds: [anna.id, vera.id] })
    await send(anna, alone.id, '@Vera Example')
    await send(anna, id, '@Vera Example @Pyotr Example @Anna Example')
    await untilDone()
    for (const who of [anna, pyotr, vera]) expect(await linesOf(who, 'chat.mentioned')).toEqual([])
  })

  test('in the chat of an event has its title in the reader’s language', async () => {
    const [anna, pyotr] = [await member('Anna'), await member('Pyotr')]
    const event = await buildEvent(t, { communityId: here.id, title: 'Tea evening' })
    await t.owner`
      insert into event_translation (community_id, event_id, language, title, description)
      values (${here.id}, ${event.id}, 'ru', 'Вечер чая', '')`
    await t.owner`update participant set preferred_lang = 'ru' where id = ${pyotr.id}`
    const memberIds = [anna.id, pyotr.id]
    const { id } = await buildChat(t, { communityId: here.id, memberIds, kind: 'EVENT', eventId: event.id })
    await send(anna, id, '@Pyotr Example')
    expect(await letterTo(t, pyotr.email)).toMatchObject({ subject: 'Anna Example упоминает вас в чате «Вечер чая»' })
    await untilLine(pyotr, 'chat.mentioned', { title: 'Tea evening' })
  })
})
