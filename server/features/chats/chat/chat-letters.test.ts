import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { api } from '#contract/capabilities.ts'
import { buildCommunity } from '#server/features/communities/community/testing.ts'
import { buildSignedInParticipant } from '#server/features/participants/participant/testing.ts'
import type { Scope } from '#server/platform/http/context.ts'
import { runChore } from '#server/testing/chores.ts'
import { startTestApp, type TestApp } from '#server/testing/harness.ts'
import { lettersTo, letterTo } from '#server/testing/letters.ts'
import { chatChores, untoldMs } from './jobs.ts'
import { buildChat, connect } from './testing.ts'

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

type Who = { id: string; token: string }
const as = ({ token }: { token: string }) => ({ host: here.host, token })
const member = (firstName: string) => buildSignedInParticipant(t, here.id, { firstName })
async function pair() {
  const [one, other] = [await member('Anna'), await member('Pyotr')]
  const { id } = await buildChat(t, { communityId: here.id, memberIds: [one.id, other.id] })
  return { one, other, id }
}
const send = (me: Who, id: string, text: string) => t.call(api.message.send, { id, text }, as(me))
const tell = () => runChore(t, chatChores, 'tell of unread messages')

describe('unread messages', () => {
  test('are told by one letter for all chats, after ten minutes, once', async () => {
    const { one, other, id } = await pair()
    const third = await member('Vera')
    const second = await buildChat(t, { communityId: here.id, memberIds: [other.id, third.id] })
    await send(one, id, 'Tea on Friday?')
    await send(one, id, 'Or on Saturday?')
    t.clock.moveBy(untoldMs - 1000)
    await send(third, second.id, 'Hello Pyotr')
    await tell()
    t.clock.moveBy(2000)
    await tell()
    const letter = await letterTo(t, other.email)
    expect(letter).toMatchObject({ kind: 'chat.messages', subject: expect.stringContaining('3') })
    expect(letter.plain).toContain('Or on Saturday?')
    expect(letter.plain).toContain('Hello Pyotr')
    expect(letter.plain).toContain(encodeURIComponent(`/chats/${id}`))
    t.clock.moveBy(untoldMs * 2)
    await tell()
    await send(one, id, 'Are you there?')
    t.clock.moveBy(untoldMs + 1000)
    await tell()
    expect((await letterTo(t, other.email, 2)).plain).toContain('Are you there?')
    expect(await lettersTo(t, other.email)).toHaveLength(2)
    expect(await lettersTo(t, one.email)).toEqual([])
  })

  test('are looked for only in communities in which somebody is to be told', async () => {
    const { one, other, id } = await pair()
    const isVisited = async () => (await tell()).includes(here.id)
    await send(one, id, 'Tea on Friday?')
    expect(await isVisited()).toBe(false)
    t.clock.moveBy(untoldMs + 1000)
    await t.owner`
      insert into presence (community_id, participant_id, process_id, seen_at)
      values (${here.id}, ${other.id}, gen_random_uuid(), ${t.clock.now()})`
    expect(await isVisited()).toBe(false)
    await t.owner`truncate presence`
    expect(await isVisited()).toBe(true)
    await letterTo(t, other.email)
    expect(await isVisited()).toBe(false)
  })

  test('of several chats name two of them and the others, and who wrote last in a group', async () => {
    const reader = await member('Rita')
    for (const [name, firstName] of Object.entries({ Bakers: 'Anna', Millers: 'Pyotr', Brewers: 'Vera' })) {
      const author = await member(firstName)
      const memberIds = [reader.id, author.id]
      const { id } = await buildChat(t, { communityId: here.id, kind: 'GROUP', name, memberIds })
      await send(author, id, `Hello ${name}`)
      t.clock.moveBy(1000)
    }
    t.clock.moveBy(untoldMs)
    await tell()
    const letter = await letterTo(t, reader.email)
    expect(letter.subject).toBe('Unread: 3 messages from Brewers, Millers and others')
    expect(letter.plain).toContain('Pyotr: Hello Millers')
  })

  test.each([
    [
      'were read meanwhile',
      ({ other, id }: Awaited<ReturnType<typeof pair>>) => t.call(api.chat.markRead, { id, number: 1 }, as(other)),
    ],
    [
      'are in a muted chat',
      ({ other, id }: Awaited<ReturnType<typeof pair>>) => t.call(api.chat.mute, { id, isMuted: true }, as(other)),
    ],
    [
      'are of somebody who is online',
      ({ other }: Awaited<ReturnType<typeof pair>>) => t.owner`
      insert into presence (community_id, participant_id, process_id, seen_at)
      values (${here.id}, ${other.id}, gen_random_uuid(), ${new Date(t.clock.now().getTime() + untoldMs)})`,
    ],
    [
      'were deleted',
      async ({ one, id }: Awaited<ReturnType<typeof pair>>) => {
        const { body } = await t.call(api.message.list, { id }, as(one))
        await t.call(api.message.remove, { id, messageId: body.items[0]?.id as string }, as(one))
      },
    ],
  ])('that %s are not told of', async (_what, prevent) => {
    const made = await pair()
    await send(made.one, made.id, 'Tea on Friday?')
    await prevent(made)
    t.clock.moveBy(untoldMs + 1000)
    const control = await pair()
    await send(control.one, control.id, 'Tea?')
    await t.owner`update chat_member set untold_since = ${new Date(0)} where participant_id = ${control.other.id}`
    await tell()
    await letterTo(t, control.other.email)
    expect(await lettersTo(t, made.other.email)).toEqual([])
  })

  test('are told only to who may still chat', async () => {
    const [closed, allowed] = [await pair(), await pair()]
    for (const { one, id } of [closed, allowed]) await send(one, id, 'Tea on Friday?')
    await t.owner`
      insert into permission (community_id, user_id, permission, granted_at)
      values (${here.id}, ${allowed.other.userId}, 'CAN_CHAT', ${t.clock.now()})`
    t.clock.moveBy(untoldMs + 1000)
    // The cache of communities hears of a change by a notification.
    const setMayChat = async (wanted: boolean) => {
      await t.owner`update community set members_may_chat = ${wanted} where id = ${here.id}`
      let mayChat = !wanted
      const read = async (scope: Scope) => {
        mayChat = scope.community.membersMayChat
      }
      await vi.waitUntil(
        async () => {
          await t.app.openScope(here.id, true, read)
          return mayChat === wanted
        },
        { timeout: 30_000 },
      )
    }
    await setMayChat(false)
    await tell()
    await letterTo(t, allowed.other.email)
    await setMayChat(true)
    expect(await lettersTo(t, closed.other.email)).toEqual([])
  })
})

test('somebody who is added to a group gets a letter', async () => {
  const [one, other, third] = [await member('Anna'), await member('Pyotr'), await member('Vera')]
  await connect(t, here.id, one.id, other.id)
  await connect(t, here.id, one.id, third.id)
  await t.call(api.chat.create, { participantIds: [other.id, third.id], name: 'Bakers' }, as(one))
  for (const each of [other, third])
    expect(await letterTo(t, each.email)).toMatchObject({
      kind: 'chat.added',
      subject: expect.stringContaining('Bakers'),
    })
  expect(await lettersTo(t, one.email)).toEqual([])
})
