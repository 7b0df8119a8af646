import { buildQuestion } from '#server/features/participants/question/testing.ts'
import { moderators } from '#server/testing/actors.ts'
import type { SliceTesting } from '#server/testing/slice.ts'
import type { Both, World } from '#server/testing/world.ts'

declare module '#server/testing/world.ts' {
  interface WorldParts {
    /** Questions for a year. */
    answerChart: Both
  }
}

const ids = ({ answerChart }: World) => ({ questionId: answerChart.elsewhere })
const input = ({ answerChart }: World) => ({ questionId: answerChart.here })

export const testing: SliceTesting<'answerChart'> = {
  noun: 'answerChart',
  buildPart: async ({ t, here, elsewhere }) => ({
    here: await buildQuestion(t, here.id, { type: 'YEAR', place: 90 }),
    elsewhere: await buildQuestion(t, elsewhere.id, { type: 'YEAR', place: 90 }),
  }),
  calls: {
    get: { access: moderators, actor: 'admin', input, ids },
    exportCsv: { access: moderators, actor: 'admin', input, ids },
  },
}
