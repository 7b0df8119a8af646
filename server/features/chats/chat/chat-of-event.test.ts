import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { api } from '#contract/capabilities.ts'
import { buildCommunity } from '#server/features/communities/community/testing.ts'
import { buildEvent } from '#server/features/events/event/testing.ts'
import { buildParticipation } from '#server/features/events/participation/testing.ts'
import { buildIntro } from '#server/features/matching/intro/testing.ts'
import { buildSignedInParticipant } from '#server/features/participants/participant/testing.ts'
import { startTestApp, type TestApp } from '#server/testing/harness.ts'

let t: TestApp
let here: { id: string; host: string }
beforeAll(async () => {
  t = await startTestApp({ runsJobs: true })
  here = await buildCommunity(t)
})
afterAll(() => t.stop())

type Who = { id: string; token: string }
const as = ({ token }: { token: string }) => ({ host: here.host, token })
const member = (firstName = 'Vera') => buildSignedInParticipant(t, here.id, { firstName })
const find = async (me: Who, id: string) => (await t.call(api.chat.findForEvent, { id }, as(me))).body

test('the chat of an event has its organisers and those who go, and follows their participation', async () => {
  const [organiser, going, later] = [await member('Olga'), await member(), await member()]
  const event = await buildEvent(t, { communityId: here.id, responsibles: [organiser.userId], title: 'Tea evening' })
  await buildParticipation(t, { communityId: here.id, eventId: event.id, participantId: going.id })
  const open = (me: Who) => t.call(api.chat.openForEvent, { id: event.id }, as(me))
  expect((await open(going)).failure.name).toBe('FORBIDDEN')
  expect(await find(going, event.id)).toEqual({ chatId: null, hasChat: false })
  const { chatId } = (await open(organiser)).body
  expect((await open(organiser)).body.chatId).toBe(chatId)
  expect(await find(going, event.slug)).toEqual({ chatId, hasChat: true })
  expect(await find(later, event.id)).toEqual({ chatId: null, hasChat: true })
  const { body: chat } = await t.call(api.chat.get, { id: chatId }, as(going))
  expect(chat).toMatchObject({ kind: 'EVENT', name: 'Tea evening', memberCount: 2, event: { id: event.id } })
  expect(chat.faces.map(({ firstName }) => firstName)).toEqual(['Olga'])
  expect((await t.call(api.message.send, { id: chatId, text: 'Bring a cup' }, as(organiser))).status).toBe(200)

  await t.call(api.participation.confirm, { id: event.id }, as(later))
  await vi.waitFor(async () => expect((await find(later, event.id)).chatId).toBe(chatId), { timeout: 30_000 })
  const { body: history } = await t.call(api.message.list, { id: chatId }, as(later))
  expect(history).toMatchObject({ items: [{ text: 'Bring a cup' }], chat: { unread: 0 } })

  await t.call(api.participation.cancel, { id: event.id }, as(later))
  await vi.waitFor(async () => expect((await find(later, event.id)).chatId).toBeNull(), { timeout: 30_000 })

  const second = await member()
  await t.call(api.responsible.add, { id: event.id, participantId: second.id }, as(organiser))
  await vi.waitFor(async () => expect((await find(second, event.id)).chatId).toBe(chatId), { timeout: 30_000 })
  await t.call(api.responsible.remove, { id: event.id, userId: second.userId }, as(organiser))
  await vi.waitFor(async () => expect((await find(second, event.id)).chatId).toBeNull(), { timeout: 30_000 })

  await t.call(api.chat.leave, { id: chatId }, as(going))
  await open(organiser)
  expect((await find(going, event.id)).chatId).toBeNull()
  await t.owner`update event set deleted_at = ${t.clock.now()} where id = ${event.id}`
  const { failure } = await t.call(api.message.send, { id: chatId, text: 'Hello?' }, as(organiser))
  expect(failure.name).toBe('CHAT_CLOSED')
})

test('an accepted intro opens the chat of the two once, however often it is told', async () => {
  const [one, other] = [await member('Anna'), await member('Pyotr')]
  const { id: introId } = await buildIntro(t, { communityId: here.id, participantId: one.id, subjectId: other.id })
  await t.call(api.intro.answer, { id: introId, accept: true, message: 'Gladly' }, as(other))
  const list = async () => (await t.call(api.chat.list, {}, as(one))).body.items
  await vi.waitFor(async () => expect(await list()).toHaveLength(1), { timeout: 30_000 })
  const listener = t.app.work.listeners.find(({ name }) => name === 'open chat after intro')
  await t.app.openScope(here.id, true, async scope => listener?.handle({ introId } as never, scope))
  expect(await list()).toMatchObject([{ name: 'Pyotr Example', unread: 1, lastMessage: { text: 'Gladly', number: 2 } }])
})
