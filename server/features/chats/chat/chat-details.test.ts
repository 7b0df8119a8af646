import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { api } from '#contract/capabilities.ts'
import type { Language } from '#contract/languages.ts'
import { buildCommunity } from '#server/features/communities/community/testing.ts'
import { buildEvent } from '#server/features/events/event/testing.ts'
import { buildParticipation } from '#server/features/events/participation/testing.ts'
import { buildFilledParticipant } from '#server/features/participants/participant/testing.ts'
import { startTestApp, type TestApp } from '#server/testing/harness.ts'
import { buildChat, connect } from './testing.ts'

type Person = Awaited<ReturnType<typeof buildFilledParticipant>>

let t: TestApp
let here: { id: string; host: string }
let baker: Person
let lawyer: Person
let chatId: string
beforeAll(async () => {
  t = await startTestApp()
})
afterAll(() => t.stop())
beforeEach(async () => {
  here = await buildCommunity(t)
  baker = await buildFilledParticipant(t, here.id, { firstName: 'Anna', lookingFor: 'A lawyer for contracts of lease' })
  lawyer = await buildFilledParticipant(t, here.id, {
    firstName: 'Boris',
    position: 'Lawyer',
    company: 'Lease & Sons',
    about: 'I am a lawyer and write contracts of lease.',
  })
  await connect(t, here.id, baker.id, lawyer.id)
  chatId = (await buildChat(t, { communityId: here.id, memberIds: [baker.id, lawyer.id] })).id
})

const as = ({ token }: Person, lang: Language = 'en') => ({
  host: here.host,
  token,
  headers: { 'accept-language': lang },
})
const details = async (reader = baker, lang: Language = 'en', id = chatId) =>
  (await t.call(api.chat.findDetails, { id }, as(reader, lang))).body
const event = (date: string | null, title: string) =>
  buildEvent(t, { communityId: here.id, date, title, endTime: '21:00' })
const goes = (eventId: string, { id }: Person, status: 'CONFIRMED' | 'CANCELLED' = 'CONFIRMED') =>
  buildParticipation(t, { communityId: here.id, eventId, participantId: id, status })

test('tell why the two fit, in the language of the reader', async () => {
  expect(await details()).toMatchObject({
    position: 'Lawyer',
    company: 'Lease & Sons',
    relevanceLevel: null,
    reason: 'You need “a lawyer for contracts of lease”; Boris: “I am a lawyer and write contracts of lease”.',
  })
  expect((await details(baker, 'ru'))?.reason).toMatch(/^Ваш запрос/)
  await t.owner`
    insert into matching (community_id, id, participant_id, subject_id, week, origin, place, rate, matched_at)
    values (${here.id}, gen_random_uuid(), ${baker.id}, ${lawyer.id}, '2026-11-16', 'WEEKLY', 1, 96, ${t.clock.now()})`
  expect((await details())?.relevanceLevel).toBe('HIGH')
})

test('have the next event that both are going to', async () => {
  const year = t.clock.now().getUTCFullYear() + 1
  const [later, sooner, cancelled, past, alone, declined] = [
    await event(`${year}-03-05`, 'Later'),
    await event(`${year}-02-05`, 'Sooner'),
    await event(`${year}-01-05`, 'Cancelled'),
    await event('2020-01-05', 'Past'),
    await event(`${year}-01-06`, 'Alone'),
    await event(`${year}-01-07`, 'Declined'),
  ]
  for (const { id } of [later, sooner, cancelled, past]) for (const person of [baker, lawyer]) await goes(id, person)
  await goes(alone.id, baker)
  await goes(declined.id, baker)
  await goes(declined.id, lawyer, 'CANCELLED')
  await t.owner`update event set cancelled_at = now() where id = ${cancelled.id}`
  expect((await details())?.nextEvent).toMatchObject({ id: sooner.id, title: 'Sooner', timeZone: 'Europe/Berlin' })
  expect((await details(lawyer))?.nextEvent?.id).toBe(sooner.id)
  await t.owner`update event set deleted_at = now() where id in (${sooner.id}, ${later.id})`
  expect((await details())?.nextEvent).toBeNull()
})

test('have the private note of the reader, which the other does not see', async () => {
  await t.call(api.participant.saveNote, { participantId: lawyer.id, note: 'Prefers mornings' }, as(baker))
  expect((await details())?.note).toBe('Prefers mornings')
  expect((await details(lawyer))?.note).toBe('')
})

test('are missing for a chat of several, after a block for both, and for a hidden person', async () => {
  const group = { communityId: here.id, memberIds: [baker.id, lawyer.id], kind: 'GROUP' as const, name: 'Walkers' }
  expect(await details(baker, 'en', (await buildChat(t, group)).id)).toBeNull()
  await t.owner`update participant set is_profile_enabled = false where id = ${lawyer.id}`
  expect(await details()).toBeNull()
  await t.owner`update participant set is_profile_enabled = true where id = ${lawyer.id}`
  expect(await details()).not.toBeNull()
  await t.call(api.personalBlock.create, { participantId: baker.id }, as(lawyer))
  expect([await details(), await details(lawyer)]).toEqual([null, null])
})

test('are shown to members of the chat alone', async () => {
  const stranger = await buildFilledParticipant(t, here.id, { firstName: 'Carl' })
  expect((await t.call(api.chat.findDetails, { id: chatId }, as(stranger))).status).toBe(404)
})
