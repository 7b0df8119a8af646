import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { api } from '#contract/capabilities.ts'
import { buildSession } from '#server/features/auth/session/testing.ts'
import { buildCommunity } from '#server/features/communities/community/testing.ts'
import { buildParticipant } from '#server/features/participants/participant/testing.ts'
import { buildQuestion } from '#server/features/participants/question/testing.ts'
import { buildConnection } from '#server/features/users/user/testing.ts'
import { startTestApp, type TestApp } from '#server/testing/harness.ts'

let t: TestApp
let community: { id: string; domain: string }
let as: { token: string; host: string }
beforeAll(async () => {
  t = await startTestApp()
})
afterAll(() => t.stop())
beforeEach(async () => {
  community = await buildCommunity(t)
  const admin = await buildConnection(t, { communityId: community.id, role: 'ROLE_ADMIN' })
  as = { token: (await buildSession(t, admin)).token, host: `${community.domain}.localhost` }
})

const words = (en: string) => ({ en, ru: `${en} по-русски` })
const options = ['Tea', 'Coffee', '=Milk'].map((name, at) => ({ id: `o${at}`, text: words(name) }))
const ask = (type: 'RADIO' | 'CHECKBOX' | 'YEAR' | 'TEXT', place = 1) =>
  buildQuestion(t, community.id, { type, place, options: type === 'YEAR' || type === 'TEXT' ? [] : options })

async function answer(questionId: string, given: { options?: string[]; text?: string }, more = {}) {
  const { userId } = await buildParticipant(t, { communityId: community.id, ...more })
  await t.owner`
    insert into answer (community_id, user_id, question_id, text, options, answered_at)
    values (${community.id}, ${userId}, ${questionId}, ${given.text ?? ''}, ${given.options ?? []}, now())`
}
const get = async (questionId?: string, lang = 'en') =>
  (await t.call(api.answerChart.get, questionId ? { questionId } : {}, { ...as, headers: { 'accept-language': lang } }))
    .body

test('counts each option in its order, for members who can be seen', async () => {
  const question = await ask('CHECKBOX')
  for (const chosen of [['o1'], ['o1', 'o0'], ['o1', 'o0'], ['o0', 'o1', 'gone']])
    await answer(question, { options: chosen })
  await answer(question, { options: ['o0'] }, { isNetworkingEnabled: false })
  await answer(question, { options: [] })
  expect(await get()).toEqual({
    questions: [{ id: question, text: 'What do you drink?' }],
    questionId: question,
    members: 5,
    known: 4,
    groups: [
      { label: 'Tea', members: 3 },
      { label: 'Coffee', members: 4 },
    ],
    other: { groups: 0, members: 0 },
  })
  expect((await get(question, 'ru')).groups[0]?.label).toBe('Tea по-русски')
})

test('merges small groups, so that nobody is recognised', async () => {
  const question = await ask('RADIO')
  for (const chosen of ['o0', 'o0', 'o0', 'o0', 'o1', 'o1', 'o1', 'o2']) await answer(question, { options: [chosen] })
  const { groups, other } = await get(question)
  expect(groups).toEqual([{ label: 'Tea', members: 4 }])
  expect(other).toEqual({ groups: 2, members: 4 })
  expect(JSON.stringify(groups)).not.toContain('Milk')
})

test('counts years, and offers only questions with groups, in their order', async () => {
  const [year, radio] = [await ask('YEAR', 2), await ask('RADIO', 1)]
  await ask('TEXT', 3)
  for (const text of ['2015', '2015', ' 2015', '2011', '2011', '2011']) await answer(year, { text })
  const shown = await get(year)
  expect(shown.questions.map(({ id }) => id)).toEqual([radio, year])
  expect(shown.groups).toEqual([
    { label: '2011', members: 3 },
    { label: '2015', members: 3 },
  ])
  expect((await get()).questionId).toBe(radio)
})

test('has nothing to show without such a question, and does not know those of others', async () => {
  await ask('TEXT')
  expect(await get()).toEqual({
    questions: [],
    questionId: null,
    members: 0,
    known: 0,
    groups: [],
    other: { groups: 0, members: 0 },
  })
  const foreign = await buildQuestion(t, (await buildCommunity(t)).id, { type: 'YEAR' })
  expect((await t.call(api.answerChart.get, { questionId: foreign }, as)).failure).toMatchObject({ status: 404 })
})

test('is downloaded with shares, and cells that no spreadsheet runs', async () => {
  const question = await ask('RADIO')
  for (const chosen of ['o0', 'o0', 'o0', 'o2', 'o2', 'o2']) await answer(question, { options: [chosen] })
  const { raw, headers } = await t.call(api.answerChart.exportCsv, { questionId: question }, as)
  expect(raw).toContain('What do you drink?,Members,Share\r\nTea,3,0.5\r\n')
  expect(raw).not.toMatch(/(^|,)"?=/m)
  expect(raw).toContain('Milk')
  expect(headers['content-disposition']).toContain(`${community.domain}-answers.csv`)
})
