import type { eventAnswerApi, SentAnswer } from '#contract/events/event-answer.ts'
import type { EventQuestion } from '#contract/events/event-question.ts'
import { questionLimits } from '#contract/events/question-fields.ts'
import type { Action, ParticipantContext } from '#server/platform/http/context.ts'
import { cutPage, pageOf } from '#server/platform/http/cursor.ts'
import { ensure, Failure } from '#server/platform/http/failure.ts'
import { fieldWords } from '#server/platform/words/words.ts'
import { canManageEvent } from '../event/access.ts'
import { openEvent, openManagedEvent } from '../event/event-view.ts'
import type { StoredEvent } from '../event/store.ts'
import { isAsked } from '../event-question/rules.ts'
import { listQuestions } from '../event-question/store.ts'
import { advance } from '../participation/participation-steps.ts'
import { describeMine } from '../participation/participation-view.ts'
import type { StoredParticipation } from '../participation/rules.ts'
import { findParticipation, lockTally } from '../participation/store.ts'
import { canAnswer, canRemoveAnswer } from './access.ts'
import { type AnswerProblem, applicable, describeAnswer, missing, problemOf, progressOf } from './rules.ts'
import * as store from './store.ts'

type Api = typeof eventAnswerApi

export const start: Action<Api['start']> = async ({ id }, ctx) => {
  const { event, participation } = await openParticipation(ctx, id)
  if (canAnswer(participation, stageOf(event, ctx.now))) await store.setStarted(ctx.db, participation.id, ctx.now)
  return describeProgress(ctx, event)
}

export const submit: Action<Api['submit']> = async ({ id, answers }, ctx) => {
  const { event, participation } = await openParticipation(ctx, id)
  ensure(canAnswer(participation, stageOf(event, ctx.now)), 'ANSWERS_CLOSED')
  await store.setStarted(ctx.db, participation.id, ctx.now)
  const questions = await listAsked(ctx, event)
  const orderOf = ({ questionId }: SentAnswer) => questions.findIndex(each => each.id === questionId)
  // An answer may be what a later question of the same call depends on.
  for (const sent of answers.toSorted((one, other) => orderOf(one) - orderOf(other)))
    await saveAnswer(ctx, event, { questions, sent, field: `answers.${answers.indexOf(sent)}` })
  if (participation.onboardingCompletedAt !== null) await removeInapplicable(ctx, event, questions)
  return describeProgress(ctx, event)
}

export const listOfUser: Action<Api['listOfUser']> = async ({ id, participantId }, ctx) => {
  const me = ctx.actor.participantId
  const isMine = participantId === undefined || participantId === me
  const event = await (isMine ? openEvent(ctx, id) : openManagedEvent(ctx, id))
  const whose = participantId ?? me
  if (!isMine) ensure(whose && (await findParticipation(ctx.db, event.id, whose)), 'NOT_FOUND')
  const items = whose ? await store.listOfParticipant(ctx.db, event.id, whose) : []
  return { items, next: null, total: items.length }
}

export const list: Action<Api['list']> = async ({ id, questionId, participantId, ...paging }, ctx) => {
  const event = await openManagedEvent(ctx, id)
  if (questionId) ensure(await store.isQuestionOf(ctx.db, event.id, questionId), 'NOT_FOUND')
  if (participantId) ensure(await findParticipation(ctx.db, event.id, participantId), 'NOT_FOUND')
  const page = pageOf(paging)
  const search = {
    eventId: event.id,
    questionId: questionId ?? null,
    participantId: participantId ?? null,
    ...page,
  }
  const found = await store.listAnswers(ctx.db, search)
  const { items, next } = cutPage(found, page, ({ answeredAt, id: answerId }) => ({ at: answeredAt, id: answerId }))
  return { items, next, total: await store.countAnswers(ctx.db, search) }
}

export const listParticipants: Action<Api['listParticipants']> = async ({ id, ...paging }, ctx) => {
  const event = await openManagedEvent(ctx, id)
  const page = pageOf(paging)
  const found = await store.listAnswering(ctx.db, { eventId: event.id, ...page })
  const { items, next } = cutPage(found, page, row => ({ at: row.at, id: row.id }))
  return {
    items: items.map(({ id: _, at: __, ...item }) => item),
    next,
    total: await store.countAnswering(ctx.db, event.id),
  }
}

export const remove: Action<Api['remove']> = async ({ id, answerId }, ctx) => {
  const { db, actor } = ctx
  const event = await openEvent(ctx, id)
  const answer = await store.findAnswer(db, event.id, answerId)
  const isOrganiser = canManageEvent(actor, event)
  const isOwn = answer !== null && answer.participantId === actor.participantId
  ensure(answer && (isOwn || isOrganiser), 'NOT_FOUND')
  const participation = await findParticipation(db, event.id, answer.participantId)
  const isOpen = participation !== null && canAnswer(participation, stageOf(event, ctx.now))
  ensure(canRemoveAnswer({ isOwn, isOpen, isOrganiser }), 'ANSWERS_CLOSED')
  await store.removeAnswer(db, answerId)
  if (isOwn && participation) await reopenIfMissing(ctx, event, participation)
  return {}
}

