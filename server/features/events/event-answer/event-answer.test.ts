import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { api } from '#contract/capabilities.ts'
import type { SentOf } from '#contract/endpoint.ts'
import { buildCommunity } from '#server/features/communities/community/testing.ts'
import { buildSignedInParticipant } from '#server/features/participants/participant/testing.ts'
import { startTestApp, type TestApp } from '#server/testing/harness.ts'
import { buildEvent, type EventOptions } from '../event/testing.ts'
import { buildEventQuestion, type EventQuestionOptions } from '../event-question/testing.ts'
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
beforeEach(async () => {
  await t.owner`truncate call_count`
})

const buildOwn = async (options: EventOptions = {}) =>
  (
    await buildEvent(t, {
      communityId: here.id,
      isOnboardingEnabled: true,
      responsibles: [organiser.userId],
      ...options,
    })
  ).id
const ask = (eventId: string, options: Omit<EventQuestionOptions, 'communityId' | 'eventId'> = {}) =>
  buildEventQuestion(t, { communityId: here.id, eventId, ...options })
const join = async (eventId: string) => {
  const me = await buildSignedInParticipant(t, here.id)
  const heldUntil = new Date(t.clock.now().getTime() + 3_600_000)
  await buildParticipation(t, { communityId: here.id, eventId, participantId: me.id, status: 'PENDING', heldUntil })
  return me
}
const at = ({ token }: { token: string }) => ({ host: here.host, token })
type Sent = SentOf<typeof api.eventAnswer.submit>['answers'][number]
const submit = (id: string, me: Person, ...answers: Sent[]) => t.call(api.eventAnswer.submit, { id, answers }, at(me))
const mine = async (id: string, me: Person) => (await t.call(api.eventAnswer.listOfUser, { id }, at(me))).body.items
const progress = async (id: string, me: Person) => (await t.call(api.eventAnswer.progress, { id }, at(me))).body
const complete = (id: string, me: Person) => t.call(api.eventAnswer.complete, { id }, at(me))

/** Do you bring something? Only after yes: what? And an optional year. */
const buildFlow = async (options: EventOptions = {}) => {
  const id = await buildOwn(options)
  const bring = await ask(id, {
    type: 'RADIO',
    text: 'Do you bring something?',
    options: ['Yes', 'No'],
    isRequired: true,
  })
  const [yes, no] = bring.optionIds as [string, string]
  const what = await ask(id, { text: 'What?', position: 2, isRequired: true, shownAfterOptionId: yes })
  const year = await ask(id, { type: 'YEAR', text: 'Since when do you come?', position: 3 })
  return { id, bring: bring.id, what: what.id, year: year.id, yes, no }
}

