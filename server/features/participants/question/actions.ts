import type { questionApi } from '#contract/participants/question.ts'
import type { Action, UserContext } from '#server/platform/http/context.ts'
import { ensure, Failure } from '#server/platform/http/failure.ts'
import { fieldWords } from '#server/platform/words/words.ts'
import { explainProblem, problemOf, unanswered, withKnownOptions } from './rules.ts'
import * as store from './store.ts'

type Api = typeof questionApi

export const list: Action<Api['list']> = async (_input, ctx) => store.listQuestions(ctx.db)

export const listMyAnswers: Action<Api['listMyAnswers']> = async (_input, ctx) =>
  withKnownOptions(await store.listQuestions(ctx.db), await store.listAnswers(ctx.db, ctx.actor.userId))

export const updateAnswers: Action<Api['updateAnswers']> = async ({ answers }, ctx) => {
  const questions = await store.listQuestions(ctx.db)
  const place = { communityId: ctx.community.id, userId: ctx.actor.userId, at: ctx.now }
  for (const [position, answer] of answers.entries()) {
    const question = questions.find(each => each.id === answer.questionId)
    ensure(question, 'NOT_FOUND')
    const problem = problemOf(question, answer, ctx.now)
    if (problem) {
      const sentence = explainProblem(problem, question, fieldWords(ctx.lang))
      throw new Failure('INVALID_INPUT', { fields: { [`answers.${position}`]: sentence } })
    }
    await store.saveAnswer(ctx.db, place, answer)
  }
  return {}
}

/** Whether every required question is answered. */
export async function hasAnsweredAll({ db, actor }: Pick<UserContext, 'db' | 'actor'>): Promise<boolean> {
  const [questions, answers] = [await store.listQuestions(db), await store.listAnswers(db, actor.userId)]
  return unanswered(questions, withKnownOptions(questions, answers)).length === 0
}

/** The answers of a user as texts, also those that members do not see. */
export const listShownAnswers = store.listShownAnswers
