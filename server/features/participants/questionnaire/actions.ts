import { z } from 'zod'
import type { Question } from '#contract/participants/question.ts'
import { questionnaireLimits } from '#contract/participants/question-limits.ts'
import {
  hasEnoughOptions,
  type ManagedQuestion,
  questionFields,
  type questionnaireApi,
} from '#contract/participants/questionnaire.ts'
import { recordChange } from '#server/features/admin/change/actions.ts'
import type { Action, UserContext } from '#server/platform/http/context.ts'
import { ensure } from '#server/platform/http/failure.ts'
import { changedFields, isSameSet, orderAgain, placeFields } from './rules.ts'
import * as store from './store.ts'

type Api = typeof questionnaireApi

export const list: Action<Api['list']> = async (_input, { db }) => {
  const all = await store.listManaged(db)
  return { questions: all.filter(isAsked).map(managed), removed: all.filter(each => !each.isVisible).map(managed) }
}

export const create: Action<Api['create']> = async (sent, ctx) => {
  const all = await openQuestionnaire(ctx)
  ensure(all.filter(isAsked).length < questionnaireLimits.questions, 'TOO_MANY_COMMUNITY_QUESTIONS')
  ensure(hasEnoughOptions(sent), 'TOO_FEW_OPTIONS')
  const fields = placeFields(sent, { options: [] }, ctx.newId)
  ensure(fields, 'INVALID_INPUT')
  const id = ctx.newId()
  await store.insertQuestion(ctx.db, ctx.community.id, id, fields)
  await record(ctx, { ...fields, id }, { isRemoved: true }, { isRemoved: false, text: fields.text })
  return { ...fields, id, answers: 0 }
}

export const update: Action<Api['update']> = async ({ id, ...sent }, ctx) => {
  const known = find(await openQuestionnaire(ctx), id)
  ensure(hasEnoughOptions(sent), 'TOO_FEW_OPTIONS')
  ensure(sent.type === known.type || known.answers === 0, 'QUESTION_ANSWERED')
  const fields = placeFields(sent, known, ctx.newId)
  ensure(fields, 'INVALID_INPUT')
  await store.updateQuestion(ctx.db, id, fields)
  const { before, after } = changedFields(fieldsOf(known), fieldsOf(fields))
  await record(ctx, known, before, after)
  return { ...fields, id, answers: known.answers }
}

export const reorder: Action<Api['reorder']> = async ({ ids }, ctx) => {
  const all = await openQuestionnaire(ctx)
  for (const id of ids) find(all, id)
  const known = all.filter(isAsked).map(each => each.id)
  ensure(isSameSet(ids, known), 'QUESTIONS_CHANGED')
  await store.setOrder(ctx.db, ids)
  await recordOrder(ctx, known, ids)
  return {}
}

export const remove: Action<Api['remove']> = async ({ id }, ctx) => {
  await setAsked(ctx, find(await openQuestionnaire(ctx), id), false)
  return {}
}

export const restore: Action<Api['restore']> = async ({ id }, ctx) => {
  const all = await openQuestionnaire(ctx)
  const known = find(all, id)
  const isRoom = known.isVisible || all.filter(isAsked).length < questionnaireLimits.questions
  ensure(isRoom, 'TOO_MANY_COMMUNITY_QUESTIONS')
  await setAsked(ctx, known, true)
  return {}
}

const orderFields = z.object({ order: z.array(z.string()) })
const removedFields = z.object({ isRemoved: z.boolean() })
const recordedFields = z.object({
  ...questionFields,
  options: z.array(z.strictObject({ id: z.string(), text: questionFields.text })),
})

/**
 * Writes recorded values of a question, or of the order, back. False if they do not fit any more: the question is gone, or was
 * answered under another type.
 */
export async function undoQuestionChange(
  ctx: UserContext,
  { subjectId, before }: { subjectId: string | null; before: object },
): Promise<boolean> {
  const all = await openQuestionnaire(ctx)
  const order = orderFields.safeParse(before)
  if (order.success) {
    const known = all.filter(isAsked).map(each => each.id)
    const ids = orderAgain(order.data.order, known)
    await store.setOrder(ctx.db, ids)
    await recordOrder(ctx, known, ids)
    return true
  }
  const known = all.find(({ id }) => id === subjectId)
  if (!known) return false
  const removed = removedFields.safeParse(before)
  if (removed.success) {
    await setAsked(ctx, known, !removed.data.isRemoved)
    return true
  }
  const fields = recordedFields.safeParse({ ...fieldsOf(known), ...before })
  if (!fields.success || (fields.data.type !== known.type && known.answers > 0)) return false
  await store.updateQuestion(ctx.db, known.id, fields.data)
  const changed = changedFields(fieldsOf(known), fieldsOf(fields.data))
  await record(ctx, known, changed.before, changed.after)
  return true
}

async function setAsked(ctx: UserContext, known: store.StoredQuestion, isVisible: boolean): Promise<void> {
  if (known.isVisible === isVisible) return
  await store.setAsked(ctx.db, known.id, isVisible)
  await record(ctx, known, { isRemoved: !known.isVisible }, { isRemoved: !isVisible })
}

/** All questions, locked. */
async function openQuestionnaire({ db, community }: UserContext): Promise<store.StoredQuestion[]> {
  await store.lockQuestionnaire(db, community.id)
  return store.listManaged(db)
}

function find(all: store.StoredQuestion[], id: string): store.StoredQuestion {
  const found = all.find(each => each.id === id)
  ensure(found, 'NOT_FOUND')
  return found
}

const isAsked = ({ isVisible }: store.StoredQuestion): boolean => isVisible
const managed = ({ isVisible: _, ...question }: store.StoredQuestion): ManagedQuestion => question

const fieldsOf = ({ type, text, hint, isRequired, isAnswerVisible, options, atMost }: Omit<Question, 'id'>) => ({
  ...{ type, text, hint, isRequired, isAnswerVisible, options, atMost },
})

type Values = Parameters<typeof recordChange>[2]['before']

/** A new order has no subject: it is about all questions. */
const recordOrder = (ctx: UserContext, before: string[], after: string[]): Promise<void> =>
  recordChange(ctx, ctx.actor, { kind: 'question', before: { order: before }, after: { order: after }, canUndo: true })

const record = (
  ctx: UserContext,
  { id, text }: Pick<Question, 'id' | 'text'>,
  before: Values,
  after: Values,
): Promise<void> =>
  recordChange(ctx, ctx.actor, {
    kind: 'question',
    subject: text[ctx.community.lang],
    subjectId: id,
    before,
    after,
    canUndo: true,
  })
