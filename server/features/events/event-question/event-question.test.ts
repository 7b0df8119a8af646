import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { api } from '#contract/capabilities.ts'
import type { SentOf } from '#contract/endpoint.ts'
import { buildCommunity } from '#server/features/communities/community/testing.ts'
import { buildSignedInParticipant } from '#server/features/participants/participant/testing.ts'
import { startTestApp, type TestApp } from '#server/testing/harness.ts'
import { aMinuteLater, holdWrites, race, withoutLock } from '#server/testing/race.ts'
import { buildEvent } from '../event/testing.ts'
import { buildEventAnswer } from '../event-answer/testing.ts'
import { buildParticipation } from '../participation/testing.ts'
import { brokenConditions } from './rules.ts'
import { buildEventQuestion } from './testing.ts'

let t: TestApp
let here: { id: string; host: string }
let organiser: Awaited<ReturnType<typeof buildSignedInParticipant>>
beforeAll(async () => {
  t = await startTestApp()
  here = await buildCommunity(t)
  organiser = await buildSignedInParticipant(t, here.id)
})
afterAll(() => t.stop())
beforeEach(async () => {
  await t.owner`truncate call_count`
})

const event = async () =>
  (await buildEvent(t, { communityId: here.id, isOnboardingEnabled: true, responsibles: [organiser.userId] })).id
const at = () => ({ host: here.host, token: organiser.token })
const list = async (id: string) => (await t.call(api.eventQuestion.list, { id }, at())).body.items
type NewQuestion = Partial<Omit<SentOf<typeof api.eventQuestion.create>, 'id'>>
const create = (id: string, own: NewQuestion = {}) =>
  t.call(
    api.eventQuestion.create,
    { id, text: 'Tea or coffee?', type: 'RADIO', options: [{ text: 'Tea' }, { text: 'Coffee' }], ...own },
    at(),
  )
const update = (
  id: string,
  questionId: string,
  own: Omit<SentOf<typeof api.eventQuestion.update>, 'id' | 'questionId'>,
) => t.call(api.eventQuestion.update, { id, questionId, ...own }, at())
const reorder = (id: string, ids: string[]) => t.call(api.eventQuestion.reorder, { id, ids }, at())
const remove = (id: string, questionId: string) => t.call(api.eventQuestion.remove, { id, questionId }, at())
const ask = (id: string, language: 'en' | 'ru' = 'en', defaultLanguage?: 'en' | 'ru') =>
  t.call(api.eventQuestion.listForParticipant, { id, language, ...(defaultLanguage && { defaultLanguage }) }, at())