describe('answers', () => {
  test('are saved per question, and once however often they are sent', async () => {
    const { id, bring, what, yes } = await buildFlow()
    const me = await join(id)
    const before = t.clock.now().getTime()
    await submit(id, me, { questionId: bring, optionIds: [yes] })
    const after = t.clock.now().getTime()
    const once = await mine(id, me)
    t.clock.moveBy(1000)
    await submit(id, me, { questionId: bring, optionIds: [yes] })
    const [first, ...others] = await mine(id, me)
    expect([first, ...others]).toEqual(once)
    expect(others).toEqual([])
    expect(first).toMatchObject({
      questionId: bring,
      participantId: me.id,
      type: 'RADIO',
      question: 'Do you bring something?',
      text: 'Yes',
      optionIds: [yes],
    })
    const answeredAt = new Date(first?.answeredAt ?? 0).getTime()
    expect([answeredAt >= before, answeredAt <= after]).toEqual([true, true])
    await submit(id, me, { questionId: what, text: 'Jam' })
    await submit(id, me, { questionId: what, text: 'Cherry jam' })
    expect((await mine(id, me)).map(({ text }) => text)).toEqual(['Yes', 'Cherry jam'])
  })

  test('to several questions are saved in one call, in the order of their conditions', async () => {
    const { id, bring, what, yes } = await buildFlow()
    const me = await join(id)
    const sent = await submit(id, me, { questionId: what, text: 'Jam' }, { questionId: bring, optionIds: [yes] })
    expect(sent.body).toMatchObject({ total: 3, answered: 2 })
  })

  test('that do not fit are refused and nothing of the call is saved', async () => {
    const { id, bring, what, year, yes, no } = await buildFlow()
    const me = await join(id)
    const refused = async (...answers: Sent[]) => (await submit(id, me, ...answers)).failure
    expect(await refused({ questionId: bring, optionIds: [yes, no] })).toMatchObject({ status: 400 })
    expect(await refused({ questionId: bring })).toMatchObject({ fields: { 'answers.0': 'Please fill this in' } })
    expect(await refused({ questionId: year, text: '3000' })).toMatchObject({ status: 400 })
    expect(await refused({ questionId: what, text: 'Jam' })).toMatchObject({ status: 400 })
    const long = { questionId: what, text: 'x'.repeat(256) }
    expect(await refused({ questionId: bring, optionIds: [yes] }, long)).toMatchObject({
      fields: { 'answers.1': 'No more than 255 characters' },
    })
    expect(await mine(id, me)).toEqual([])
    await submit(id, me, { questionId: bring, optionIds: [yes] }, { questionId: what, text: 'x'.repeat(255) })
    expect(await mine(id, me)).toHaveLength(2)
  })

  test('select options that are active, at most as many as allowed', async () => {
    const id = await buildOwn()
    const question = await ask(id, { type: 'CHECKBOX', options: ['A', 'B', 'C'], atMost: 2 })
    const me = await join(id)
    const [a, b, c] = question.optionIds as [string, string, string]
    const choose = async (...optionIds: string[]) =>
      (await submit(id, me, { questionId: question.id, optionIds })).status
    expect(await choose(a, b, c)).toBe(400)
    expect(await choose(a, b)).toBe(200)
    await t.owner`update event_answer_option set is_active = false where id = ${c}`
    expect(await choose(c)).toBe(400)
    await t.owner`update event_answer_option set removed_at = ${t.clock.now()} where id = ${b}`
    expect(await choose(b)).toBe(404)
  })

  test('to an option with a text keep what was written beside it', async () => {
    const id = await buildOwn()
    const question = await ask(id, { type: 'RADIO', options: ['Tea', 'Other'] })
    const other = question.optionIds[1] as string
    await t.owner`update event_answer_option set type = 'TEXT' where id = ${other}`
    const me = await join(id)
    expect((await submit(id, me, { questionId: question.id, optionIds: [other] })).status).toBe(400)
    await submit(id, me, { questionId: question.id, optionIds: [other], text: 'Kvass' })
    expect(await mine(id, me)).toMatchObject([{ text: 'Other: Kvass', freeText: 'Kvass' }])
  })

  test('to an optional question are cleared by an empty one', async () => {
    const { id, year } = await buildFlow()
    const me = await join(id)
    await submit(id, me, { questionId: year, text: '2019' })
    await submit(id, me, { questionId: year, text: '' })
    expect(await mine(id, me)).toEqual([])
  })

  test('to a choice are none without an option, whatever text comes with them', async () => {
    const id = await buildOwn()
    const { id: questionId, optionIds } = await ask(id, { type: 'RADIO', options: ['Tea', 'Coffee'] })
    const me = await join(id)
    await submit(id, me, { questionId, optionIds: optionIds.slice(0, 1) })
    expect((await submit(id, me, { questionId, text: 'Milk' })).body).toMatchObject({ answered: 0 })
    expect(await mine(id, me)).toEqual([])
  })

  test('are taken only from those who have joined, while the event is to come', async () => {
    const { id, year } = await buildFlow()
    const answer = { questionId: year, text: '2019' }
    expect((await submit(id, organiser, answer)).failure).toMatchObject({ status: 409, code: 1131 })
    const me = await join(id)
    await t.owner`update participation set status = 'REJECTED', held_until = null where participant_id = ${me.id}`
    expect((await submit(id, me, answer)).failure).toMatchObject({ status: 409, code: 1132 })
    const late = await join(id)
    await t.owner`update event set cancelled_at = ${t.clock.now()} where id = ${id}`
    expect((await submit(id, late, answer)).failure?.code).toBe(1132)
    expect((await complete(id, late)).failure?.code).toBe(1132)
  })

  test('to questions of another event or removed ones are not found', async () => {
    const { id, year } = await buildFlow()
    const me = await join(id)
    const elsewhere = await ask(await buildOwn())
    expect((await submit(id, me, { questionId: elsewhere.id, text: 'x' })).status).toBe(404)
    await t.owner`update event_question set removed_at = ${t.clock.now()} where id = ${year}`
    expect((await submit(id, me, { questionId: year, text: '2019' })).status).toBe(404)
  })
})

