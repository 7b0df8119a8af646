import { afterAll, beforeAll, expect, test } from 'vitest'
import { api } from '#contract/capabilities.ts'
import { buildCommunity } from '#server/features/communities/community/testing.ts'
import { buildSignedInParticipant } from '#server/features/participants/participant/testing.ts'
import { startTestApp, type TestApp } from '#server/testing/harness.ts'
import { letterTo } from '#server/testing/letters.ts'
import { buildChat, buildMessage } from '../chat/testing.ts'

let t: TestApp
let here: { id: string; host: string }
beforeAll(async () => {
  t = await startTestApp({ runsJobs: true })
  here = await buildCommunity(t)
})
afterAll(() => t.stop())

type Who = { id: string; token: string }
const as = ({ token }: { token: string }) => ({ host: here.host, token })
const member = (options: Parameters<typeof buildSignedInParticipant>[2] = {}) =>
  buildSignedInParticipant(t, here.id, options)
const blocked = async (me: Who) => (await t.call(api.personalBlock.list, {}, as(me))).body.map(({ id }) => id)
const chatOf = async (me: Who, id: string) => (await t.call(api.chat.get, { id }, as(me))).body

test('a block closes the chat of the two, is listed for its author alone, and can be undone', async () => {
  const [one, other] = [await member(), await member()]
  const { id } = await buildChat(t, { communityId: here.id, memberIds: [one.id, other.id] })
  const block = () => t.call(api.personalBlock.create, { participantId: other.id }, as(one))
  expect([(await block()).status, (await block()).status]).toEqual([200, 200])
  expect([await blocked(one), await blocked(other)]).toEqual([[other.id], []])
  // The other may block too, and sees nothing that tells the block from another reason.
  expect(await chatOf(other, id)).toMatchObject({ isOpen: false, can: { block: true } })
  expect(await chatOf(one, id)).toMatchObject({ isOpen: false, can: { block: false } })
  const send = await t.call(api.intro.send, { participantId: one.id, introMessage: 'Hello' }, as(other))
  expect(send.failure.name).toBe('CANNOT_INTRODUCE')
  const { body: preferences } = await t.call(api.preference.get, {}, as(one))
  expect(JSON.stringify(preferences)).not.toContain(other.id)
  await t.call(api.neverPair.remove, { participantId: other.id }, as(one))
  expect(await blocked(one)).toEqual([other.id])
  expect((await t.call(api.personalBlock.remove, { participantId: other.id }, as(one))).status).toBe(200)
  expect(await blocked(one)).toEqual([])
  expect(await chatOf(other, id)).toMatchObject({ isOpen: true })
})

test('nobody blocks themselves', async () => {
  const me = await member()
  expect((await t.call(api.personalBlock.create, { participantId: me.id }, as(me))).failure.name).toBe('NOT_FOUND')
})

test('a reported message reaches the moderators with its text, and closes the chat of the two', async () => {
  const moderator = await member({ permissions: ['CAN_MODERATE_COMMUNITY'] })
  const [one, other] = [await member(), await member()]
  const { id } = await buildChat(t, { communityId: here.id, memberIds: [one.id, other.id] })
  const message = { communityId: here.id, chatId: id }
  const theirs = await buildMessage(t, { ...message, authorId: other.id, text: 'Buy my kettles now' })
  const mine = await buildMessage(t, { ...message, authorId: one.id })
  const report = (messageId: string) =>
    t.call(api.chat.report, { id, messageId, reason: 'SPAM', text: 'Again' }, as(one))
  expect((await report(mine.id)).failure.name).toBe('MESSAGE_NOT_FOUND')
  expect((await report(theirs.id)).status).toBe(200)
  const [row] = await t.owner`
    select message_id, quoted_text, subject_id, reason from report where author_id = ${one.id}`
  expect(row).toEqual({
    messageId: theirs.id,
    quotedText: 'Buy my kettles now',
    subjectId: other.id,
    reason: 'SPAM',
  })
  expect((await letterTo(t, moderator.email)).plain).toContain('Buy my kettles now')
  expect(await chatOf(other, id)).toMatchObject({ isOpen: false })
})

test('a person whom nobody can see is not found by blocking them', async () => {
  const [me, pending] = [await member(), await member({ moderationStatus: 'PENDING', firstName: 'Agafya' })]
  const block = () => t.call(api.personalBlock.create, { participantId: pending.id }, as(me))
  expect((await block()).failure.name).toBe('NOT_FOUND')
  expect(await blocked(me)).toEqual([])
  // Somebody who was hidden after they had talked can be blocked.
  await buildChat(t, { communityId: here.id, memberIds: [me.id, pending.id] })
  expect((await block()).status).toBe(200)
  expect(await blocked(me)).toEqual([pending.id])
})