describe('questions of an event', () => {
  test('are created with order, type, options, and texts in both languages under generated keys', async () => {
    const id = await event()
    const made = await create(id, {
      isRequired: true,
      translations: [{ language: 'ru', translatedText: 'Чай или кофе?' }],
      options: [
        { text: 'Tea', group: 'Hot', category: 'drink', translations: [{ language: 'ru', translatedText: 'Чай' }] },
        { text: 'Juice', isVisible: false },
        { text: 'Kvass', isActive: false },
        { text: 'Other', type: 'TEXT' },
      ],
    })
    const question = made.body
    expect(question).toMatchObject({
      order: 1,
      text: 'Tea or coffee?',
      type: 'RADIO',
      isVisible: true,
      isRequired: true,
      answers: 0,
      translations: [{ translationKey: question.translationKey, language: 'ru', translatedText: 'Чай или кофе?' }],
      options: [
        { order: 1, text: 'Tea', group: 'Hot', category: 'drink', type: 'PREDEFINED', isVisible: true, isActive: true },
        { order: 2, text: 'Juice', isVisible: false, isActive: true },
        { order: 3, text: 'Kvass', isVisible: true, isActive: false },
        { order: 4, text: 'Other', type: 'TEXT' },
      ],
    })
    const [tea] = question.options
    expect(tea?.translations).toEqual([{ translationKey: tea?.translationKey, language: 'ru', translatedText: 'Чай' }])
    const second = (await create(id, { type: 'YEAR', text: 'Since when?', options: [] })).body
    const third = (await create(id, { type: 'CHECKBOX', atMost: 2 })).body
    expect((await list(id)).map(each => [each.id, each.order, each.type, each.atMost])).toEqual([
      [question.id, 1, 'RADIO', 1],
      [second.id, 2, 'YEAR', 1],
      [third.id, 3, 'CHECKBOX', 2],
    ])
    const keys = [question, second, third].flatMap(each => [
      each.translationKey,
      ...each.options.map(o => o.translationKey),
    ])
    expect(new Set(keys).size).toBe(keys.length)
  })

  test('are refused without a text, and their options without a text', async () => {
    const id = await event()
    expect((await create(id, { text: ' ' })).failure).toMatchObject({
      status: 400,
      fields: { text: expect.any(String) },
    })
    expect((await create(id, { options: [{ text: 'Tea' }, { text: ' ' }] })).failure).toMatchObject({
      status: 400,
      fields: { 'options.1.text': 'Please fill this in' },
    })
    expect(await list(id)).toEqual([])
  })

  test('with options need two that can be selected before they are asked', async () => {
    const id = await event()
    const one = [{ text: 'Tea' }, { text: 'Coffee', isActive: false }]
    expect((await create(id, { options: one })).failure?.code).toBe(1127)
    const made = (await create(id)).body
    const [tea] = made.options
    const twice = ['Tea', 'Green tea'].map(text => ({ id: tea?.id as string, text }))
    expect((await update(id, made.id, { options: twice })).failure.name).toBe('INVALID_INPUT')
    const draft = (await create(id, { options: one, isVisible: false })).body
    expect((await update(id, draft.id, { isVisible: true })).failure?.code).toBe(1127)
    const options = [...draft.options.map(({ id: optionId, text }) => ({ id: optionId, text })), { text: 'Kvass' }]
    expect((await update(id, draft.id, { isVisible: true, options })).body.options).toHaveLength(3)
  })

  test('are limited to 50', async () => {
    const id = await event()
    for (let position = 1; position <= 50; position++)
      await buildEventQuestion(t, { communityId: here.id, eventId: id, position })
    expect((await create(id)).failure).toMatchObject({ status: 409, code: 1126 })
  })

  test('are read translated, by language, default language, and as written', async () => {
    const id = await event()
    await create(id, {
      translations: [{ language: 'ru', translatedText: 'Чай или кофе?' }],
      options: [{ text: 'Tea', translations: [{ language: 'ru', translatedText: 'Чай' }] }, { text: 'Coffee' }],
    })
    const read = async (language: 'en' | 'ru', defaultLanguage?: 'en' | 'ru') => {
      const reply = await t.call(
        api.eventQuestion.listTranslated,
        { id, language, ...(defaultLanguage && { defaultLanguage }) },
        at(),
      )
      return reply.body.items.flatMap(({ text, options }) => [text, ...options.map(each => each.text)])
    }
    expect(await read('ru', 'en')).toEqual(['Чай или кофе?', 'Чай', 'Coffee'])
    expect(await read('en')).toEqual(['Tea or coffee?', 'Tea', 'Coffee'])
  })

  test('are shown to participants without what is hidden, inactive or unfinished', async () => {
    const id = await event()
    await create(id, {
      text: 'Which tea?',
      options: [
        { text: 'Green' },
        { text: 'Black' },
        { text: 'White', isActive: false },
        { text: 'Red', isVisible: false },
      ],
      translations: [{ language: 'ru', translatedText: 'Какой чай?' }],
    })
    await create(id, { text: 'Hidden', isVisible: false })
    const read = async (language: 'en' | 'ru') =>
      (await ask(id, language, 'en')).body.items.map(({ text, options }) => [text, options.map(each => each.text)])
    expect(await read('en')).toEqual([['Which tea?', ['Green', 'Black']]])
    expect(await read('ru')).toEqual([['Какой чай?', ['Green', 'Black']]])
    await t.owner`update event set is_onboarding_enabled = false where id = ${id}`
    expect(await read('en')).toEqual([])
  })

  test('that are private are not shown to visitors or to those who are not confirmed', async () => {
    const id = await event()
    await t.owner`update event set visibility = 'PRIVATE' where id = ${id}`
    const pending = await buildSignedInParticipant(t, here.id, { moderationStatus: 'PENDING' })
    const read = (token: string) =>
      t.call(api.eventQuestion.listForParticipant, { id, language: 'en' }, { host: here.host, token })
    expect((await read(pending.token)).status).toBe(404)
    expect((await read(organiser.token)).status).toBe(200)
  })
})

