import type { SliceTesting } from '#server/testing/slice.ts'
import { organisersOnly } from '../event-question/testing.ts'

export const testing: SliceTesting<'statistics'> = {
  noun: 'statistics',
  calls: {
    get: {
      access: organisersOnly,
      actor: 'organiser',
      input: ({ eventAnswer }) => ({ id: eventAnswer.here.event }),
      ids: ({ eventAnswer }) => ({ id: eventAnswer.elsewhere.event }),
    },
    exportCsv: {
      access: organisersOnly,
      actor: 'organiser',
      input: ({ eventAnswer }) => ({ id: eventAnswer.here.event, format: 'csv' }),
      ids: ({ eventAnswer }) => ({ id: eventAnswer.elsewhere.event }),
    },
  },
}
