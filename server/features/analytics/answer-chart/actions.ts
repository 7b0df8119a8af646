import { stringify } from 'csv-stringify/sync'
import type { AnswerChart, answerChartApi } from '#contract/analytics/answer-chart.ts'
import { words } from '#contract/capabilities.ts'
import { neutralise } from '#server/features/events/statistics/rules.ts'
import type { Action, UserContext } from '#server/platform/http/context.ts'
import { ensure } from '#server/platform/http/failure.ts'
import { foldSmall } from './rules.ts'
import * as store from './store.ts'

type Api = typeof answerChartApi

export const get: Action<Api['get']> = ({ questionId }, ctx) => readChart(ctx, questionId)

/** The mark by which spreadsheets know UTF-8. */
const byteOrderMark = '\uFEFF'

export const exportCsv: Action<Api['exportCsv']> = async ({ questionId }, ctx) => {
  const { questions, questionId: shown, groups, other, known } = await readChart(ctx, questionId)
  const { csv } = words[ctx.lang].analytics
  const share = (members: number) => (known > 0 ? Math.round((1000 * members) / known) / 1000 : null)
  const rows = [
    [questions.find(({ id }) => id === shown)?.text ?? csv.group, csv.members, csv.share],
    ...groups.map(({ label, members }) => [label, members, share(members)]),
    ...(other.members > 0 ? [[csv.other, other.members, share(other.members)]] : []),
  ]
  return {
    type: 'text/csv; charset=utf-8',
    cache: 'never',
    fileName: `${ctx.community.domain}-answers.csv`,
    body:
      byteOrderMark + stringify(rows, { cast: { string: neutralise }, record_delimiter: '\r\n', quoted_empty: false }),
  }
}

async function readChart({ db, lang }: UserContext, questionId: string | undefined): Promise<AnswerChart> {
  const questions = await store.listQuestions(db, lang)
  const question = questionId ? questions.find(({ id }) => id === questionId) : questions[0]
  ensure(question || !questionId, 'NOT_FOUND')
  const counted = await store.countAnswered(db, question?.id ?? null)
  return {
    questions: questions.map(({ id, text }) => ({ id, text })),
    questionId: question?.id ?? null,
    ...counted,
    ...foldSmall(question ? await countAnswers(db, question, lang) : []),
  }
}

const countAnswers = (db: UserContext['db'], { id, type }: store.CountedQuestion, lang: UserContext['lang']) =>
  type === 'YEAR' ? store.countYears(db, id) : store.countOptions(db, id, lang)