describe('a question that is asked only after an option', () => {
  const build = async () => {
    const id = await event()
    const first = (await create(id)).body
    const option = first.options[0]?.id as string
    const second = (await create(id, { text: 'Milk?', shownAfterOptionId: option })).body
    return { id, first, second, option }
  }

  test('keeps the option', async () => {
    const { second, option } = await build()
    expect(second.shownAfterOptionId).toBe(option)
  })

  test('cannot depend on a later question, on itself or on another event', async () => {
    const { id, first, second } = await build()
    const own = second.options[0]?.id as string
    const foreign = (await create(await event())).body.options[0]?.id as string
    for (const [questionId, optionId] of [
      [first.id, own],
      [second.id, own],
    ] as const)
      expect((await update(id, questionId, { shownAfterOptionId: optionId })).failure).toMatchObject({
        status: 409,
        code: 1128,
        message: expect.stringContaining('earlier question'),
      })
    expect((await create(id, { shownAfterOptionId: foreign })).status).toBe(404)
    expect((await update(id, second.id, { shownAfterOptionId: foreign })).status).toBe(404)
  })

  test('is not moved before the question it depends on', async () => {
    const { id, first, second } = await build()
    expect((await reorder(id, [second.id, first.id])).failure).toMatchObject({ status: 409, code: 1128 })
    expect((await list(id)).map(each => each.id)).toEqual([first.id, second.id])
    await update(id, second.id, { shownAfterOptionId: null })
    const moved = await reorder(id, [second.id, first.id])
    expect(moved.body.items.map(each => [each.id, each.order])).toEqual([
      [second.id, 1],
      [first.id, 2],
    ])
  })

  test('keeps the question and the option from being removed, and the type from being changed', async () => {
    const { id, first } = await build()
    expect((await remove(id, first.id)).failure).toMatchObject({ status: 409, code: 1129 })
    const options = [{ id: first.options[1]?.id as string, text: 'Coffee' }, { text: 'Kvass' }]
    expect((await update(id, first.id, { options })).failure?.code).toBe(1129)
    expect((await update(id, first.id, { type: 'TEXT' })).failure?.code).toBe(1129)
  })

  test('is moved and given its condition at the same time by two organisers: one is refused', async () => {
    const attempt = async () => {
      const id = await event()
      const first = (await create(id)).body
      const second = (await create(id)).body
      const held = await holdWrites(t.owner, 'event_question')
      const replies = await race<{ status: number }>(
        held,
        () => reorder(id, [second.id, first.id]),
        aMinuteLater(t.clock, () => update(id, second.id, { shownAfterOptionId: first.options[0]?.id as string })),
      )
      return { statuses: replies.map(({ status }) => status), broken: brokenConditions(await list(id)) }
    }
    expect(await attempt()).toEqual({ statuses: [200, 409], broken: [] })
    const unlocked = await withoutLock('event questions', attempt)
    expect(unlocked.broken).toHaveLength(1)
  })
})