describe('progress', () => {
  test('counts what applies and says where to continue, on any device', async () => {
    const { id, bring, what, year, yes, no } = await buildFlow()
    const me = await join(id)
    expect(await progress(id, me)).toEqual({
      total: 2,
      answered: 0,
      nextQuestionId: bring,
      startedAt: null,
      completedAt: null,
    })
    await submit(id, me, { questionId: bring, optionIds: [yes] })
    expect(await progress(id, me)).toMatchObject({ total: 3, answered: 1, nextQuestionId: what })
    await submit(id, me, { questionId: bring, optionIds: [no] })
    expect(await progress(id, me)).toMatchObject({ total: 2, answered: 1, nextQuestionId: year })
  })

  test('begins when the questions are first opened', async () => {
    const { id } = await buildFlow()
    const me = await join(id)
    const opened = (await t.call(api.eventAnswer.start, { id }, at(me))).body.startedAt
    expect(opened).not.toBeNull()
    t.clock.moveBy(60_000)
    expect((await t.call(api.eventAnswer.start, { id }, at(me))).body.startedAt).toBe(opened)
  })
})

describe('completion', () => {
  test('needs every required question that applies', async () => {
    const { id, bring, what, yes } = await buildFlow()
    const me = await join(id)
    await submit(id, me, { questionId: bring, optionIds: [yes] })
    expect((await complete(id, me)).failure).toMatchObject({ status: 409, code: 1133 })
    const open = (await t.call(api.eventAnswer.getCompletion, { id }, at(me))).body
    expect(open).toMatchObject({ isComplete: false, completedAt: null, missing: [what] })
    await submit(id, me, { questionId: what, text: 'Jam' })
    const done = (await complete(id, me)).body
    expect(done).toMatchObject({ isComplete: true, completedAt: expect.any(String), missing: [] })
    t.clock.moveBy(60_000)
    expect((await complete(id, me)).body.completedAt).toBe(done.completedAt)
  })

  test.each([
    ['confirms who needs nothing else', {}, 'CONFIRMED', 'going'],
    ['asks for approval', { isApprovalRequired: true }, 'PENDING', 'approval'],
    ['asks for payment', { price: 18 }, 'PENDING', 'pay'],
  ] as const)('%s', async (_, options, status, state) => {
    const { id, bring, no } = await buildFlow(options)
    const me = await buildSignedInParticipant(t, here.id)
    const joined = await t.call(api.participation.confirm, { id }, at(me))
    expect(joined.body).toMatchObject({ status: 'PENDING', state: 'answer' })
    await submit(id, me, { questionId: bring, optionIds: [no] })
    expect((await complete(id, me)).body.mine).toMatchObject({ status, state })
  })

  test('of several at the same moment confirms only as many as there are places', async () => {
    const { id, bring, no } = await buildFlow({ maxParticipants: 1, waitlist: 'NONE' })
    const people = [await join(id), await join(id)]
    await t.owner`update participation set held_until = null where event_id = ${id}`
    for (const me of people) await submit(id, me, { questionId: bring, optionIds: [no] })
    const replies = await Promise.all(people.map(me => complete(id, me)))
    expect(replies.map(({ body }) => body.mine.status).sort()).toEqual(['CONFIRMED', 'PENDING'])
  })

  test('removes answers to questions that do not apply any more', async () => {
    const { id, bring, what, yes, no } = await buildFlow()
    const me = await join(id)
    await submit(id, me, { questionId: bring, optionIds: [yes] }, { questionId: what, text: 'Jam' })
    await submit(id, me, { questionId: bring, optionIds: [no] })
    expect(await mine(id, me)).toHaveLength(2)
    await complete(id, me)
    expect((await mine(id, me)).map(({ text }) => text)).toEqual(['No'])
  })

  test('is open again when a required answer is deleted before the participation is confirmed', async () => {
    const { id, bring, no } = await buildFlow({ isApprovalRequired: true })
    const me = await join(id)
    await submit(id, me, { questionId: bring, optionIds: [no] })
    await complete(id, me)
    const [answer] = await mine(id, me)
    await t.call(api.eventAnswer.remove, { id, answerId: answer?.id as string }, at(me))
    expect(await progress(id, me)).toMatchObject({ answered: 0, completedAt: null })
  })
})

