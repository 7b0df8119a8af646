import { z } from 'zod'
import { endpoint, fileReply } from '../endpoint.ts'
import { id } from '../shapes.ts'

const count = z.number().int()

export const answerChart = z.strictObject({
  /** Questions whose answers can be counted, in the order of the questionnaire. */
  questions: z.array(z.strictObject({ id, text: z.string() })),
  /** Of which question the answers are; null if the community has none that can be counted. */
  questionId: id.nullable(),
  members: count,
  /** Members who answered. */
  known: count,
  groups: z.array(z.strictObject({ label: z.string(), members: count })),
  /** Groups that are not named because they are too small. */
  other: z.strictObject({ groups: count, members: count }),
})
export type AnswerChart = z.infer<typeof answerChart>

/** How the members answered one question of the questionnaire: options, or years. */
export const answerChartApi = {
  get: endpoint({
    call: 'GET /api/charts/answers',
    access: 'CAN_VIEW_ADMIN_PANEL',
    summary:
      'How many members gave each answer to a question with options or a year, without groups of fewer than three; the first such question if none is named.',
    input: { questionId: id.optional() },
    reply: answerChart,
  }),
  exportCsv: endpoint({
    call: 'GET /api/charts/answers/csv',
    access: 'CAN_VIEW_ADMIN_PANEL',
    summary: 'The same as a CSV file.',
    input: { questionId: id.optional() },
    reply: fileReply,
    replyKind: 'file',
    limit: 'eventExport',
  }),
}