describe('a change', () => {
  const answered = async () => {
    const id = await event()
    const question = (await create(id)).body
    const participant = await buildSignedInParticipant(t, here.id)
    await buildParticipation(t, { communityId: here.id, eventId: id, participantId: participant.id, status: 'PENDING' })
    const answers = [{ questionId: question.id, optionIds: [question.options[0]?.id as string] }]
    await t.call(api.eventAnswer.submit, { id, answers }, { host: here.host, token: participant.token })
    const read = async () =>
      (await t.call(api.eventAnswer.list, { id }, at())).body.items.map(({ question: asked, text }) => [asked, text])
    return { id, question, read }
  }

  test('of text, options or type keeps given answers readable', async () => {
    const { id, question, read } = await answered()
    expect((await list(id))[0]?.answers).toBe(1)
    await update(id, question.id, { text: 'Something else?', options: [{ text: 'Yes' }, { text: 'No' }] })
    expect(await read()).toEqual([['Tea or coffee?', 'Tea']])
    await update(id, question.id, { type: 'TEXT', options: [] })
    expect(await read()).toEqual([['Tea or coffee?', 'Tea']])
  })

  test('that removes the question keeps its answers', async () => {
    const { id, question, read } = await answered()
    expect((await remove(id, question.id)).status).toBe(200)
    expect(await list(id)).toEqual([])
    expect((await ask(id)).body.items).toEqual([])
    expect(await read()).toEqual([['Tea or coffee?', 'Tea']])
    expect((await remove(id, question.id)).status).toBe(404)
    expect((await update(id, question.id, { text: 'Again' })).status).toBe(404)
  })

  test('leaves what is not sent', async () => {
    const id = await event()
    const { id: questionId, ...made } = (
      await create(id, { isRequired: true, translations: [{ language: 'ru', translatedText: 'Чай?' }] })
    ).body
    const { id: _, ...changed } = (await update(id, questionId, { text: 'Tea today?' })).body
    expect(changed).toEqual({ ...made, text: 'Tea today?' })
    const cleared = await update(id, questionId, { translations: [{ language: 'ru', translatedText: '' }] })
    expect(cleared.body.translations).toEqual([])
  })

  test('by an organiser of another event, or of a question of another event, is refused', async () => {
    const [id, other] = [await event(), await event()]
    const question = await buildEventQuestion(t, { communityId: here.id, eventId: other })
    expect((await update(id, question.id, { text: 'Mine' })).status).toBe(404)
    expect((await remove(id, question.id)).status).toBe(404)
    const stranger = await buildSignedInParticipant(t, here.id)
    await buildEvent(t, { communityId: here.id, responsibles: [stranger.userId] })
    const refused = await t.call(
      api.eventQuestion.create,
      { id, text: 'Mine', type: 'TEXT' },
      { host: here.host, token: stranger.token },
    )
    expect(refused.status).toBe(403)
  })

  test('of the order names every question, each once', async () => {
    const id = await event()
    const [one, two] = [(await create(id)).body.id, (await create(id)).body.id]
    for (const ids of [[one], [one, one], [one, two, two], []])
      expect((await reorder(id, ids)).failure).toMatchObject({ status: 409, code: 1130 })
  })

  test('made with another option id than its own is refused', async () => {
    const id = await event()
    const [one, two] = [(await create(id)).body, (await create(id)).body]
    const options = [{ id: two.options[0]?.id as string, text: 'Stolen' }, { text: 'New' }]
    expect((await update(id, one.id, { options })).status).toBe(404)
  })
})

test('answers of a deleted participant go with them', async () => {
  const id = await event()
  const question = await buildEventQuestion(t, { communityId: here.id, eventId: id })
  const person = await buildSignedInParticipant(t, here.id)
  await buildEventAnswer(t, { communityId: here.id, participantId: person.id, question })
  await t.owner`delete from participant where id = ${person.id}`
  expect((await list(id))[0]?.answers).toBe(0)
})