export const progress: Action<Api['progress']> = async ({ id }, ctx) => {
  const { event } = await openParticipation(ctx, id)
  return describeProgress(ctx, event)
}

export const getCompletion: Action<Api['getCompletion']> = async ({ id }, ctx) => {
  const { event } = await openParticipation(ctx, id)
  return describeCompletion(ctx, event)
}

export const complete: Action<Api['complete']> = async ({ id }, ctx) => {
  const { event, participation } = await openParticipation(ctx, id)
  ensure(canAnswer(participation, stageOf(event, ctx.now)), 'ANSWERS_CLOSED')
  // Before the participation is written, in the order in which `advance` locks.
  await lockTally(ctx.db, event.id)
  const questions = await listAsked(ctx, event)
  const answers = await listGiven(ctx, event)
  ensure(missing(questions, answers).length === 0, 'ANSWER_REQUIRED')
  await removeInapplicable(ctx, event, questions)
  await store.setCompleted(ctx.db, participation.id, ctx.now)
  await advance(ctx, participation.id)
  return describeCompletion(ctx, await openEvent(ctx, id))
}

async function openParticipation(ctx: ParticipantContext, key: string) {
  const event = await openEvent(ctx, key)
  const participation = await findParticipation(ctx.db, event.id, ctx.actor.participantId)
  ensure(participation, 'JOIN_FIRST')
  return { event, participation }
}

const stageOf = (event: StoredEvent, now: Date) => ({
  isOver: event.endsAt !== null && Date.parse(event.endsAt) <= now.getTime(),
  isCancelled: event.cancelledAt !== null,
})

const listAsked = async ({ db }: Pick<ParticipantContext, 'db'>, event: StoredEvent): Promise<EventQuestion[]> =>
  event.isOnboardingEnabled ? (await listQuestions(db, event.id)).filter(isAsked) : []

const listGiven = ({ db, actor }: ParticipantContext, event: StoredEvent) =>
  store.listOfParticipant(db, event.id, actor.participantId)

type Saving = { questions: EventQuestion[]; sent: SentAnswer; field: string }

async function saveAnswer(ctx: ParticipantContext, event: StoredEvent, { questions, sent, field }: Saving) {
  const { db, actor, now } = ctx
  const question = questions.find(({ id }) => id === sent.questionId)
  ensure(question && sent.optionIds.every(each => question.options.some(({ id }) => id === each)), 'NOT_FOUND')
  const given = await listGiven(ctx, event)
  const isApplicable = applicable(questions, given).some(({ id }) => id === question.id)
  const problem = isApplicable ? problemOf(question, sent, now) : 'choice'
  if (problem) throw new Failure('INVALID_INPUT', { fields: { [field]: explain(ctx, problem) } })
  const known = given.find(({ questionId }) => questionId === question.id)
  const described = describeAnswer(question, sent)
  if (described.freeText === '' && sent.optionIds.length === 0) return known && store.removeAnswer(db, known.id)
  return store.saveAnswer(db, {
    communityId: event.communityId,
    id: ctx.newId(),
    eventId: event.id,
    questionId: question.id,
    participantId: actor.participantId,
    type: question.type,
    questionText: question.text,
    ...described,
    optionIds: sent.optionIds,
    at: now,
  })
}

function explain({ lang }: ParticipantContext, problem: AnswerProblem): string {
  const words = fieldWords(lang)
  if (problem === 'required') return words.required
  if (problem === 'tooLong') return words.atMost.replace('{{max}}', String(questionLimits.answer))
  return problem === 'year' ? words.invalid : words.choice
}

/** What was answered before another answer made the question not apply would be read as an answer. */
async function removeInapplicable(ctx: ParticipantContext, event: StoredEvent, questions: EventQuestion[]) {
  const applying = applicable(questions, await listGiven(ctx, event))
  await store.removeOthers(ctx.db, {
    eventId: event.id,
    participantId: ctx.actor.participantId,
    questionIds: applying.map(({ id }) => id),
  })
}

/** A participation that is not confirmed goes back to its questions. */
async function reopenIfMissing(
  ctx: Pick<ParticipantContext, 'db'>,
  event: StoredEvent,
  participation: StoredParticipation,
) {
  const answers = await store.listOfParticipant(ctx.db, event.id, participation.participantId)
  if (missing(await listAsked(ctx, event), answers).length > 0) await store.reopen(ctx.db, participation.id)
}

async function describeProgress(ctx: ParticipantContext, event: StoredEvent) {
  const participation = await findParticipation(ctx.db, event.id, ctx.actor.participantId)
  return {
    ...progressOf(await listAsked(ctx, event), await listGiven(ctx, event)),
    startedAt: participation?.onboardingStartedAt ?? null,
    completedAt: participation?.onboardingCompletedAt ?? null,
  }
}

async function describeCompletion(ctx: ParticipantContext, event: StoredEvent) {
  const participation = await findParticipation(ctx.db, event.id, ctx.actor.participantId)
  const open = missing(await listAsked(ctx, event), await listGiven(ctx, event))
  return {
    isComplete: open.length === 0,
    completedAt: participation?.onboardingCompletedAt ?? null,
    missing: open,
    mine: await describeMine(ctx, event),
  }
}
