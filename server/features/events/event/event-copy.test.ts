import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { api } from '#contract/capabilities.ts'
import { buildCommunity } from '#server/features/communities/community/testing.ts'
import { buildSignedInParticipant } from '#server/features/participants/participant/testing.ts'
import { startTestApp, type TestApp } from '#server/testing/harness.ts'
import { buildEventQuestion } from '../event-question/testing.ts'
import { buildParticipation } from '../participation/testing.ts'
import { buildEvent, type EventOptions, insertResponsible } from './testing.ts'

let t: TestApp
let here: { id: string; host: string }
type Me = Awaited<ReturnType<typeof buildSignedInParticipant>>
let me: Me
let other: Me
beforeAll(async () => {
  t = await startTestApp()
  here = await buildCommunity(t)
  me = await buildSignedInParticipant(t, here.id, { permissions: ['CAN_CREATE_EVENTS'], firstName: 'Nina' })
  other = await buildSignedInParticipant(t, here.id, { permissions: ['CAN_CREATE_EVENTS'], firstName: 'Oleg' })
})
afterAll(() => t.stop())

const as = ({ token }: { token: string }, lang = 'en') => ({
  host: here.host,
  token,
  headers: { 'accept-language': lang },
})
const mine = (options: EventOptions = {}) =>
  buildEvent(t, { communityId: here.id, responsibles: [me.userId], ...options })
const managed = async (id: string) => (await t.call(api.event.getManaged, { id }, as(me))).body

describe('a copy of an event', () => {
  const clone = (id: string, who = me) => t.call(api.event.clone, { id }, as(who))

  test('has everything but date, participants and slug', async () => {
    const { id } = await mine({
      slug: 'yearly-tea',
      maxParticipants: 5,
      price: 12,
      locationVisibility: 'CITY',
      isApprovalRequired: true,
    })
    await insertResponsible(t, { communityId: here.id, eventId: id, userId: other.userId })
    await buildParticipation(t, { communityId: here.id, eventId: id })
    const original = await managed(id)
    const { body } = await clone(id)
    const isOwn = {
      id: body.id,
      slug: 'yearly-tea-2',
      createdBy: expect.objectContaining({ participantId: me.id }),
      version: 1,
      updatedAt: body.updatedAt,
    }
    const isEmpty = {
      date: null,
      startTime: null,
      endTime: null,
      startsAt: null,
      endsAt: null,
      placesTaken: 0,
      placesLeft: 5,
    }
    expect(body).toEqual({
      ...original,
      ...isOwn,
      ...isEmpty,
      coverUrl: `${original.coverUrl}-2`,
      going: { count: 0, people: [] },
      hosts: expect.arrayContaining(original.hosts),
    })
    expect(body.hosts.map(({ firstName }) => firstName).sort()).toEqual(['Nina', 'Oleg'])
    expect((await managed(id)).going.count).toBe(1)
  })

  test('is not cancelled, and has an own version of translations, questions and options', async () => {
    const { id } = await mine({ cancelledAt: t.clock.now() })
    const communityId = here.id
    const first = await buildEventQuestion(t, {
      communityId,
      eventId: id,
      type: 'RADIO',
      text: 'Tea?',
      options: ['Green', 'Black'],
    })
    await buildEventQuestion(t, {
      communityId,
      eventId: id,
      text: 'Which?',
      position: 2,
      shownAfterOptionId: first.optionIds[1] as string,
    })
    const removed = await buildEventQuestion(t, { communityId, eventId: id, text: 'Gone?', position: 3 })
    await t.owner`update event_question set removed_at = now() where id = ${removed.id}`
    await t.owner`
      insert into event_question_translation (community_id, event_id, translation_key, language, translated_text)
      values (${communityId}, ${id}, ${`question.${first.id}`}, 'ru', 'Чай?'), (${communityId}, ${id}, ${`option.${first.optionIds[0]}`}, 'ru', 'Зелёный')`
    await t.owner`
      insert into event_translation (community_id, event_id, language, title, description)
      values (${communityId}, ${id}, 'ru', 'Чай', 'Стол.')`
    const { body } = await clone(id)
    expect(body.isCancelled).toBe(false)
    expect((await t.call(api.event.get, { id: body.id }, as(me, 'ru'))).body.title).toBe('Чай')
    const questions = await t.owner`
      select q.text, q.position, o.text as after, t.translated_text as russian from event_question q
      left join event_answer_option o on o.id = q.shown_after_option_id
      left join event_question_translation t on t.translation_key = q.translation_key and t.event_id = q.event_id
      where q.event_id = ${body.id} order by q.position`
    expect(questions.map(row => ({ ...row }))).toEqual([
      { text: 'Tea?', position: 1, after: null, russian: 'Чай?' },
      { text: 'Which?', position: 2, after: 'Black', russian: null },
    ])
    const options = await t.owner`
      select o.text, t.translated_text as russian from event_answer_option o join event_question q on q.id = o.question_id
      left join event_question_translation t on t.translation_key = o.translation_key
      where q.event_id = ${body.id} order by o.position`
    expect(options.map(row => ({ ...row }))).toEqual([
      { text: 'Green', russian: 'Зелёный' },
      { text: 'Black', russian: null },
    ])
    const after = await t.owner`
      select from event_question c join event_answer_option o on o.id = c.shown_after_option_id join event_question q on q.id = o.question_id
      where c.event_id = ${body.id} and q.event_id <> ${body.id}`
    expect(after).toHaveLength(0)
  })

  test('needs the right to create events beside that of the organiser', async () => {
    const organiser = await buildSignedInParticipant(t, here.id)
    const { id } = await mine({ responsibles: [organiser.userId] })
    expect((await clone(id, organiser)).status).toBe(403)
  })
})
