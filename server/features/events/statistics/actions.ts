import { stringify } from 'csv-stringify/sync'
import type { Statistics, statisticsApi } from '#contract/events/statistics.ts'
import type { Action, VisitorContext } from '#server/platform/http/context.ts'
import { openManagedEvent } from '../event/event-view.ts'
import type { StoredEvent } from '../event/store.ts'
import { nextQuestion } from '../event-answer/rules.ts'
import { isAsked } from '../event-question/rules.ts'
import { listQuestions } from '../event-question/store.ts'
import { phrases } from './phrases.ts'
import { averageOf, medianOf, rateOf, statisticsRows } from './rules.ts'
import * as store from './store.ts'

type Api = typeof statisticsApi

export const get: Action<Api['get']> = async ({ id }, ctx) => describe(ctx, await openManagedEvent(ctx, id))

export const exportCsv: Action<Api['exportCsv']> = async ({ id }, ctx) => {
  const event = await openManagedEvent(ctx, id)
  const rows = statisticsRows(await describe(ctx, event), phrases[ctx.lang])
  return {
    type: 'text/csv; charset=utf-8',
    cache: 'never',
    fileName: `${event.slug}-statistics.csv`,
    // The byte order mark tells spreadsheets that it is UTF-8.
    body: stringify([phrases[ctx.lang].columns, ...rows], { bom: true }),
  }
}

async function describe({ db }: VisitorContext, event: StoredEvent): Promise<Statistics> {
  const { total, started, completed } = await store.countParticipants(db, event.id)
  const seconds = await store.listSeconds(db, event.id)
  const asked = (await listQuestions(db, event.id)).filter(isAsked)
  const stops = (await store.listUnfinished(db, event.id)).map(answers => nextQuestion(asked, answers))
  const figures = await store.listFigures(db, event.id)
  return {
    totalParticipants: total,
    started,
    completed,
    completionRate: rateOf(completed, total),
    averageSeconds: averageOf(seconds),
    medianSeconds: medianOf(seconds),
    questions: figures.map(figure => ({
      ...figure,
      stoppedHere: stops.filter(questionId => questionId === figure.questionId).length,
    })),
  }
}
