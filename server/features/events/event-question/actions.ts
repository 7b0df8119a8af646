import type { EventQuestion, eventQuestionApi, SentOption } from '#contract/events/event-question.ts'
import { questionLimits } from '#contract/events/question-fields.ts'
import type { Action, UserContext } from '#server/platform/http/context.ts'
import { ensure } from '#server/platform/http/failure.ts'
import { openEvent, openManagedEvent } from '../event/event-view.ts'
import { brokenConditions, canSelect, hasEnoughOptions, isAsked, isSameSet, translate } from './rules.ts'
import type { PlacedOption, QuestionFields } from './store.ts'
import * as store from './store.ts'

type Api = typeof eventQuestionApi

const whole = <T>(items: T[]) => ({ items, next: null, total: items.length })

export const list: Action<Api['list']> = async ({ id }, ctx) => {
  const event = await openManagedEvent(ctx, id)
  return whole(await store.listQuestions(ctx.db, event.id))
}

export const listTranslated: Action<Api['listTranslated']> = async ({ id, ...languages }, ctx) => {
  const event = await openManagedEvent(ctx, id)
  const questions = await store.listQuestions(ctx.db, event.id)
  return whole(questions.map(question => translate(question, { ...languages, lang: event.lang })))
}

export const listForParticipant: Action<Api['listForParticipant']> = async ({ id, ...languages }, ctx) => {
  const event = await openEvent(ctx, id)
  const questions = event.isOnboardingEnabled ? await store.listQuestions(ctx.db, event.id) : []
  const asked = questions.filter(isAsked).map(question => translate(question, { ...languages, lang: event.lang }))
  return whole(asked.map(question => ({ ...question, options: question.options.filter(canSelect) })))
}

export const create: Action<Api['create']> = async ({ id: key, options, translations, ...fields }, ctx) => {
  const { event, questions } = await openQuestions(ctx, key)
  ensure(questions.length < questionLimits.questions, 'TOO_MANY_QUESTIONS')
  const id = ctx.newId()
  const placed = placeOptions(ctx, options, [])
  ensureSound(questions, { ...fields, id, options: placed })
  const place = { communityId: event.communityId, eventId: event.id, id, at: ctx.now }
  await store.insertQuestion(ctx.db, place, fields)
  await store.saveOptions(ctx.db, place, placed)
  await store.saveTranslations(ctx.db, { ...place, key: `question.${id}` }, translations)
  return getQuestion(ctx, event.id, id)
}

export const update: Action<Api['update']> = async (input, ctx) => {
  const { id: key, questionId, options, translations, ...sent } = input
  const { event, questions } = await openQuestions(ctx, key)
  const known = questions.find(({ id }) => id === questionId)
  ensure(known, 'NOT_FOUND')
  const fields: QuestionFields = { ...known, ...withoutUndefined(sent) }
  const placed = options ? placeOptions(ctx, options, known.options) : known.options
  ensureSound(questions, { ...fields, id: questionId, options: placed })
  const place = { communityId: event.communityId, eventId: event.id, id: questionId, at: ctx.now }
  await store.updateQuestion(ctx.db, questionId, fields)
  if (options) await store.saveOptions(ctx.db, place, placed)
  if (translations) await store.saveTranslations(ctx.db, { ...place, key: known.translationKey }, translations)
  return getQuestion(ctx, event.id, questionId)
}

export const remove: Action<Api['remove']> = async ({ id: key, questionId }, ctx) => {
  const { questions } = await openQuestions(ctx, key)
  ensure(
    questions.some(({ id }) => id === questionId),
    'NOT_FOUND',
  )
  ensure(brokenConditions(questions.filter(({ id }) => id !== questionId)).length === 0, 'OPTION_IN_USE')
  await store.removeQuestion(ctx.db, questionId, ctx.now)
  return {}
}

export const reorder: Action<Api['reorder']> = async ({ id: key, ids }, ctx) => {
  const { event, questions } = await openQuestions(ctx, key)
  const known = new Map(questions.map(question => [question.id, question]))
  ensure(
    ids.every(each => known.has(each)),
    'NOT_FOUND',
  )
  ensure(isSameSet(ids, [...known.keys()]), 'QUESTIONS_CHANGED')
  ensure(brokenConditions(ids.map(id => known.get(id) as EventQuestion)).length === 0, 'CONDITION_NOT_EARLIER')
  await store.setOrder(ctx.db, ids)
  return whole(await store.listQuestions(ctx.db, event.id))
}

/** The questions, locked: conditions depend on all of them. */
async function openQuestions(ctx: UserContext, key: string) {
  const event = await openManagedEvent(ctx, key)
  await store.lockQuestions(ctx.db, event.id)
  return { event, questions: await store.listQuestions(ctx.db, event.id) }
}

async function getQuestion(ctx: UserContext, eventId: string, id: string): Promise<EventQuestion> {
  const question = (await store.listQuestions(ctx.db, eventId)).find(each => each.id === id)
  ensure(question, 'NOT_FOUND')
  return question
}

/** Ids that are sent must be options of this question, each once. */
function placeOptions(ctx: UserContext, options: SentOption[], known: { id: string }[]): PlacedOption[] {
  const placed = options.map(option => {
    ensure(option.id === undefined || known.some(({ id }) => id === option.id), 'NOT_FOUND')
    return { ...option, id: option.id ?? ctx.newId() }
  })
  ensure(new Set(placed.map(({ id }) => id)).size === placed.length, 'INVALID_INPUT')
  return placed
}

type Saved = QuestionFields & { id: string; options: PlacedOption[] }

/** A new question comes last. One that is not visible may wait for its options. */
function ensureSound(questions: EventQuestion[], saved: Saved): void {
  const options = [...questions, saved].flatMap(question => question.options.map(({ id }) => id))
  ensure(saved.shownAfterOptionId === null || options.includes(saved.shownAfterOptionId), 'NOT_FOUND')
  ensure(!saved.isVisible || hasEnoughOptions(saved), 'TOO_FEW_OPTIONS')
  const isNew = questions.every(({ id }) => id !== saved.id)
  const after = isNew ? [...questions, saved] : questions.map(each => (each.id === saved.id ? saved : each))
  const broken = brokenConditions(after)
  ensure(!broken.includes(saved.id), 'CONDITION_NOT_EARLIER')
  ensure(broken.length === 0, 'OPTION_IN_USE')
}

function withoutUndefined<T extends object>(fields: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as never
}
