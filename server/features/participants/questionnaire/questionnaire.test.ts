import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { api } from '#contract/capabilities.ts'
import { buildSession } from '#server/features/auth/session/testing.ts'
import { buildCommunity } from '#server/features/communities/community/testing.ts'
import { buildParticipant } from '#server/features/participants/participant/testing.ts'
import { buildQuestion } from '#server/features/participants/question/testing.ts'
import { startTestApp, type TestApp } from '#server/testing/harness.ts'
import { aMinuteLater, holdWrites, race, withoutLock } from '#server/testing/race.ts'
import { newQuestion } from './testing.ts'

let t: TestApp
let here: Awaited<ReturnType<typeof buildCommunity>>
let admin: { host: string; token: string; userId: string }
let member: { host: string; token: string; userId: string }
beforeAll(async () => {
  t = await startTestApp()
})
afterAll(() => t.stop())
beforeEach(async () => {
  await t.owner`truncate call_count`
  here = await buildCommunity(t)
  const as = async (role: 'ROLE_ADMIN' | 'ROLE_USER') => {
    const { userId } = await buildParticipant(t, { communityId: here.id, role })
    return { host: here.host, token: (await buildSession(t, { communityId: here.id, userId })).token, userId }
  }
  ;[admin, member] = [await as('ROLE_ADMIN'), await as('ROLE_USER')]
})

const words = (text: string) => ({ en: text, ru: `${text} по-русски` })
const asked = async () => (await t.call(api.question.list, {}, member)).body
const managed = async () => (await t.call(api.questionnaire.list, {}, admin)).body
const add = async (own: object = {}) => (await t.call(api.questionnaire.create, { ...newQuestion, ...own }, admin)).body
const changes = async () => (await t.call(api.change.list, { kind: 'question' }, admin)).body.items
const save = (questionId: string, text: string, options: string[] = []) =>
  t.call(api.question.updateAnswers, { answers: [{ questionId, text, options }] }, member)

/** By the call of the audit log. */
const undoLast = async () => {
  const [last] = await changes()
  return (await t.call(api.communitySetting.undo, { id: String(last?.id) }, admin)).status === 200
}

describe('a question of the questionnaire', () => {
  test('that a manager adds is asked of members, in both languages, after the others', async () => {
    const first = await add({ isRequired: true })
    const options = [{ text: words('Tea') }, { text: words('Coffee') }, { text: words('Water') }]
    const second = await add({ type: 'CHECKBOX', text: words('Drinks'), options, atMost: 2, isAnswerVisible: true })
    const { answers: _, ...shown } = second
    expect((await asked()).map(({ id }) => id)).toEqual([first.id, second.id])
    expect((await asked())[1]).toEqual(shown)
    expect(shown).toMatchObject({ text: words('Drinks'), atMost: 2, isAnswerVisible: true })
    expect((await save(second.id, '', [String(second.options[2]?.id)])).status).toBe(200)
    expect((await managed()).questions.map(({ answers }) => answers)).toEqual([0, 1])
  })

  test('that is changed keeps the options that are sent with their id, and its type once it is answered', async () => {
    const given = { type: 'RADIO' as const, text: words('Size') }
    const { id, options } = await add({ ...given, options: [{ text: words('Small') }, { text: words('Large') }] })
    const [small, large] = options
    await save(id, '', [String(large?.id)])
    const kept = [{ ...small, text: words('S') }, { text: words('Huge') }]
    const changed = await t.call(api.questionnaire.update, { id, ...given, options: kept }, admin)
    expect(changed.body.options[0]).toEqual({ id: small?.id, text: words('S') })
    // The member had chosen what is no longer there.
    expect((await t.call(api.question.listMyAnswers, {}, member)).body).toEqual([
      { questionId: id, text: '', options: [] },
    ])
    expect((await t.call(api.questionnaire.update, { id, ...newQuestion }, admin)).failure).toMatchObject({
      name: 'QUESTION_ANSWERED',
    })
    const unanswered = await add()
    const year = await t.call(api.questionnaire.update, { ...newQuestion, id: unanswered.id, type: 'YEAR' }, admin)
    expect(year.body.type).toBe('YEAR')
  })

  test.each([
    [{ type: 'RADIO', options: [{ text: words('One') }] }, 'TOO_FEW_OPTIONS'],
    [{ type: 'RADIO', options: [{ id: 'unknown', text: words('One') }, { text: words('Two') }] }, 'INVALID_INPUT'],
    [{ text: { en: 'Only English', ru: '' } }, 'INVALID_INPUT'],
    [{ isVisible: true }, 'INVALID_INPUT'],
  ])('is refused: %o', async (own, name) => {
    expect(
      (await t.call(api.questionnaire.create, { ...newQuestion, ...own } as typeof newQuestion, admin)).failure?.name,
    ).toBe(name)
  })

  test('that is removed is asked of nobody, and comes back with its answers', async () => {
    const { id } = await add({ isAnswerVisible: true })
    const { id: other } = await add()
    await save(id, 'Novels')
    await t.call(api.questionnaire.remove, { id }, admin)
    expect((await asked()).map(question => question.id)).toEqual([other])
    expect((await managed()).removed).toMatchObject([{ id, answers: 1 }])
    await t.call(api.questionnaire.restore, { id }, admin)
    expect((await asked()).map(question => question.id)).toEqual([other, id])
    expect((await managed()).questions[1]?.answers).toBe(1)
  })

  test('is moved: all ids, each once', async () => {
    const ids = [(await add()).id, (await add()).id, (await add()).id]
    const turned = [...ids].reverse()
    expect((await t.call(api.questionnaire.reorder, { ids: turned }, admin)).status).toBe(200)
    expect((await asked()).map(({ id }) => id)).toEqual(turned)
    expect((await t.call(api.questionnaire.reorder, { ids: turned.slice(1) }, admin)).failure?.name).toBe(
      'QUESTIONS_CHANGED',
    )
    const foreign = await buildQuestion(t, (await buildCommunity(t)).id)
    expect((await t.call(api.questionnaire.reorder, { ids: [...ids, foreign] }, admin)).status).toBe(404)
  })
})

