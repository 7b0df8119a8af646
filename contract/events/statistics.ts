import { z } from 'zod'
import { endpoint, fileReply } from '../endpoint.ts'
import { id } from '../shapes.ts'
import { eventKey } from './event.ts'
import { eventQuestionTypes } from './question-fields.ts'

const count = z.number().int()

const questionStatistics = z.strictObject({
  questionId: id,
  question: z.string(),
  type: z.enum(eventQuestionTypes),
  /** Removed questions are listed while there are answers to them. */
  isRemoved: z.boolean(),
  answers: count,
  /** Participants who have opened the questions, have not finished, and would continue here. */
  stoppedHere: count,
  /** Of RADIO and CHECKBOX. */
  options: z.array(z.strictObject({ optionId: id, text: z.string(), isRemoved: z.boolean(), count })),
  /** Of YEAR, ascending. */
  years: z.array(z.strictObject({ year: count, count })),
  /** Number of free texts. */
  texts: count,
})
export type QuestionStatistics = z.infer<typeof questionStatistics>

export const statistics = z.strictObject({
  /** Everybody who takes part or asked to. */
  totalParticipants: count,
  started: count,
  completed: count,
  /** Share of all participants, from 0 to 1. */
  completionRate: z.number(),
  /** Seconds from opening the questions to finishing them; null if nobody has. */
  averageSeconds: z.number().nullable(),
  medianSeconds: z.number().nullable(),
  questions: z.array(questionStatistics),
})
export type Statistics = z.infer<typeof statistics>

export const statisticsApi = {
  get: endpoint({
    call: 'GET /api/event/:id/onboarding/statistics',
    access: 'user',
    summary: 'Figures about the questions of an event, for its organisers.',
    input: { id: eventKey },
    reply: statistics,
    fails: ['EVENT_NOT_FOUND'],
  }),
  exportCsv: endpoint({
    call: 'GET /api/event/:id/onboarding/statistics/export',
    access: 'user',
    summary: 'The figures per question as a CSV file, for organisers.',
    input: { id: eventKey, format: z.literal('csv').default('csv') },
    reply: fileReply,
    replyKind: 'file',
    fails: ['EVENT_NOT_FOUND'],
    limit: 'eventExport',
  }),
}
