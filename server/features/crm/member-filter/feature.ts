import { memberFilterApi } from '#contract/crm/member-filter.ts'
import { feature, joinCalls } from '#server/platform/feature/feature.ts'
import { listChoices } from './actions.ts'

export const memberFilterFeature = feature('crm/member-filter', {
  calls: joinCalls(memberFilterApi, { listChoices }),
  personalData: [
    {
      table: 'listed_member',
      exported: { nothing: 'A copy of the profile, which is exported, in lower case.' },
      deletion: 'cascade',
    },
  ],
})