describe('for organisers', () => {
  test('answers are listed by question and by participant, in pages', async () => {
    const { id, bring, year, no, yes } = await buildFlow()
    const [one, two] = [await join(id), await join(id)]
    await submit(id, one, { questionId: bring, optionIds: [no] })
    t.clock.moveBy(1000)
    await submit(id, two, { questionId: bring, optionIds: [yes] })
    t.clock.moveBy(1000)
    await submit(id, one, { questionId: year, text: '2019' })
    const list = async (own: Omit<SentOf<typeof api.eventAnswer.list>, 'id'>) =>
      (await t.call(api.eventAnswer.list, { id, ...own }, at(organiser))).body
    expect((await list({ questionId: bring })).items.map(({ participantId, text }) => [participantId, text])).toEqual([
      [two.id, 'Yes'],
      [one.id, 'No'],
    ])
    expect((await list({ participantId: one.id })).items.map(({ text }) => text)).toEqual(['2019', 'No'])
    const first = await list({ size: 2 })
    expect([first.items.map(({ text }) => text), first.total]).toEqual([['2019', 'Yes'], 3])
    const second = await list({ size: 2, after: first.next as string })
    expect([second.items.map(({ text }) => text), second.next]).toEqual([['No'], null])
    expect(second.items[0]?.participant).toMatchObject({ participantId: one.id, firstName: 'Vera' })
  })

  test('people are listed with how far they are', async () => {
    const { id, bring, no } = await buildFlow()
    const [one, two] = [await join(id), await join(id)]
    await join(id)
    await submit(id, one, { questionId: bring, optionIds: [no] })
    await complete(id, one)
    t.clock.moveBy(1000)
    await t.call(api.eventAnswer.start, { id }, at(two))
    const { items, total } = (await t.call(api.eventAnswer.listParticipants, { id }, at(organiser))).body
    expect(
      items.map(({ participant, answers, completedAt }) => [participant.participantId, answers, completedAt !== null]),
    ).toEqual([
      [two.id, 0, false],
      [one.id, 1, true],
    ])
    expect(total).toBe(2)
  })

  test('an answer is deleted by them and by its owner only', async () => {
    const { id, bring, year, no } = await buildFlow()
    const [me, stranger] = [await join(id), await join(id)]
    await submit(id, me, { questionId: bring, optionIds: [no] }, { questionId: year, text: '2019' })
    const [first, second] = await mine(id, me)
    const remove = (answerId: string | undefined, who: Person) =>
      t.call(api.eventAnswer.remove, { id, answerId: answerId as string }, at(who))
    expect((await remove(first?.id, stranger)).status).toBe(404)
    expect((await remove(first?.id, organiser)).status).toBe(200)
    expect((await remove(second?.id, me)).status).toBe(200)
    expect(await mine(id, me)).toEqual([])
  })

  test('answers of a participant are read by them, not by other members or organisers of another event', async () => {
    const { id, year } = await buildFlow()
    const [me, stranger] = [await join(id), await join(id)]
    await buildEvent(t, { communityId: here.id, responsibles: [stranger.userId] })
    await submit(id, me, { questionId: year, text: '2019' })
    const read = (who: Person) => t.call(api.eventAnswer.listOfUser, { id, participantId: me.id }, at(who))
    expect((await read(organiser)).body.items).toMatchObject([{ text: '2019' }])
    expect((await read(me)).status).toBe(200)
    expect((await read(stranger)).status).toBe(403)
    expect((await t.call(api.eventAnswer.list, { id }, at(stranger))).status).toBe(403)
  })
})
