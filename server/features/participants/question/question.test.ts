import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { api } from '#contract/capabilities.ts'
import type { Question } from '#contract/participants/question.ts'
import { buildSession } from '#server/features/auth/session/testing.ts'
import { buildCommunity } from '#server/features/communities/community/testing.ts'
import { buildConnection } from '#server/features/users/user/testing.ts'
import { startTestApp, type TestApp } from '#server/testing/harness.ts'
import { problemOf, unanswered } from './rules.ts'
import { buildQuestion } from './testing.ts'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp()
})
afterAll(() => t.stop())
beforeEach(async () => {
  await t.owner`truncate call_count`
})

const words = (text: string) => ({ en: text, ru: text })
const options = ['a', 'b', 'c'].map(id => ({ id, text: words(id) }))

describe('the questions of a community', () => {
  test('are listed in order, in both languages, and answers are stored for the user', async () => {
    const here = await buildCommunity(t)
    const second = await buildQuestion(t, here.id, { place: 2, type: 'CHECKBOX', options, atMost: 2 })
    const first = await buildQuestion(t, here.id, { place: 1, isRequired: true })
    const place = await buildConnection(t, { communityId: here.id })
    const at = { host: here.host, token: (await buildSession(t, place)).token }
    const listed = (await t.call(api.question.list, {}, at)).body
    expect(listed.map(({ id }) => id)).toEqual([first, second])
    expect(listed[0]?.text).toEqual({ en: 'What do you drink?', ru: 'Что вы пьёте?' })
    const save = (answers: { questionId: string; text: string; options: string[] }[], device = at) =>
      t.call(api.question.updateAnswers, { answers }, device)
    await save([{ questionId: first, text: 'Tea', options: [] }])
    await save([{ questionId: second, text: '', options: ['a', 'c'] }])
    await save([{ questionId: first, text: 'Coffee', options: [] }])
    const otherDevice = { host: here.host, token: (await buildSession(t, place)).token }
    const kept = (await t.call(api.question.listMyAnswers, {}, otherDevice)).body
    expect(
      Object.fromEntries(kept.map(({ questionId, text, options: chosen }) => [questionId, [text, ...chosen]])),
    ).toEqual({
      [first]: ['Coffee'],
      [second]: ['', 'a', 'c'],
    })
    const year = await buildQuestion(t, here.id, { place: 3, type: 'YEAR' })
    for (const [answer, sentence] of [
      [{ questionId: second, text: '', options: ['a', 'b', 'c'] }, 'No more than 2'],
      [{ questionId: second, text: '', options: ['z'] }, 'Choose one of the options'],
      [{ questionId: year, text: 'soon', options: [] }, 'Please check this value'],
    ] as const)
      expect((await save([{ ...answer, options: [...answer.options] }])).failure).toMatchObject({
        status: 400,
        fields: { 'answers.0': sentence },
      })
    const tooLong = await save([{ questionId: first, text: 'x'.repeat(256), options: [] }])
    expect(tooLong.failure.fields).toEqual({ 'answers.0.text': 'No more than 255 characters' })
    const foreign = await buildQuestion(t, (await buildCommunity(t)).id)
    expect((await save([{ questionId: foreign, text: 'x', options: [] }])).status).toBe(404)
  })
})

describe('an answer', () => {
  const now = new Date('2026-11-15')
  const question = (type: Question['type'], atMost = 2): Question => ({
    id: 'q',
    type,
    text: words('?'),
    hint: words(''),
    isRequired: true,
    isAnswerVisible: false,
    options,
    atMost,
  })
  const answer = (text: string, chosen: string[] = []) => ({ questionId: 'q', text, options: chosen })

  test.each([
    ['TEXT', answer('x'.repeat(255)), null],
    ['TEXT', answer('x'.repeat(256)), 'tooLong'],
    ['TEXT', answer(''), null],
    ['RADIO', answer('', ['a']), null],
    ['RADIO', answer('', ['a', 'b']), 'tooMany'],
    ['RADIO', answer('', ['z']), 'choice'],
    ['CHECKBOX', answer('', ['a', 'b']), null],
    ['CHECKBOX', answer('', ['a', 'b', 'c']), 'tooMany'],
    ['CHECKBOX', answer('', ['a', 'a']), 'choice'],
    ['YEAR', answer('1999'), null],
    ['YEAR', answer(''), null],
    ['YEAR', answer('1899'), 'year'],
    ['YEAR', answer('2027'), 'year'],
    ['YEAR', answer('soon'), 'year'],
  ] as const)('of the kind %s: %o is %s', (type, given, problem) => {
    expect(problemOf(question(type), { ...given, options: [...given.options] }, now)).toBe(problem)
  })

  test('is missing only when the question is required', () => {
    const asked = [question('TEXT'), { ...question('TEXT'), id: 'optional', isRequired: false }]
    expect(unanswered(asked, []).map(({ id }) => id)).toEqual(['q'])
    expect(unanswered(asked, [answer('')]).map(({ id }) => id)).toEqual(['q'])
    expect(unanswered(asked, [answer('tea')])).toEqual([])
  })
})
