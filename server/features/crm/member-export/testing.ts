import { adminOnly } from '#server/testing/actors.ts'
import { open, type SliceTesting } from '#server/testing/slice.ts'

export const testing: SliceTesting<'memberExport'> = {
  noun: 'memberExport',
  calls: {
    download: {
      access: adminOnly,
      actor: 'admin',
      input: ({ segment }) => ({ segmentId: segment.here }),
      ids: ({ segment }) => ({ segmentId: segment.elsewhere, ids: open }),
    },
  },
}
