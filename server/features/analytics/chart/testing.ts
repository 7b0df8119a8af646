import { moderators } from '#server/testing/actors.ts'
import type { SliceTesting } from '#server/testing/slice.ts'
import type { World } from '#server/testing/world.ts'

const ids = ({ elsewhere }: World) => ({ communityId: elsewhere.id })

export const testing: SliceTesting<'chart'> = {
  noun: 'chart',
  calls: {
    data: { access: moderators, actor: 'admin', input: ({ here }) => ({ communityId: here.id, range: '30' }), ids },
    distributions: { access: moderators, actor: 'admin', input: ({ here }) => ({ communityId: here.id }), ids },
    exportCsv: {
      access: moderators,
      actor: 'admin',
      input: ({ here }) => ({ communityId: here.id, chart: 'growth' }),
      ids,
    },
  },
}