describe('the audit log of the questionnaire', () => {
  test('has each change with the fields that differ', async () => {
    const { id } = await add()
    await t.call(api.questionnaire.update, { id, ...newQuestion, isRequired: true }, admin)
    await t.call(api.questionnaire.update, { id, ...newQuestion, isRequired: true }, admin)
    await t.call(api.questionnaire.remove, { id }, admin)
    expect((await changes()).map(({ subject, before, after, can }) => [subject, before, after, can.undo])).toEqual([
      [newQuestion.text.en, { isRemoved: false }, { isRemoved: true }, true],
      [newQuestion.text.en, { isRequired: false }, { isRequired: true }, true],
      [newQuestion.text.en, { isRemoved: true }, { isRemoved: false, text: newQuestion.text }, true],
    ])
  })

  test('undoes texts, order and removal', async () => {
    const first = await add()
    const second = await add()
    await t.call(api.questionnaire.update, { id: first.id, ...newQuestion, text: words('Changed') }, admin)
    expect(await undoLast()).toBe(true)
    expect((await asked())[0]?.text).toEqual(newQuestion.text)
    await t.call(api.questionnaire.reorder, { ids: [second.id, first.id] }, admin)
    t.clock.moveBy(1000)
    expect(await undoLast()).toBe(true)
    expect((await asked()).map(({ id }) => id)).toEqual([first.id, second.id])
    t.clock.moveBy(1000)
    await t.call(api.questionnaire.remove, { id: first.id }, admin)
    expect(await undoLast()).toBe(true)
    expect((await asked()).map(({ id }) => id)).toEqual([second.id, first.id])
  })

  test('does not undo the type of a question that was answered since', async () => {
    const { id } = await add()
    await t.call(api.questionnaire.update, { id, ...newQuestion, type: 'YEAR' }, admin)
    await save(id, '1999')
    expect(await undoLast()).toBe(false)
    expect((await asked())[0]?.type).toBe('YEAR')
  })
})

describe('the limit of questions', () => {
  async function addTwoAtOnce(): Promise<number[]> {
    for (let place = 1; place <= 49; place++) await buildQuestion(t, here.id, { place })
    const held = await holdWrites(t.owner, 'question')
    const call = () => t.call(api.questionnaire.create, newQuestion, admin)
    const answers = await race(held, call, aMinuteLater(t.clock, call))
    return answers.map(({ status }) => status)
  }

  test('holds when two managers add one at the same moment', async () => {
    expect(await addTwoAtOnce()).toEqual([200, 409])
  })

  test('control: without the lock it is exceeded', async () => {
    expect(await withoutLock('questionnaire', addTwoAtOnce)).toEqual([200, 200])
  })
})
