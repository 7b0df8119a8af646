import { parse } from 'csv-parse/sync'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { api } from '#contract/capabilities.ts'
import { buildCommunity } from '#server/features/communities/community/testing.ts'
import { buildSignedInParticipant } from '#server/features/participants/participant/testing.ts'
import { startTestApp, type TestApp } from '#server/testing/harness.ts'
import { buildEvent } from '../event/testing.ts'
import { buildEventQuestion } from '../event-question/testing.ts'
import { buildParticipation } from '../participation/testing.ts'

type Person = Awaited<ReturnType<typeof buildSignedInParticipant>>

let t: TestApp
let here: { id: string; host: string }
let organiser: Person
beforeAll(async () => {
  t = await startTestApp()
  here = await buildCommunity(t)
  organiser = await buildSignedInParticipant(t, here.id)
})
afterAll(() => t.stop())

const at = ({ token }: { token: string }) => ({ host: here.host, token })

/** Five people: three finish after 60, 180 and 660 seconds, one stops at the second question, one has not begun. */
async function build() {
  const { id } = await buildEvent(t, {
    communityId: here.id,
    isOnboardingEnabled: true,
    responsibles: [organiser.userId],
  })
  const question = (options: object) => buildEventQuestion(t, { communityId: here.id, eventId: id, ...options })
  const drink = await question({ type: 'RADIO', text: '=Drink?', options: ['Tea', 'Coffee'], isRequired: true })
  const year = await question({ type: 'YEAR', text: 'Since when?', position: 2, isRequired: true })
  const remark = await question({ text: 'A remark', position: 3 })
  const join = async () => {
    const me = await buildSignedInParticipant(t, here.id)
    await buildParticipation(t, { communityId: here.id, eventId: id, participantId: me.id, status: 'PENDING' })
    return me
  }
  const submit = (me: Person, questionId: string, answer: { text?: string; optionIds?: string[] }) =>
    t.call(api.eventAnswer.submit, { id, answers: [{ questionId, ...answer }] }, at(me))
  const [tea] = drink.optionIds as [string, string]
  for (const [seconds, text] of [
    [60, '2019'],
    [180, '2021'],
    [660, '2021'],
  ] as const) {
    const me = await join()
    await t.call(api.eventAnswer.start, { id }, at(me))
    await submit(me, drink.id, { optionIds: [tea] })
    await submit(me, year.id, { text })
    if (seconds === 60) await submit(me, remark.id, { text: 'See you' })
    t.clock.moveBy(seconds * 1000)
    await t.call(api.eventAnswer.complete, { id }, at(me))
  }
  await submit(await join(), drink.id, { optionIds: [tea] })
  await join()
  const gone = await join()
  await submit(gone, drink.id, { optionIds: [tea] })
  await t.owner`update participation set status = 'CANCELLED' where participant_id = ${gone.id}`
  return { id, drink: drink.id, year: year.id, remark: remark.id }
}

describe('statistics', () => {
  test('count participants, completion and time, and per question the options, years, texts and stops', async () => {
    const { id, drink, year, remark } = await build()
    const { body } = await t.call(api.statistics.get, { id }, at(organiser))
    const { questions, averageSeconds, medianSeconds, ...figures } = body
    expect(figures).toEqual({
      totalParticipants: 5,
      started: 4,
      completed: 3,
      completionRate: 0.6,
    })
    // The clock runs on while the calls are made.
    const rounded = [averageSeconds, medianSeconds].map(seconds => Math.round((seconds as number) / 30) * 30)
    expect(rounded).toEqual([300, 180])
    expect(questions).toMatchObject([
      {
        questionId: drink,
        answers: 4,
        stoppedHere: 0,
        options: [
          { text: 'Tea', count: 4 },
          { text: 'Coffee', count: 0 },
        ],
      },
      {
        questionId: year,
        answers: 3,
        stoppedHere: 1,
        years: [
          { year: 2019, count: 1 },
          { year: 2021, count: 2 },
        ],
      },
      { questionId: remark, answers: 1, stoppedHere: 0, texts: 1 },
    ])
    await t.owner`update event_question set removed_at = ${t.clock.now()} where id in (${remark}, ${year})`
    await t.owner`delete from event_answer where question_id = ${remark}`
    const later = (await t.call(api.statistics.get, { id }, at(organiser))).body.questions
    expect(later.map(({ questionId, isRemoved }) => [questionId, isRemoved])).toEqual([
      [drink, false],
      [year, true],
    ])
  })

  test('count no year for an answer that is stored without one', async () => {
    const { id, year } = await build()
    await t.owner`update event_answer set free_text = '' where question_id = ${year} and free_text = '2019'`
    const { body } = await t.call(api.statistics.get, { id }, at(organiser))
    expect(body.questions.find(({ questionId }) => questionId === year)?.years).toEqual([{ year: 2021, count: 2 }])
  })

  test('of an event without participants are zero', async () => {
    const { id } = await buildEvent(t, { communityId: here.id, responsibles: [organiser.userId] })
    expect((await t.call(api.statistics.get, { id }, at(organiser))).body).toEqual({
      totalParticipants: 0,
      started: 0,
      completed: 0,
      completionRate: 0,
      averageSeconds: null,
      medianSeconds: null,
      questions: [],
    })
  })

  test('are a CSV file in the language of the reader, with formulas neutralised', async () => {
    const { id } = await build()
    const reply = await t.call(
      api.statistics.exportCsv,
      { id },
      {
        ...at(organiser),
        headers: { 'accept-language': 'ru' },
      },
    )
    const rows: string[][] = parse(reply.raw, { bom: true })
    expect(rows).toEqual([
      ['Вопрос', 'Тип', 'Ответ', 'Количество', 'Доля', 'Остановились здесь'],
      ["'=Drink?", 'RADIO', 'Tea', '4', '1.000', '0'],
      ["'=Drink?", 'RADIO', 'Coffee', '0', '0.000', '0'],
      ['Since when?', 'YEAR', '2019', '1', '0.333', '1'],
      ['Since when?', 'YEAR', '2021', '2', '0.667', '1'],
      ['A remark', 'TEXT', 'Свободный ответ', '1', '1.000', '0'],
    ])
  })

  test('are for organisers of the event only', async () => {
    const { id } = await build()
    const stranger = await buildSignedInParticipant(t, here.id)
    await buildEvent(t, { communityId: here.id, responsibles: [stranger.userId] })
    for (const call of [api.statistics.get, api.statistics.exportCsv])
      expect((await t.call(call, { id }, at(stranger))).status).toBe(403)
  })
})
