import type { SliceTesting } from '#server/testing/slice.ts'
import { organisersOfEvent } from '../event/testing.ts'

export const testing: SliceTesting<'statistics'> = {
  noun: 'statistics',
  calls: {
    get: {
      access: organisersOfEvent,
      actor: 'organiser',
      input: ({ eventAnswer }) => ({ id: eventAnswer.here.event }),
      ids: ({ eventAnswer }) => ({ id: eventAnswer.elsewhere.event }),
    },
    exportCsv: {
      access: organisersOfEvent,
      actor: 'organiser',
      input: ({ eventAnswer }) => ({ id: eventAnswer.here.event, format: 'csv' }),
      ids: ({ eventAnswer }) => ({ id: eventAnswer.elsewhere.event }),
    },
  },
}
